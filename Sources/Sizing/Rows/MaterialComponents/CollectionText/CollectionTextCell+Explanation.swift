extension CollectionTextCell {
  private static let source =
    "code: `MDCCollectionViewTextCell.m` and `MDCCollectionViewCell.m` of Material Components for iOS 124.2 (ac77ff7)"

  /// The layout gives the height, whatever the texts take.
  func explain(_ accessory: LayoutRect?, _ steps: inout RowSteps) {
    let isGiven = content.height != nil
    steps.down(
      .element, isGiven ? "height" : "cellHeight", steps.size.height,
      isGiven
        ? "The height that the layout gives."
        : "By the lines that the texts may have at most, not by what they take.",
      isGiven ? nil : "code: `CollectionCellsTextExample.m` of Material Components for iOS 124.2 (ac77ff7)")

    if content.editing.contains(.reorder) {
      steps.across(.inset, "controlOffset", Metrics.controlOffset, "Before the handle.", Self.source)
      steps.across(.element, "reorderControl", Metrics.iconSide, "A built-in icon.", Self.source)
    }
    if content.imageSize == nil {
      steps.across(.inset, "padding", Metrics.padding, "Before the texts of a cell without an image.", Self.source)
    } else {
      steps.across(
        .inset, "text leading", Metrics.textLeadingWithImage,
        "Before the texts of a cell with an image, whatever its width.", Self.source)
    }
    steps.room("textContainer", "What is left for the texts.") {
      $0.across(.inset, "padding", Metrics.padding, "After the texts.", Self.source)
      if content.editing.contains(.selector) {
        $0.across(.element, "selectorControl", Metrics.iconSide, "A built-in icon.", Self.source)
        $0.across(.inset, "controlOffset", Metrics.controlOffset, "After the mark of selection.", Self.source)
      } else if let accessory {
        $0.across(.element, "accessory", accessory.width, "The accessory's width.")
        $0.across(.inset, "padding", Metrics.padding, "After the accessory.", Self.source)
      }
    }
  }
}
