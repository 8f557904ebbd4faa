import CICU

/// What UAX #9 needs to know of a character as a bracket.
package enum BidiBracket: Hashable, Sendable {
  /// Not a bracket.
  case none
  /// An opening bracket that the given closing bracket closes.
  case opening(closing: UInt32)
  /// A closing bracket.
  case closing(UInt32)
}

extension BidiBracket {
  /// What `scalar` is as a bracket (BidiBrackets.txt).
  ///
  /// The two pairs of angle brackets are canonical equivalents and count as the same (BD14 to BD16).
  package init(of scalar: UInt32) {
    guard Self.mayBeBracket(scalar) else {
      self = .none
      return
    }
    self =
      switch cicu_bracket_kind(scalar) {
      case 1: .opening(closing: Self.canonical(cicu_paired_bracket(scalar)))
      case 2: .closing(Self.canonical(scalar))
      default: .none
      }
  }

  /// A quick test that errs on the side of yes; the tests hold it against ICU for every code point.
  private static func mayBeBracket(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x80: [0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D].contains(scalar)
    case 0xF3A...0xF3D, 0x169B...0x169C, 0x2045...0x301B, 0xFE59...0xFE5E, 0xFF08...0xFF63: true
    default: false
    }
  }

  private static func canonical(_ scalar: UInt32) -> UInt32 {
    scalar == 0x232A ? 0x3009 : scalar
  }
}
