/// A part of many documents that one of several processes or machines works on.
///
/// Which documents are in it follows from their names alone, and is the same everywhere.
///
///     let shard = Shard("2/7")
///     shard?.contains("screens/settings")
package struct Shard: Hashable, Sendable {
  /// Which part it is, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// The most parts: as many as the largest clusters have cores.
  package static let maximumCount = 1_000_000

  /// Makes a part; `nil` if there is none of that number.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.maximumCount).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads a part as options have it, `2/7`; `nil` if that is none.
  package init?(_ description: some StringProtocol) {
    let numbers = description.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    self.init(number, of: count)
  }

  /// Whether a document is in the part: whether the hash of its name, divided by the number of parts, leaves the part's
  /// index.
  ///
  /// Source: Fowler, Noll and Vo's FNV-1a of 64 bits, over the bytes of UTF-8.
  package func contains(_ name: String) -> Bool {
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return hash % UInt64(count) == UInt64(number - 1)
  }
}
