internal import Typography

/// An era of Apple's list metrics.
///
/// Apple changed the metrics with iOS 26 and documents the change in words only. No recording shows a difference
/// between the systems of one era. The recordings are in `Tests/Fixtures/devices`, one file for each picture.
public enum SystemProfile: String, Codable, Hashable, Sendable, CaseIterable {
  /// iOS 13 to 18.
  ///
  /// Recorded: SwiftUI's inset grouped lists on iOS 16.4 to 18.6 (300 to 428 and 1194 wide, categories M, L, AX3 and AX5), cells with
  /// content configurations in plain tables on iOS 14.5 to 18.5 (390 to 402 wide, L), and `UITableViewCell` with labels of its own on
  /// iOS 12 to 18 (320 and 375 wide, M, L and AX5; its heights on iOS 13 in all categories were measured by hand). Published:
  /// descriptions of cells and headers on iOS 15 and 16. The rest is inferred; SwiftUI's lists were tables up to iOS 15, and none of
  /// those is recorded.
  case ios18
  /// iOS 26 and later: taller rows, larger headers.
  ///
  /// Recorded: SwiftUI's inset grouped lists on iOS 26 (300 to 402 and 1194 wide, categories M, L and AX3) and cells with content
  /// configurations in plain tables (402 wide, L) and with labels of their own (375 wide, L) on iOS 26.2. Single numbers
  /// are recorded in what openuikit dumped from iOS 26.1 (375, 393 and 820 wide, L, of classic cells XXXL and AX2, too)
  /// and charon from macOS 27.0. The rest is inferred.
  case ios26

  /// That of two values which the era has.
  @inline(__always)
  func pick<Value>(ios18: @autoclosure () -> Value, ios26: @autoclosure () -> Value) -> Value {
    switch self {
    case .ios18: ios18()
    case .ios26: ios26()
    }
  }

  /// The margin a list gives its cells at both sides on a phone, by the list's width: 16, and 20 where there is room.
  ///
  /// Source, published: Apple, `UIViewController.systemMinimumLayoutMargins`: 16 or 20 by width.
  func layoutMargin(forWidth width: Double) -> Double { width >= Self.layoutMarginBreak ? 20 : 16 }

  /// The width from which the margin is the larger one.
  ///
  /// No phone's width lies between 375 and 390, so the exact width at which the margin changes is unknown.
  ///
  /// Source, recorded: iOS 14.5 to 26.2, 390, 393 and 402 points wide (cashapp/AccessibilitySnapshot): 20.
  /// Source, recorded: iOS 16, 300 points wide (getsentry/sentry-cocoa), and iOS 13, 320 points wide
  /// (pointfreeco/swift-snapshot-testing): 16.
  /// Source, recorded: iOS 26.1, 375 points wide (Vercantez/openuikit): 16.
  private static let layoutMarginBreak = 390.0

  /// The least height of a row in a list.
  ///
  /// On iOS 26 it is the leading of body plus the margins of a cell, 15 above and 15 below. Before iOS 26 it is 44 at
  /// M and L alike, where that rule would give 43 at M.
  ///
  /// Source, recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot): 44.
  /// Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot): 52.
  /// Source, recorded: iOS 18 and 26, 390 points wide, category M (home-assistant/iOS): 44 and 51.
  /// Source, recorded: iOS 26.1, 375 points wide, category XXXL (Vercantez/openuikit): a table's 59, as the rule
  /// gives.
  func minimumRowHeight(for category: SizeCategory?) -> Double {
    pick(ios18: 44, ios26: 30 + DynamicTypeStyle.body.leading(for: category ?? .default))
  }

  func minimumRowHeight(_ traits: Traits) -> Double {
    traits.list.isSidebar == true ? Self.sidebarRowHeight : minimumRowHeight(for: traits.sizeCategory)
  }

  /// The least height of a row in a sidebar, of UIKit's and of SwiftUI's, in both eras and in all categories.
  ///
  /// Source, inferred: a design note on phones and pads with iOS 26 (zotero/zotero-ios, issue 1171).
  static let sidebarRowHeight = 44.0

  /// The radius of the corners of rows in a sidebar.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  static let sidebarCornerRadius = 10.0

  /// The height of a separator.
  ///
  /// Source, recorded: iOS 14.5 to 18.5, 390 to 402 points wide (cashapp/AccessibilitySnapshot): a pixel at L.
  /// Source, recorded: iOS 18, 390 points wide (DrunkOnJava/ModularHomeInventory), and iOS 13, 320 points wide
  /// (pointfreeco/swift-snapshot-testing): one point at AX5, which is taken for all accessibility categories.
  /// Source, recorded: iOS 26.2, 402 points wide (cashapp/AccessibilitySnapshot): one point.
  func separatorHeight(_ traits: Traits) -> Double {
    let isLarge = (traits.sizeCategory ?? .default).isAccessibilityCategory
    return pick(ios18: isLarge ? 1 : traits.pixelGrid.pixel, ios26: 1)
  }

  /// Where a separator ends, from the edge of a row with such a margin: at the margin on iOS 26, at the edge before.
  ///
  /// Source, recorded: iOS 14.5 to 18.5, 390 to 402 points wide (cashapp/AccessibilitySnapshot): 0.
  /// Source, recorded: iOS 26.2, 402 points wide, lists with margins of 16, tables with 20
  /// (cashapp/AccessibilitySnapshot).
  func separatorTrailing(margin: Double) -> Double { pick(ios18: 0, ios26: margin) }

  /// The size of a switch (`UISwitch`, `Toggle`), in points, which does not grow with the size category.
  ///
  /// Source, recorded: iOS 14.5 to 18.5, 390 to 402 points wide, category L (cashapp/AccessibilitySnapshot).
  /// Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot).
  var switchSize: LayoutSize {
    pick(ios18: LayoutSize(width: 51, height: 31), ios26: LayoutSize(width: 63, height: 28))
  }

  /// The distance of a `LabeledContent`'s value from the label above it.
  ///
  /// Source, recorded: iOS 26.1 and 18, 390 and 1194 points wide, category AX3 (StanfordSpezi/SpeziViews).
  var labeledContentSpacing: Double { pick(ios18: 2, ios26: 4) }

  /// The width with which SwiftUI lays out a `Toggle`'s switch, which reaches 2 points further where it ends.
  ///
  /// Source, recorded: iOS 18 and 26, 390 points wide, category M (home-assistant/iOS, `PrivacyView`): switches from 301 to 352 and
  /// from 297 to 360 in rows whose content ends at 350 and 358.
  var toggleWidth: Double { switchSize.width - 2 }

  func separator(from start: Double, to end: Double, rowHeight: Double, _ traits: Traits) -> LayoutRect {
    let height = separatorHeight(traits)
    return LayoutRect(x: start, y: rowHeight - height, width: max(0, end - start), height: height)
  }

  /// The least width of a row in which its content fits, where the width needed depends on the margins and the margins
  /// on the width.
  ///
  /// - Parameter needed: The width that the content and the margins of a row of `width` need; any width with the same
  ///   margins will do.
  ///
  /// Own: a width on either side of the break.
  func leastRowWidth(_ needed: (_ width: Double) -> Double) -> Double {
    let narrow = needed(0)
    // From the break on the margins are the larger ones.
    return narrow < Self.layoutMarginBreak ? narrow : max(Self.layoutMarginBreak, needed(100_000))
  }
}
