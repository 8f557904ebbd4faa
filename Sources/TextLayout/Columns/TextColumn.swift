internal import TextAnalysis

/// Many texts in one piece of memory: their UTF-8 one after the other, and where each ends.
///
///     var names = TextColumn()
///     names.append("Österreich")
///     names.append("België")
///
/// Four bytes a text beside the text itself. Texts that are in memory already stay there: see ``TextSource``.
public struct TextColumn: Sendable {
  private var own = Block()
  /// The source of the first texts, if the column does not hold them itself.
  private var source: (any TextSource)?

  /// Some texts, one after the other.
  struct Block: Sendable, Hashable {
    /// The texts' UTF-8, one after the other.
    var utf8: [UInt8] = []
    /// Where each text ends in `utf8`.
    var ends: [UInt32] = []

    /// The bytes of a text in `utf8`.
    func range(at index: Int) -> Range<Int> { start(of: index)..<Int(ends[index]) }

    /// Where the bytes of a text begin, or those before it end.
    private func start(of index: Int) -> Int { index > 0 ? Int(ends[index - 1]) : 0 }

    mutating func append(_ text: some Collection<UInt8>) {
      utf8.append(contentsOf: text)
      ends.append(Self.end(utf8.count))
    }

    private static func end(_ count: Int) -> UInt32 {
      guard let end = UInt32(exactly: count) else { preconditionFailure("a column is shorter than 4 GiB") }
      return end
    }

    /// Replaces some texts by texts of another block.
    mutating func replace(_ range: Range<Int>, with texts: Range<Int>, of other: Block) {
      let (start, end) = (start(of: range.lowerBound), start(of: range.upperBound))
      let (otherStart, otherEnd) = (other.start(of: texts.lowerBound), other.start(of: texts.upperBound))
      let difference = otherEnd - otherStart - (end - start)
      _ = Self.end(utf8.count + difference)
      utf8.replaceSubrange(start..<end, with: other.utf8[otherStart..<otherEnd])
      if difference != 0 {
        // Modulo 2³²: what is added may be less than 0.
        let difference = UInt32(truncatingIfNeeded: difference)
        var ends = ends.mutableSpan
        for index in range.upperBound..<ends.count { ends[index] &+= difference }
      }
      let shift = UInt32(truncatingIfNeeded: start - otherStart)
      ends.replaceSubrange(range, with: other.ends[texts].lazy.map { $0 &+ shift })
    }
  }

  /// A column of no texts.
  public init() { source = nil }

  /// A column of these texts.
  public init(_ texts: some Sequence<String>) {
    self.init()
    for text in texts { append(text) }
  }

  /// A column of the texts in a piece of UTF-8.
  ///
  /// - Parameters:
  ///   - utf8: The texts, one after the other. Ill-formed sequences count as U+FFFD, in each text by itself.
  ///   - ends: Where each text ends, in order; the last is the end of `utf8`.
  /// - Precondition: `ends` does not decrease and ends where `utf8` does, which is shorter than 4 GiB.
  public init(utf8: [UInt8], ends: [UInt32]) {
    require(zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 }, "the ends of texts must be in order")
    require(Int(ends.last ?? 0) == utf8.count, "the last text must end where the bytes do")
    self.init()
    own = Block(utf8: utf8, ends: ends)
  }

  /// A column of texts that stay where they are.
  ///
  /// Two thousand of them are copied at a time while they are prepared.
  public init(_ source: some TextSource) { self.source = source }

  /// Adds a text.
  ///
  /// - Precondition: All texts added are together shorter than 4 GiB.
  public mutating func append(_ text: String) { own.append(text.utf8) }

  /// Replaces some texts by others.
  ///
  /// Cost: linear in the new texts, and all texts behind them are moved in memory; texts of a source are copied first.
  ///
  /// - Precondition: All texts are together shorter than 4 GiB.
  public mutating func replaceSubrange(_ range: Range<Int>, with texts: TextColumn) {
    require(range.lowerBound >= 0 && range.upperBound <= count, "there are no texts \(range) of \(count)")
    if source != nil {
      own = block(0..<count).block
      source = nil
    }
    let (block, indices) = texts.block(0..<texts.count)
    own.replace(range, with: indices, of: block)
  }

  /// How many texts there are.
  public var count: Int { sourceCount + own.ends.count }

  /// The memory of the column, in bytes, that of a source left out.
  public var byteCount: Int { own.utf8.capacity + 4 * own.ends.capacity }

  private var sourceCount: Int { source?.count ?? 0 }

  /// A text.
  public subscript(index: Int) -> String {
    if let source, index < sourceCount {
      var bytes: [UInt8] = []
      source.append(index, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    return String(decoding: own.utf8[own.range(at: index - sourceCount)], as: UTF8.self)
  }

  /// Whether a text has no characters.
  public func isEmpty(at index: Int) -> Bool {
    index < sourceCount ? self[index].isEmpty : own.range(at: index - sourceCount).isEmpty
  }

  /// Whether a text may end in white space or in what is not seen.
  func mayEndBlank(at index: Int) -> Bool {
    guard index >= sourceCount else { return true }
    let text = own.range(at: index - sourceCount)
    guard !text.isEmpty else { return true }
    let last = own.utf8[text.upperBound - 1]
    if last < 0x80 { return last <= 0x20 || last == 0x7F }
    let start = own.utf8[text].lastIndex { $0 & 0xC0 != 0x80 } ?? text.lowerBound
    return HangingSpace.isBlank(own.utf8, from: start, to: text.upperBound)
  }

  /// A block that holds some texts side by side, and their range in it: the column's own block, or a copy.
  func block(_ range: Range<Int>) -> (block: Block, range: Range<Int>) {
    guard let source else { return (own, range) }
    var block = Block()
    block.ends.reserveCapacity(range.count)
    for index in range {
      if index < sourceCount {
        source.append(index, to: &block.utf8)
        block.append(EmptyCollection())
      } else {
        block.append(own.utf8[own.range(at: index - sourceCount)])
      }
    }
    return (block, 0..<range.count)
  }
}

extension TextColumn: Hashable {
  /// Whether two columns have the same texts, wherever they are.
  ///
  /// Cost: linear in the texts; those of a source are copied.
  public static func == (first: TextColumn, second: TextColumn) -> Bool {
    first.count == second.count && first.block(0..<first.count).block == second.block(0..<second.count).block
  }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(block(0..<count).block)
  }
}

/// Texts that are in memory already, such as a column of a data frame, and need not be copied to be measured.
///
/// It is called from several threads at once, only with indices of texts it has.
public protocol TextSource: AnyObject, Sendable {
  /// How many texts there are; always the same.
  var count: Int { get }

  /// Adds the UTF-8 of a text to some bytes.
  ///
  /// Ill-formed sequences count as U+FFFD.
  func append(_ index: Int, to utf8: inout [UInt8])
}
