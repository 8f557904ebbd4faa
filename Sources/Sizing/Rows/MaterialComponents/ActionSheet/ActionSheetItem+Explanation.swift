extension ActionSheetItem {
  private static let source = "code: `MDCActionSheetItemTableViewCell.m` of Material Components for iOS 124.2 (ac77ff7)"

  /// The title and what is above and below it; the image takes no part in the height.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let insets = content.contentEdgeInsets
    let title = layout(width: width, traits: traits)[.title]
    return RowExplanation {
      $0.down(.inset, "contentEdgeInsets.top", -insets.top, "The inset moves the content up.")
      $0.down(.inset, "vertical padding", Metrics.verticalPadding, "Above the title.", Self.source)
      $0.lines(title)
      $0.down(.inset, "vertical padding", Metrics.verticalPadding, "Below the title.", Self.source)
      $0.down(.inset, "contentEdgeInsets.bottom", movedEdges.bottom, "The inset moves the bottom edge.", Self.source)
      $0.atLeast(0, "height", "A height is not negative.")

      let margin = profile.layoutMargin(forWidth: width)
      $0.across(.inset, "layoutMargins", margin, SystemProfile.marginRule, SystemProfile.marginSource)
      $0.across(.inset, "contentEdgeInsets.leading", -insets.leading, "The inset moves the leading edge.")
      $0.across(
        .inset, "leading padding", titlePadding,
        "With an image, or where others have one: the image is inside it.", Self.source)
      $0.room("title", of: width, "What is left for the title.") {
        $0.across(
          .inset, "contentEdgeInsets.trailing", -movedEdges.trailing, "The inset moves the trailing edge.", Self.source)
        $0.across(.inset, "layoutMargins", margin, SystemProfile.marginRule, SystemProfile.marginSource)
      }
    }
  }
}
