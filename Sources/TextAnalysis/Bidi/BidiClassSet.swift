/// The classes that occur in a stretch of text.
struct BidiClassSet: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The set of one class.
  @inline(__always)
  init(_ bidiClass: BidiClass) {
    rawValue = 1 << UInt32(bidiClass.rawValue)
  }

  private init(_ classes: [BidiClass]) {
    rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  private static let rightToLeft = BidiClassSet([.R, .AL])
  private static let explicit = BidiClassSet(BidiClass.allCases.filter(\.isExplicit))
  private static let raisingLevelZero = rightToLeft.union(BidiClassSet(.AN)).union(explicit)
  private static let raisingLevelOne = BidiClassSet([.L, .EN, .AN]).union(explicit)

  /// The level of every character of a paragraph with these classes, its own included; nil if they may differ.
  ///
  /// In a left-to-right paragraph without R, AL, AN and explicit formatting every European number becomes L (rule W7).
  /// In a right-to-left one without L and numbers every letter is R. Neutrals take the only direction there is (rules
  /// N0 to N2), which raises no level.
  func onlyLevel(base: BaseDirection) -> UInt8? {
    if base != .rightToLeft, isDisjoint(with: Self.raisingLevelZero) { return 0 }
    let isRightToLeft = base == .rightToLeft || base == .firstStrong && !isDisjoint(with: Self.rightToLeft)
    return isRightToLeft && isDisjoint(with: Self.raisingLevelOne) ? 1 : nil
  }
}
