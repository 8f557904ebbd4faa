extension ActionSheetItem {
  private static let source = "code: `MDCActionSheetItemTableViewCell.m` of Material Components for iOS 124.2 (ac77ff7)"

  /// The title and what is above and below it; the image takes no part in the height.
  func explain(_ title: PlannedText, margin: Double, _ steps: inout RowSteps) {
    let insets = content.contentEdgeInsets
    steps.down(.inset, "contentEdgeInsets.top", -insets.top, "The inset moves the content up.")
    steps.inset(
      "vertical padding", Metrics.verticalPadding, above: "Above the title.", below: "Below the title.", Self.source
    ) { $0.lines(.title, title.measurement) }
    steps.down(.inset, "contentEdgeInsets.bottom", movedEdges.bottom, "The inset moves the bottom edge.", Self.source)
    steps.atLeast(0, "height", "A height is not negative.")

    steps.layoutMargin(margin)
    steps.across(.inset, "contentEdgeInsets.leading", -insets.leading, "The inset moves the leading edge.")
    steps.across(
      .inset, "leading padding", titlePadding, "With an image, or where others have one: the image is inside it.",
      Self.source)
    steps.room("title", "What is left for the title.") {
      $0.across(
        .inset, "contentEdgeInsets.trailing", -movedEdges.trailing, "The inset moves the trailing edge.", Self.source)
      $0.layoutMargin(margin)
    }
  }
}
