package import FontKit
internal import Synchronization
internal import TextAnalysis

/// The advances of the characters of an alphabet in a font, by pairs of neighbours: shaping without HarfBuzz, with the
/// same result.
///
/// For text from left to right in one font with the same properties. A character that is not linked to another has an
/// advance that depends on the next character only: see `LinkedCharacters`. Linked characters are measured by
/// stretches.
///
/// For one worker. HarfBuzz shapes a pair when it is first met; its advance is cached for all workers.
///
/// Cost: reading the font's tables, some milliseconds once for a font; a call of HarfBuzz for each pair that is met;
/// two bytes for each possible pair.
package final class PairAdvances {
  package let alphabet: Alphabet
  private let font: FontFace
  /// The text's properties without the features that do nothing in texts of the alphabet; HarfBuzz is called with them.
  private let properties: ShapingProperties
  let characters: LinkedCharacters
  var buffer = ShapingBuffer()
  /// For each character, its advance before each other, and before none; `unknown` where that depends on more, and
  /// `untried` where HarfBuzz was not called yet.
  private var rows: [Int16]
  private let shared: Shared<[Int16]>
  /// The advances of stretches of linked characters that nothing follows.
  var advances: StretchAdvances<LinkedAdvance>
  /// What pair positioning adds to the advance of a glyph before another.
  var kernings: StretchAdvances<Int32>

  /// How many entries a row has: one for each character that may follow, and one for the end of the text.
  private var rowLength: Int { alphabet.count + 1 }

  /// Whether the font has no letter of the alphabet, and its missing glyph stands for all letters and their marks.
  package var standsForMissing: Bool { characters.standsForMissing }

  /// Whether words of the characters may be shaped separately, with the spaces beside them: see `LinkedCharacters`.
  package var spacesAreSafeToConcat: Bool { characters.spacesAreSafeToConcat }

  /// Marks a pair that HarfBuzz has to shape in its context.
  private static let unknown = Int16.min
  /// Marks a pair that was not met yet.
  private static let untried = Int16.min + 1

  /// Nil if the font's tables do not allow to measure any pair by itself.
  package init?(of font: FontFace, _ properties: ShapingProperties, _ alphabet: Alphabet = .ascii) {
    guard properties.direction == .leftToRight,
      let characters = LinkedCharacters.find(of: font, properties, alphabet)
    else { return nil }
    self.alphabet = alphabet
    self.font = font
    self.properties = properties.setting(characters.idleFeatures)
    self.characters = characters
    let count = alphabet.count
    shared = font.harfBuzz.findings.finding(about: ActiveLookups.topic(of: font, properties), count) {
      Shared(Array(repeating: Self.untried, count: count * (count + 1)))
    }
    rows = shared.value.withLock { $0 }
    advances = StretchAdvances(of: font, properties, alphabet: count, symbolCount: count)
    kernings = StretchAdvances(of: font, properties, alphabet: count)
  }

  // MARK: Measuring

  /// Finds the pen's position before each character of a text, from a character on, and at its end.
  ///
  /// - Parameters:
  ///   - text: The symbols of the characters in the alphabet, fewer than 32 768 of them.
  ///   - start: The first character to measure; the pen's position before it is known.
  ///   - positions: A position for each character and one for the end.
  /// - Returns: The first character whose advance only HarfBuzz can determine, or the text's length; up to it the
  ///   positions are right.
  package func measure(_ text: Span<UInt16>, from start: Int = 0, _ positions: inout [Int32]) -> Int {
    var index = start
    while index < text.count {
      index = scan(text, from: index, &positions)
      guard index < text.count else { break }
      let next = index + 1 == text.count ? alphabet.count : Int(text[index + 1])
      guard advance(of: Int(text[index]), before: next) != nil else { break }
    }
    return index
  }

  /// The same up to the first pair whose advance is not known.
  private func scan(_ text: Span<UInt16>, from start: Int, _ positions: inout [Int32]) -> Int {
    let entries = rows
    let rows = entries.span
    let rowLength = rowLength
    var positions = positions.mutableSpan
    let last = text.count - 1
    var position = positions[start]
    var row = Int(text[start]) &* rowLength
    var index = start
    while index < last {
      let next = Int(text[index + 1])
      let advance = rows[row &+ next]
      if advance <= Self.untried { return index }
      position &+= Int32(advance)
      index &+= 1
      positions[index] = position
      row = next &* rowLength
    }
    let advance = rows[row &+ rowLength &- 1]
    if advance <= Self.untried { return last }
    positions[text.count] = position &+ Int32(advance)
    return text.count
  }

  /// Finds where a text that was measured may be cut, for each character after the first and for its end: where the advance before
  /// the cut is that of a character that nothing follows.
  package func findCuts(_ text: Span<UInt16>, _ positions: [Int32], _ isSafe: inout [Bool]) {
    let entries = rows
    let rows = entries.span
    let positions = positions.span
    let rowLength = rowLength
    for index in text.indices {
      var last = rows[Int(text[index]) &* rowLength &+ rowLength &- 1]
      if last == Self.untried { last = advance(of: Int(text[index]), before: alphabet.count) ?? Self.unknown }
      isSafe[index + 1] = positions[index + 1] &- positions[index] == Int32(last)
    }
  }

  // MARK: Spaces

  /// Whether a text is safe to concat at a space.
  package func isSafeToConcat(atSpace index: Int, of text: Span<UInt16>) -> Bool {
    characters.isSafeToConcat(atSpace: index, of: text)
  }

  /// Whether a text is safe to concat at the space after a word, whatever stands before the word and after the space.
  package func isSafeToConcat(after word: Span<UInt16>) -> Bool {
    spacesAreSafeToConcat || characters.isSafeToConcat(after: word)
  }

  // MARK: Pairs

  /// The advance of a symbol before another, or before none; nil if it depends on more.
  ///
  /// - Parameter second: The alphabet's count stands for none.
  package func advance(of first: Int, before second: Int) -> Int16? {
    let index = first * rowLength + second
    if rows[index] == Self.untried {
      let advance = shapedAdvance(of: first, before: second) ?? Self.unknown
      // Taken out to be changed: if no access is longer than a look-up, Swift checks none of them at run time.
      var rows = rows
      self.rows = []
      rows[index] = advance
      self.rows = rows
      shared.value.withLock { $0[index] = advance }
    }
    return rows[index] == Self.unknown ? nil : rows[index]
  }

  private func shapedAdvance(of first: Int, before second: Int) -> Int16? {
    guard second < alphabet.count else {
      return characters.alone.contains(first) ? nil : shapedAdvances(of: [first])?[0]
    }
    // According to the tables the second advance is its own. If it is not, the pair is left to HarfBuzz.
    guard characters.areFree(first, second), let both = shapedAdvances(of: [first, second]),
      both[1] == advance(of: second, before: alphabet.count)
    else { return nil }
    return both[0]
  }

  /// The advances that HarfBuzz gives some characters, if it makes a glyph of each.
  private func shapedAdvances(of text: [Int]) -> [Int16]? {
    // A mark is shaped after a letter: at the beginning of a text it would get a dotted circle.
    if let first = text.first, first >= alphabet.firstMark {
      return shapedAdvances(of: [Alphabet.firstLetter] + text).map { Array($0.dropFirst()) }
    }
    let starts = shape(text)
    guard !buffer.hasFailed, buffer.count == text.count else { return nil }
    var advances: [Int16] = []
    for (index, character) in text.enumerated() {
      let glyph = buffer.glyph(at: index)
      guard glyph.cluster == starts[index], characters.closure.mayBecome(glyph.id, SymbolSet([character])),
        let advance = Int16(exactly: glyph.advance), advance > Self.untried
      else { return nil }
      advances.append(advance)
    }
    return advances
  }

  /// Shapes some characters with HarfBuzz; gives where the cluster of each begins in their text.
  func shape(_ symbols: [Int]) -> [Int] {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for symbol in symbols {
      // A mark is of its letter's cluster.
      starts.append(symbol < alphabet.firstMark ? bytes.count : starts.last ?? 0)
      bytes += UTF8.encode(alphabet.scalars[symbol]) ?? UTF8.encodedReplacementCharacter
    }
    buffer.shape(bytes, font: font, properties: properties)
    return starts
  }
}
