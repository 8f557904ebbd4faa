internal import Typography

extension OrangeToggleItem {
  private static let source = "code: `ODSListItem.swift` and `ODSSpacing.swift` of ods-ios 0.4.0 to 0.8.0"

  /// The highest of the title and the switch, and the least height.
  func explain(_ title: LabelMeasurement?, _ traits: Traits, _ steps: inout RowSteps) {
    let toggle = profile.switchSize
    steps.highest(
      { $0.lines(.title, title) },
      { $0.down(.element, ElementName.toggle.rawValue, toggle.height, "The switch's own height.") })
    steps.minimumHeight(minimumHeight)
    steps.roundingUp(to: traits.pixelGrid)

    steps.across(.inset, "padding", release.togglePadding, "Before the title, from 0.6.0 on.", Self.source)
    steps.room("title", "What is left for the title.") {
      $0.across(
        .gap, "spacing", OrangeMetrics.switchSpacing, "Between the switch and its label.",
        "inferred: SwiftUI's spacing, which nobody measured for a `Toggle`")
      $0.across(.element, ElementName.toggle.rawValue, toggle.width, "The switch's own width.")
      $0.across(.inset, "padding", release.togglePadding, "After the switch, from 0.6.0 on.", Self.source)
    }
  }
}
