internal import FontKit

/// Measures texts with pairs of unknown advance, by the stretches of characters that a font's rules link; most are a
/// single character.
///
/// A stretch becomes the same glyphs in any context, and only the advance of its last glyph depends on what follows: on
/// the first glyph of the next stretch (see `LinkedCharacters`). HarfBuzz shapes a stretch when it is first met, and
/// two of them when two glyphs first meet.
extension PairAdvances {
  /// Stands for a position within a stretch of linked characters, or within a cluster.
  package static let inside = Int32.min

  /// Finds the pen's position before each cluster of a text, and at its end; false if HarfBuzz has to shape the text.
  ///
  /// - Parameters:
  ///   - text: All of a run, as symbols of the alphabet.
  ///   - positions: Receives the positions from the second on, ``inside`` within a cluster; the first is known.
  ///   - isSafe: Receives, from the second character on, whether the text may be cut before it, and at its end: the advance before
  ///     the cut is that of a stretch that nothing follows.
  package func measureClusters(
    of text: Span<UInt16>, _ positions: inout [Int32], _ isSafe: inout [Bool]
  ) -> Bool {
    forEachStretch(of: text) { stretch, advance in
      let start = positions[stretch.lowerBound]
      for (index, inner) in zip(stretch.dropFirst(), advance.inner) {
        positions[index] = inner == Self.inside ? inner : start + inner
        isSafe[index] = false
      }
      positions[stretch.upperBound] = start + advance.whole
      isSafe[stretch.upperBound] = advance.isSafe
    }
  }

  /// Finds the pen's position before each stretch of a text, and at its end; false if HarfBuzz has to shape the text.
  ///
  /// - Parameters:
  ///   - text: A part of a run between spaces at which it is safe to concat, and the spaces beside it, as symbols of the alphabet.
  ///   - positions: Receives the positions from the second on, ``inside`` within a stretch; the first is known.
  package func measureStretches(of text: Span<UInt16>, _ positions: inout [Int32]) -> Bool {
    forEachStretch(of: text) { stretch, advance in
      for index in stretch.dropFirst() { positions[index] = Self.inside }
      positions[stretch.upperBound] = positions[stretch.lowerBound] + advance.whole
    }
  }

  /// The pen's position before one of a text's characters, or at its end, by stretches; nil if it is inside a cluster,
  /// or if HarfBuzz has to shape the text.
  ///
  /// - Parameter text: A part of a text of `measureStretches(of:_:)`.
  package func widthOfStretches(of text: Span<UInt16>, upTo end: Int) -> Int32? {
    var width: Int32 = 0
    var isInside = false
    let areKnown = forEachStretch(of: text) { stretch, advance in
      guard stretch.lowerBound < end else { return }
      let inner = stretch.upperBound <= end ? advance.whole : advance.inner[end - 1 - stretch.lowerBound]
      if inner == Self.inside { isInside = true } else { width += inner }
    }
    return areKnown && !isInside ? width : nil
  }

  /// Divides a text into its stretches, each with its advance before the next one; false if not all are known.
  private func forEachStretch(of text: Span<UInt16>, _ body: (Range<Int>, LinkedAdvance) -> Void) -> Bool {
    var start = 0
    var end = stretchEnd(from: start, in: text)
    while start < text.count {
      let nextEnd = end < text.count ? stretchEnd(from: end, in: text) : end
      guard let advance = advance(of: text.extracting(start..<end), before: text.extracting(end..<nextEnd)) else {
        return false
      }
      body(start..<end, advance)
      (start, end) = (end, nextEnd)
    }
    return true
  }

  private func stretchEnd(from start: Int, in text: Span<UInt16>) -> Int {
    var end = start + 1
    while end < text.count, characters.areLinked(at: end, in: text) { end += 1 }
    return end
  }

  /// The advance of a stretch before another, or before none; nil if it depends on more than the two.
  private func advance(of stretch: Span<UInt16>, before next: Span<UInt16>) -> LinkedAdvance? {
    if stretch.count == 1, next.count <= 1,
      let advance = advance(of: Int(stretch[0]), before: next.count == 0 ? alphabet.count : Int(next[0]))
    {
      let isSafe = next.count == 0 || advance == self.advance(of: Int(stretch[0]), before: alphabet.count)
      return LinkedAdvance(whole: Int32(advance), isSafe: isSafe)
    }
    guard var advance = advance(of: stretch) else { return nil }
    guard next.count > 0 else { return advance }
    guard let following = self.advance(of: next) else { return nil }
    let kerning = kernings.value(of: SymbolKey(advance.lastGlyph, following.firstGlyph)) {
      pairKerning(of: stretch, advance, before: next, following)
        ?? shapedKerning(of: stretch, advance, before: next, following)
    }
    guard let kerning, abs(advance.whole + kerning) <= StretchAdvances<Int32>.widest else { return nil }
    advance.whole += kerning
    advance.isSafe = kerning == 0
    return advance
  }

  /// The advance of a stretch that nothing follows.
  private func advance(of stretch: Span<UInt16>) -> LinkedAdvance? {
    SymbolKey(stretch).flatMap { key in advances.value(of: key) { shapedAdvance(of: stretch) } }
  }

  private func shapedAdvance(of stretch: Span<UInt16>) -> LinkedAdvance? {
    let symbols = stretch.indices.map { Int(stretch[$0]) }
    guard !symbols.contains(where: characters.alone.contains) else { return nil }
    let offsets = shape(symbols)
    let expected = SymbolSet(symbols)
    let whole = buffer.advance { characters.closure.mayBecome($0, expected) }
    guard let whole, buffer.count > 0 else { return nil }
    var advance = LinkedAdvance(
      whole: whole, inner: Array(repeating: Self.inside, count: symbols.count - 1),
      firstGlyph: buffer.glyph(at: 0).id, lastGlyph: buffer.glyph(at: buffer.count - 1).id)
    var pen = 0
    var symbol = 0
    buffer.forEachCluster(isForward: true) { cluster in
      while offsets[symbol] < cluster.start { symbol += 1 }
      if symbol > 0 { advance.inner[symbol - 1] = Int32(clamping: pen) }
      pen += cluster.advance
    }
    return advance
  }

  /// The kerning of two stretches from pairs of characters, without HarfBuzz; nil if pairs do not give it.
  private func pairKerning(
    of stretch: Span<UInt16>, _ advance: LinkedAdvance, before next: Span<UInt16>, _ following: LinkedAdvance
  ) -> Int32? {
    let (last, first) = (stretch.extracting(last: 1), next.extracting(first: 1))
    guard let pair = self.advance(of: Int(last[0]), before: Int(first[0])),
      let alone = self.advance(of: Int(last[0]), before: alphabet.count),
      self.advance(of: last)?.lastGlyph == advance.lastGlyph,
      self.advance(of: first)?.firstGlyph == following.firstGlyph
    else { return nil }
    return Int32(pair) - Int32(alone)
  }

  /// What pair positioning adds to a stretch's last glyph before another's first one; nil if HarfBuzz does more to the two.
  private func shapedKerning(
    of stretch: Span<UInt16>, _ advance: LinkedAdvance, before next: Span<UInt16>, _ following: LinkedAdvance
  ) -> Int32? {
    let offsets = shape(stretch.indices.map { Int(stretch[$0]) } + next.indices.map { Int(next[$0]) })
    guard !buffer.hasFailed else { return nil }
    let pen = buffer.advance(ofClustersBefore: offsets[stretch.count])
    let kerning = pen - Int(advance.whole)
    guard buffer.advance(ofClustersBefore: .max) - pen == following.whole,
      abs(kerning) <= StretchAdvances<Int32>.widest
    else { return nil }
    return Int32(kerning)
  }
}

/// The advance of a stretch of linked characters before what follows it.
struct LinkedAdvance: Sendable {
  /// The advance of the whole stretch.
  var whole: Int32
  /// Whether it is the same if nothing follows.
  var isSafe = true
  /// For each of its characters but the first, the advance of what is before it, or `PairAdvances.inside` within a
  /// cluster.
  var inner: [Int32] = []
  /// Its first glyph; 0 if it is not known.
  var firstGlyph: UInt32 = 0
  /// Its last glyph; 0 if it is not known.
  var lastGlyph: UInt32 = 0
}
