internal import TextAnalysis
internal import TextLayout
internal import Typography

extension SwiftUIRow {
  /// The view of a row that is more than texts beside an image; `nil` for other rows.
  static func composed(_ content: Content) -> SwiftUIView? {
    guard content.trailing != nil else { return content.view }
    var parts = [content.view ?? standard(content)]
    if let trailing = content.trailing { parts += [.spacer(), trailing] }
    return .horizontal(parts)
  }

  private static func standard(_ content: Content) -> SwiftUIView {
    var texts: [SwiftUIView] = []
    if let text = content.text { texts.append(.text(text).markdown(content.isMarkdown).named("title")) }
    if let detail = content.detail {
      texts.append(
        .text(detail, content.detailStyle).markdown(content.isMarkdown).named("detail").foreground(.secondary))
    }
    let column = SwiftUIView.vertical(alignment: .leading, texts)
    guard let image = content.image, !image.isEmpty else { return column }
    return .horizontal(spacing: content.imageSpacing, [.image(image), column])
  }

  func place(_ sized: SizedView, at origin: LayoutPoint, _ grid: PixelGrid, _ plan: inout RowPlan) {
    if sized.isInner {
      let name = sized.view.name
      var frame = LayoutRect(x: grid.round(origin.x), y: grid.round(origin.y), sized.size)
      switch sized.view.view.kind {
      case .text: plan.place(name, sized.text?.label, sized.text?.measurement, frame)
      case .image(let image): plan.place(name, frame, content: image.isSymbol ? .symbol : .picture)
      case .toggle(let isOn):
        // A switch is larger than what it adds to the row.
        (frame.width, frame.height) = (profile.switchSize.width, profile.switchSize.height)
        frame.y = grid.round(origin.y + (sized.size.height - frame.height) / 2)
        plan.place(name, frame, takesTaps: true, content: .toggle(isOn: isOn))
      case .stepper: plan.place(name, frame, takesTaps: true)
      case .divider: plan.place(name, frame)
      case .spacer, .stack, .fit: break
      }
    }
    for (place, child) in sized.children {
      self.place(child, at: LayoutPoint(x: origin.x + place.x, y: origin.y + place.y), grid, &plan)
    }
  }

  /// The names of the elements that show the images of the row's view, in the order of declaration.
  package var imageNames: [ElementName] {
    var names: [ElementName] = []
    view?.forEach { if case .image = $0.view.kind { names.append($0.name) } }
    return names
  }

  func colors(of view: PreparedView) -> [ElementName: SRGBColor] {
    var colors: [ElementName: SRGBColor] = [:]
    view.forEach { node in
      let own: SRGBColor? =
        switch node.view.foreground {
        case .primary: SystemColor.label
        case .secondary: SystemColor.secondaryLabel
        case .tertiary: SystemColor.tertiaryLabel
        case .tint: tint
        case .color(let color): color
        case nil: nil
        }
      switch node.view.kind {
      case .text(let text): colors[node.name] = own ?? text.properties.color
      case .image(let image) where image.isSymbol: colors[node.name] = own ?? SystemColor.label
      case .divider: colors[node.name] = SystemColor.separator
      default: break
      }
    }
    return colors
  }

  // MARK: Widths

  /// The least width from which on no text is wrapped or cut.
  ///
  /// It is the ideal width of the view, or more where a stack, which divides that width by flexibility, offers some
  /// views less than their ideal widths.
  ///
  /// Cost: that of two layouts, or some twenty where it is more.
  func preferredWidth(of view: PreparedView, _ traits: Traits) -> Double {
    let sizing = ViewSizing(traits: traits, profile: profile)
    let ideal = sizing.size(view, ViewProposal())
    return leastWidth(from: ideal.size.width) { width in
      sizing.size(view, ViewProposal(width: width)).shownLines == ideal.shownLines
    }
  }

  /// The least width, in whole points, in which the view fits and breaks no word.
  ///
  /// Cost: some twenty times that of a layout, as stacks share widths out.
  func minimumWidth(of view: PreparedView, _ traits: Traits) -> Double {
    let sizing = ViewSizing(traits: traits, profile: profile)
    let preferred = preferredWidth(of: view, traits)
    return min(
      preferred,
      leastWidth(from: 0, to: preferred) { width in
        let sized = sizing.size(view, ViewProposal(width: width))
        return traits.pixelGrid.fits(sized.size.width, in: width) && sized.breaksNoWord(traits)
      })
  }

  /// The least width that is enough: `first`, or a whole number of points.
  ///
  /// If no width is enough, as in a frame that is too narrow, it is `last`, or `first` without one.
  ///
  /// - Parameters:
  ///   - first: The lower bound, which is tried first.
  ///   - last: A greater width, which is tried next; `nil` for none.
  private func leastWidth(from first: Double, to last: Double? = nil, _ isEnough: (Double) -> Bool) -> Double {
    guard !isEnough(first) else { return first }
    var (low, high) = (first.rounded(.down) + 1, max(first, last ?? first).rounded(.up))
    // Own: a view that six times its width does not suit is suited by none.
    var tries = 0
    while !isEnough(high) {
      guard tries < 6 else { return last ?? first }
      (low, high, tries) = (high + 1, 2 * high + 1, tries + 1)
    }
    while low < high {
      let middle = ((low + high) / 2).rounded(.down)
      if isEnough(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }
}

extension SizedView {
  /// How many lines each text in it has, as a negative number if it is cut.
  fileprivate var shownLines: [Int] {
    (text.map { [$0.measurement.isTruncated ? -$0.measurement.lineCount : $0.measurement.lineCount] } ?? [])
      + children.flatMap(\.view.shownLines)
  }

  fileprivate func breaksNoWord(_ traits: Traits) -> Bool {
    if let text {
      let word = text.label.width(.words, fontSize: text.measurement.fontSize)
      guard traits.pixelGrid.fits(word, in: size.width) else { return false }
    }
    return children.allSatisfy { $0.view.breaksNoWord(traits) }
  }
}
