internal import Typography

extension ListContentRow {
  /// Explains the height: the texts or the image between the margins, and the least height of a row in a list.
  func explain(_ arrangement: Arrangement, _ traits: Traits, _ steps: inout RowSteps) {
    let margins = margins(of: arrangement.contentView, width: steps.size.width, traits: traits)
    let separator = self.content.container == .table && hasSeparator
    let title = configuration.tableTitle
    let names = title == nil ? "directionalLayoutMargins." : ""
    let source = title?.marginSource(configuration.profile) ?? configuration.marginSource
    steps.down(
      .inset, "\(names)top", margins.top, title?.marginRule(configuration.profile) ?? "Above the content.",
      title?.topSource(configuration.profile, traits) ?? source)
    steps.highest({ explain(textsOf: arrangement, &$0) }, { explainImage(arrangement.image, traits, &$0) })
    steps.down(
      .inset, "\(names)bottom", margins.bottom,
      title == nil ? "Below the content." : "Below the title of a table's section.", source)
    steps.roundingUp(to: traits.pixelGrid)
    let reason = configuration.minimumHeightReason(for: traits.sizeCategory)
    steps.atLeast(
      configuration.minimumHeight(for: traits.sizeCategory), "minimum height", reason.rule, reason.source)
    steps.down(
      .element, ElementName.separator.rawValue, separator ? configuration.profile.separatorHeight(traits) : 0,
      "In a table the separator is below the row's content.",
      configuration.profile.separatorSource(for: traits.sizeCategory))
    steps.given(content.rowHeight, "rowHeight", "The list gives the row its height.")
    explainWidth(arrangement, margins.leading, margins.trailing, traits, &steps)
  }

  private func explain(textsOf arrangement: Arrangement, _ steps: inout RowSteps) {
    let (text, secondary) = (arrangement.text?.measurement, arrangement.secondaryText?.measurement)
    if arrangement.isSideBySide { return steps.highest({ $0.lines(.title, text) }, { $0.lines(.detail, secondary) }) }
    steps.lines(.title, text)
    if text != nil, secondary != nil {
      steps.down(
        .gap, "textToSecondaryTextVerticalPadding", configuration.textToSecondaryTextVerticalPadding,
        "Between the texts.", configuration.textPaddingSource)
    }
    steps.lines(.detail, secondary)
  }

  private func explainImage(_ image: LayoutRect?, _ traits: Traits, _ steps: inout RowSteps) {
    guard let size = image?.size else { return }
    let slot = slot(for: size, traits: traits)
    steps.down(
      .element, ElementName.image.rawValue, slot.height, imageRule(slot.height, size.height),
      slotSource(configuration.image.reservedLayoutSize.height))
  }

  private func imageRule(_ slot: Double, _ own: Double) -> String {
    slot == own ? "As it is shown." : "What is kept for it (`reservedLayoutSize`)."
  }

  /// The source of a side of the size reserved for the image; `nil` for the image's own and what a document sets.
  private func slotSource(_ dimension: ListContentConfiguration.ReservedLength) -> String? {
    keepsSymbolSide(dimension)
      ? "inferred: 28 at the default category, in proportion to body text, as nobody measured it" : nil
  }

  private func explainWidth(
    _ arrangement: Arrangement, _ leadingMargin: Double, _ trailingMargin: Double, _ traits: Traits,
    _ steps: inout RowSteps
  ) {
    let width = steps.size.width
    let view = arrangement.contentView
    let metrics = AccessoryMetrics(traits, profile: configuration.profile)
    let reason = LayoutMarginReason(own: content.layoutMargin, list: traits.list.layoutMargin)
    if leading.contains(where: { $0.isDisplayed(in: traits.state) }) {
      steps.layoutMargin(layoutMargin(width: width, traits: traits), reason, configuration.profile)
    }
    steps.across(
      .inset, "indentation", indentation, "\(content.indentationLevel) levels, each `indentationWidth` wide.")
    accessories(leading, metrics, traits, &steps) { _ in AccessoryMetrics.leadingSpacing }
    sideMargin(leadingMargin, configuration.margins.leading, "leading", reason, width: width, traits, &steps)
    if let size = arrangement.image?.size {
      let slot = slot(for: size, traits: traits)
      steps.across(
        .element, ElementName.image.rawValue, slot.width, imageRule(slot.width, size.width),
        slotSource(configuration.image.reservedLayoutSize.width))
      let gap = arrangement.textStart - leadingMargin - slot.width
      steps.across(
        .gap, "imageToTextPadding", gap, "Between the image and the texts.", configuration.imagePaddingSource)
    }
    steps.room("texts", "What is left for the texts.") {
      sideMargin(trailingMargin, configuration.margins.trailing, "trailing", reason, width: width, traits, &$0)
      accessories(trailing, metrics, traits, &$0) { $0.trailingSpacing }
      guard view.end < width else { return }
      $0.layoutMargin(
        accessoryMargin(width: width, traits: traits),
        LayoutMarginReason(own: content.layoutMargin, list: traits.list.accessoryMargin ?? traits.list.layoutMargin),
        configuration.profile)
    }
  }

  /// Adds the margin at a side: the configuration's, or the part of the cell's that accessories do not cover, if that
  /// is more.
  private func sideMargin(
    _ margin: Double, _ own: Double, _ side: String, _ reason: LayoutMarginReason, width: Double, _ traits: Traits,
    _ steps: inout RowSteps
  ) {
    if margin > own {
      steps.layoutMargin(
        margin, reason, configuration.profile, partOf: layoutMargin(width: width, traits: traits))
    } else {
      steps.across(
        .inset, "directionalLayoutMargins.\(side)", margin, "The configuration's margin.", configuration.marginSource)
    }
  }

  private func accessories(
    _ accessories: [PreparedAccessory], _ metrics: AccessoryMetrics, _ traits: Traits, _ steps: inout RowSteps,
    spacing: (PreparedAccessory) -> Double
  ) {
    var isFirst = true
    for accessory in accessories where accessory.isDisplayed(in: traits.state) {
      if !isFirst {
        steps.across(
          .gap, "accessory spacing", spacing(accessory), "Between two accessories.",
          AppleRecording.charon)
      }
      let reason = accessory.widthReason(metrics)
      steps.across(
        .element, accessory.name.rawValue, accessory.reservedWidth(metrics), reason.rule, reason.source)
      isFirst = false
    }
  }
}
