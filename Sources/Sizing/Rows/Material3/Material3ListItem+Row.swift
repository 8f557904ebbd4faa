internal import TextAnalysis
internal import TextLayout

extension Material3ListItem: PlannedRow {
  /// `m3.listItem`.
  public var kind: String { "m3.listItem" }

  /// The texts in the order in which they stand, since an item merges the semantics of its children.
  public var accessibility: RowAccessibility? {
    RowAccessibility([
      (.leading, leading?.text?.content), (.overline, overline?.content), (.title, title?.content),
      (.supporting, supporting?.content), (.trailing, trailing?.text?.content),
    ])
  }

  /// Puts the item together, in whole pixels.
  ///
  /// Elements: leading, overline, title, supporting, trailing. The width is rounded to whole pixels; a negative one
  /// counts as 0.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let scale = ComposeScale(traits)
    let arrangement = arrangement(width: max(0, scale.pixels(plan.width)), scale)
    plan.height = scale.points(arrangement.size.height)
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(arrangement, scale, &$0) }
    place(arrangement, in: &plan, scale, traits.direction)
  }

  private func place(
    _ arrangement: Arrangement, in plan: inout RowPlan, _ scale: ComposeScale, _ direction: TextDirection
  ) {
    plan.takesTaps = reading == .expressive
    let parts = arrangement.parts
    let pixels = PixelPlacement(scale: scale, width: arrangement.size.width, direction: direction)
    func place(_ name: ElementName, _ x: Int, _ y: Int, _ part: Measured?, _ text: ComposeText?) {
      guard let part else { return }
      guard let text, let box = part.text else { return pixels.place(name, x: x, y: y, part.size, in: &plan) }
      // A text at an end may fill a height that is not its own.
      let size = PixelSize(width: text.size(of: box, scale).width, height: part.size.height)
      pixels.place(name, x: x, y: y, size, text.element(of: box, scale), in: &plan)
    }
    place(.leading, arrangement.leading.x, arrangement.leading.y, parts.leading, leading?.text)
    let x = arrangement.text.x
    var y = arrangement.text.y
    place(.overline, x, y, parts.overline, overline)
    y += parts.overline?.size.height ?? 0
    place(.title, x, y, parts.title, title)
    y += parts.title?.size.height ?? 0
    place(.supporting, x, y, parts.supporting, supporting)
    place(.trailing, arrangement.trailing.x, arrangement.trailing.y, parts.trailing, trailing?.text)
  }

  // MARK: Widths

  /// The sum of leading, trailing, gaps, padding and texts.
  ///
  /// The paddings at both sides, in pixels: the older item rounds them as one length, the others each by itself.
  func horizontalPadding(_ scale: ComposeScale) -> Int {
    reading == .compose
      ? scale.pixels(metrics.startPadding + metrics.endPadding)
      : scale.pixels(metrics.startPadding) + scale.pixels(metrics.endPadding)
  }

  /// Leading and trailing are measured first, so they get the width they ask for.
  ///
  /// It is not inlined, since that would make each height cost more.
  @inline(never)
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let scale = ComposeScale(traits)
    let padding = horizontalPadding(scale)
    let ends = [leading, trailing].compactMap(\.self).reduce(0) {
      $0 + $1.width(.lines, scale) + scale.pixels(metrics.gap)
    }
    let texts = [overline, title, supporting].compactMap(\.self).map { $0.width(fit, scale) }.max() ?? 0
    return scale.points(padding + ends + texts)
  }
}
