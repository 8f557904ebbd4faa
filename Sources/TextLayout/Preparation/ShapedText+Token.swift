internal import Shaping
internal import TextAnalysis

/// Where the token of a truncated line stands among its text (UAX #9).
extension ShapedText {
  /// The embedding level of a run in a line of a base direction.
  ///
  /// It is the run's own level, except in a truncated line of a paragraph from right to left that shows the end of one
  /// from left to right: there that text is embedded like any other text from left to right. (So is what follows U+001C
  /// to U+001E, which begin a paragraph for UAX #9 only.)
  func level(of run: TextRun, inLineOf base: TextDirection) -> UInt8 {
    let isLeftToRight = paragraphs[Int(run.paragraph)].baseDirection == .leftToRight || run.level == 0
    return run.level + (isLeftToRight && base == .rightToLeft ? 2 : 0)
  }

  /// The embedding level of a token in the place of `hidden` bytes of a line that shows `shown`.
  ///
  /// The token is a neutral. It has the level of the text that goes on at both sides of it, and the line's level where
  /// its two neighbours differ, or where it stands at an end of the line. So it has the lower of their levels (rules N1
  /// and N2; but a number that is cut in its middle stays one number).
  func tokenLevel(inPlaceOf hidden: Range<Int>, shown: Range<Int>, inLineOf base: TextDirection) -> UInt8 {
    guard hidden.lowerBound > shown.lowerBound, hidden.upperBound < shown.upperBound else {
      return base == .leftToRight ? 0 : 1
    }
    return min(
      level(of: run(at: hidden.lowerBound - 1), inLineOf: base), level(of: run(at: hidden.upperBound), inLineOf: base))
  }

  /// The token of a line.
  ///
  /// Source, code: `TextLine.cpp` of Skia, `shapeEllipsis`: it has the font of the last cluster before it, if that has its characters.
  ///
  /// - Parameter end: Where the text before it ends in a line of Flutter's that is cut at its end; else nil.
  private func token(after end: Int?) -> TruncationToken {
    guard let end, end > 0, !context.tokensOfFonts.isEmpty else { return context.token }
    let run = run(at: end - 1)
    guard run.kind == .text, run.style == 0 else { return context.token }
    return context.tokensOfFonts[Int(run.font)] ?? context.token
  }

  /// The runs of the token at an embedding level, each with its own level, in logical order.
  func token(atLevel level: UInt8, after end: Int? = nil) -> [(run: InsertedText, level: UInt8)] {
    let direction: TextDirection = level & 1 == 0 ? .leftToRight : .rightToLeft
    return token(after: end).runs(in: direction).map { ($0, level - (level & 1) + $0.run.level) }
  }

  /// How wide the token is in text of a direction, in units.
  func tokenWidth(in direction: TextDirection, after end: Int? = nil, unitsPerStep: Double) -> Double {
    token(after: end).runs(in: direction).reduce(0) { $0 + width(of: $1, in: styles[0], unitsPerStep: unitsPerStep) }
  }
}
