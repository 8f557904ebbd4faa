extension OrangeItem {
  private static let source =
    "code: `Components/Lists` of ods-ios 0.9.0 to 1.4.0 (Orange-OpenSource/ods-ios 0a54ea6 and the tags before it)"

  /// The highest of the texts with their padding and what stands beside them, the least height, and the divider.
  func explain(_ measured: Measured, _ traits: Traits, _ steps: inout RowSteps) {
    steps.highest(
      { $0.texts(measured.texts, "Between the texts, up to 0.14.", Self.source) },
      {
        guard let leadingSize else { return }
        $0.inset(
          "ODSSpacing.s", OrangeMetrics.verticalPadding, above: "Above what stands first.",
          below: "Below what stands first.", Self.source
        ) { $0.down(.element, "leading", leadingSize.height, "The height of what stands first.", Self.source) }
      },
      { $0.lines(.trailing, measured.texts.trailing) }, { explainControl(traits, &$0) })
    steps.atLeast(Self.height, "minHeight", "No item is lower.", Self.source)
    steps.roundingUp(to: traits.pixelGrid)
    steps.down(
      .element, ElementName.separator.rawValue, dividerHeight(traits), "The style's divider is a part of the item.",
      Self.source)
    explainWidth(measured, traits, &steps)
  }

  private func explainControl(_ traits: Traits, _ steps: inout RowSteps) {
    switch content.trailing {
    case .infoButton:
      steps.down(
        .element, ElementName.infoButton.rawValue, infoButtonSide(traits), "The button's own height.", Self.source)
    case .toggle:
      steps.down(.element, ElementName.toggle.rawValue, profile.switchSize.height, "The switch's own height.")
    case .text, .checkmark, nil: break
    }
  }

  private func explainWidth(_ measured: Measured, _ traits: Traits, _ steps: inout RowSteps) {
    steps.across(.inset, "padding", padding, "The style's padding, or that of the examples before 0.15.", Self.source)
    if let leadingSize {
      steps.across(.element, "leading", leadingSize.width, "The width of what stands first.", Self.source)
      steps.partGap(Self.source)
    }
    steps.across(.lines, "texts", measured.texts.widths.texts, "The share of the texts in what is left.")
    steps.room("room", "What nothing takes.") {
      if release.hasSpacer { $0.spacer(Self.source) }
      if hasTrailing {
        $0.partGap(Self.source)
        $0.across(.lines, ElementName.trailing.rawValue, measured.texts.widths.trailing, "The text that stands last.")
        $0.across(.element, "trailing", fixedTrailingWidth(traits), "What keeps its width, with its gap.", Self.source)
      }
      if content.isNavigationLink {
        $0.across(
          .gap, "chevron spacing", SwiftUIRow.chevronSpacing, "Before the chevron.",
          "inferred: UIKit's distance between texts and an accessory")
        $0.across(.element, "chevron", AccessoryMetrics(traits).chevron.width, "The chevron's width.")
      }
      $0.across(.inset, "padding", padding, "The style's padding, or that of the examples before 0.15.", Self.source)
    }
  }
}
