internal import TextAnalysis

extension CollectionTextCell {
  private static let source =
    "code: `MDCCollectionViewTextCell.m` and `MDCCollectionViewCell.m` of Material Components for iOS 124.2 (ac77ff7)"

  /// The layout gives the height, whatever the texts take.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    var leftToRight = traits
    leftToRight.direction = .leftToRight
    let layout = layout(width: width, traits: leftToRight)
    return RowExplanation {
      let isGiven = content.height != nil
      $0.down(
        .element, isGiven ? "height" : "cellHeight", layout.size.height,
        isGiven
          ? "The height that the layout gives."
          : "By the lines that the texts may have at most, not by what they take.",
        isGiven ? nil : "code: `CollectionCellsTextExample.m` of Material Components for iOS 124.2 (ac77ff7)")
      explainWidth(width, layout, &$0)
    }
  }

  private func explainWidth(_ width: Double, _ layout: RowLayout, _ result: inout RowExplanation) {
    if content.editing.contains(.reorder) {
      result.across(.inset, "controlOffset", Metrics.controlOffset, "Before the handle.", Self.source)
      result.across(.element, "reorderControl", Metrics.iconSide, "A built-in icon.", Self.source)
    }
    if content.imageSize == nil {
      result.across(.inset, "padding", Metrics.padding, "Before the texts of a cell without an image.", Self.source)
    } else {
      result.across(
        .inset, "text leading", Metrics.textLeadingWithImage,
        "Before the texts of a cell with an image, whatever its width.",
        Self.source)
    }
    result.room("textContainer", of: width, "What is left for the texts.") {
      $0.across(.inset, "padding", Metrics.padding, "After the texts.", Self.source)
      if content.editing.contains(.selector) {
        $0.across(.element, "selectorControl", Metrics.iconSide, "A built-in icon.", Self.source)
        $0.across(.inset, "controlOffset", Metrics.controlOffset, "After the mark of selection.", Self.source)
      } else if let accessory = layout[.accessory] {
        $0.across(.element, "accessory", accessory.frame.width, "The accessory's width.")
        $0.across(.inset, "padding", Metrics.padding, "After the accessory.", Self.source)
      }
    }
  }
}
