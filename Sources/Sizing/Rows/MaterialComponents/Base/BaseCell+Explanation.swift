extension BaseCell {
  /// A side is the layout's or the content's.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let isContentHeight = contentSize != nil && !isFixedHeight
    let isContentWidth = contentSize != nil && !isFixedWidth
    let isFlowHeight = height == Self.flowLayoutHeight
    var steps = RowSteps(size: layout(width: width, traits: traits).size)
    steps.down(
      .element, isContentHeight ? "contentSize" : isFlowHeight ? "itemSize" : "height", steps.size.height,
      isContentHeight ? "The content's height, as the layout does not fix it." : "The height that the layout gives.",
      isContentHeight || !isFlowHeight ? nil : "published: Apple, `UICollectionViewFlowLayout`, `itemSize`")
    steps.across(
      .element, isContentWidth ? "contentSize" : "width", steps.size.width,
      isContentWidth ? "The content's width, as the layout does not fix it." : "The width that the layout gives.")
    return steps.explanation
  }
}
