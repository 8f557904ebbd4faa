extension OrangeListItem {
  private static let source = "code: `ODSListItem.swift` and `ODSListItem+extension.swift` of ods-ios 0.4.0 to 0.8.0"

  /// Explains the height: the texts with their padding, the text at the end, and the least height.
  func explain(
    _ leadingWidth: Double, _ texts: OrangeTexts.Measured, _ traits: Traits, _ steps: inout RowSteps
  ) {
    steps.highest({ $0.texts(texts, "Between the texts.", Self.source) }, { $0.lines(.trailing, texts.trailing) })
    steps.minimumHeight(content.minimumHeight)
    steps.roundingUp(to: traits.pixelGrid)

    if content.leadingIconAspectRatio != nil {
      steps.across(.element, ElementName.leadingIcon.rawValue, leadingWidth, "By the least height and its proportion.")
      steps.partGap(Self.source)
    }
    steps.roundingStart(to: traits.pixelGrid)
    steps.room("texts", "What is left for the texts.") {
      $0.spacer(Self.source)
      if hasTrailing {
        let isButton = content.trailing == .infoButton
        $0.partGap(Self.source)
        $0.across(
          isButton ? .element : .lines, isButton ? ElementName.infoButton.rawValue : ElementName.trailing.rawValue,
          texts.trailing?.width ?? OrangeMetrics.infoButtonSide, "What stands last.",
          isButton ? Self.source : nil)
      }
    }
  }
}

extension RowSteps {
  mutating func partGap(_ source: String) {
    across(.gap, "ODSSpacing.s", OrangeMetrics.spacing, "Between the parts.", source)
  }

  /// Adds the least length of the flexible space after the texts, and the gap before it.
  mutating func spacer(_ source: String) {
    partGap(source)
    across(
      .gap, "Spacer", OrangeMetrics.leastSpacerLength, "The least length of the flexible space.",
      "inferred: SwiftUI's spacing, which nobody measured for a `Spacer`")
  }

  mutating func texts(_ texts: OrangeTexts.Measured, _ gapRule: String, _ source: String) {
    inset(
      "ODSSpacing.s", OrangeMetrics.verticalPadding, above: "Above the texts.", below: "Below the texts.", source
    ) {
      $0.lines(.title, texts.title)
      $0.down(.gap, "ODSSpacing.xs", texts.gap, gapRule, source)
      $0.lines(.subtitle, texts.subtitle)
    }
  }

  mutating func minimumHeight(_ height: OrangeMinimumHeight) {
    atLeast(
      height.points, "ODSListItemMinHeight.\(height.rawValue)", "No item is lower.",
      "code: `ODSListItem.swift` of ods-ios 0.4.0 to 0.8.0")
  }
}
