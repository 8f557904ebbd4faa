/// The set of code points a face has a glyph for.
///
/// It is a bitmap of two levels: a query is two loads, and an empty block of 256 code points costs two bytes.
public struct Coverage: Sendable, Hashable {
  /// For each block of 256 code points, the index of the group of four words that holds its bits; group 0 is empty.
  private var blocks: [UInt16] = []
  private var words: [UInt64] = [0, 0, 0, 0]

  /// The number of code points in the set.
  public private(set) var count = 0

  /// The empty set.
  package init() {}

  /// Whether the face has a glyph for `scalar`.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    let block = Int(scalar.value >> 8)
    guard block < blocks.count else { return false }
    return words[4 * Int(blocks[block]) + Int(scalar.value >> 6 & 3)] >> UInt64(scalar.value & 63) & 1 != 0
  }

  /// Adds the code points `first...last`, except those above U+10FFFF.
  mutating func insert(_ first: UInt32, through last: UInt32) {
    let last = min(last, 0x10FFFF)
    var value = first
    while value <= last {
      let block = Int(value >> 8)
      if block >= blocks.count { blocks.append(contentsOf: repeatElement(0, count: block + 1 - blocks.count)) }
      if blocks[block] == 0 {
        blocks[block] = UInt16(words.count / 4)
        words.append(contentsOf: [0, 0, 0, 0])
      }
      // A word of bits at a time, since a CJK face has 30 000 characters.
      let end = min(value | 63, last)
      let word = 4 * Int(blocks[block]) + Int(value >> 6 & 3)
      let bits = UInt64.max << UInt64(value & 63) & UInt64.max >> UInt64(63 - end & 63)
      count += (bits & ~words[word]).nonzeroBitCount
      words[word] |= bits
      value = end + 1
    }
  }
}
