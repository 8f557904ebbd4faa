internal import Typography

/// The numbers of Orange's items from release 0.9 on, in points.
///
/// Source, code: `ODSListItem.swift`, `LeadingView.swift`, `TrailingView.swift`, `ODSLIstItemModifier.swift` and
/// `ODSIcon.swift` of ods-ios 1.4.0 (Orange-OpenSource/ods-ios 0a54ea6), and `ODSListItemContent.swift` of 0.14.0.
extension OrangeItem {
  /// The height of images, and the least one of an item.
  static let height = 44.0
  /// The info button's symbol where text is of the default size; it grows as body does.
  static let infoSymbolSide = 17.0
  /// The radius of the corners of an app's icon.
  static let appIconRadius = 8.0

  /// What is around the item from side to side.
  var padding: Double { content.isStyled ? release.padding : 0 }

  /// The thickness of the divider below the item, which is a part of it where there is a style.
  func dividerHeight(_ traits: Traits) -> Double {
    content.isStyled && release.hasStyle && content.showsSeparator ? traits.pixelGrid.pixel : 0
  }

  /// The size of what is before the texts.
  var leadingSize: LayoutSize? {
    switch content.leading {
    case .icon(let size): size
    case .appIcon, .circularImage, .squareImage: LayoutSize(width: Self.height, height: Self.height)
    case .wideImage: LayoutSize(width: release.wideImageWidth, height: Self.height)
    case nil: nil
    }
  }

  /// The side of the info button's symbol.
  func infoSymbolSide(_ traits: Traits) -> Double {
    DynamicTypeMetrics.default.scaledValue(
      Self.infoSymbolSide, for: traits.sizeCategory, displayScale: traits.pixelGrid.scale)
  }

  /// The side of what is kept for the info button.
  func infoButtonSide(_ traits: Traits) -> Double { release.infoButtonSide ?? infoSymbolSide(traits) }

  /// The size of the tick.
  ///
  /// Source, inferred: that of UIKit's accessory, a symbol in the same font.
  func checkmarkSize(_ traits: Traits) -> LayoutSize { AccessoryMetrics(traits).size(of: .checkmark) }
}
