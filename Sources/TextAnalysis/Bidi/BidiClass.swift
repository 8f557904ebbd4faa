import CICU

/// A character's Bidi_Class (UAX #9, table 4), in ICU's numbering.
package enum BidiClass: UInt8, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case L = 0, R, EN, ES, ET, AN, CS, B, S, WS, ON, LRE, LRO, AL, RLE, RLO, PDF, NSM, BN, FSI, LRI, RLI, PDI

  /// The class of a code point.
  package init(of scalar: UInt32) {
    self = BidiClass(rawValue: cicu_bidi_class(scalar)) ?? .L
  }

  /// Whether a left-to-right paragraph that has such a character may have levels other than 0.
  var mayRaiseLevels: Bool {
    switch self {
    case .R, .AL, .AN, .LRE, .LRO, .RLE, .RLO, .PDF, .FSI, .LRI, .RLI, .PDI: true
    case .L, .EN, .ES, .ET, .CS, .B, .S, .WS, .ON, .NSM, .BN: false
    }
  }

  /// Whether the character opens an isolate.
  var isIsolateInitiator: Bool {
    self == .LRI || self == .RLI || self == .FSI
  }

  /// Whether rule L1 resets a sequence of such characters before a separator or at a line's end: white space, isolate
  /// formatting characters, and the characters that rule X9 removes (section 5.2).
  var isResetAtLineEnd: Bool {
    switch self {
    case .WS, .FSI, .LRI, .RLI, .PDI, .LRE, .LRO, .RLE, .RLO, .PDF, .BN: true
    default: false
    }
  }
}
