extension BaseCell {
  /// A side is the layout's or the content's.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let size = layout(width: width, traits: traits).size
    let isContentHeight = contentSize != nil && !isFixedHeight
    let isContentWidth = contentSize != nil && !isFixedWidth
    let isFlowHeight = height == Self.flowLayoutHeight
    return RowExplanation {
      $0.down(
        .element, isContentHeight ? "contentSize" : isFlowHeight ? "itemSize" : "height", size.height,
        isContentHeight ? "The content's height, as the layout does not fix it." : "The height that the layout gives.",
        isContentHeight || !isFlowHeight ? nil : "published: Apple, `UICollectionViewFlowLayout`, `itemSize`")
      $0.across(
        .element, isContentWidth ? "contentSize" : "width", size.width,
        isContentWidth ? "The content's width, as the layout does not fix it." : "The width that the layout gives.")
    }
  }
}
