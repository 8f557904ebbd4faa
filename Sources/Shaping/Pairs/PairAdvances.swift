package import FontKit

/// The advances of printable ASCII in a font, by pairs of neighbours: shaping without HarfBuzz, where that is the same.
///
/// For text that runs from left to right in one font with the same properties. A character's advance depends on the
/// character after it alone, as long as the text has no pair for which `PairInteractions` allows more.
///
/// Cost: about 9 000 calls of HarfBuzz to make, a few milliseconds and 18 kB; made once for a font and its properties, and
/// never changed.
package final class PairAdvances: Sendable {
  /// How many entries a row has: one for each character that may follow, and one for the end of the text.
  private static let rowLength = ASCIISet.capacity + 1
  /// Marks a pair that HarfBuzz has to shape.
  private static let unknown = Int16.min

  /// For each character its advance before each other, and before none; `unknown` where that depends on more.
  private let rows: [Int16]

  /// Nil if the font's tables do not allow to measure any pair by itself.
  package init?(of font: Font, _ properties: borrowing ShapingProperties) {
    guard let interactions = PairInteractions(of: font, properties) else { return nil }
    var buffer = ShapingBuffer()
    var rows = [Int16](repeating: Self.unknown, count: ASCIISet.capacity * Self.rowLength)
    let usable = ASCIISet.all.subtracting(interactions.alone).indices
    for index in usable {
      let advances = Self.advances(of: [index], in: font, properties, glyphs: interactions.glyphs, &buffer)
      rows[index * Self.rowLength + ASCIISet.capacity] = advances.map { $0[0] } ?? Self.unknown
    }
    for first in usable {
      for second in usable where !interactions.pairs[first].contains(second) {
        let single = rows[second * Self.rowLength + ASCIISet.capacity]
        // The tables promise that the second advance is its own. Should they lie, the pair is left to HarfBuzz.
        guard
          let both = Self.advances(of: [first, second], in: font, properties, glyphs: interactions.glyphs, &buffer),
          both[1] == single
        else { continue }
        rows[first * Self.rowLength + second] = both[0]
      }
    }
    self.rows = rows
  }

  /// Whether the words of a run are shaped the same whatever stands beyond the spaces around them.
  ///
  /// Then the advances of a run are those of its words, each shaped with the spaces beside it.
  package static func isolatesWords(font: Font, _ properties: borrowing ShapingProperties) -> Bool {
    PairInteractions(of: font, properties)?.isolatesWords ?? false
  }

  /// What HarfBuzz makes of some characters, if that is their nominal glyphs.
  private static func advances(
    of characters: [Int], in font: Font, _ properties: borrowing ShapingProperties, glyphs: [UInt32],
    _ buffer: inout ShapingBuffer
  ) -> [Int16]? {
    let text = characters.map { ASCIISet.first + UInt8($0) }
    buffer.shape(text, range: 0..<text.count, paragraph: 0..<text.count, font: font, properties: properties)
    guard buffer.count == text.count else { return nil }
    var advances: [Int16] = []
    for (index, character) in characters.enumerated() {
      let glyph = buffer.glyph(at: index)
      guard glyph.cluster == index, glyph.id == glyphs[character], let advance = Int16(exactly: glyph.advance),
        advance != unknown
      else { return nil }
      advances.append(advance)
    }
    return advances
  }

  /// Where the pen is before each character of a text, and at its end, from a character on.
  ///
  /// - Parameters:
  ///   - text: Printable ASCII, shorter than 32 768 bytes.
  ///   - start: The first character to measure; the pen's position before it is known.
  ///   - positions: A position for each character and one for the end.
  /// - Returns: The first character whose advance HarfBuzz has to be asked for; up to it the positions are right. The text's
  ///   length if there is none.
  package func measure(_ text: Span<UInt8>, from start: Int = 0, _ positions: inout [Int32]) -> Int {
    let count = text.count
    guard start < count else { return count }
    let table = rows
    let rows = table.span
    var position = positions[start]
    var row = Int(text[start] &- ASCIISet.first) * Self.rowLength
    for index in start..<count - 1 {
      let next = Int(text[index + 1] &- ASCIISet.first)
      let advance = rows[row + next]
      if advance == Self.unknown { return index }
      position &+= Int32(advance)
      positions[index + 1] = position
      row = next * Self.rowLength
    }
    let last = rows[row + ASCIISet.capacity]
    if last == Self.unknown { return count - 1 }
    positions[count] = position &+ Int32(last)
    return count
  }

  /// The advance of a character that nothing follows.
  ///
  /// - Precondition: It is part of a text whose pairs are all known.
  package func advance(ofLast byte: UInt8) -> Int32 {
    Int32(rows[Int(byte &- ASCIISet.first) * Self.rowLength + ASCIISet.capacity])
  }
}
