/// The advance of a syllable, or of several that rules link, and what links it to its neighbours.
struct SyllableAdvance: Sendable {
  /// Its advance.
  var whole: Int32
  /// The subtables of pair positioning whose pairs begin with one of its glyphs, a bit for each.
  var firsts: UInt64 = 0
  /// The subtables whose pairs end with one of its glyphs.
  var seconds: UInt64 = 0
  /// The pairs of neighbours in substitution rules in which one of its glyphs may be the first.
  var firstNeighbours: GlyphNeighbours.Bits
  /// The pairs in which one of its glyphs may be the second.
  var secondNeighbours: GlyphNeighbours.Bits

  /// Whether it and the next one may together become other glyphs than each by itself.
  @inline(__always)
  func isLinked(to next: SyllableAdvance) -> Bool { firstNeighbours & next.secondNeighbours != .zero }

  /// Whether they may have other advances beside each other, although their glyphs are the same.
  @inline(__always)
  func isKerned(with next: SyllableAdvance) -> Bool { firsts & next.seconds != 0 }
}
