import CICU

/// How a letter joins its neighbours (Joining_Type; Unicode standard, section 9.2).
package enum JoiningType: UInt8, Sendable {
  /// It joins neither neighbour.
  case none
  /// It joins the letter before it only, as alef does.
  case right
  /// It joins the letter after it only; no letter of Arabic does.
  case left
  /// It joins both neighbours, as beh does, or makes them join, as the tatweel does.
  case dual
  /// It is a mark, which letters join across.
  case transparent
}

extension Unicode.Scalar {
  /// How the character joins its neighbours.
  package var joiningType: JoiningType {
    switch cicu_joining_type_t(rawValue: cicu_joining_type(value)) {
    case CICU_JOINING_CAUSING, CICU_JOINING_DUAL: .dual
    case CICU_JOINING_LEFT: .left
    case CICU_JOINING_RIGHT: .right
    case CICU_JOINING_TRANSPARENT: .transparent
    default: .none
    }
  }
}
