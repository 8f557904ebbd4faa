internal import TextLayout
internal import Typography

extension FlutterListTile: PlannedRow {
  /// `flutter.listTile`.
  public var kind: String { "flutter.listTile" }

  /// A tile reaches to the edges and keeps its content out of the safe area: the padding at a side is at least that
  /// much (`SafeArea(minimum:)`).
  public var extendsUnderSafeArea: Bool { true }

  /// The texts in the order of the widget's children, a line each, as Flutter merges the semantics of a tile.
  public var accessibility: RowAccessibility? {
    RowAccessibility(
      [
        (.leading, leading?.text?.content), (.title, title?.content), (.subtitle, subtitle?.content),
        (.trailing, trailing?.text?.content),
      ], separator: "\n")
  }

  /// Puts the tile together in its layout direction.
  ///
  /// Elements: leading, title, subtitle, trailing.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let arrangement = arrange(width: plan.width, traits)
    plan.height = arrangement.height
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(arrangement, traits, &$0) }
    plan.takesTaps = true
    plan.followsDirection = true
    func place(_ name: ElementName, _ part: Part?, _ text: FlutterText?) {
      guard let part else { return }
      guard let text else { return plan.place(name, part.frame) }
      plan.place(name, text.label(in: traits.direction), part.lines, part.frame)
    }
    place(.leading, arrangement.leading, leading?.text)
    place(.title, arrangement.title, title)
    place(.subtitle, arrangement.subtitle, subtitle)
    place(.trailing, arrangement.trailing, trailing?.text)
  }

  var metrics: Metrics { Metrics(style, hasSubtitle: subtitle != nil) }

  // MARK: Widths

  /// The sum of leading, trailing, gaps, padding and texts.
  ///
  /// Leading and trailing are measured first, so they get the width they ask for. The sum is rounded up to a whole
  /// point, so that floating-point error never leaves the texts less than they need.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let (metrics, surroundings) = (metrics, surroundings(traits))
    let padding = metrics.contentPadding
    let sides = max(padding.leading, traits.safeArea.leading) + max(padding.trailing, traits.safeArea.trailing)
    let limit = LayoutSize(width: .infinity, height: max(0, metrics.greatestSideHeight))
    let leading = side(leading, isPicture: content.isLeadingPicture, in: limit, surroundings)?.frame.width
    let trailing = side(trailing, isPicture: content.isTrailingPicture, in: limit, surroundings)?.frame.width
    let start = leading.map { max($0, metrics.minimumLeadingWidth) + metrics.horizontalTitleGap }
    let reserve = trailing.map(metrics.reserve)
    let texts = max(title?.width(fit, in: surroundings) ?? 0, subtitle?.width(fit, in: surroundings) ?? 0)
    return (sides + (start ?? 0) + (reserve ?? 0) + texts).rounded(.up)
  }
}
