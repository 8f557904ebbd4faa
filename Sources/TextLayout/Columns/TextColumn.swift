/// Many texts in one piece of memory: their UTF-8 one after the other, and where each ends.
///
///     var names = TextColumn()
///     names.append("Österreich")
///     names.append("België")
///
/// Four bytes a text beside the text itself.
public struct TextColumn: Sendable, Hashable {
  /// The texts' UTF-8, one after the other.
  public private(set) var utf8: [UInt8] = []
  /// Where each text ends in `utf8`.
  public private(set) var ends: [UInt32] = []

  /// A column of no texts.
  public init() {}

  /// A column of these texts.
  public init(_ texts: some Sequence<String>) {
    for text in texts { append(text) }
  }

  /// A column of the texts in a piece of UTF-8.
  ///
  /// - Parameters:
  ///   - utf8: The texts, one after the other. What is not well formed is taken for U+FFFD, as each text by itself
  ///     would be.
  ///   - ends: Where each text ends, in order; the last is the end of `utf8`.
  /// - Precondition: `ends` does not decrease and ends where `utf8` does, which is shorter than 4 GiB.
  public init(utf8: [UInt8], ends: [UInt32]) {
    precondition(zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 }, "the ends of texts must be in order")
    precondition(Int(ends.last ?? 0) == utf8.count, "the last text must end where the bytes do")
    self.utf8 = utf8
    self.ends = ends
  }

  /// Adds a text.
  ///
  /// - Precondition: All texts together are shorter than 4 GiB.
  public mutating func append(_ text: String) {
    utf8.append(contentsOf: text.utf8)
    guard let end = UInt32(exactly: utf8.count) else { preconditionFailure("a column is shorter than 4 GiB") }
    ends.append(end)
  }

  /// How many texts there are.
  public var count: Int { ends.count }

  /// The bytes of a text in `utf8`.
  public func range(at index: Int) -> Range<Int> {
    Int(index > 0 ? ends[index - 1] : 0)..<Int(ends[index])
  }

  /// A text.
  public subscript(index: Int) -> String {
    String(decoding: utf8[range(at: index)], as: UTF8.self)
  }
}
