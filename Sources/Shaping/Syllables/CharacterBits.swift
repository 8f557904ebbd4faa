/// A set of characters of a block of 128.
struct CharacterBits: Hashable, Sendable {
  /// How many characters the block has.
  static let count = 128

  private var words: SIMD2<UInt64> = .zero

  static let empty = CharacterBits([])

  init(_ places: some Sequence<Int>) {
    for place in places { insert(place) }
  }

  mutating func insert(_ place: Int) { words.insert(bit: place) }
  mutating func formUnion(_ other: CharacterBits) { words |= other.words }
  func union(_ other: CharacterBits) -> CharacterBits {
    var set = self
    set.formUnion(other)
    return set
  }
  func intersects(_ other: CharacterBits) -> Bool { words & other.words != .zero }
  func isSubset(of other: CharacterBits) -> Bool { words & ~other.words == .zero }

  /// The places of its characters, in order.
  var places: [Int] { words.bits }
}
