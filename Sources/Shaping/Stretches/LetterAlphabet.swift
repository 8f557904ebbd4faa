package import FontKit
package import TextAnalysis

/// The letters of a script that are measured separately from text beside them in other fonts or directions.
package protocol LetterAlphabet: NumberedAlphabet, Sendable {
  var script: Script { get }
  /// The direction of its letters.
  var direction: TextDirection { get }
  /// Its letters, and the marks on them.
  var scalars: [Unicode.Scalar] { get }
  /// The bytes of text that HarfBuzz shapes before tables are read.
  var worthwhileBytes: Int { get }

  /// The signs beside words for which `belongs` is true.
  func signs(where belongs: (_ sign: Unicode.Scalar, _ isOpening: Bool) -> Bool) -> LetterSigns

  /// The advances in a font, for text of some properties; nil if nothing can be proved.
  func advances(in font: FontFace, _ properties: ShapingProperties) -> (any LetterAdvances)?
}

/// The advances of a script's letters in a font: shaping without HarfBuzz, with the same result.
///
/// For one worker. Cost: reading the font's tables, some milliseconds once a font; a call of HarfBuzz for each stretch that is met.
package protocol LetterAdvances: AnyObject {
  /// Divides letters into stretches between which a line may end without reshaping.
  ///
  /// - Parameters:
  ///   - text: UTF-8, fewer than 2¹⁵ bytes.
  ///   - start: Where the letters begin, or a sign before them.
  ///   - signs: The signs that are in the same run as the letters beside them.
  ///   - buffer: Shapes new stretches.
  ///   - body: Receives the end of each stretch, in bytes, and its advance, in units of the font.
  /// - Returns: Where the letters end; nil if HarfBuzz has to shape them.
  /// - Complexity: O(*n*).
  func forEachStretch(
    of text: Span<UInt8>, from start: Int, signs: LetterSigns, _ buffer: inout ShapingBuffer,
    _ body: (_ end: Int, _ advance: Int32) -> Void
  ) -> Int?
}

/// Some of the signs beside an alphabet's words, by their symbols.
package struct LetterSigns: Sendable {
  var bits: UInt64 = 0

  package static let none = LetterSigns()

  /// Whether the sign of a symbol is one of them.
  func contains(_ symbol: UInt16) -> Bool { bits &>> UInt64(symbol) & 1 != 0 }
}
