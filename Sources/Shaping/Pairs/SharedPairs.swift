internal import Synchronization

/// How a stretch of linked characters moves the pen before what follows it.
struct LinkedAdvance: Sendable {
  /// How far the whole stretch does.
  var whole: Int32
  /// For each of its characters but the first how far what is before it does, or `PairAdvances.inside` within a cluster.
  var inner: [Int32] = []
  /// Its first glyph; 0 if it is not known.
  var firstGlyph: UInt32 = 0
  /// Its last glyph; 0 if it is not known.
  var lastGlyph: UInt32 = 0
}

/// What all workers know of texts of an alphabet in a font.
final class SharedPairs: Sendable {
  /// The rows of `PairAdvances`.
  let rows: Mutex<[Int16]>
  /// Stretches of linked characters.
  let advances: StretchAdvances<LinkedAdvance>.Shared
  /// What pair positioning adds to the advance of a glyph before another.
  let kernings = StretchAdvances<Int32>.Shared()

  /// - Parameter rows: Those of which nothing is known.
  init(rows: [Int16], symbolCount: Int) {
    self.rows = Mutex(rows)
    advances = StretchAdvances.Shared(symbolCount: symbolCount)
  }
}
