internal import FontKit

/// Texts of an alphabet in a font by their stretches of linked characters, most of which are a character by itself: shaping
/// only those, where that is the same.
///
/// A stretch becomes the same glyphs whatever is around it, and their advances depend on the stretch after it alone; why, is
/// told at `LinkedCharacters`.
///
/// For one worker: a stretch is shaped by HarfBuzz when it is first met before another, and its advance kept, for all workers.
///
/// Cost: reading the font's tables, some milliseconds once a font; a call of HarfBuzz for each two stretches that are met.
final class LinkedStretches {
  private let font: Font
  private let properties: ShapingProperties
  private let alphabet: Alphabet
  private let characters: LinkedCharacters
  private let learnt: LearntLinks
  private var advances: LinkedAdvances
  private var buffer = ShapingBuffer()

  /// Nil if the font's tables do not allow to measure any stretch by itself.
  init?(of font: Font, _ properties: ShapingProperties, _ alphabet: Alphabet) {
    guard let characters = LinkedCharacters.find(of: font, properties, alphabet) else { return nil }
    self.font = font
    self.properties = properties
    self.alphabet = alphabet
    self.characters = characters
    learnt = font.harfBuzz.findings.finding(about: properties.kind, alphabet.count) { LearntLinks() }
    advances = learnt.advances
  }

  /// Where the pen is before each stretch of a part of a text, and at its end.
  ///
  /// - Parameters:
  ///   - text: The places of the characters in the alphabet, fewer than 32 768 of them.
  ///   - part: What is measured, as if it were the text.
  ///   - positions: A position for each character, that of the part's first already there, and one for the end;
  ///     `PairAdvances.inside` within a stretch.
  ///   - pairAdvance: Gives the advance of a character before another, or before none, if pairs tell it.
  /// - Returns: Whether all of them are known.
  func measure(
    _ text: Span<UInt16>, _ part: Range<Int>, _ positions: inout [Int32],
    pairAdvance: (_ first: Int, _ second: Int) -> Int16?
  ) -> Bool {
    let text = text.extracting(first: part.upperBound)
    var start = part.lowerBound
    var end = stretchEnd(from: start, in: text)
    while start < text.count {
      let nextEnd = end < text.count ? stretchEnd(from: end, in: text) : end
      var advance: Int32?
      if end - start == 1, nextEnd - end <= 1 {
        let next = end < text.count ? Int(text[end]) : alphabet.count
        advance = pairAdvance(Int(text[start]), next).map(Int32.init)
      }
      advance = advance ?? self.advance(of: text.extracting(start..<end), before: text.extracting(end..<nextEnd))
      guard let advance else { return false }
      for index in start + 1..<max(start + 1, end) { positions[index] = PairAdvances.inside }
      positions[end] = positions[start] + advance
      (start, end) = (end, nextEnd)
    }
    return true
  }

  private func stretchEnd(from start: Int, in text: Span<UInt16>) -> Int {
    var end = start + 1
    while end < text.count, characters.areLinked(text[end - 1], text[end]) { end += 1 }
    return end
  }

  /// The advance of a stretch before another, or before none; nil if HarfBuzz has to be asked for more than the two.
  func advance(of stretch: Span<UInt16>, before next: Span<UInt16>) -> Int32? {
    guard let key = LinkedAdvances.Key(stretch, before: next) else { return nil }
    switch advances[key] {
    case .known(let advance): return advance
    case .unknown: return nil
    case .untried: break
    }
    let advance = shapedAdvance(of: stretch, before: next)
    advances[key] = advance.map { .known($0) } ?? .unknown
    learnt.add(key, advances[key])
    return advance
  }

  private func shapedAdvance(of stretch: Span<UInt16>, before next: Span<UInt16>) -> Int32? {
    var places: [Int] = []
    for index in 0..<stretch.count { places.append(Int(stretch[index])) }
    for index in 0..<next.count { places.append(Int(next[index])) }
    guard !places.contains(where: characters.alone.contains) else { return nil }
    var bytes: [UInt8] = []
    var end = 0
    for (index, place) in places.enumerated() {
      if index == stretch.count { end = bytes.count }
      bytes += UTF8.encode(alphabet.scalars[place]) ?? UTF8.encodedReplacementCharacter
    }
    if next.count == 0 { end = bytes.count }
    buffer.shape(bytes, range: 0..<bytes.count, paragraph: 0..<bytes.count, font: font, properties: properties)
    var advance = 0
    var reachesNext = next.count == 0
    for index in 0..<buffer.count {
      // The tables promise what may become of the characters. Should they lie, HarfBuzz is asked for more.
      let glyph = buffer.glyph(at: index)
      guard places.contains(where: { characters.glyphs[$0].contains(Int(glyph.id)) }) else { return nil }
      if glyph.cluster < end { advance += Int(glyph.advance) }
      if glyph.cluster == end { reachesNext = true }
    }
    return reachesNext && abs(advance) <= LinkedAdvances.widest ? Int32(advance) : nil
  }
}
