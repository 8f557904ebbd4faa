internal import JSONText
internal import ListDocument
internal import Sizing
internal import TextLayout

/// Compares rows one after another, from the top.
struct RowComparer {
  let options: ComparisonOptions
  let tolerance: Double
  let origin: ComparisonOptions.Origin
  /// Where positions are measured from: Galley's, and the recording's.
  private var zero: (galley: Double, recorded: Double)?
  private var values: [ComparedValue] = []
  /// The paths of what was compared so far, cached since most rows have the paths of the rows before.
  private(set) var paths: [[JSONPath.Step]: JSONPath] = [:]

  init(options: ComparisonOptions, tolerance: Double, origin: ComparisonOptions.Origin) {
    self.options = options
    self.tolerance = tolerance
    self.origin = origin
    if origin == .list { zero = (0, 0) }
  }

  /// Compares the list itself.
  func compareList(
    width: (galley: Double, recorded: Double?), height: (galley: Double, recorded: Double?)
  ) -> [ComparedValue] {
    var comparer = self
    comparer.values = []
    comparer.compare([.key("width")], "width", of: "list", width.galley, width.recorded)
    comparer.compare([.key("height")], "height", of: "list", height.galley, height.recorded)
    return comparer.values
  }

  /// Compares a row with what was recorded of it.
  mutating func compare(_ row: DocumentRow, _ recorded: RecordedRow) -> RowComparison {
    values = []
    var comparison = RowComparison(row, presence: .both)
    comparison.id = row.row.id ?? recorded.id
    comparison.place = recorded.place
    let frame = row.placed.frame
    compareRowFrame(frame, recorded.frame)
    compareRow(row, recorded)
    for name in recorded.elements.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      compare(name, row.placed.layout[name], recorded.elements[name] ?? nil)
    }
    if !recorded.views.isEmpty { comparison.otherViews = compareViews(row, recorded) }
    comparison.values = values
    if recorded.isAtEdge, let height = recorded.frame.height { comparison.isCutOff = height < frame.height - tolerance }
    move(to: frame, recorded.frame)
    return comparison
  }

  // MARK: The row

  private mutating func compareRowFrame(_ frame: LayoutRect, _ recorded: RecordedFrame) {
    let path: [JSONPath.Step] = [.key("frame")]
    compare(path + [.key("x")], "x", of: "row", frame.x, recorded.x, precision: recorded.precision)
    // The first row is where positions are measured from, unless that is the list.
    if let zero {
      compare(
        path + [.key("y")], "y", of: "row", frame.y - zero.galley, recorded.y.map { $0 - zero.recorded },
        precision: recorded.precision)
    }
    compare(path + [.key("width")], "width", of: "row", frame.width, recorded.width, precision: recorded.precision)
    compare(path + [.key("height")], "height", of: "row", frame.height, recorded.height, precision: recorded.precision)
  }

  /// Moves the origin for the rows that follow.
  private mutating func move(to frame: LayoutRect, _ recorded: RecordedFrame) {
    guard let y = recorded.y else { return }
    switch origin {
    case .list: break
    case .firstRow: zero = zero ?? (frame.y, y)
    case .previousRow: zero = recorded.height.map { (frame.maxY, y + $0) }
    }
  }

  private mutating func compareRow(_ row: DocumentRow, _ recorded: RecordedRow) {
    if let divider = recorded.divider {
      compare([.key("divider")], "divider", of: "row", row.placed.divider, divider.frame)
    }
    if let hitTarget = recorded.hitTarget {
      compare([.key("hitTarget")], "hitTarget", of: "row", row.placed.layout.hitTarget, hitTarget)
    }
    if let radii = recorded.cornerRadii {
      let own = row.placed.corners?.clockwise
      for (index, radius) in radii.enumerated() {
        let path: [JSONPath.Step] = [.key("cornerRadii"), .index(index)]
        let galley = own.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? 0
        compare(path, "cornerRadii", of: "row", galley, radius)
      }
    }
    compareSpeech(row, recorded)
  }

  // MARK: Elements

  private mutating func compare(_ name: ElementName, _ element: RowElement?, _ recorded: RecordedElement?) {
    let path: [JSONPath.Step] = [.key("elements"), .key(name.rawValue)]
    guard let element, let recorded else {
      if (element == nil) != (recorded == nil), options.includes("text", of: name.rawValue) {
        add(path, element == nil ? .absent : .present, recorded == nil ? .absent : .present, agrees: false)
      }
      return
    }
    compare(path, of: name.rawValue, element.frame, recorded.frame)
    let text = element.text
    compare(
      path + [.key("lines")], "lines", of: name.rawValue, text.map { Double($0.lineCount) },
      recorded.lines.map(Double.init))
    compare(path + [.key("fontSize")], "fontSize", of: name.rawValue, text?.fontSize, recorded.fontSize)
    compare(path + [.key("baseline")], "baseline", of: name.rawValue, text?.baseline, recorded.baseline)
    if let isTruncated = recorded.isTruncated, options.includes("truncated", of: name.rawValue) {
      add(
        path + [.key("truncated")], text.map { .flag($0.isTruncated) } ?? .absent, .flag(isTruncated),
        agrees: text?.isTruncated == isTruncated)
    }
    if let isOn = recorded.isOn, options.includes("isOn", of: name.rawValue) {
      let own = element.content?.isOn
      add(path + [.key("isOn")], own.map { .flag($0) } ?? .absent, .flag(isOn), agrees: own == isOn)
    }
    if let hitTarget = recorded.hitTarget {
      compare(path + [.key("hitTarget")], "hitTarget", of: name.rawValue, element.hitTarget, hitTarget)
    }
  }

  /// Compares elements with the views of a dump.
  ///
  /// - Returns: The views that are no element.
  private mutating func compareViews(_ row: DocumentRow, _ recorded: RecordedRow) -> [RecordedView] {
    let matcher = ElementMatcher(row, recorded.views)
    let elements = row.placed.layout.elements
    let hasLabels = recorded.views.contains { $0.role == .label }
    // Where a row is no view, its elements are placed from the first of them.
    var offset: (x: Double, y: Double) = (0, 0)
    if recorded.frame.rect == nil, let first = elements.indices.first(where: { matcher.views[$0] != nil }) {
      let (own, other) = (elements[first].frame, matcher.views[first]?.frame.rect ?? elements[first].frame)
      offset = (own.x - other.x, own.y - other.y)
    }
    for (index, element) in elements.enumerated() {
      let name = element.name.rawValue
      let path: [JSONPath.Step] = [.key("elements"), .key(name)]
      guard let view = matcher.views[index] else {
        if element.text != nil, hasLabels, !recorded.isAtEdge, options.includes("views", of: name) {
          add(path, .present, .absent, agrees: false)
        }
        continue
      }
      if let own = row.texts[index], let text = view.text, options.includes("text", of: name) {
        let agrees = ComparableText(text).mayShow(own)
        add(path + [.key("text")], .text(agrees ? text : own.letters), .text(text), agrees: agrees)
      }
      // A view that the list cuts off shows neither where it begins nor where it ends.
      guard !view.isAtEdge, var frame = view.frame.rect else { continue }
      frame = frame.offset(x: offset.x, y: offset.y)
      var lengths = RecordedFrame(frame)
      lengths.precision = view.frame.precision
      compare(path, of: name, element.frame, lengths)
    }
    if options.includes("views", of: "row") {
      for view in matcher.others where [.label, .image, .control].contains(view.role) {
        add([.key("views"), .key(view.place)], .absent, .text(view.text ?? view.className), agrees: false)
      }
    }
    return matcher.others
  }

  // MARK: Values

  private mutating func compare(
    _ path: [JSONPath.Step], of element: String, _ frame: LayoutRect, _ recorded: RecordedFrame, in part: String? = nil
  ) {
    let path = part == nil ? path + [.key("frame")] : path
    for (name, own, other) in [
      ("x", frame.x, recorded.x), ("y", frame.y, recorded.y), ("width", frame.width, recorded.width),
      ("height", frame.height, recorded.height),
    ] {
      compare(path + [.key(name)], name, of: element, own, other, in: part, precision: recorded.precision)
    }
  }

  /// Compares a frame that Galley may not have.
  private mutating func compare(
    _ path: [JSONPath.Step], _ part: String, of element: String, _ frame: LayoutRect?, _ recorded: RecordedFrame
  ) {
    if let frame {
      compare(path, of: element, frame, recorded, in: part)
    } else if options.includes(part, of: element) {
      add(path, .absent, .present, agrees: false)
    }
  }

  private mutating func compare(
    _ path: [JSONPath.Step], _ name: String, of element: String, _ own: Double?, _ recorded: Double?,
    in part: String? = nil, precision: Double = 0
  ) {
    guard let recorded, options.includes(name, of: element, in: part) else { return }
    guard let own else { return add(path, .absent, .number(recorded), agrees: false) }
    // Counts have to be equal; lengths may also differ by floating-point error.
    let tolerance = name == "lines" ? 0 : tolerance + precision + 1e-9
    add(path, .number(own), .number(recorded), agrees: abs(own - recorded) <= tolerance)
  }

  mutating func add(
    _ path: [JSONPath.Step], _ own: ComparedValue.Value, _ recorded: ComparedValue.Value, agrees: Bool
  ) {
    let known = paths[path] ?? JSONPath(path)
    paths[path] = known
    values.append(ComparedValue(path: known, galley: own, recorded: recorded, agrees: agrees))
  }
}
