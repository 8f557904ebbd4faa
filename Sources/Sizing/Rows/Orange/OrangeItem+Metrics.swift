internal import Typography

/// The numbers of Orange's items from release 0.9 on, in points.
///
/// Source, code: `ODSListItem.swift`, `LeadingView.swift`, `TrailingView.swift`, `ODSLIstItemModifier.swift` and
/// `ODSIcon.swift` of ods-ios 1.4.0 (Orange-OpenSource/ods-ios 0a54ea6), and `ODSListItemContent.swift` of 0.14.0.
extension OrangeItem {
  /// The height of images, and the least one of an item.
  static let height = 44.0
  /// The side of the info button's symbol at the default size category; it grows as body does.
  static let infoSymbolSide = 17.0
  static let appIconRadius = 8.0

  var padding: Double { content.isStyled ? release.padding : 0 }

  /// The thickness of the divider below the item, which is a part of it where there is a style.
  func dividerHeight(_ traits: Traits) -> Double {
    content.isStyled && release.hasStyle && content.showsSeparator ? traits.pixelGrid.pixel : 0
  }

  var leadingSize: LayoutSize? {
    switch content.leading {
    case .icon(let size): size
    case .appIcon, .circularImage, .squareImage: LayoutSize(width: Self.height, height: Self.height)
    case .wideImage: LayoutSize(width: release.wideImageWidth, height: Self.height)
    case nil: nil
    }
  }

  /// The button, the switch or the tick that stands last, with its size and the size that is kept free for it.
  ///
  /// A switch reaches further than what is kept for it, as in SwiftUI's rows.
  ///
  /// Source, inferred: a tick has the size of UIKit's accessory, a symbol in the same font.
  func control(_ traits: Traits) -> (name: ElementName, size: LayoutSize, kept: LayoutSize)? {
    switch content.trailing {
    case .infoButton:
      let symbol = DynamicTypeMetrics.default.scaledValue(
        Self.infoSymbolSide, for: traits.sizeCategory, displayScale: traits.pixelGrid.scale)
      let kept = release.infoButtonSide ?? symbol
      return (.infoButton, LayoutSize(width: symbol, height: symbol), LayoutSize(width: kept, height: kept))
    case .toggle:
      let size = profile.switchSize
      return (.toggle, size, LayoutSize(width: profile.toggleWidth, height: size.height))
    case .checkmark(isSelected: true):
      let size = AccessoryMetrics(traits).size(of: .checkmark)
      return (.checkmark, size, size)
    case .text, .checkmark(isSelected: false), nil: return nil
    }
  }
}
