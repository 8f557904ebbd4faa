extension SampleCell {
  private static let source =
    "code: `CollectionViewListCell.m` of Material Components for iOS 124.2 (ac77ff7), in the List examples"

  /// The texts make the height; the image takes no part in it.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let layout = layout(width: width, traits: traits)
    return RowExplanation {
      $0.down(.inset, "top", Metrics.verticalPadding, "Above the texts.", Self.source)
      $0.lines(layout[.title])
      $0.lines(layout[.detail])
      $0.down(.inset, "bottom", Metrics.verticalPadding, "Below the texts.", Self.source)

      $0.across(.inset, "leading", Metrics.horizontalPadding, "Before the content.", Self.source)
      if content.hasImage {
        $0.across(.element, "image", Metrics.imageSide, "Fitted into a square, whatever its size.", Self.source)
        $0.across(.gap, "image to texts", Metrics.imageGap, "Between the image and the texts.", Self.source)
      }
      $0.room("textContainer", of: width, "What is left for the texts.") {
        $0.across(.inset, "trailing", Metrics.horizontalPadding, "After the content.", Self.source)
      }
    }
  }
}
