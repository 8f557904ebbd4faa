internal import TextAnalysis
internal import TextLayout

extension Material2ListItem: PlannedRow {
  /// `m2.listItem`.
  public var kind: String { "m2.listItem" }

  /// The texts in the order in which they stand, since an item merges the semantics of its children.
  public var accessibility: RowAccessibility? {
    RowAccessibility([
      (.icon, icon?.text?.content), (.overline, overline?.content), (.title, title?.content),
      (.secondaryText, secondary?.content),
      (.trailing, trailing?.text?.content),
    ])
  }

  /// Puts the item together, in whole pixels.
  ///
  /// Elements: icon, overline, title, secondaryText, trailing.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let scale = ComposeScale(traits)
    let arrangement = arrangement(width: plan.width, scale)
    plan.height = scale.points(arrangement.size.height)
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(arrangement, scale, &$0) }
    let pixels = PixelPlacement(scale: scale, width: arrangement.size.width, direction: traits.direction)
    let padding = scale.pixels(Material2Metrics.padding)
    func place(_ name: ElementName, _ placed: PlacedSide, _ part: RowPart<ComposeText>?, x: Int) {
      let text = placed.box.flatMap { part?.text?.element(of: $0, scale) }
      pixels.place(name, x: x, y: placed.y, placed.size, text, in: &plan)
    }
    if let placed = arrangement.icon { place(.icon, placed, icon, x: padding) }
    for (name, text, placed) in texts(arrangement) {
      pixels.place(
        name, x: arrangement.textX, y: placed.y, text.size(of: placed.box, scale), text.element(of: placed.box, scale),
        in: &plan)
    }
    if let placed = arrangement.trailing {
      place(.trailing, placed, trailing, x: arrangement.size.width - padding - placed.size.width)
    }
  }

  // MARK: Arranging

  typealias PlacedText = (box: ComposeTextBox, y: Int)
  typealias PlacedSide = (y: Int, size: PixelSize, box: ComposeTextBox?)

  /// The position of each part, in pixels, from left to right.
  struct Arrangement {
    var size: PixelSize
    var icon: PlacedSide?
    var textX = 0
    var overline: PlacedText?
    var title: PlacedText?
    var secondary: PlacedText?
    var trailing: PlacedSide?
    var trailingHeight = 0
  }

  func texts(_ arrangement: Arrangement) -> [(name: ElementName, text: ComposeText, placed: PlacedText)] {
    [
      (ElementName.overline, overline, arrangement.overline), (.title, title, arrangement.title),
      (.secondaryText, secondary, arrangement.secondary),
    ].compactMap { name, text, placed in
      if let text, let placed { (name, text, placed) } else { nil }
    }
  }

  /// How many lines the item is meant to have, less one.
  var type: Int {
    if secondary == nil, overline == nil { return 0 }
    return (overline == nil && content.hasSingleLineSecondary) || secondary == nil ? 1 : 2
  }

  func arrangement(width: Double, _ scale: ComposeScale) -> Arrangement {
    var limits = PixelLimits(width: max(0, scale.pixels(width)))
    var result = Arrangement(size: PixelSize(width: limits.width, height: 0))
    let padding = scale.pixels(Material2Metrics.padding)
    if let icon = icon?.measured(limits.reduced(width: padding), scale) {
      result.icon = (0, icon.size, icon.text)
      result.textX = min(
        limits.width,
        max(padding + icon.size.width, scale.pixels(Material2Metrics.padding + Material2Metrics.iconWidth)))
      limits = limits.reduced(width: result.textX)
    }
    if let trailing = trailing?.measured(limits.reduced(width: padding), scale) {
      result.trailing = (0, trailing.size, trailing.text)
      limits = limits.reduced(width: trailing.size.width + padding)
    }
    limits = limits.reduced(width: 2 * padding)
    result.textX += padding
    // The column of two and three lines asks its texts to fill it (`BaselinesOffsetColumn`, in a weight that fills).
    limits.fixesWidth = type != 0
    let heights = content.icon == nil ? Material2Metrics.heights : Material2Metrics.heightsWithIcon
    result.size.height = scale.pixels(heights[type])
    switch type {
    case 0: arrangeOneLine(&result, limits, scale)
    case 1: arrangeTwoLines(&result, limits, scale)
    default: arrangeThreeLines(&result, limits, scale)
    }
    return result
  }

  private func arrangeOneLine(_ result: inout Arrangement, _ limits: PixelLimits, _ scale: ComposeScale) {
    let box = title?.measure(limits, scale)
    let iconPadding = scale.pixels(Material2Metrics.iconPadding)
    result.trailingHeight = result.trailing?.size.height ?? 0
    result.size.height = max(
      result.size.height, result.icon.map { $0.size.height + 2 * iconPadding } ?? 0, box?.height ?? 0,
      result.trailingHeight)
    let height = result.size.height
    if let icon = result.icon {
      result.icon?.y = ComposeScale.centered(icon.size.height + 2 * iconPadding, in: height) + iconPadding
    }
    if let box { result.title = (box, ComposeScale.centered(box.height, in: height)) }
    if let trailing = result.trailing {
      result.trailing?.y = ComposeScale.centered(trailing.size.height, in: height)
    }
  }

  /// Places the texts by their baselines and the icon 16 from the top; a trailing text by its baseline, and any other
  /// trailing part in the middle of the least height.
  private func arrangeTwoLines(_ result: inout Arrangement, _ limits: PixelLimits, _ scale: ComposeScale) {
    let least = result.size.height
    let top = scale.pixels(Material2Metrics.top)
    let hasIcon = content.icon != nil
    let first = scale.pixels(hasIcon ? Material2Metrics.firstBaselineWithIcon : Material2Metrics.firstBaseline)
    var column = BaselineColumn(scale: scale)
    if let overline {
      result.overline = column.place(overline, limits, at: scale.pixels(Material2Metrics.overlineBaseline))
      result.title = column.place(title, limits)
    } else {
      result.title = column.place(title, limits, at: first)
      result.secondary = column.place(secondary, limits)
    }
    var height = max(least, column.height)
    if let icon = result.icon {
      result.icon?.y = top
      height = max(height, icon.size.height + 2 * top)
    }
    if let trailing = result.trailing {
      let box = max(least, trailing.size.height)
      let inner = ComposeScale.centered(trailing.size.height, in: box)
      let y = trailing.box.map { first - (inner + $0.firstBaseline(scale)) } ?? 0
      result.trailing?.y = y + inner
      result.trailingHeight = y + box
      height = max(height, result.trailingHeight)
    }
    result.size.height = height
  }

  private func arrangeThreeLines(_ result: inout Arrangement, _ limits: PixelLimits, _ scale: ComposeScale) {
    let top = scale.pixels(Material2Metrics.top)
    let first = scale.pixels(Material2Metrics.firstBaseline)
    var column = BaselineColumn(scale: scale)
    result.overline = overline == nil ? nil : column.place(overline, limits, at: first)
    result.title = column.place(title, limits, at: overline == nil ? first : nil)
    result.secondary = column.place(secondary, limits)
    var height = max(result.size.height, column.height)
    if let icon = result.icon {
      // The icon's box is a square that includes the padding.
      let least = scale.pixels(Material2Metrics.padding + Material2Metrics.iconWidth) - 2 * top
      let inner = max(least, icon.size.height)
      result.icon?.y = top + ComposeScale.centered(icon.size.height, in: inner)
      height = max(height, inner + 2 * top)
    }
    if let trailing = result.trailing {
      let y =
        trailing.box.map {
          scale.pixels(Material2Metrics.firstBaseline - Material2Metrics.top) - $0.firstBaseline(scale)
        } ?? 0
      result.trailing?.y = top + y
      result.trailingHeight = top + max(0, y + trailing.size.height)
      height = max(height, result.trailingHeight)
    }
    result.size.height = height
  }

  /// A column of texts, each placed by its baseline, or lower where it would overlap the one above
  /// (`BaselinesOffsetColumn`).
  private struct BaselineColumn {
    let scale: ComposeScale
    var height = 0
    var descent = 0

    /// - Parameter baseline: From the top to the text's first baseline; `nil` for the usual distance from the text above.
    mutating func place(_ text: ComposeText?, _ limits: PixelLimits, at baseline: Int? = nil) -> PlacedText? {
      guard let text else { return nil }
      let box = text.measure(limits, scale)
      let offset = baseline ?? scale.pixels(Material2Metrics.baselineDistance)
      let padding = max(0, offset - box.firstBaseline(scale) - descent)
      let y = height + padding
      height = y + box.height
      descent = text.descent(of: box, scale)
      return (box, y)
    }
  }

  // MARK: Widths

  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let scale = ComposeScale(traits)
    let padding = scale.pixels(Material2Metrics.padding)
    var width = 2 * padding
    if let icon {
      width += max(
        padding + icon.width(.lines, scale), scale.pixels(Material2Metrics.padding + Material2Metrics.iconWidth))
    }
    if let trailing { width += trailing.width(.lines, scale) + padding }
    return scale.points(
      width + ([overline, title, secondary].compactMap(\.self).map { $0.width(fit, scale) }.max() ?? 0))
  }

  /// What the item looks like: black, of the opacities of `ContentAlpha`.
  ///
  /// Source, code: `ListItem.kt` and `ContentAlpha.kt` (low contrast) of Compose Material 1 (androidx at 080d2b3).
  public func appearance(traits: Traits) -> RowAppearance {
    let isDisabled = traits.state.contains(.disabled)
    let high = SRGBColor.black.opacity(isDisabled ? 0.38 : 0.87)
    var appearance = RowAppearance(
      colors: [
        .title: high, .overline: high, .trailing: high, .icon: SRGBColor.black.opacity(isDisabled ? 0.38 : 0.6),
        .secondaryText: SRGBColor.black.opacity(isDisabled ? 0.38 : 0.6),
      ])
    appearance.roundAvatars([.icon: content.icon, .trailing: content.trailing])
    return appearance
  }
}
