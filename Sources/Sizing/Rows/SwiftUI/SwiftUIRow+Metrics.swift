internal import FontKit
internal import Typography

extension SwiftUIRow {
  /// The distances between the edges and the content.
  ///
  /// Source: 15 and 16 on iOS 26.1 (openuikit); before, 11 above and below (measured by app developers) and 16 at the
  /// sides of an inset grouped list (iOS 16, sentry).
  var insets: EdgeInsets {
    if let insets = content.listRowInsets { return insets }
    let vertical: Double = profile == .ios26 ? 15 : 11
    return EdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }

  /// The least height of the row: 44 measured on iOS 16 (sentry), 52 inferred for iOS 26 from its lists in UIKit.
  var minimumHeight: Double { content.minimumRowHeight ?? profile.minimumRowHeight }

  /// How far a row is moved in that is below another.
  ///
  /// No number is published for lists: 10 is UIKit's, 16 that of sidebars of iOS 26 in a design note.
  var indentation: Double { Double(content.level) * (profile == .ios26 ? 16 : 10) }

  /// Between the content and the chevron.
  static let chevronSpacing = 8.0

  /// Where the separator ends, from the edge of the row (iOS 26.1, openuikit).
  static let separatorTrailing = 16.0

  /// Between the two texts: a tenth of the height of a line, up to the pixel.
  ///
  /// Source: OpenSwiftUI, after iOS 18.5.
  func textSpacing(_ traits: Traits) -> Double {
    let metrics = FontMetrics.sanFrancisco
    let size = Self.textProperties.fontSize(for: traits.sizeCategory)
    return traits.pixelGrid.ceil(0.1 * metrics.points(metrics.ascender - metrics.descender, atSize: size))
  }

  /// The width that edit controls take from the row, which moves by as much: 40, as in UIKit.
  func gutter(_ traits: Traits) -> Double {
    guard traits.state.contains(.editing), content.isDeletable else { return 0 }
    return TableCell.Metrics.gutter(for: traits.sizeCategory)
  }

  /// The size of the chevron, if there is one.
  func chevronSize(_ traits: Traits) -> Size? {
    guard content.isNavigationLink || content.isDisclosure else { return nil }
    let accessories = AccessoryMetrics(traits)
    return Size(width: accessories.glyphWidth, height: accessories.size(of: .disclosureIndicator).height)
  }
}
