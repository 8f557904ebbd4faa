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
      "No cell is lower than one of one line in its category.", metrics.sources(for: traits.sizeCategory).rowHeight)
    steps.given(content.rowHeight, "rowHeight", "The table gives its rows their height.")
    explainWidth(traits, &steps)
  }

  private func explain(textsOf arrangement: Arrangement, _ traits: Traits, _ steps: inout RowSteps) {
    let (text, detail) = (arrangement.text?.measurement, arrangement.detailText?.measurement)
    let sources = metrics.sources(for: traits.sizeCategory)
    guard arrangement.isStacked, text != nil, detail != nil else {
      let margin = (text?.lineCount ?? 0) > 1 ? metrics.verticalMargin(for: traits.sizeCategory) : 0
      return steps.inset(
        "vertical margin", margin, above: "Above a text of several lines.", below: "Below a text of several lines.",
        sources.verticalMargin
      ) { $0.highest({ $0.lines(.title, text) }, { $0.lines(.detail, detail) }) }
    }
    let spacing = metrics.subtitleSpacing(for: traits.sizeCategory)
    let source =
      style == .subtitle
      ? sources.subtitleSpacing : "published: Apple, WWDC 2017, session 245, Building Apps with Dynamic Type"
    steps.down(.inset, "top", spacing.top, "Above the texts of a subtitle.", source)
    steps.lines(.title, text)
    steps.down(.gap, "text to detail", spacing.gap, "Between the texts of a subtitle.", source)
    steps.lines(.detail, detail)
    steps.down(.inset, "bottom", spacing.bottom, "Below the texts of a subtitle.", source)
  }

  private func explainWidth(_ traits: Traits, _ steps: inout RowSteps) {
    let width = steps.size.width
    let view = contentView(width: width, traits: traits)
    let reason = LayoutMarginReason(own: content.layoutMargin, list: traits.list.layoutMargin)
    steps.across(
      .element, "edit control", view.start, "What edit controls take of the content.",
      MeasuredGrowth.source(Metrics.recordedCategories, for: traits.sizeCategory, profile))
    steps.layoutMargin(view.margins.0, reason, profile)
    if let image = content.image, !image.isEmpty {
      steps.across(.element, "image", image.width, "The image's own width.")
      steps.across(
        .gap, "image to text", Metrics.imageToTextPadding, "Between the image and the texts.",
        "inferred: the distance that content configurations have")
    }
    steps.room("texts", "What is left for the texts.") {
      guard let region = accessoryRegion(traits) else { return $0.layoutMargin(view.margins.1, reason, profile) }
      $0.across(
        .gap, "accessory margin", view.margins.1, "Between the texts and an accessory.",
        AppleRecording.cells26)
      $0.across(.element, "accessory", region, "What is kept for it.", accessorySource(traits))
      $0.layoutMargin(
        accessoryMargin(width: width, traits: traits),
        LayoutMarginReason(own: content.layoutMargin, list: traits.list.accessoryMargin ?? traits.list.layoutMargin),
        profile)
    }
  }

  /// Where the width of the accessory comes from; `nil` for a view's own.
  private func accessorySource(_ traits: Traits) -> String? {
    if traits.state.contains(.editing) { return AccessoryMetrics(traits, profile: profile).source }
    return switch content.accessory {
    case .view, nil: nil
    case .toggle: profile.switchSource
    case .disclosureIndicator, .checkmark: AccessoryMetrics(traits, profile: profile).source
    }
  }
}

extension TableCell.Metrics {
  static let recordedCategories =
    "recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit)"

  fileprivate func sources(
    for category: SizeCategory?
  ) -> (rowHeight: String, verticalMargin: String, subtitleSpacing: String) {
    let measured = MeasuredGrowth.source(Self.recordedCategories, for: category, profile)
    return (
      profile.pick(ios18: AppleRecording.tables13, ios26: measured),
      profile == .ios26 && (category ?? .default) == .default
        ? AppleRecording.cells26 : "inferred: what rows of one line leave above and below their text",
      profile.pick(ios18: "inferred: the distances of the content configuration", ios26: measured)
    )
  }
}
