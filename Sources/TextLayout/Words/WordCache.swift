internal import TextAnalysis

/// Words that were measured in a style, by their UTF-8 and whether a space follows them.
///
/// It is emptied when it reaches its limit: the words of a list are soon measured again, and no record of their age is
/// needed.
struct WordCache {
  /// The most memory it takes, in bytes.
  let limit: Int

  /// The words; nil until they are measured.
  private var table = WordTable<MeasuredWord?>()
  private(set) var segments: [TextSegment] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// The index of a word, which is added if it is not there, and whether it was measured.
  mutating func find(_ text: Span<UInt8>, _ key: WordKey) -> (index: Int, isMeasured: Bool) {
    let index = table.index(of: text, key) ?? table.insert(text, key, nil)
    return (index, table[index] != nil)
  }

  /// The word at an index, if it was measured.
  subscript(index: Int) -> MeasuredWord? { table[index] }

  /// The UTF-8 of the word at an index, and whether a space follows it.
  func text(at index: Int) -> (utf8: [UInt8], precedesSpace: Bool) { table.text(at: index) }

  /// Stores the measurements of the word at an index, with its segments.
  mutating func insert(_ word: MeasuredWord, _ segments: some Collection<TextSegment>, at index: Int) {
    var word = word
    word.segments = self.segments.count..<self.segments.count + segments.count
    self.segments += segments
    table[index] = word
  }

  /// Empties it if it has reached its limit; words that were returned before must not be used after that.
  mutating func trim() {
    guard byteCount > limit else { return }
    table.removeAll()
    segments = []
  }

  var byteCount: Int { table.byteCount + MemoryLayout<TextSegment>.stride * segments.capacity }
}
