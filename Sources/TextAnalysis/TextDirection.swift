/// The direction in which a run of text, a line, or a row of a list proceeds.
public enum TextDirection: String, Codable, Sendable, Hashable, CaseIterable {
  /// Left to right, as in Latin or Devanagari.
  case leftToRight = "ltr"
  /// Right to left, as in Arabic or Hebrew.
  case rightToLeft = "rtl"

  /// The other direction.
  public var opposite: TextDirection {
    self == .leftToRight ? .rightToLeft : .leftToRight
  }
}

/// How the base direction of a paragraph is found (UAX #9, rules P2 and P3).
public enum BaseDirection: String, Codable, Sendable, Hashable, CaseIterable {
  /// Always left to right.
  case leftToRight = "ltr"
  /// Always right to left.
  case rightToLeft = "rtl"
  /// The direction of the paragraph's first strong character; left to right if it has none.
  case firstStrong = "auto"

  /// A given direction.
  package init(_ direction: TextDirection) { self = direction == .leftToRight ? .leftToRight : .rightToLeft }
}
