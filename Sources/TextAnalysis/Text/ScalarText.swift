/// A UTF-8 text decoded into scalars, with the offset of each.
package struct ScalarText {
  /// The code points.
  private(set) var scalars: [UInt32] = []
  /// The byte offset of each code point, and of the end of the text.
  private(set) var offsets: [Int32] = [0]

  package init() {}

  /// The number of code points.
  var count: Int { scalars.count }

  /// Decodes `utf8`.
  ///
  /// Each maximal part that is not well-formed becomes one U+FFFD, as the Unicode standard recommends (section 3.9), so
  /// any bytes are safe.
  mutating func decode(_ utf8: Span<UInt8>) {
    scalars.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    // No more than there are bytes.
    offsets.append(addingCapacity: utf8.count + 1) { offsets in
      scalars.append(addingCapacity: utf8.count) { scalars in
        var cursor = 0
        while cursor < utf8.count {
          offsets.append(Int32(truncatingIfNeeded: cursor))
          scalars.append(nextScalar(in: utf8, at: &cursor))
        }
        offsets.append(Int32(truncatingIfNeeded: cursor))
      }
    }
  }

  /// Gives back memory beyond what everyday texts need.
  mutating func trim(toCapacity limit: Int) {
    guard scalars.capacity > limit else { return }
    scalars = []
    offsets = [0]
  }
}

/// Decodes the code point at `cursor` and moves `cursor` past it; U+FFFD for a maximal part that is not well-formed UTF-8.
///
/// - Precondition: `cursor` is inside `utf8`.
@inlinable @inline(__always)
package func nextScalar(in utf8: Span<UInt8>, at cursor: inout Int) -> UInt32 {
  let lead = utf8[cursor]
  if lead < 0x80 {
    cursor &+= 1
    return UInt32(lead)
  }
  // The common case: well-formed characters of two and three bytes.
  let rest = utf8.count &- cursor
  if rest >= 2, lead &- 0xC2 < 0xE0 - 0xC2 {
    let second = utf8[cursor &+ 1]
    if second & 0xC0 == 0x80 {
      cursor &+= 2
      return UInt32(lead & 0x1F) &<< 6 | UInt32(second & 0x3F)
    }
  } else if rest >= 3, lead &- 0xE0 < 0xED - 0xE0 {
    let (second, third) = (utf8[cursor &+ 1], utf8[cursor &+ 2])
    if second & 0xC0 == 0x80, third & 0xC0 == 0x80, lead > 0xE0 || second >= 0xA0 {
      cursor &+= 3
      return UInt32(lead & 0xF) &<< 12 | UInt32(second & 0x3F) &<< 6 | UInt32(third & 0x3F)
    }
  }
  return unusualScalar(in: utf8, at: &cursor)
}

/// `nextScalar` for any code point beyond ASCII.
@usableFromInline
func unusualScalar(in utf8: Span<UInt8>, at cursor: inout Int) -> UInt32 {
  let lead = utf8[cursor]
  cursor += 1
  // The second byte's range depends on the first (Unicode standard, table 3-7).
  let trailing: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0xC2...0xDF: trailing = 1
  case 0xE0: (trailing, second) = (2, 0xA0...0xBF)
  case 0xED: (trailing, second) = (2, 0x80...0x9F)
  case 0xE1...0xEF: trailing = 2
  case 0xF0: (trailing, second) = (3, 0x90...0xBF)
  case 0xF1...0xF3: trailing = 3
  case 0xF4: (trailing, second) = (3, 0x80...0x8F)
  default: return 0xFFFD
  }
  var scalar = UInt32(lead) & (0x3F >> UInt32(trailing))
  for index in 0..<trailing {
    let range = index == 0 ? second : 0x80...0xBF
    guard cursor < utf8.count, range.contains(utf8[cursor]) else { return 0xFFFD }
    scalar = scalar << 6 | UInt32(utf8[cursor] & 0x3F)
    cursor += 1
  }
  return scalar
}
