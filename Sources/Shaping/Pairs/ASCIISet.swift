/// A set of the printable characters of ASCII, from the space to the tilde.
struct ASCIISet: Hashable, Sendable {
  /// How many printable characters there are.
  static let capacity = 95
  /// The first of them: the space.
  static let first: UInt8 = 0x20

  private var bits: UInt128

  /// No character.
  static let empty = ASCIISet(bits: 0)
  /// All of them.
  static let all = ASCIISet(bits: 1 << UInt128(capacity) - 1)

  private init(bits: UInt128) {
    self.bits = bits
  }

  /// The characters with a property, by their place in the set.
  init(where belongs: (Int) -> Bool) {
    bits = 0
    for index in 0..<Self.capacity where belongs(index) { insert(index) }
  }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }

  func contains(_ index: Int) -> Bool { bits >> UInt128(index) & 1 != 0 }
  mutating func insert(_ index: Int) { bits |= 1 << UInt128(index) }
  mutating func formUnion(_ other: ASCIISet) { bits |= other.bits }
  func subtracting(_ other: ASCIISet) -> ASCIISet { ASCIISet(bits: bits & ~other.bits) }

  /// The places of its characters, in order.
  var indices: [Int] { (0..<Self.capacity).filter(contains) }
}
