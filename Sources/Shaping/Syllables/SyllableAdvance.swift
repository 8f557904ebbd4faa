/// The advance of a syllable, or of several that rules link, and what links it to its neighbours.
struct SyllableAdvance: Sendable {
  /// Its advance.
  let whole: Int32
  /// The rules of substitution through which it and a neighbour may together become other glyphs than each by itself.
  let substituted: GlyphNeighbours.Reach
  /// The rules of positioning through which it and a neighbour may have other advances beside each other, although their
  /// glyphs are the same.
  let positioned: GlyphNeighbours.Reach
}
