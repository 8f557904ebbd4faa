/// Whether a line must end after `scalar` (UAX #14, classes BK, CR, LF and NL).
package func isHardBreak(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}

/// Whether a hard break ends at `offset`.
///
/// The text decides, not ICU, which marks every dictionary break of a word as hard if a hard break follows the word.
func endsWithHardBreak(_ utf8: Span<UInt8>, at offset: Int32) -> Bool {
  let end = Int(offset)
  switch utf8[end - 1] {
  case 0x0A...0x0D: return true
  case 0x85: return end > 1 && utf8[end - 2] == 0xC2
  case 0xA8, 0xA9: return end > 2 && utf8[end - 2] == 0x80 && utf8[end - 3] == 0xE2
  default: return false
  }
}

/// Whether `scalar` is a space or a tab, after which a line may start.
func isSpaceOrTab(_ scalar: UInt32) -> Bool {
  scalar == 0x20 || scalar == 0x09
}

/// Whether `scalar` is white space that never starts a line.
func isSpaceOrHardBreak(_ scalar: UInt32) -> Bool {
  isSpaceOrTab(scalar) || isHardBreak(scalar)
}

extension TextAnalyzer {
  /// The text's lines as hard breaks delimit them, and the scalar index at which each starts.
  func findParagraphs(
    _ text: ScalarText, bidi: [BidiParagraph], base: BaseDirection
  ) -> (paragraphs: [Paragraph], starts: [Int]) {
    var paragraphs: [Paragraph] = []
    var starts: [Int] = []
    var start = 0
    var bidiIndex = 0
    func append(contentEnd: Int, end: Int) {
      while bidiIndex < bidi.count, bidi[bidiIndex].scalars.upperBound <= start { bidiIndex += 1 }
      // The empty paragraph after a last hard break, or of an empty text, has no bidi paragraph and no strong character,
      // unless VT, FF or LINE SEPARATOR left it in the one before.
      let level: UInt8 =
        if bidiIndex < bidi.count {
          bidi[bidiIndex].baseLevel
        } else if let last = bidi.last, start > 0, [0x0B, 0x0C, 0x2028].contains(text.scalars[start - 1]) {
          last.baseLevel
        } else {
          base == .rightToLeft ? 1 : 0
        }
      paragraphs.append(
        Paragraph(
          start: text.offsets[start], contentEnd: text.offsets[contentEnd], end: text.offsets[end],
          baseDirection: level == 0 ? .leftToRight : .rightToLeft))
      starts.append(start)
      start = end
    }
    var index = 0
    while index < text.count {
      let scalar = text.scalars[index]
      index += 1
      guard isHardBreak(scalar) else { continue }
      let contentEnd = index - 1
      if scalar == 0x0D, index < text.count, text.scalars[index] == 0x0A { index += 1 }
      append(contentEnd: contentEnd, end: index)
    }
    append(contentEnd: index, end: index)
    return (paragraphs, starts)
  }
}
