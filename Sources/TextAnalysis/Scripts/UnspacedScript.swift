/// A script without spaces between words, whose lines ICU breaks with a dictionary (`dictbe.cpp`).
package enum UnspacedScript: Sendable {
  case thai
  case lao
  case burmese
  case khmer

  /// The script of a character; nil if it is of none, or is not of those that words consist of (Line_Break SA).
  package init?(_ scalar: UInt32) {
    switch scalar {
    case 0x0E00...0x0E7F: self = .thai
    case 0x0E80...0x0EFF: self = .lao
    case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: self = .burmese
    case 0x1780...0x17FF: self = .khmer
    default: return nil
    }
    guard let scalar = Unicode.Scalar(scalar), scalar.isComplexContext else { return nil }
  }

  /// A run of up to so many characters is not divided: two words have two each, and in Thai ICU wants one more.
  package var longestWhole: Int { self == .thai ? 4 : 3 }

  /// The largest `longestWhole` of all scripts.
  package static let longestOfAll = 4
}
