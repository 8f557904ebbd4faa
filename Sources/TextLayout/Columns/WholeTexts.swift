/// What is kept of texts that had to be prepared, for when they come again: as a list's do, from screen to screen.
struct WholeTexts {
  /// The most memory they take, in bytes.
  private static let limit = 16 << 20
  /// The longest text, in bytes.
  private static let longest = 1 << 10

  private struct Kept {
    var kind: ColumnChunk.Kind
    var widths: Range<Int>
  }

  private var table = WordTable<Kept>()
  private var widths: [Int32] = []

  /// The memory they take, in bytes.
  var byteCount: Int { table.byteCount + 4 * widths.capacity }

  private func place(of text: Span<UInt8>) -> Int? {
    text.count <= Self.longest ? table.place(of: text, WordKey(text, precedesSpace: false)) : nil
  }

  /// Whether a text was prepared before.
  func contains(_ text: Span<UInt8>) -> Bool { place(of: text) != nil }

  /// Adds a text to a chunk, if it was prepared before.
  func append(_ text: Span<UInt8>, to chunk: inout ColumnChunk) -> Bool {
    guard let place = place(of: text) else { return false }
    let kept = table[place]
    chunk.append(widths[kept.widths], kept.kind)
    return true
  }

  /// Keeps what a chunk keeps of a text that was prepared.
  mutating func insert(_ text: Span<UInt8>, _ widths: [Int32], _ kind: ColumnChunk.Kind) {
    guard text.count <= Self.longest else { return }
    if byteCount > Self.limit {
      table.removeAll()
      self.widths = []
    }
    let start = self.widths.count
    self.widths += widths
    let kept = Kept(kind: kind, widths: start..<self.widths.count)
    _ = table.insert(text, WordKey(text, precedesSpace: false), kept)
  }
}
