/// What is known of a syllable, or of several that rules link.
struct SyllableAdvance: Sendable {
  /// How far it moves the pen.
  var whole: Int32
  /// The subtables of pair positioning whose pairs begin with one of its glyphs, a bit for each.
  var firsts: UInt64 = 0
  /// Those whose pairs end with one of its glyphs.
  var seconds: UInt64 = 0
  /// The pairs of neighbours in rules of substitution of which one of its glyphs may be the first.
  var firstNeighbours: GlyphNeighbours.Bits
  /// Those of which one may be the second.
  var secondNeighbours: GlyphNeighbours.Bits

  /// Whether it and one that follows it may become other glyphs than each by itself.
  @inline(__always)
  func isLinked(to next: SyllableAdvance) -> Bool { firstNeighbours & next.secondNeighbours != .zero }

  /// Whether they may have other advances, if their glyphs are the same.
  @inline(__always)
  func isKerned(with next: SyllableAdvance) -> Bool { firsts & next.seconds != 0 }
}
