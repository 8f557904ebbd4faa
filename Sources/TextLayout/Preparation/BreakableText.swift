internal import TextAnalysis

/// A text shaped as if it all stood on one line, and where its lines may end: what lines, glyphs and positions are
/// computed from.
final class BreakableText: Sendable {
  let shaped: ShapedText
  /// Grapheme boundaries, 0 and the text's end included.
  let graphemes: TextOffsets
  /// Where lines may end: the last of each paragraph is its end.
  let opportunities: [BreakOpportunity]

  init(_ shaped: ShapedText, graphemes: TextOffsets, opportunities: [BreakOpportunity]) {
    self.shaped = shaped
    self.graphemes = graphemes
    self.opportunities = opportunities
  }
}
