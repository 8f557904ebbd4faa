internal import Typography

extension SwiftUIRow {
  /// The distances between the edges and the content.
  ///
  /// The insets at the sides are the list's margin. Without a list that is 16 on iOS 26; before, it depends on the
  /// width.
  ///
  /// Source, recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot): 11 and
  /// 20.
  /// Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot), and iOS 26.1, 393 points
  /// wide (Vercantez/openuikit): 15 and 16.
  /// Source, recorded: iOS 26.0 and 26.1, an iPad 1194 points wide, categories L and AX3 (StanfordSpezi/SpeziViews): 20.
  /// Source, inferred: in a sidebar above and below as in UIKit's sidebar cells, and at the sides as in other lists. A line of
  /// body has its 44 then.
  func insets(width: Double, traits: Traits) -> DirectionalInsets {
    if let insets = content.listRowInsets { return insets }
    let side = sideMargin(width: width, traits: traits)
    let vertical =
      traits.list.isSidebar == true
      ? ListContentConfiguration.margins(of: .sidebarCell, profile).insets.top : profile.pick(ios18: 11, ios26: 15)
    return DirectionalInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  /// The margin at both sides, at which a separator ends on iOS 26 whatever insets the row has.
  ///
  /// Source, recorded: iOS 26.2, 402 points wide (cashapp/AccessibilitySnapshot), and iOS 26.1, 375 and 393 points wide
  /// (Vercantez/openuikit): 16.
  func sideMargin(width: Double, traits: Traits) -> Double {
    traits.list.layoutMargin ?? profile.pick(ios18: profile.layoutMargin(forWidth: width), ios26: 16)
  }

  func minimumHeight(_ traits: Traits) -> Double { content.minimumRowHeight ?? profile.minimumRowHeight(traits) }

  /// The indentation of a row that is below others.
  ///
  /// Source, recorded: iOS 17.5, 18.5 and 26.2, 393 and 402 points wide, category L, a `DisclosureGroup`
  /// (cashapp/AccessibilitySnapshot).
  var indentation: Double { Double(content.level) * 20 }

  /// Between the content and the chevron.
  ///
  /// Source, inferred: UIKit's distance between texts and an accessory.
  static let chevronSpacing = 8.0

  func textSpacing(_ traits: Traits) -> Double { content.detailStyle.spacingBelowText(contentTraits(traits)) }

  func contentTraits(_ traits: Traits) -> Traits { traits.limited(to: content.dynamicTypeSize) }

  /// The width that edit controls take from the row, which moves by as much, as in UIKit: 40 at L.
  func gutter(_ traits: Traits) -> Double {
    guard traits.state.contains(.editing), content.isDeletable || content.isSelectable else { return 0 }
    return TableCell.Metrics.gutter(for: traits.sizeCategory)
  }

  func hasHandle(_ traits: Traits) -> Bool { traits.state.contains(.editing) && content.isMovable }

  /// The space between the content, or its chevron, and the edge: the inset, or the handle with the margin after it
  /// and the space before it.
  ///
  /// A SwiftUI list is a collection view, so the handle stands where it does in UIKit's list cells.
  func trailingInset(width: Double, _ traits: Traits) -> Double {
    guard hasHandle(traits) else { return insets(width: width, traits: traits).trailing }
    let spacing = hasChevron ? AccessoryMetrics.reorderSpacing : Self.chevronSpacing
    return sideMargin(width: width, traits: traits) + AccessoryMetrics(traits).standardWidth + spacing
  }

  var hasChevron: Bool { content.isNavigationLink || content.isDisclosure }
}
