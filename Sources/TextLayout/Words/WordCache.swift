internal import TextAnalysis

/// Words that were measured in a style, by their UTF-8 and whether a space follows them.
///
/// It is emptied when it reaches its limit: the words of a list are soon measured again, and no record of their age is
/// needed.
struct WordCache {
  /// The most memory it takes, in bytes.
  let limit: Int

  /// The words; nil if they cannot be measured by themselves.
  private var table = WordTable<MeasuredWord?>()
  private(set) var segments: [TextSegment] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// The index of a word, and whether it is new, so that it is still to be measured.
  mutating func find(_ text: Span<UInt8>, _ key: WordKey) -> (index: Int, isNew: Bool) {
    if let known = table.index(of: text, key) { return (known, false) }
    return (table.insert(text, key, nil), true)
  }

  /// The word at an index; nil if it cannot be measured by itself.
  subscript(index: Int) -> MeasuredWord? { table[index] }

  /// The last script of the word at an index; nil if it cannot be measured by itself.
  ///
  /// A copy of the word would be retained and released for each word of a text.
  func lastScript(at index: Int) -> Script? { table[index]?.scripts.last }

  /// Stores the measurements of the word at an index, with its segments.
  mutating func insert(_ word: MeasuredWord, _ segments: some Collection<TextSegment>, at index: Int) {
    var word = word
    word.segments = self.segments.count..<self.segments.count + segments.count
    self.segments += segments
    table[index] = word
  }

  /// Empties it if it has reached its limit or is slow; words that were returned before must not be used after that.
  mutating func trim() {
    guard byteCount > limit || table.isSlow else { return }
    table.removeAll()
    segments = []
  }

  var byteCount: Int { table.byteCount + MemoryLayout<TextSegment>.stride * segments.capacity }
}
