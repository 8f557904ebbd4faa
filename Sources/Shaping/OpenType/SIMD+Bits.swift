/// Sets of small numbers, a bit for each.
extension SIMD where Scalar == UInt64 {
  /// How many numbers there may be.
  static var bitCount: Int { scalarCount * UInt64.bitWidth }

  mutating func insert(bit number: Int) { self[number >> 6] |= 1 << UInt64(number & 63) }

  /// The numbers, in order.
  var bits: [Int] {
    var numbers: [Int] = []
    for word in indices {
      var rest = self[word]
      while rest != 0 {
        numbers.append(word << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return numbers
  }
}
