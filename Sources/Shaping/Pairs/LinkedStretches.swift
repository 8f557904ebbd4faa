internal import FontKit

/// Texts of an alphabet in a font by their stretches of linked characters, most of which are a character by itself: shaping
/// only those, where that is the same.
///
/// A stretch becomes the same glyphs whatever is around it, and their advances depend on the stretch after it alone; why, is
/// explained at `LinkedCharacters`.
///
/// For one worker: a stretch is shaped by HarfBuzz when it is first met before another, and its advance kept, for all workers.
///
/// Cost: reading the font's tables, some ten milliseconds once a font; a call of HarfBuzz for each two stretches that are met.
final class LinkedStretches {
  private let font: FontFace
  /// Those of the text without the features that do nothing in texts of the alphabet.
  private let properties: ShapingProperties
  private let alphabet: Alphabet
  private let characters: LinkedCharacters
  private var advances: StretchAdvances<LinkedAdvance>
  private var buffer = ShapingBuffer()

  /// Nil if the font's tables do not allow to measure any stretch by itself.
  ///
  /// - Parameter shared: What all workers know of the font's stretches in text of these properties.
  init?(
    of font: FontFace, _ properties: ShapingProperties, _ alphabet: Alphabet,
    _ shared: StretchAdvances<LinkedAdvance>.Shared
  ) {
    guard let characters = LinkedCharacters.find(of: font, properties, alphabet) else { return nil }
    self.font = font
    self.properties = properties.setting(AlphabetRules.find(of: font, properties, alphabet)?.idleFeatures ?? [])
    self.alphabet = alphabet
    self.characters = characters
    advances = StretchAdvances(shared)
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
    guard var key = SymbolKey(stretch), key.append(SymbolKey.separator) else { return nil }
    for index in 0..<next.count { guard key.append(Int(next[index])) else { return nil } }
    return advances.value(of: key) { shapedAdvance(of: stretch, before: next) }
  }

  private func shapedAdvance(of stretch: Span<UInt16>, before next: Span<UInt16>) -> LinkedAdvance? {
    var places: [Int] = []
    for index in 0..<stretch.count { places.append(Int(stretch[index])) }
    for index in 0..<next.count { places.append(Int(next[index])) }
    guard !places.contains(where: characters.alone.contains) else { return nil }
    var bytes: [UInt8] = []
    // Where each character begins, and where the text ends.
    var offsets: [Int] = []
    for place in places {
      offsets.append(bytes.count)
      bytes += UTF8.encode(alphabet.scalars[place]) ?? UTF8.encodedReplacementCharacter
    }
    offsets.append(bytes.count)
    buffer.shape(bytes, range: 0..<bytes.count, paragraph: 0..<bytes.count, font: font, properties: properties)
    guard !buffer.hasFailed else { return nil }
    let expected = SymbolSet(places)
    for index in 0..<buffer.count {
      // The tables promise what may become of the characters. Should they lie, HarfBuzz is asked for more.
      guard characters.closure.mayBecome(buffer.glyph(at: index).id, expected) else { return nil }
    }
    var clusters: [Int: (pen: Int, isSafe: Bool)] = [:]
    var pen = 0
    buffer.forEachCluster(isForward: true) { cluster in
      clusters[cluster.start] = (pen, cluster.isSafe)
      pen += cluster.advance
    }
    clusters[bytes.count] = (pen, true)
    guard let end = clusters[offsets[stretch.count]], abs(end.pen) <= StretchAdvances<LinkedAdvance>.widest else {
      return nil
    }
    let inner = offsets[1..<stretch.count].map { offset in
      clusters[offset].map { (Int32(clamping: $0.pen), $0.isSafe) } ?? (PairAdvances.inside, false)
    }
    return LinkedAdvance(whole: Int32(end.pen), inner: inner, isSafeAfter: end.isSafe)
  }
}
