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
    /// Nil until it is measured.
    var word: MeasuredWord?
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

  /// The word, if it is there and measured.
  mutating func word(_ text: Span<UInt8>, precedesSpace: Bool) -> MeasuredWord? {
    let hash = Self.hash(text, precedesSpace: precedesSpace)
    if let index = index(of: text, precedesSpace: precedesSpace, hash: hash), let word = entries[index].word {
      statistics.hits += 1
      return word
    }
    statistics.misses += 1
    return nil
  }

  /// The place of a word that is not measured, to be given to `insert`; nil if it is measured, or has a place already.
  mutating func reserve(_ text: Span<UInt8>, precedesSpace: Bool) -> Int? {
    let hash = Self.hash(text, precedesSpace: precedesSpace)
    guard index(of: text, precedesSpace: precedesSpace, hash: hash) == nil else { return nil }
    if 4 * (entries.count + 1) > 3 * slots.count { grow() }
    let start = bytes.count
    for index in 0..<text.count { bytes.append(text[index]) }
    entries.append(
      Entry(
        hash: hash, start: UInt32(start), end: UInt32(bytes.count), precedesSpace: precedesSpace, word: nil))
    place(entries.count - 1)
    return entries.count - 1
  }

  /// The place of a word that is there, measured or not.
  func place(of text: Span<UInt8>, precedesSpace: Bool) -> Int? {
    index(of: text, precedesSpace: precedesSpace, hash: Self.hash(text, precedesSpace: precedesSpace))
  }

  /// The UTF-8 of the word at a place, and whether a space follows it.
  func text(at place: Int) -> (utf8: ArraySlice<UInt8>, precedesSpace: Bool) {
    let entry = entries[place]
    return (bytes[Int(entry.start)..<Int(entry.end)], entry.precedesSpace)
  }

  /// Keeps what was measured of the word at a place, with its segments.
  @discardableResult
  mutating func insert(_ word: MeasuredWord, _ segments: [MeasuredWord.Segment], at place: Int) -> MeasuredWord {
    var word = word
    word.segments = self.segments.count..<self.segments.count + segments.count
    self.segments += segments
    entries[place].word = word
    return word
  }

  private func index(of text: Span<UInt8>, precedesSpace: Bool, hash: UInt32) -> Int? {
    let slots = slots
    let places = slots.span
    let mask = places.count - 1
    var slot = Int(hash) & mask
    while places[slot] != 0 {
      let index = Int(places[slot]) - 1
      if entries[index].hash == hash, entries[index].precedesSpace == precedesSpace, isEqual(text, index) {
        return index
      }
      slot = (slot + 1) & mask
    }
    return nil
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

  private func isEqual(_ text: Span<UInt8>, _ index: Int) -> Bool {
    let start = Int(entries[index].start)
    guard text.count == Int(entries[index].end) - start else { return false }
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
