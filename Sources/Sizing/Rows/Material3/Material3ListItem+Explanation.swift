extension Material3ListItem {
  private var source: String {
    switch reading {
    case .compose, .expressive: "code: `ListTokens.kt`, v0_210, and `ListItem.kt` of Compose (androidx at 43eab8fb)"
    case .spec: "published: Material Design 3, Lists, Specs (baseline list, as of 2026-06 and 2026-08)"
    }
  }

  /// The highest of the texts and what stands at the ends, the padding, and the least height by the number of lines.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let scale = ComposeScale(traits)
    let arrangement = arrangement(width: width, scale)
    let asked = surroundings(width: arrangement.size.width, scale).least
    let parts = arrangement.parts
    let type = arrangement.type
    let (padding, least) = paddingAndHeight(type, isAsked: asked > 0, scale)
    let lines = ["one line", "two lines", "three lines"][type.rawValue]
    let name =
      type == .threeLine && reading == .compose ? "ListItemThreeLineVerticalPadding" : "ListItemVerticalPadding"
    var result = RowExplanation()
    result.down(.inset, name, padding / 2, "Above the content of an item of \(lines).", source)
    result.highest([
      texts(parts, scale), end(parts.leading, .leading, scale), end(parts.trailing, .trailing, scale),
    ])
    result.down(.inset, name, padding / 2, "Below the content of an item of \(lines).", source)
    result.atLeast(
      least, "containerHeight", "An item of \(lines) is no lower, unless its content asks for more.", source)
    result.atLeast(
      scale.points(asked), takesIntrinsicHeight ? "IntrinsicSize.Min" : "minimumHeight",
      "Its surroundings ask for it (`Modifier.\(takesIntrinsicHeight ? "height" : "heightIn")`).")
    let height = scale.points(arrangement.size.height)
    if height < result.height {
      result.down(.limit, "maximumHeight", height - result.height, "Its surroundings leave it no more.")
    }
    result.rounding(to: height, "Compose counts whole pixels.")
    explainWidth(arrangement, width, scale, &result)
    return result
  }

  /// Both paddings together, and the least height.
  private func paddingAndHeight(
    _ type: ItemType, isAsked: Bool, _ scale: ComposeScale
  ) -> (padding: Double, least: Double) {
    let metrics = Metrics(reading)
    func points(_ length: Double) -> Double { scale.points(scale.pixels(length)) }
    switch reading {
    // Compose rounds both paddings of an item as one length.
    case .compose: return (points(2 * metrics.verticalPadding(type)), points(metrics.height(type)))
    // The least height counts only where nothing else asks for one.
    case .expressive: return (2 * points(metrics.verticalPadding), isAsked ? 0 : points(metrics.height(type)))
    case .spec: return (2 * points(metrics.verticalPadding(type)), points(metrics.height(type)))
    }
  }

  private func texts(_ parts: MeasuredParts, _ scale: ComposeScale) -> RowExplanation {
    RowExplanation {
      for (name, part, text) in [
        (ElementName.overline, parts.overline, overline), (.title, parts.title, title),
        (.supporting, parts.supporting, supporting),
      ] {
        guard let part, let text else { continue }
        $0.lines(name, text.measure(part.limits, scale).measurement, height: scale.points(part.size.height))
      }
    }
  }

  private func end(_ part: Measured?, _ name: ElementName, _ scale: ComposeScale) -> RowExplanation {
    RowExplanation {
      guard let part else { return }
      $0.down(.element, name.rawValue, scale.points(part.size.height), "The height of what stands there.", source)
    }
  }

  private func explainWidth(
    _ arrangement: Arrangement, _ width: Double, _ scale: ComposeScale, _ result: inout RowExplanation
  ) {
    let metrics = Metrics(reading)
    let parts = arrangement.parts
    func points(_ length: Double) -> Double { scale.points(scale.pixels(length)) }
    result.across(.inset, "ListItemStartPadding", points(metrics.startPadding), "Before what stands first.", source)
    if let leading = parts.leading {
      result.across(.element, "leading", scale.points(leading.size.width), "The width of what stands first.", source)
      result.across(
        .gap, "LeadingContentEndPadding", scale.points(leading.outerWidth - leading.size.width),
        "Between it and the texts.", source)
    }
    result.room("texts", of: width, "What is left for the texts.") {
      if let trailing = parts.trailing {
        $0.across(
          .gap, "TrailingContentStartPadding", scale.points(trailing.outerWidth - trailing.size.width),
          "Between the texts and what stands last.", source)
        $0.across(.element, "trailing", scale.points(trailing.size.width), "The width of what stands last.", source)
      }
      $0.across(.inset, "ListItemEndPadding", points(metrics.endPadding), "After what stands last.", source)
      $0.across(.rounding, "rounding", width - scale.points(arrangement.size.width), "Compose counts whole pixels.")
    }
  }
}
