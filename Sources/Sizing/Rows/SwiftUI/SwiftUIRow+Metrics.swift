internal import Typography

extension SwiftUIRow {
  /// The distances between the edges and the content.
  ///
  /// Source: on iOS 26, 15 above and below and 16 at the sides, recorded in inset grouped lists of 390 and 402 and
  /// published for a plain one of 393 (openuikit). Before, 11 above and below; at the sides the list's margin, recorded
  /// in inset grouped lists as 20 at 390, 393 and 402, and published as 16 at 300 (iOS 16, sentry).
  func insets(width: Double, traits: Traits) -> EdgeInsets {
    if let insets = content.listRowInsets { return insets }
    switch profile {
    case .ios18:
      let side = traits.list.layoutMargin ?? profile.layoutMargin(forWidth: width)
      return EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    case .ios26: return EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    }
  }

  /// The least height of the row.
  func minimumHeight(_ traits: Traits) -> Double {
    content.minimumRowHeight ?? profile.minimumRowHeight(for: traits.sizeCategory)
  }

  /// How far a row is moved in that is below another.
  ///
  /// No number is published for lists: 10 is UIKit's, 16 that of sidebars of iOS 26 in a design note.
  var indentation: Double { Double(content.level) * (profile == .ios26 ? 16 : 10) }

  /// Between the content and the chevron.
  static let chevronSpacing = 8.0

  /// The margin at which a separator ends on iOS 26, whatever insets the row has.
  static let separatorMargin = 16.0

  /// Between the two texts.
  func textSpacing(_ traits: Traits) -> Double {
    content.detailStyle.spacingBelowText(for: traits.sizeCategory, grid: traits.pixelGrid)
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
