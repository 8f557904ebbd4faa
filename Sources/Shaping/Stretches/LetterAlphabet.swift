package import FontKit
package import TextAnalysis

/// The letters of a script that are measured by themselves, beside text that is in other fonts or runs.
package protocol LetterAlphabet: NumberedAlphabet, Sendable {
  var script: Script { get }
  /// How its letters run.
  var direction: TextDirection { get }
  /// Its letters, and the marks on them.
  var scalars: [Unicode.Scalar] { get }
  /// How many bytes of text HarfBuzz shapes before tables are read.
  var worthwhileBytes: Int { get }

  /// The signs beside words that something is true of.
  func signs(where belongs: (_ sign: Unicode.Scalar, _ isOpening: Bool) -> Bool) -> LetterSigns

  /// The advances in a font, for text of some properties; nil if nothing can be proved.
  func advances(in font: FontFace, _ properties: ShapingProperties) -> (any LetterAdvances)?
}

/// The advances of a script's letters in a font: shaping without HarfBuzz, where that is the same.
///
/// For one worker. Cost: reading the font's tables, some milliseconds once a font; a call of HarfBuzz for each stretch that is met.
package protocol LetterAdvances {
  /// Takes letters apart into stretches between which a line may end without anything being shaped anew.
  ///
  /// - Parameters:
  ///   - text: UTF-8, fewer than 2¹⁵ bytes.
  ///   - start: Where the letters begin, or a sign before them.
  ///   - signs: Those that are in the same run as the letters beside them.
  ///   - buffer: What shapes stretches that are new.
  ///   - body: Takes the end of each stretch, in bytes, and how far it moves the pen, in units of the font.
  /// - Returns: Where the letters end; nil if HarfBuzz has to be asked for them.
  /// - Complexity: O(*n*).
  mutating func forEachStretch(
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
