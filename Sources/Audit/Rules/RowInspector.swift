internal import JSONText
internal import Sizing
internal import TextAnalysis
internal import TextLayout

/// Looks for faults in the layout of a row.
///
/// Texts are laid out again only where something may be wrong with them.
struct RowInspector {
  let layout: RowLayout
  let direction: TextDirection
  let rules: AuditRules
  /// The least side of what takes taps in rows of this kind.
  let minimumTapTarget: Double
  /// The row, of which views may be behind each other on purpose; `nil` if that is not known.
  var row: (any Row)?

  /// What is within half a point is no fault: less than a pixel of most screens, and what rounding to pixels moves.
  private static let tolerance = 0.5

  /// The faults, in the order of the elements.
  var faults: [RowFault] {
    var faults: [RowFault] = []
    // By index: most elements are only looked at, and copying them would be most of the work.
    for index in layout.elements.indices where !layout.elements[index].isContainer {
      let start = faults.count
      if let text = layout.elements[index].text { inspect(text, of: layout.elements[index], &faults) }
      inspectFrame(of: layout.elements[index], &faults, known: faults[start...].map(\.kind))
    }
    inspectOverlaps(&faults)
    inspectTapTargets(&faults)
    return faults.isEmpty ? faults : faults.filter { rules.kinds.contains($0.kind) }
  }

  // MARK: Texts

  private func inspect(_ text: ElementText, of element: RowElement, _ faults: inout [RowFault]) {
    // How the text may differ on a device is asked for only where that matters: its lines are counted twice for it.
    func report(_ kind: FindingKind, _ detail: String, isUncertain: Bool?) {
      faults.append(
        RowFault(
          kind: kind, element: element.name, text: text.content.text, detail: detail,
          isUncertain: isUncertain ?? false))
    }
    if text.isTruncated {
      let hidden = text.lines(in: direction).hidden.map { text.content.string(in: $0) } ?? ""
      report(
        .truncated, "\(text.lineCount.lines) shown, and “\(hidden.shortened)” is left out",
        isUncertain: text.uncertainty?.mayBeWhole)
    }
    if let maximum = rules.maximumLines, text.lineCount > maximum {
      report(
        .wraps, "\(text.lineCount.lines); at most \(maximum)",
        isUncertain: text.uncertainty.map { $0.lines.lowerBound <= maximum })
    }
    let highest = element.frame.height + Self.tolerance
    if text.height > highest {
      report(
        .clipped, "its lines are \(text.height.roundedText) high, its frame \(element.frame.height.roundedText)",
        isUncertain: text.uncertainty.map { $0.leastHeight <= highest })
    }
    // Lines break to fit, so only a frame as narrow as a few letters can be too narrow for a line. A truncated text is
    // reported once, as truncated.
    if element.frame.width < 2 * text.fontSize, !text.isTruncated || !rules.kinds.contains(.truncated) {
      let width = text.lines(in: direction).width
      if width > element.frame.width + Self.tolerance {
        let narrowest = width * (1 - text.content.widthError)
        report(
          .overflow, "its widest line is \(width.roundedText) wide, its frame \(element.frame.width.roundedText)",
          isUncertain: text.hasUncertainWidth && narrowest <= element.frame.width + Self.tolerance)
        return
      }
    }
    guard let word = brokenWord(of: text, element) else { return }
    report(
      .brokenWord, "its widest word is \(word.roundedText) wide, its frame \(element.frame.width.roundedText)",
      isUncertain: text.hasUncertainWidth
        && word * (1 - text.content.widthError) <= element.frame.width + Self.tolerance)
  }

  /// The width of a word that is broken because no line has room for it; a truncated text is a fault of its own.
  private func brokenWord(of text: ElementText, _ element: RowElement) -> Double? {
    guard text.lineCount > 1, !text.isTruncated, rules.kinds.contains(.brokenWord) else { return nil }
    let word = text.content.minimumContentWidth(size: text.fontSize)
    return word > element.frame.width + Self.tolerance ? word : nil
  }

  // MARK: Frames

  /// Reports an element that leaves its row; in a row that was swiped aside it may leave it at the sides.
  ///
  /// - Parameter known: What is wrong with its text.
  private func inspectFrame(of element: RowElement, _ faults: inout [RowFault], known: [FindingKind]) {
    let frame = element.frame.standardized
    let beyondSides = max(-frame.x, frame.maxX - layout.size.width)
    if beyondSides > Self.tolerance, !layout.clipsElements, !known.contains(.overflow) {
      faults.append(
        RowFault(
          kind: .overflow, element: element.name, text: element.shownText,
          detail: "it reaches \(beyondSides.roundedText) beyond the side of its row"))
    }
    let beyondEnds = max(-frame.y, frame.maxY - layout.size.height)
    if beyondEnds > Self.tolerance, !known.contains(.clipped) {
      faults.append(
        RowFault(
          kind: .clipped, element: element.name, text: element.shownText,
          detail:
            "it reaches \(beyondEnds.roundedText) beyond the \(beyondEnds == -frame.y ? "top" : "bottom") of its row"))
    }
  }

  /// Reports elements that cover each other, except for views of a `ZStack`.
  ///
  /// Of a text its lines count, not its frame.
  private func inspectOverlaps(_ faults: inout [RowFault]) {
    let elements = layout.elements
    let frames = elements.map(\.frame.standardized)
    lazy var layers = row.map(ViewLayers.init(of:))
    // From left to right, so that an element meets those beside it only.
    let order = elements.indices.filter { !elements[$0].isContainer }.sorted { frames[$0].x < frames[$1].x }
    var pairs: [(Int, Int)] = []
    for (place, left) in order.enumerated() {
      for right in order[(place + 1)...].prefix(while: { frames[$0].x < frames[left].maxX })
      where frames[left].overlap(frames[right]) != nil {
        pairs.append((min(left, right), max(left, right)))
      }
    }
    for (index, other) in pairs.sorted(by: <) {
      guard layers?.areLayered(elements[index].name, elements[other].name) != true,
        let overlap = shownRect(of: elements[index]).overlap(shownRect(of: elements[other]))
      else { continue }
      faults.append(
        RowFault(
          kind: .overlap, element: elements[index].name, text: elements[index].shownText,
          detail:
            "it and \(elements[other].name) share \(overlap.width.roundedText) × \(overlap.height.roundedText)",
          isUncertain: overlap.width - Self.tolerance <= doubt(of: elements[index]) + doubt(of: elements[other])))
    }
  }

  /// By how much narrower a text may be on a device, in points.
  private func doubt(of element: RowElement) -> Double {
    guard let text = element.text, text.content.widthError > 0 else { return 0 }
    return shownRect(of: element).width * text.content.widthError
  }

  /// What an element shows: all of its frame, or the lines of its text.
  private func shownRect(of element: RowElement) -> LayoutRect {
    let frame = element.frame.standardized
    guard let text = element.text else { return frame }
    let layout = text.lines(in: direction)
    let left = layout.lines.map(\.x).min() ?? 0
    let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
    // A label that is higher than its text may have it in its middle.
    let top = min(max(0, text.baseline - layout.firstBaseline), max(0, frame.height - text.height))
    return LayoutRect(
      x: frame.x + left, y: frame.y + top, width: right - left, height: min(frame.height, text.height))
  }

  // MARK: Taps

  private func inspectTapTargets(_ faults: inout [RowFault]) {
    let minimum = minimumTapTarget
    func inspect(_ target: LayoutRect?, _ name: ElementName?) {
      guard let target, min(target.width, target.height) < minimum - Self.tolerance else { return }
      faults.append(
        RowFault(
          kind: .tapTarget, element: name,
          detail:
            "\(target.width.roundedText) × \(target.height.roundedText); at least \(minimum.roundedText) × \(minimum.roundedText)"
        ))
    }
    inspect(layout.hitTarget, nil)
    for index in layout.elements.indices where layout.elements[index].hitTarget != nil {
      if rules.minimumTapTarget == nil, layout.elements[index].content?.hasSystemSize ?? false { continue }
      inspect(layout.elements[index].hitTarget, layout.elements[index].name)
    }
  }
}

extension LayoutRect {
  /// What two rectangles share, if that is more than half a point wide and high.
  fileprivate func overlap(_ other: LayoutRect) -> LayoutSize? {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0.5 && height > 0.5 ? LayoutSize(width: width, height: height) : nil
  }
}

extension ElementContent {
  /// Whether it is a control whose size the system gives, so that nobody who makes a list could mend it.
  ///
  /// Source: WCAG 2.2, criteria 2.5.5 and 2.5.8: what has the size of the user agent is excepted.
  fileprivate var hasSystemSize: Bool {
    switch self {
    case .toggle, .info: true
    case .symbol, .picture, .disclosure, .chevron, .checkmark: false
    }
  }
}

extension RowElement {
  /// Whether the element shows nothing itself, or is a line at an edge, which others may touch.
  fileprivate var isContainer: Bool {
    // Only names that end like these are compared whole.
    switch name.rawValue.utf8.first {
    case UInt8(ascii: "s") where name.rawValue.hasPrefix("swipe."): name.rawValue.contains(".action")
    default:
      name.rawValue.utf8.last == UInt8(ascii: "r") && (name == .textContainer || name.rawValue.hasSuffix("eparator"))
    }
  }

  /// The text that the element shows; empty if it is no label.
  fileprivate var shownText: String { text?.content.text ?? "" }
}

extension Int {
  /// A number of lines in words.
  var lines: String { self == 1 ? "1 line" : "\(self) lines" }
}
