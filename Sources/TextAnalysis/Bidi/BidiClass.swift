import CICU

/// A character's Bidi_Class (UAX #9, table 4), in ICU's numbering and under Unicode's short names.
package enum BidiClass: UInt8, Sendable, CaseIterable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case L = 0, R, EN, ES, ET, AN, CS, B, S, WS, ON, LRE, LRO, AL, RLE, RLO, PDF, NSM, BN, FSI, LRI, RLI, PDI

  /// The class of a code point.
  package init(of scalar: UInt32) {
    self = BidiClass(rawValue: cicu_bidi_class(scalar)) ?? .L
  }

  /// The class of the characters of an embedding level, its direction: L or R.
  init(direction level: UInt8) {
    self = level & 1 == 0 ? .L : .R
  }

  /// Whether the character opens an isolate (BD8).
  var isIsolateInitiator: Bool {
    self == .LRI || self == .RLI || self == .FSI
  }

  /// Whether the character opens or closes an embedding, an override or an isolate.
  package var isExplicit: Bool {
    switch self {
    case .LRE, .LRO, .RLE, .RLO, .PDF, .FSI, .LRI, .RLI, .PDI: true
    default: false
    }
  }

  /// Whether rule X9 takes the character out of consideration.
  var isRemoved: Bool {
    switch self {
    case .LRE, .LRO, .RLE, .RLO, .PDF, .BN: true
    default: false
    }
  }

  /// Whether the character is neutral or formats an isolate: NI in rules N1 and N2.
  var isNeutral: Bool {
    switch self {
    case .B, .S, .WS, .ON, .FSI, .LRI, .RLI, .PDI: true
    default: false
    }
  }

  /// The direction the character has for its neutral neighbours, numbers being right to left (rules N0 to N2): L, R, or
  /// nil.
  var strongDirection: BidiClass? {
    switch self {
    case .L: .L
    case .R, .AL, .EN, .AN: .R
    default: nil
    }
  }

  /// Whether rule L1 resets a sequence of such characters before a separator or at a line's end: white space, isolate
  /// formatting characters, and what rule X9 removes (section 5.2).
  var isResetAtLineEnd: Bool {
    self == .WS || isRemoved || isIsolateInitiator || self == .PDI
  }
}

/// Whether a left-to-right paragraph with `scalar` in it may have levels other than 0: a quick test that errs on the side
/// of yes.
///
/// The blocks whose characters, assigned or not, are of class R, AL or AN (UAX #9, section 3.2, and DerivedBidiClass.txt),
/// and the formatting characters. The tests hold it against ICU for every code point.
package func mayRaiseLevels(_ scalar: UInt32) -> Bool {
  guard scalar >= 0x590 else { return false }
  switch scalar {
  case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
  case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
  default: return false
  }
}

/// Whether a bidi paragraph ends after `scalar`: class B.
package func endsBidiParagraph(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
  default: false
  }
}
