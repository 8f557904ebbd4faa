/// A set of symbols: characters of an alphabet, or forms of them, as numbers.
struct SymbolSet: Hashable, Comparable, Sendable {
  /// How many symbols an alphabet may have.
  static let capacity = 512

  private var words: SIMD8<UInt64>

  /// No symbol.
  static let empty = SymbolSet(words: .zero)

  private init(words: SIMD8<UInt64>) {
    self.words = words
  }

  /// Some symbols.
  init(_ symbols: some Sequence<Int>) {
    words = .zero
    for symbol in symbols { insert(symbol) }
  }

  /// The first `count` symbols.
  init(count: Int) {
    self.init(count: count) { _ in true }
  }

  /// Those of the first `count` symbols that have a property.
  init(count: Int, where belongs: (Int) -> Bool) {
    words = .zero
    for index in 0..<count where belongs(index) { insert(index) }
  }

  /// Some order, the same in every process.
  static func < (one: SymbolSet, other: SymbolSet) -> Bool {
    guard let index = one.words.indices.first(where: { one.words[$0] != other.words[$0] }) else { return false }
    return one.words[index] < other.words[index]
  }

  var isEmpty: Bool { words == .zero }

  var count: Int {
    var count = 0
    for index in words.indices { count += words[index].nonzeroBitCount }
    return count
  }

  func contains(_ index: Int) -> Bool { words[index >> 6] >> UInt64(index & 63) & 1 != 0 }
  mutating func insert(_ index: Int) { words.insert(bit: index) }
  mutating func formUnion(_ other: SymbolSet) { words |= other.words }
  func union(_ other: SymbolSet) -> SymbolSet { SymbolSet(words: words | other.words) }
  func intersection(_ other: SymbolSet) -> SymbolSet { SymbolSet(words: words & other.words) }
  func subtracting(_ other: SymbolSet) -> SymbolSet { SymbolSet(words: words & ~other.words) }

  /// Its symbols, in order.
  var indices: [Int] { words.bits }
}
