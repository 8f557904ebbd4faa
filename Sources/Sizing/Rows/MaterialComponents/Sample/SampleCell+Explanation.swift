extension SampleCell {
  private static let source =
    "code: `CollectionViewListCell.m` of Material Components for iOS 124.2 (ac77ff7), in the List examples"

  /// The texts make the height; the image takes no part in it.
  func explain(_ title: PlannedText, _ detail: PlannedText, _ steps: inout RowSteps) {
    steps.down(.inset, "top", Metrics.verticalPadding, "Above the texts.", Self.source)
    steps.lines(.title, title.measurement)
    steps.lines(.detail, detail.measurement)
    steps.down(.inset, "bottom", Metrics.verticalPadding, "Below the texts.", Self.source)

    steps.across(.inset, "leading", Metrics.horizontalPadding, "Before the content.", Self.source)
    if content.hasImage {
      steps.across(.element, "image", Metrics.imageSide, "Fitted into a square, whatever its size.", Self.source)
      steps.across(.gap, "image to texts", Metrics.imageGap, "Between the image and the texts.", Self.source)
    }
    steps.room("textContainer", "What is left for the texts.") {
      $0.across(.inset, "trailing", Metrics.horizontalPadding, "After the content.", Self.source)
    }
  }
}
