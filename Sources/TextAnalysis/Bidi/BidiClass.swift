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
