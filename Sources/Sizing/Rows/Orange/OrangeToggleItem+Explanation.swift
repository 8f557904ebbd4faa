extension OrangeToggleItem {
  private static let source = "code: `ODSListItem.swift` and `ODSSpacing.swift` of ods-ios 0.4.0 to 0.8.0"

  /// The highest of the title and the switch, and the least height.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let toggle = profile.switchSize
    return RowExplanation {
      $0.highest([
        RowExplanation { $0.lines(.title, measureTitle(width: width, traits)) },
        RowExplanation { $0.down(.element, ElementName.toggle.rawValue, toggle.height, "The switch's own height.") },
      ])
      $0.atLeast(
        minimumHeight.points, "ODSListItemMinHeight.\(minimumHeight.rawValue)", "No item is lower.",
        "code: `ODSListItem.swift` of ods-ios 0.4.0 to 0.8.0")
      $0.rounding(to: traits.pixelGrid.ceil($0.height), "The height is of whole pixels.")

      $0.across(.inset, "padding", release.togglePadding, "Before the title, from 0.6.0 on.", Self.source)
      $0.room("title", of: width, "What is left for the title.") {
        $0.across(
          .gap, "spacing", OrangeMetrics.switchSpacing, "Between the switch and its label.",
          "inferred: SwiftUI's spacing, which nobody measured for a `Toggle`")
        $0.across(.element, ElementName.toggle.rawValue, toggle.width, "The switch's own width.")
        $0.across(.inset, "padding", release.togglePadding, "After the switch, from 0.6.0 on.", Self.source)
      }
    }
  }
}
