extension OrangeListItem {
  private static let source = "code: `ODSListItem.swift` and `ODSListItem+extension.swift` of ods-ios 0.4.0 to 0.8.0"
  private static let spacerSource = "inferred: SwiftUI's spacing, which nobody measured for a `Spacer`"

  /// The texts with their padding, the text at the end, and the least height.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let measured = measure(width: width, traits)
    return RowExplanation {
      $0.highest([
        RowExplanation {
          $0.down(.inset, "ODSSpacing.s", OrangeMetrics.verticalPadding, "Above the texts.", Self.source)
          $0.lines(.title, measured.title)
          $0.down(.gap, "ODSSpacing.xs", measured.gap, "Between the texts.", Self.source)
          $0.lines(.subtitle, measured.subtitle)
          $0.down(.inset, "ODSSpacing.s", OrangeMetrics.verticalPadding, "Below the texts.", Self.source)
        },
        RowExplanation { $0.lines(.trailing, measured.trailing) },
      ])
      $0.atLeast(
        content.minimumHeight.points, "ODSListItemMinHeight.\(content.minimumHeight.rawValue)",
        "No item is lower.", "code: `ODSListItem.swift` of ods-ios 0.4.0 to 0.8.0")
      $0.rounding(to: traits.pixelGrid.ceil($0.height), "The height is of whole pixels.")
      explainWidth(measured, width, &$0)
    }
  }

  private func explainWidth(_ measured: Measured, _ width: Double, _ result: inout RowExplanation) {
    if content.leadingIconAspectRatio != nil {
      result.across(
        .element, ElementName.leadingIcon.rawValue, measured.widths.leading, "By the least height and its proportion.")
      result.across(.gap, "ODSSpacing.s", OrangeMetrics.spacing, "Between the parts.", Self.source)
    }
    result.room("texts", of: width, "What is left for the texts.") {
      $0.across(.gap, "ODSSpacing.s", OrangeMetrics.spacing, "Between the parts.", Self.source)
      $0.across(
        .gap, "Spacer", OrangeMetrics.leastSpacerLength, "The least length of the flexible space.", Self.spacerSource)
      if hasTrailing {
        let isButton = content.trailing == .infoButton
        $0.across(.gap, "ODSSpacing.s", OrangeMetrics.spacing, "Between the parts.", Self.source)
        $0.across(
          isButton ? .element : .lines, isButton ? ElementName.infoButton.rawValue : ElementName.trailing.rawValue,
          measured.widths.trailing, "What stands last.", isButton ? Self.source : nil)
      }
    }
  }
}
