/// An era of Apple's list metrics.
///
/// Apple changed them with iOS 26 and documents the change in words only.
public enum SystemProfile: String, Hashable, Sendable, CaseIterable {
  /// iOS 14 to 18.
  case ios18
  /// iOS 26 and later: taller rows, larger headers.
  case ios26

  /// The margin a list gives its cells at both sides on a phone, by the list's width: 16, and 20 where there is room.
  ///
  /// Source: documented as 16 or 20 by width; the break at 390 was measured on iOS 26.1 (393 wide gives 20, 375 gives
  /// 16). That at 414 for iOS 18 is inferred: 430 gives 20 on iOS 15, 300 gives 16 on iOS 16.
  func layoutMargin(forWidth width: Double) -> Double {
    width >= layoutMarginBreak ? 20 : 16
  }

  /// The width from which the margin is the larger one.
  private var layoutMarginBreak: Double {
    switch self {
    case .ios18: 414
    case .ios26: 390
    }
  }

  /// The least height of a row in a list.
  ///
  /// Source: 44 was measured on iOS 16 (SwiftUI list) and on iOS 13; 52 on iOS 26.1.
  var minimumRowHeight: Double {
    switch self {
    case .ios18: 44
    case .ios26: 52
    }
  }

  /// The height of a separator.
  ///
  /// Source: a pixel up to iOS 18; one point at two and three pixels per point on iOS 26.1. It lies over the last point
  /// of the row.
  func separatorHeight(_ grid: PixelGrid) -> Double {
    switch self {
    case .ios18: grid.pixel
    case .ios26: 1
    }
  }

  /// The least width with room for what is needed, where that depends on the margins and the margins on the width.
  ///
  /// - Parameter needed: The width needed with margins of a size.
  func leastWidth(_ needed: (_ margin: Double) -> Double) -> Double {
    let narrow = needed(16)
    // Between the two a list has no room for the larger margins, and more than it needs for the smaller ones.
    return narrow < layoutMarginBreak ? narrow : max(layoutMarginBreak, needed(20))
  }

  /// The same of a row that knows its margins by its width.
  ///
  /// - Parameter needed: The width needed with the margins that a row of a width has: any width that has them will do.
  func leastRowWidth(_ needed: (_ width: Double) -> Double) -> Double {
    leastWidth { margin in needed(margin == 16 ? 0 : 100_000) }
  }
}
