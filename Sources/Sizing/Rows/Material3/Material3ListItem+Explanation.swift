extension Material3ListItem {
  private static let composeSource =
    "code: `ListTokens.kt`, v0_210, and `ListItem.kt` of Compose (androidx at 43eab8fb)"

  private var source: String {
    switch reading {
    case .compose: Self.composeSource
    case .expressive: "code: `ListItem.kt` and `ListItemDefaults.kt` of Compose (Rve27/androidx at bed9423)"
    case .spec: "published: Material Design 3, Lists, Specs (baseline list, as of 2026-06 and 2026-08)"
    }
  }

  /// Explains the height: the highest of texts, leading and trailing, the padding, and the least height for the number
  /// of lines.
  func explain(_ arrangement: Arrangement, _ scale: ComposeScale, _ steps: inout RowSteps) {
    let asked = surroundings(width: arrangement.size.width, scale).least
    let parts = arrangement.parts
    let type = arrangement.type
    let (above, below, least) = paddingAndHeight(type, content: parts.height, asked: asked, scale)
    // The page has no padding but that of icons.
    let paddingSource = reading == .spec ? Self.composeSource : source
    let lines = ["one line", "two lines", "three lines"][type.rawValue]
    let isThreeLine = type == .threeLine && reading == .compose
    let name = isThreeLine ? "ListItemThreeLineVerticalPadding" : "ListItemVerticalPadding"
    let isExpressive = reading == .expressive
    steps.down(
      .inset, isExpressive ? "contentPadding.top" : name, above, "Above the content of an item of \(lines).",
      paddingSource)
    steps.highest(
      { explain(textsOf: parts, scale, &$0) }, { explain(parts.leading, .leading, scale, &$0) },
      { explain(parts.trailing, .trailing, scale, &$0) })
    steps.down(
      .inset, isExpressive ? "contentPadding.bottom" : name, below, "Below the content of an item of \(lines).",
      paddingSource)
    steps.atLeast(
      least, "containerHeight", "An item of \(lines) is no lower, unless its content asks for more.", source)
    steps.atLeast(
      scale.points(asked), takesIntrinsicHeight ? "IntrinsicSize.Min" : "minimumHeight",
      "Its surroundings ask for it (`Modifier.\(takesIntrinsicHeight ? "height" : "heightIn")`).")
    if isExpressive {
      steps.atLeast(
        scale.points(rounding: Metrics.interactiveHeight), "minimumInteractiveComponentSize",
        "What takes taps is no lower.", source)
    }
    if steps.size.height < steps.explanation.height {
      steps.given(steps.size.height, "maximumHeight", "Its surroundings leave it no more.")
    }
    steps.rounding(to: steps.size.height, "Compose counts whole pixels.")
    explainWidth(arrangement, scale, &steps)
  }

  private func paddingAndHeight(
    _ type: ItemType, content: Int, asked: Int, _ scale: ComposeScale
  ) -> (above: Double, below: Double, least: Double) {
    func points(_ length: Double) -> Double { scale.points(rounding: length) }
    let padding = metrics.verticalPadding(type)
    switch reading {
    // Compose rounds both paddings of an item as one length.
    case .compose: return (points(2 * padding) / 2, points(2 * padding) / 2, points(metrics.height(type)))
    // The default least height applies only if the surroundings ask for none of the content.
    case .expressive:
      let (above, below) = (scale.pixels(metrics.topPadding), scale.pixels(metrics.bottomPadding))
      let least = asked > above + below ? 0 : leastContentHeight(type, scale) + above + below
      return (scale.points(above), scale.points(below), scale.points(least))
    case .spec:
      // Content that needs less than the larger padding on both sides has it above only.
      let room = scale.pixels(metrics.height(.threeLine)) - content
      let fits = type == .threeLine && room >= 2 * scale.pixels(metrics.verticalPadding(.oneLine))
      let below = fits ? min(points(padding), scale.points(room) - points(padding)) : points(padding)
      return (points(padding), below, points(metrics.height(type)))
    }
  }

  private func explain(textsOf parts: MeasuredParts, _ scale: ComposeScale, _ steps: inout RowSteps) {
    for (name, part, text) in [
      (ElementName.overline, parts.overline, overline), (.title, parts.title, title),
      (.supporting, parts.supporting, supporting),
    ] {
      guard let part, let text, let box = part.text else { continue }
      steps.lines(name, text.measurement(of: box, scale), height: scale.points(part.size.height))
    }
  }

  private func explain(_ part: Measured?, _ name: ElementName, _ scale: ComposeScale, _ steps: inout RowSteps) {
    steps.down(
      .element, name.rawValue, scale.points(part?.size.height ?? 0), "The height of what stands there.", source)
  }

  private func explainWidth(_ arrangement: Arrangement, _ scale: ComposeScale, _ steps: inout RowSteps) {
    let parts = arrangement.parts
    let isExpressive = reading == .expressive
    func points(_ length: Double) -> Double { scale.points(rounding: length) }
    steps.across(
      .inset, isExpressive ? "contentPadding.start" : "ListItemStartPadding", points(metrics.startPadding),
      "Before what stands first.", source)
    if let leading = parts.leading {
      steps.across(.element, "leading", scale.points(leading.size.width), "The width of what stands first.", source)
      steps.across(
        .gap, isExpressive ? "InteractiveListInternalSpacing" : "LeadingContentEndPadding",
        scale.points(leading.outerWidth - leading.size.width),
        "Between it and the texts.", source)
    }
    steps.room("texts", "What is left for the texts.") {
      if let trailing = parts.trailing {
        $0.across(
          .gap, isExpressive ? "InteractiveListInternalSpacing" : "TrailingContentStartPadding",
          scale.points(trailing.outerWidth - trailing.size.width), "Between the texts and what stands last.", source)
        $0.across(.element, "trailing", scale.points(trailing.size.width), "The width of what stands last.", source)
      }
      $0.across(
        .inset, isExpressive ? "contentPadding.end" : "ListItemEndPadding", points(metrics.endPadding),
        "After what stands last.", source)
      $0.wholePixels(of: arrangement.size.width, scale)
    }
  }
}

extension RowSteps {
  /// Adds the difference between the row's width and the item's, which is of whole pixels.
  mutating func wholePixels(of width: Int, _ scale: ComposeScale) {
    across(.rounding, "rounding", size.width - scale.points(width), "Compose counts whole pixels.")
  }
}
