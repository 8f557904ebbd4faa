/// A hash table of values by words: their UTF-8, and whether a space follows.
///
/// Open addressing over one piece of memory, for one worker, so there is no lock. Values keep their indices until the
/// table is emptied.
struct WordTable<Value> {
  private struct Entry {
    var key: WordKey
    var start: UInt32
    var value: Value
  }

  /// For each slot an index into `entries` plus one, with the upper bits of the word's hash above it; 0 is empty.
  ///
  /// Those bits reject most slots of other words without a look at the entries, which are too many for the processor's
  /// nearest memory.
  private var slots = Array(repeating: UInt32(0), count: smallest)
  private var entries: [Entry] = []
  /// The words that their keys do not hold, eight bytes in a number, the first as the lowest.
  private var bytes: [UInt64] = []

  /// How many slots the word that was put farthest from its own had to pass.
  private var longestRun = 0

  /// Whether words have to be looked for in many slots: somebody made words that share keys or slots.
  ///
  /// A table that is emptied then takes linear time. Three quarters of the slots are filled at most, so words of texts pass some hundred.
  var isSlow: Bool { longestRun > 1 << 10 }

  private static var smallest: Int { 1 << 10 }
  /// The bits of a slot that are of the hash; the others hold the indices of four million words.
  private static var tagBits: UInt32 { 0xFFC0_0000 }

  /// The index of a word; nil if it is not there.
  @inline(__always)
  func index(of word: Span<UInt8>, _ key: WordKey) -> Int? {
    let slots = slots.span
    let entries = entries.span
    let mask = slots.count &- 1
    let hash = key.hash
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let value = slots[slot]
      guard value != 0 else { return nil }
      if (value ^ hash) & Self.tagBits == 0 {
        let index = Int(truncatingIfNeeded: value & ~Self.tagBits) &- 1
        if entries[index].key == key, key.isWhole || isEqual(word, index) { return index }
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Adds a word that is not in the table, and gives its index.
  mutating func insert(_ word: Span<UInt8>, _ key: WordKey, _ value: Value) -> Int {
    precondition(entries.count < Int(~Self.tagBits), "a table holds four million words at most")
    if 4 * (entries.count + 1) > 3 * slots.count { grow() }
    entries.append(Entry(key: key, start: UInt32(bytes.count), value: value))
    if !key.isWhole { word.forEachEightBytes { bytes.append($0) } }
    fillSlot(entries.count - 1)
    return entries.count - 1
  }

  var count: Int { entries.count }

  subscript(index: Int) -> Value {
    get { entries[index].value }
    set { entries[index].value = newValue }
  }

  /// Removes all words, and gives back the memory.
  mutating func removeAll() {
    slots = Array(repeating: 0, count: Self.smallest)
    entries = []
    bytes = []
    longestRun = 0
  }

  var byteCount: Int { 4 * slots.capacity + MemoryLayout<Entry>.stride * entries.capacity + 8 * bytes.capacity }

  private mutating func grow() {
    // Four times as many: each time all words are put in anew.
    slots = Array(repeating: 0, count: 4 * slots.count)
    longestRun = 0
    for index in entries.indices { fillSlot(index) }
  }

  private mutating func fillSlot(_ index: Int) {
    let mask = slots.count - 1
    let hash = entries[index].key.hash
    var slot = Int(truncatingIfNeeded: hash) & mask
    var run = 0
    while slots[slot] != 0 {
      slot = (slot + 1) & mask
      run += 1
    }
    longestRun = max(longestRun, run)
    slots[slot] = hash & Self.tagBits | UInt32(index + 1)
  }

  private func isEqual(_ word: Span<UInt8>, _ entry: Int) -> Bool {
    var index = Int(entries[entry].start)
    var isEqual = true
    word.forEachEightBytes {
      isEqual = isEqual && bytes[index] == $0
      index &+= 1
    }
    return isEqual
  }
}

extension Span<UInt8> {
  /// Calls `body` with eight bytes at a time, the first as the lowest; the last have zeros above them.
  ///
  /// - Precondition: There are eight bytes or more.
  @inline(__always)
  fileprivate func forEachEightBytes(_ body: (UInt64) -> Void) {
    for start in stride(from: 0, to: count, by: 8) { body(lastEightBytes(from: start)) }
  }
}

extension [UInt8] {
  mutating func append(_ new: Span<UInt8>) {
    append(addingCapacity: new.count) { output in
      for index in new.indices { output.append(new[index]) }
    }
  }
}
