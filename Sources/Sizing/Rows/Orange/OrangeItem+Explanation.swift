extension OrangeItem {
  private static let source =
    "code: `Components/Lists` of ods-ios 0.9.0 to 1.4.0 (Orange-OpenSource/ods-ios 0a54ea6 and the tags before it)"

  /// Explains the height: the highest of the texts with their padding and what stands beside them, the least height,
  /// and the divider.
  func explain(_ texts: OrangeTexts.Measured, _ traits: Traits, _ steps: inout RowSteps) {
    steps.highest(
      { $0.texts(texts, "Between the texts, up to 0.14.", Self.source) },
      {
        guard let leadingSize else { return }
        $0.inset(
          "ODSSpacing.s", OrangeMetrics.verticalPadding, above: "Above what stands first.",
          below: "Below what stands first.", Self.source
        ) { $0.down(.element, "leading", leadingSize.height, "The height of what stands first.", Self.source) }
      },
      { $0.lines(.trailing, texts.trailing) },
      {
        guard let control = control(traits), control.name != .checkmark else { return }
        let isButton = control.name == .infoButton
        $0.down(
          .element, control.name.rawValue, control.kept.height, "The \(isButton ? "button" : "switch")'s own height.",
          isButton ? Self.source : nil)
      })
    steps.atLeast(Self.height, "minHeight", "No item is lower.", Self.source)
    steps.roundingUp(to: traits.pixelGrid)
    steps.down(
      .element, ElementName.separator.rawValue, dividerHeight(traits), "The style's divider is a part of the item.",
      Self.source)
    let reason = profile.minimumRowHeightReason(
      for: traits.sizeCategory, inSidebar: traits.list.isSidebar == true)
    steps.atLeast(profile.minimumRowHeight(traits), "defaultMinListRowHeight", reason.rule, reason.source)
    explainWidth(texts, traits, &steps)
  }

  private func explainWidth(_ texts: OrangeTexts.Measured, _ traits: Traits, _ steps: inout RowSteps) {
    steps.across(.inset, "padding", padding, "The style's padding, or that of the examples before 0.15.", Self.source)
    if let leadingSize {
      steps.across(.element, "leading", leadingSize.width, "The width of what stands first.", Self.source)
      steps.partGap(Self.source)
    }
    steps.roundingStart(to: traits.pixelGrid)
    steps.across(.lines, "texts", texts.width, "The share of the texts in what is left.")
    steps.room("room", "What nothing takes.") {
      if release.hasSpacer { $0.spacer(Self.source) }
      if self.texts.trailing != nil || control(traits) != nil {
        $0.partGap(Self.source)
        $0.across(
          .lines, ElementName.trailing.rawValue, texts.trailing?.width ?? 0, "The text that stands last.")
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
