package import FontKit
internal import TextAnalysis

/// The advances of words of a `JoiningAlphabet` in a font, summed up from their chains: shaping without HarfBuzz, with
/// the same result.
///
/// For text from right to left in one font with the same properties. `LetterChains` finds the chains. Most are a letter
/// in one of its forms; where no letters join, most others are two letters that are kerned. A chain is shaped joined to
/// what it was joined to in the word.
package final class JoinedAdvances: LetterAdvances {
  private let alphabet: JoiningAlphabet
  private let font: FontFace
  private let properties: ShapingProperties
  private let chains: LetterChains
  private var memory: Memory

  /// What changes, in one property, since each access to it is checked.
  private struct Memory {
    var advances: StretchAdvances<Int32>
    /// The characters of the word at hand, by their symbols; longer than the word.
    var symbols: [UInt16] = []
  }

  /// Nil if the font's tables do not allow to measure words by themselves.
  package init?(of font: FontFace, _ properties: ShapingProperties, _ alphabet: JoiningAlphabet) {
    guard properties.direction == .rightToLeft, properties.script == alphabet.script,
      let chains = LetterChains.find(of: font, properties, alphabet)
    else { return nil }
    self.alphabet = alphabet
    self.font = font
    self.properties = properties
    self.chains = chains
    memory = Memory(
      advances: StretchAdvances(
        of: font, properties, alphabet: alphabet.number, symbolCount: alphabet.members.count))
  }

  // MARK: Measuring

  package func forEachStretch(
    of text: Span<UInt8>, from start: Int = 0, signs: LetterSigns, _ buffer: inout ShapingBuffer,
    _ body: (_ end: Int, _ advance: Int32) -> Void
  ) -> Int? {
    var advance: Int32 = 0
    let end = forEachChain(of: text, from: start, signs: signs, &buffer) { advance &+= $1 }
    // No line ends inside them.
    if let end { body(end, advance) }
    return end
  }

  /// Divides letters into their chains.
  ///
  /// - Parameter body: Receives each chain, as characters from the first on, and its advance.
  /// - Returns: Where the letters end, in bytes; nil if not all of the chains are known.
  @inline(__always)
  func forEachChain(
    of text: Span<UInt8>, from start: Int = 0, signs: LetterSigns, _ buffer: inout ShapingBuffer,
    _ body: (Range<Int>, Int32) -> Void
  ) -> Int? {
    forEachChain(of: text, from: start, signs: signs, &memory, &buffer, body)
  }

  @inline(__always)
  private func forEachChain(
    of text: Span<UInt8>, from start: Int, signs: LetterSigns, _ memory: inout Memory, _ buffer: inout ShapingBuffer,
    _ body: (Range<Int>, Int32) -> Void
  ) -> Int? {
    if memory.symbols.count < text.count { memory.symbols = Array(repeating: 0, count: 2 * text.count) }
    guard let (count, end) = alphabet.read(text, from: start, signs: signs, &memory.symbols) else { return nil }
    // A copy: a span of the property would keep the advances from being written.
    let all = memory.symbols
    let symbols = all.span.extracting(first: count)
    // There may be a space before them, which must not be linked to the first.
    guard !chains.areLinked(0, symbols[0]) else { return nil }
    var first = 0
    // The first character of the letter at hand and its marks.
    var letter = 0
    var index = 1
    while true {
      while index < count, symbols[index] >= alphabet.firstMark { index &+= 1 }
      let next = index < count ? symbols[index] : 0
      var isLinked = false
      for before in letter..<index where chains.areLinked(symbols[before], next) { isLinked = true }
      if !isLinked {
        guard let advance = advance(of: symbols.extracting(first..<index), &memory.advances, &buffer) else {
          return nil
        }
        body(first..<index, advance)
        first = index
      }
      // A rule may reach across the space after them.
      if index == count { return isLinked ? nil : end }
      letter = index
      index &+= 1
    }
  }

  @inline(__always)
  private func advance(
    of chain: Span<UInt16>, _ advances: inout StretchAdvances<Int32>, _ buffer: inout ShapingBuffer
  ) -> Int32? {
    // Marks on the one letter of a chain do not matter if no rule links them to it.
    var isSingle = true
    for index in 1..<max(1, chain.count) {
      let symbol = chain[index]
      if symbol < alphabet.firstMark || chains.areLinked(chain[0], symbol) || chains.alone.contains(Int(symbol)) {
        isSingle = false
      }
    }
    let chain = isSingle ? chain.extracting(first: 1) : chain
    guard let key = SymbolKey(chain) else { return nil }
    return advances.value(of: key) { shapedAdvance(of: chain.indices.map { chain[$0] }, &buffer) }
  }

  /// The advance of a chain in the forms that it has; nil if HarfBuzz makes an unexpected glyph of it.
  private func shapedAdvance(of chain: [UInt16], _ buffer: inout ShapingBuffer) -> Int32? {
    let members = chain.map { alphabet.members[Int($0)] }
    guard !chain.contains(where: { chains.alone.contains(Int($0)) }), let first = members.first,
      let last = members.last(where: { !$0.isMark })
    else { return nil }
    // The tatweel joins on both sides.
    let tatweel = "\u{640}"
    let before = first.form?.joinsBefore ?? false ? tatweel : ""
    let text = String(String.UnicodeScalarView(members.map(\.scalar)))
    let bytes = Array((before + text + (last.form?.joinsAfter ?? false ? tatweel : "")).utf8)
    buffer.shape(
      bytes, range: before.utf8.count..<before.utf8.count + text.utf8.count, font: font, properties: properties)
    let expected = SymbolSet(chain.map(Int.init))
    // A rule may turn letters into the missing glyph, which is counted where the text is shaped.
    return buffer.advance { $0 != 0 && chains.closure.mayBecome($0, expected) }
  }
}
