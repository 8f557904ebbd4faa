internal import Typography

/// An era of Apple's list metrics.
///
/// Apple changed them with iOS 26 and documents the change in words only. Nothing that was recorded tells systems of an
/// era apart; what was is in `Tests/Fixtures/devices`, a file a picture.
public enum SystemProfile: String, Hashable, Sendable, CaseIterable {
  /// iOS 13 to 18.
  ///
  /// Recorded: SwiftUI's inset grouped lists on iOS 17.5 and 18 (390, 393 and 402 wide, categories M and L), cells with
  /// content configurations in plain tables on iOS 14.5, 15.5, 16.4, 17.2, 17.5 and 18.5 (390 to 402 wide, L), and
  /// `UITableViewCell` with labels of its own on iOS 13 (320 wide, M; its heights in all categories were measured by
  /// hand). Published: descriptions of cells and headers on iOS 15 and 16. The rest is inferred; SwiftUI's lists were
  /// tables up to iOS 15, and none of those is recorded.
  case ios18
  /// iOS 26 and later: taller rows, larger headers.
  ///
  /// Recorded: SwiftUI's inset grouped lists on iOS 26 (390 and 402 wide, categories M and L) and cells with content
  /// configurations in plain tables on iOS 26.2 (402 wide, L). Published: what openuikit dumped from iOS 26.1 (375, 393
  /// and 820 wide, L, of classic cells XXXL and AX2, too) and charon from macOS 27.0. The rest is inferred.
  case ios26

  /// The margin a list gives its cells at both sides on a phone, by the list's width: 16, and 20 where there is room.
  ///
  /// Source: documented as 16 or 20 by width. 20 is recorded at 390, 393 and 402 on iOS 14.5 to 26.2 and published for
  /// 430, 16 is recorded at 320 on iOS 13 and published for 300 (iOS 16) and 375 (iOS 26.1). Where between 375 and 390
  /// it changes no phone's width tells.
  func layoutMargin(forWidth width: Double) -> Double {
    width >= Self.layoutMarginBreak ? 20 : 16
  }

  /// The width from which the margin is the larger one.
  private static let layoutMarginBreak = 390.0

  /// The least height of a row in a list.
  ///
  /// Source: on iOS 26 it is a line of body, as high as the style's leading, between the margins of a cell, 15 each. 52
  /// at L and 51 at M are recorded (leadings of 22 and 21), and 59 is published for a table's row at XXXL (29); other
  /// categories follow from the rule. Before it is 44, recorded at M and L alike, where the rule would give 43 at M.
  func minimumRowHeight(for category: SizeCategory?) -> Double {
    switch self {
    case .ios18: 44
    case .ios26: 30 + DynamicTypeStyle.body.leading(for: category ?? .default)
    }
  }

  /// The height of a separator.
  ///
  /// Source: a pixel up to iOS 18; one point at two and three pixels per point on iOS 26. It lies over the last point of
  /// the row.
  func separatorHeight(_ grid: PixelGrid) -> Double {
    switch self {
    case .ios18: grid.pixel
    case .ios26: 1
    }
  }

  /// Where a separator ends, from the edge of a row with such a margin: at the margin on iOS 26, at the edge before.
  ///
  /// Source: recorded in SwiftUI's inset grouped lists and in plain tables of both eras, with margins of 16 and 20.
  func separatorTrailing(margin: Double) -> Double {
    switch self {
    case .ios18: 0
    case .ios26: margin
    }
  }

  /// The least width with room for what is needed, where that depends on the margins and the margins on the width.
  ///
  /// - Parameter needed: The width needed with margins of a size.
  func leastWidth(_ needed: (_ margin: Double) -> Double) -> Double {
    let narrow = needed(16)
    // Between the two a list has no room for the larger margins, and more than it needs for the smaller ones.
    return narrow < Self.layoutMarginBreak ? narrow : max(Self.layoutMarginBreak, needed(20))
  }

  /// The same of a row that knows its margins by its width.
  ///
  /// - Parameter needed: The width needed with the margins that a row of a width has: any width that has them will do.
  func leastRowWidth(_ needed: (_ width: Double) -> Double) -> Double {
    leastWidth { margin in needed(margin == 16 ? 0 : 100_000) }
  }
}
