extension ActionSheetHeader {
  private static let source = "code: `MDCActionSheetHeaderView.m` of Material Components for iOS 124.2 (ac77ff7)"

  /// The texts as if they were as wide as the header, and a padding that depends on which of them there are.
  func explain(_ title: PlannedText, _ message: PlannedText, _ steps: inout RowSteps) {
    steps.lines(.title, title.measurement)
    steps.lines(.detail, message.measurement)
    steps.down(
      .inset, "padding", padding.height, "All that is above, between and below, \(padding.texts).", Self.source)
    steps.rounding(to: steps.size.height - dividerHeight, "The height is of whole points.")
    steps.down(.element, "separator", dividerHeight, "The divider is below the header.", Self.source)

    let margin = profile.layoutMargin(forWidth: steps.size.width)
    steps.layoutMargin(margin)
    steps.room("texts", "What is left for the texts; the height is that at the full width (a quirk).") {
      $0.layoutMargin(margin)
    }
  }
}
