/// Words that were measured in a style, by their UTF-8 and whether a space follows them.
///
/// A hash table with open addressing over one piece of memory, for one worker, so there is no lock. It is emptied when
/// it reaches its limit: the words of a list come back at once, and nothing has to be kept to tell which are old.
struct WordCache {
  /// The most memory it takes, in bytes.
  let limit: Int
  private(set) var statistics = WordCacheStatistics()

  private struct Entry {
    var hash: UInt32
    var start: UInt32
    var end: UInt32
    var precedesSpace: Bool
    var word: MeasuredWord
  }

  /// Places in `entries`, one more than the index; 0 is empty.
  private var slots: [UInt32]
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  private(set) var segments: [MeasuredWord.Segment] = []

  private static let smallest = 1 << 10

  init(limit: Int) {
    self.limit = limit
    slots = Array(repeating: 0, count: Self.smallest)
  }

  /// The word, if it is there.
  mutating func word(_ text: Span<UInt8>, precedesSpace: Bool) -> MeasuredWord? {
    let hash = Self.hash(text, precedesSpace: precedesSpace)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, entry.precedesSpace == precedesSpace, isEqual(text, entry) {
        statistics.hits += 1
        return entry.word
      }
      slot = (slot + 1) & mask
    }
    statistics.misses += 1
    return nil
  }

  /// Adds a word that is not there, and its segments.
  mutating func insert(
    _ word: MeasuredWord, _ segments: [MeasuredWord.Segment], for text: Span<UInt8>, precedesSpace: Bool
  ) -> MeasuredWord {
    var word = word
    word.segments = self.segments.count..<self.segments.count + segments.count
    self.segments += segments
    if 4 * (entries.count + 1) > 3 * slots.count { grow() }
    let start = bytes.count
    for index in 0..<text.count { bytes.append(text[index]) }
    entries.append(
      Entry(
        hash: Self.hash(text, precedesSpace: precedesSpace), start: UInt32(start), end: UInt32(bytes.count),
        precedesSpace: precedesSpace, word: word))
    place(entries.count - 1)
    return word
  }

  /// Empties it if it has reached its limit; words that were returned before must not be used after that.
  mutating func trim() {
    guard byteCount > limit else { return }
    statistics.resets += 1
    slots = Array(repeating: 0, count: Self.smallest)
    entries = []
    bytes = []
    segments = []
  }

  /// The memory it takes, in bytes.
  var byteCount: Int {
    4 * slots.capacity + MemoryLayout<Entry>.stride * entries.capacity + bytes.capacity
      + MemoryLayout<MeasuredWord.Segment>.stride * segments.capacity
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: 2 * slots.count)
    for index in entries.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(entries[index].hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(index) + 1
  }

  private func isEqual(_ text: Span<UInt8>, _ entry: Entry) -> Bool {
    guard text.count == Int(entry.end - entry.start) else { return false }
    let start = Int(entry.start)
    for index in 0..<text.count where text[index] != bytes[start + index] { return false }
    return true
  }

  /// FNV-1a in 64 bits, folded (Fowler, Noll and Vo); keys are compared whole, so equal hashes cost time only.
  private static func hash(_ text: Span<UInt8>, precedesSpace: Bool) -> UInt32 {
    var hash: UInt64 = precedesSpace ? 0xCBF2_9CE4_8422_2325 : 0x8422_2325_CBF2_9CE4
    for index in 0..<text.count { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

/// How a typesetter's cache of words has done.
public struct WordCacheStatistics: Sendable, Hashable {
  /// How often a word was there.
  public internal(set) var hits = 0
  /// How often it was not, and was measured.
  public internal(set) var misses = 0
  /// How often the cache was emptied because it had reached its limit.
  public internal(set) var resets = 0
}
