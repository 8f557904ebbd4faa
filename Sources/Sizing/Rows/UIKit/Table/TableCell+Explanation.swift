internal import Typography

extension TableCell {
  /// Explains the height: the texts with what the style puts around them, the image, and the height of a row of one
  /// line.
  func explain(_ arrangement: Arrangement, _ traits: Traits, _ steps: inout RowSteps) {
    steps.highest(
      { explain(textsOf: arrangement, traits, &$0) },
      {
        $0.down(.element, "image", traits.pixelGrid.ceil(arrangement.image?.height ?? 0), "The image's own height.")
      })
    steps.roundingUp(to: traits.pixelGrid)
    steps.atLeast(
      metrics.rowHeight(for: traits.sizeCategory), "row height",
      "No cell is lower than one of one line in its category.", metrics.sources.rowHeight)
    steps.given(content.rowHeight, "rowHeight", "The table gives its rows their height.")
    explainWidth(traits, &steps)
  }

  private func explain(textsOf arrangement: Arrangement, _ traits: Traits, _ steps: inout RowSteps) {
    let (text, detail) = (arrangement.text?.measurement, arrangement.detailText?.measurement)
    guard arrangement.isStacked, text != nil, detail != nil else {
      let margin = (text?.lineCount ?? 0) > 1 ? metrics.verticalMargin(for: traits.sizeCategory) : 0
      return steps.inset(
        "vertical margin", margin, above: "Above a text of several lines.", below: "Below a text of several lines.",
        metrics.sources.verticalMargin
      ) { $0.highest({ $0.lines(.title, text) }, { $0.lines(.detail, detail) }) }
    }
    let spacing = metrics.subtitleSpacing(for: traits.sizeCategory)
    let source = metrics.sources.subtitleSpacing
    steps.down(.inset, "top", spacing.top, "Above the texts of a subtitle.", source)
    steps.lines(.title, text)
    steps.down(.gap, "text to detail", spacing.gap, "Between the texts of a subtitle.", source)
    steps.lines(.detail, detail)
    steps.down(.inset, "bottom", spacing.bottom, "Below the texts of a subtitle.", source)
  }

  private func explainWidth(_ traits: Traits, _ steps: inout RowSteps) {
    let width = steps.size.width
    let view = contentView(width: width, traits: traits)
    let recorded = "recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit)"
    steps.across(
      .element, "edit control", view.start, "What edit controls take of the content.",
      "recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit)")
    steps.layoutMargin(view.margins.0)
    if let image = content.image, !image.isEmpty {
      steps.across(.element, "image", image.width, "The image's own width.")
      steps.across(
        .gap, "image to text", Metrics.imageToTextPadding, "Between the image and the texts.",
        "inferred: the distance that content configurations have")
    }
    steps.room("texts", "What is left for the texts.") {
      guard let region = accessoryRegion(traits) else { return $0.layoutMargin(view.margins.1) }
      $0.across(.gap, "accessory margin", view.margins.1, "Between the texts and an accessory.", recorded)
      $0.across(.element, "accessory", region, "What is kept for it.", recorded)
      $0.layoutMargin(accessoryMargin(width: width, traits: traits))
    }
  }
}

extension TableCell.Metrics {
  fileprivate var sources: (rowHeight: String, verticalMargin: String, subtitleSpacing: String) {
    let categories26 = "recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit)"
    return switch profile {
    case .ios18:
      (
        "recorded: iOS 13, all categories, by hand (darjeelingsteve/uistackview_adaptivity)",
        "inferred: what rows of one line leave above and below their text",
        "inferred: the distances of the content configuration"
      )
    case .ios26:
      (categories26, "recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit)", categories26)
    }
  }
}
