internal import Typography

extension ActionSheetHeader {
  private static let source = "code: `MDCActionSheetHeaderView.m` of Material Components for iOS 124.2 (ac77ff7)"

  /// The texts at the full width, and a padding that depends on which of them there are.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    RowExplanation {
      let shown =
        switch (title != nil, message != nil) {
        case (true, true): "with both texts"
        case (true, false): "with the title alone"
        case (false, true): "with the message alone"
        case (false, false): "without texts"
        }
      $0.lines(
        .title, title?.measure(width: max(0, width), fontSize: content.titleFont.pointSize, grid: traits.pixelGrid))
      $0.lines(
        .detail, message?.measure(width: max(0, width), fontSize: content.messageFont.pointSize, grid: traits.pixelGrid)
      )
      $0.down(.inset, "padding", padding, "All that is above, between and below, \(shown).", Self.source)
      let height = height(width: width, traits: traits)
      $0.rounding(to: height - dividerHeight, "The height is of whole points.")
      $0.down(.element, "separator", dividerHeight, "The divider is below the header.", Self.source)

      let margin = profile.layoutMargin(forWidth: width)
      $0.across(.inset, "layoutMargins", margin, SystemProfile.marginRule, SystemProfile.marginSource)
      $0.room("texts", of: width, "What is left for the texts, which are measured at the full width (a quirk).") {
        $0.across(.inset, "layoutMargins", margin, SystemProfile.marginRule, SystemProfile.marginSource)
      }
    }
  }
}
