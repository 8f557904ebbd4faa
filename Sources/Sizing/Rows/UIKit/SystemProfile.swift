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
    let breakpoint: Double =
      switch self {
      case .ios18: 414
      case .ios26: 390
      }
    return width >= breakpoint ? 20 : 16
  }
}
