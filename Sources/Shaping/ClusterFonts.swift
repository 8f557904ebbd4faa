/// A cache of the fonts that were chosen for short clusters in a cascade.
///
/// It is a direct-mapped table. A script has some hundred letters, each of which recurs often, and searching twenty faces for
/// one takes thousands of instructions.
struct ClusterFonts {
  /// A cluster and the font of the previous one, on which the choice depends.
  struct Key: Equatable {
    /// The first eight bytes.
    private var first: UInt64 = 0
    /// The other bytes, and the font of the previous cluster.
    private var rest: UInt64 = 0

    /// The most bytes of a cluster: eight in `first`, and six beside the font in `rest`.
    private static var longest: Int { 14 }

    /// The key of a cluster; nil if it is longer, or begins with U+0000, which could make it equal to a shorter one.
    @inline(__always)
    init?(_ text: Span<UInt8>, _ cluster: Range<Int>, previous: UInt16?) {
      guard cluster.count <= Self.longest, text[cluster.lowerBound] > 0, previous != .max else { return nil }
      for index in cluster.lowerBound..<min(cluster.lowerBound &+ 8, cluster.upperBound) {
        first = first &<< 8 | UInt64(text[index])
      }
      if cluster.count > 8 {
        for index in cluster.lowerBound &+ 8..<cluster.upperBound { rest = rest &<< 8 | UInt64(text[index]) }
      }
      rest = rest &<< 16 | UInt64(previous.map { $0 &+ 1 } ?? 0)
    }

    /// Fibonacci hashing, as in the table of words.
    fileprivate var slot: Int {
      Int(truncatingIfNeeded: ((first ^ rest &<< 7) &* 0x9E37_79B9_7F4A_7C15) &>> 53)
    }
  }

  /// The number of hashes of 11 bits: enough for the letters of a few alphabets, or the most used ideographs.
  private static let capacity = 1 << 11

  /// Empty until a font is cached, since ASCII texts need no cache.
  private var entries: [(key: Key, font: UInt16)?] = []

  /// The font of a cluster; nil if it is not in the cache.
  @inline(__always)
  subscript(key: Key) -> UInt16? {
    guard !entries.isEmpty, let entry = entries[key.slot], entry.key == key else { return nil }
    return entry.font
  }

  /// Caches the font of a cluster, and replaces another cluster in the same slot.
  mutating func keep(_ font: UInt16, for key: Key) {
    if entries.isEmpty { entries = Array(repeating: nil, count: Self.capacity) }
    entries[key.slot] = (key, font)
  }
}
