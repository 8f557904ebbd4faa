package import FontKit
internal import TextAnalysis

/// The advances of words in a font by their orthographic syllables: shaping without HarfBuzz, with the same result.
///
/// For runs of a `SyllabicAlphabet` in one font with the same properties. A syllable that the font's rules do not link
/// to its neighbours (see `SyllableLinks`) is shaped by itself; linked ones are shaped together. A run's advance is the
/// sum of those of its stretches, and a line may end between two stretches without reshaping.
package final class SyllabicAdvances: LetterAdvances {
  private let alphabet: SyllabicAlphabet
  private let font: FontFace
  private let properties: ShapingProperties
  private let links: SyllableLinks
  private var advances: StretchAdvances<SyllableAdvance>

  /// Nil if the font's tables do not allow to measure syllables by themselves.
  package init?(of font: FontFace, _ properties: ShapingProperties, _ alphabet: SyllabicAlphabet) {
    guard properties.direction == .leftToRight, properties.script == alphabet.script,
      let links = SyllableLinks.find(of: font, properties, alphabet)
    else { return nil }
    self.alphabet = alphabet
    self.font = font
    self.properties = properties
    self.links = links
    advances = StretchAdvances(
      of: font, properties, alphabet: alphabet.number, symbolCount: SyllabicAlphabet.blockSize)
  }

  // MARK: Measuring

  package func forEachStretch(
    of text: Span<UInt8>, from start: Int, signs: LetterSigns = .none, _ buffer: inout ShapingBuffer,
    _ body: (_ end: Int, _ advance: Int32) -> Void
  ) -> Int? {
    forEachStretch(of: text, from: start, &advances, &buffer, body)
  }

  /// - Parameter advances: Passed in, so that no access to it has to be checked syllable by syllable.
  private func forEachStretch(
    of text: Span<UInt8>, from start: Int, _ advances: inout StretchAdvances<SyllableAdvance>,
    _ buffer: inout ShapingBuffer, _ body: (_ end: Int, _ advance: Int32) -> Void
  ) -> Int? {
    guard var next = syllable(of: text, from: start, &advances, &buffer) else { return nil }
    var group = Group(start: start, last: next.advance)
    var index = start
    while true {
      // A stretch: a syllable, and those after it with which it may become other glyphs.
      var stretch = next
      var isLast = true
      while alphabet.symbol(in: text, at: stretch.end) != nil {
        guard let following = syllable(of: text, from: stretch.end, &advances, &buffer) else { return nil }
        next = following
        isLast = false
        guard stretch.advance.substituted.meets(next.advance.substituted) else { break }
        guard append(text, stretch.end..<next.end, to: &stretch.key),
          let advance = advance(of: stretch.key, text.extracting(index..<next.end), &advances, &buffer)
        else { return nil }
        (stretch.end, stretch.advance, isLast) = (next.end, advance, true)
      }
      if index > start {
        // Together, syllables may be linked to a neighbour to which none of them is linked by itself.
        guard !group.last.substituted.meets(stretch.advance.substituted) else { return nil }
        if !group.last.positioned.meets(stretch.advance.positioned) {
          guard let whole = whole(group, text, end: index, &advances, &buffer) else { return nil }
          body(index, whole)
          group = Group(start: index, last: stretch.advance)
        }
      }
      group.isSingle = group.start == index
      group.last = stretch.advance
      index = stretch.end
      if isLast { break }
    }
    guard let whole = whole(group, text, end: index, &advances, &buffer) else { return nil }
    body(index, whole)
    return index
  }

  /// Stretches that become the same glyphs as by themselves, but may have other advances beside each other.
  private struct Group {
    let start: Int
    /// The advance of the last of them.
    var last: SyllableAdvance
    /// Whether there is one only.
    var isSingle = true
  }

  /// Reads a syllable; nil if it is not well-formed, or too long, or if its advance cannot be determined.
  @inline(__always)
  private func syllable(
    of text: Span<UInt8>, from start: Int, _ advances: inout StretchAdvances<SyllableAdvance>,
    _ buffer: inout ShapingBuffer
  ) -> (key: SymbolKey, end: Int, advance: SyllableAdvance)? {
    var key = SymbolKey()
    var end = start
    var before = SyllabicAlphabet.Kind.letter
    while let symbol = alphabet.symbol(in: text, at: end) {
      let kind = alphabet.kind(of: symbol)
      if !alphabet.belongs(kind, after: before) {
        // A virama at the end of a syllable may become part of the next syllable.
        guard kind.isLetter, before != .virama else { return nil }
        if end > start { break }
      }
      guard key.append(symbol) else { return nil }
      before = kind
      end &+= 3
    }
    guard end > start, let advance = advance(of: key, text.extracting(start..<end), &advances, &buffer) else {
      return nil
    }
    return (key, end, advance)
  }

  /// Adds characters to a key; false if there is no room.
  private func append(_ text: Span<UInt8>, _ range: Range<Int>, to key: inout SymbolKey) -> Bool {
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 3) {
      guard let symbol = alphabet.symbol(in: text, at: index), key.append(symbol) else { return false }
    }
    return true
  }

  /// The advance of a group that ends before an offset.
  @inline(__always)
  private func whole(
    _ group: Group, _ text: Span<UInt8>, end: Int, _ advances: inout StretchAdvances<SyllableAdvance>,
    _ buffer: inout ShapingBuffer
  ) -> Int32? {
    if group.isSingle { return group.last.whole }
    var key = SymbolKey()
    guard append(text, group.start..<end, to: &key) else { return nil }
    return advance(of: key, text.extracting(group.start..<end), &advances, &buffer)?.whole
  }

  // MARK: Stretches

  @inline(__always)
  private func advance(
    of key: SymbolKey, _ text: Span<UInt8>, _ advances: inout StretchAdvances<SyllableAdvance>,
    _ buffer: inout ShapingBuffer
  ) -> SyllableAdvance? {
    advances.value(of: key) { shapedAdvance(of: text, &buffer) }
  }

  /// The advance of a stretch by itself; nil if HarfBuzz makes an unexpected glyph of it.
  private func shapedAdvance(of text: Span<UInt8>, _ buffer: inout ShapingBuffer) -> SyllableAdvance? {
    let bytes = (0..<text.count).map { text[$0] }
    var characters = SymbolSet.empty
    for index in stride(from: 0, to: text.count, by: 3) {
      guard let symbol = alphabet.symbol(in: text, at: index) else { return nil }
      characters.formUnion(alphabet.characters(of: symbol))
    }
    guard let (closure, substituted) = links.reach(of: characters) else { return nil }
    buffer.shape(bytes, font: font, properties: properties)
    var positioned = GlyphNeighbours.Reach()
    var hasBase = false
    let whole = buffer.advance { glyph in
      positioned.firsts |= links.positioned[Int(glyph)].firsts
      positioned.seconds |= links.positioned[Int(glyph)].seconds
      hasBase = hasBase || font.harfBuzz.glyphClass(of: glyph) != .mark
      return glyph != 0 && closure.owners[Int(glyph)] != nil
    }
    // A stretch of marks only might be skipped.
    guard let whole, hasBase else { return nil }
    return SyllableAdvance(whole: whole, substituted: substituted, positioned: positioned)
  }
}
