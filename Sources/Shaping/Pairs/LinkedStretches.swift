internal import FontKit

/// Texts of an alphabet in a font by their stretches of linked characters, most of which are a character by itself: shaping
/// only those, where that is the same.
///
/// A stretch becomes the same glyphs whatever is around it, and only the advance of the last depends on what follows: on the next
/// stretch's first glyph; why, is explained at `LinkedCharacters`.
///
/// For one worker: a stretch is shaped by HarfBuzz when it is first met, and two of them when two glyphs first meet; what they are is
/// kept for all workers.
///
/// Cost: reading the font's tables, some ten milliseconds once a font; a call of HarfBuzz for each stretch and each two glyphs.
final class LinkedStretches {
  private let font: FontFace
  private let properties: ShapingProperties
  private let alphabet: Alphabet
  private let characters: LinkedCharacters
  /// How stretches move the pen that nothing follows.
  private var advances: StretchAdvances<LinkedAdvance>
  /// What pair positioning adds to the advance of a glyph before another.
  private var kernings: StretchAdvances<Int32>
  private var buffer = ShapingBuffer()

  /// - Parameters:
  ///   - properties: Those of the text without the features that do nothing in texts of the alphabet.
  ///   - shared: What all workers know of the font's stretches in text of these properties.
  init(
    of font: FontFace, _ properties: ShapingProperties, _ alphabet: Alphabet, _ characters: LinkedCharacters,
    _ shared: SharedPairs
  ) {
    self.font = font
    self.properties = properties
    self.alphabet = alphabet
    self.characters = characters
    advances = StretchAdvances(shared.advances)
    kernings = StretchAdvances(shared.kernings)
  }

  /// Takes a part of a text apart into its stretches.
  ///
  /// - Parameters:
  ///   - part: What is measured, as if it were the text.
  ///   - text: The places of the characters in the alphabet, fewer than 32 768 of them.
  ///   - pairAdvance: Gives the advance of a character before another, or before none, if pairs determine it.
  ///   - body: Takes each stretch, and how it moves the pen before the next one.
  /// - Returns: Whether all of them are known.
  func forEachStretch(
    of part: Range<Int>, in text: Span<UInt16>, pairAdvance: (_ first: Int, _ second: Int) -> Int16?,
    _ body: (Range<Int>, LinkedAdvance) -> Void
  ) -> Bool {
    let text = text.extracting(part)
    var start = 0
    var end = stretchEnd(from: start, in: text)
    while start < text.count {
      let nextEnd = end < text.count ? stretchEnd(from: end, in: text) : end
      let advance = advance(
        of: text.extracting(start..<end), before: text.extracting(end..<nextEnd), pairAdvance: pairAdvance)
      guard let advance else { return false }
      body(part.lowerBound + start..<part.lowerBound + end, advance)
      (start, end) = (end, nextEnd)
    }
    return true
  }

  private func stretchEnd(from start: Int, in text: Span<UInt16>) -> Int {
    var end = start + 1
    while end < text.count, characters.areLinked(at: end, in: text) { end += 1 }
    return end
  }

  /// How a stretch moves the pen before another, or before none; nil if HarfBuzz has to be asked for more than the two.
  func advance(
    of stretch: Span<UInt16>, before next: Span<UInt16>, pairAdvance: (_ first: Int, _ second: Int) -> Int16?
  ) -> LinkedAdvance? {
    if stretch.count == 1, next.count <= 1,
      let advance = pairAdvance(Int(stretch[0]), next.count == 0 ? alphabet.count : Int(next[0]))
    {
      return LinkedAdvance(whole: Int32(advance))
    }
    guard var advance = advance(of: stretch) else { return nil }
    guard next.count > 0 else { return advance }
    guard let following = self.advance(of: next) else { return nil }
    let kerning = kernings.value(of: SymbolKey(advance.lastGlyph, following.firstGlyph)) {
      pairKerning(of: stretch, advance, before: next, following, pairAdvance)
        ?? shapedKerning(of: stretch, advance, before: next, following)
    }
    guard let kerning, abs(advance.whole + kerning) <= SharedPairs.widest else { return nil }
    advance.whole += kerning
    return advance
  }

  /// How a stretch moves the pen that nothing follows.
  private func advance(of stretch: Span<UInt16>) -> LinkedAdvance? {
    SymbolKey(stretch).flatMap { key in advances.value(of: key) { shapedAdvance(of: stretch) } }
  }

  private func shapedAdvance(of stretch: Span<UInt16>) -> LinkedAdvance? {
    let places = stretch.indices.map { stretch[$0] }
    guard !places.contains(where: { characters.alone.contains(Int($0)) }) else { return nil }
    let offsets = shape(places)
    guard !buffer.hasFailed, buffer.count > 0 else { return nil }
    let expected = SymbolSet(places.map(Int.init))
    for index in 0..<buffer.count {
      // The tables promise what may become of the characters. Should they lie, HarfBuzz is asked for more.
      guard characters.closure.mayBecome(buffer.glyph(at: index).id, expected) else { return nil }
    }
    var advance = LinkedAdvance(
      whole: 0, inner: Array(repeating: PairAdvances.inside, count: places.count - 1),
      firstGlyph: buffer.glyph(at: 0).id, lastGlyph: buffer.glyph(at: buffer.count - 1).id)
    var pen = 0
    var place = 0
    buffer.forEachCluster(isForward: true) { cluster in
      while offsets[place] < cluster.start { place += 1 }
      if place > 0 { advance.inner[place - 1] = Int32(clamping: pen) }
      pen += cluster.advance
    }
    guard abs(pen) <= SharedPairs.widest else { return nil }
    advance.whole = Int32(pen)
    return advance
  }

  /// The same where the two glyphs are those of characters of which pairs say it, without HarfBuzz; nil if they are others.
  private func pairKerning(
    of stretch: Span<UInt16>, _ advance: LinkedAdvance, before next: Span<UInt16>, _ following: LinkedAdvance,
    _ pairAdvance: (_ first: Int, _ second: Int) -> Int16?
  ) -> Int32? {
    let (last, first) = (stretch.extracting(last: 1), next.extracting(first: 1))
    guard let pair = pairAdvance(Int(last[0]), Int(first[0])), let alone = pairAdvance(Int(last[0]), alphabet.count),
      self.advance(of: last)?.lastGlyph == advance.lastGlyph,
      self.advance(of: first)?.firstGlyph == following.firstGlyph
    else { return nil }
    return Int32(pair) - Int32(alone)
  }

  /// What pair positioning adds to a stretch's last glyph before another's first one; nil if HarfBuzz does more to the two.
  private func shapedKerning(
    of stretch: Span<UInt16>, _ advance: LinkedAdvance, before next: Span<UInt16>, _ following: LinkedAdvance
  ) -> Int32? {
    let offsets = shape(stretch.indices.map { stretch[$0] } + next.indices.map { next[$0] })
    guard !buffer.hasFailed else { return nil }
    let pen = buffer.advance(ofClustersBefore: offsets[stretch.count])
    let kerning = pen - Int(advance.whole)
    guard buffer.advance(ofClustersBefore: .max) - pen == following.whole, abs(kerning) <= SharedPairs.widest else {
      return nil
    }
    return Int32(kerning)
  }

  /// Has HarfBuzz shape some characters; gives the offset of each in their text.
  private func shape(_ places: [UInt16]) -> [Int] {
    var bytes: [UInt8] = []
    let offsets = places.map { place in
      let offset = bytes.count
      bytes += UTF8.encode(alphabet.scalars[Int(place)]) ?? UTF8.encodedReplacementCharacter
      return offset
    }
    buffer.shape(bytes, range: 0..<bytes.count, paragraph: 0..<bytes.count, font: font, properties: properties)
    return offsets
  }
}
