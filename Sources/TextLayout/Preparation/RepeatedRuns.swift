internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Short runs of ASCII beside text of another script or font, which come again and again: spaces, brackets and commas.
///
/// What is around a run does not matter to characters of ASCII: HarfBuzz asks what letters it may join to (`hb-ot-shaper-arabic.cc`),
/// and ASCII joins nothing; and whether a text begins with a mark. So a run of the same bytes with the same font and properties is
/// the same wherever it stands.
///
/// One per worker.
struct RepeatedRuns {
  /// What a run is shaped by.
  private struct Key: Hashable {
    /// Its bytes, the first as the lowest, and how many there are.
    let bytes: UInt64
    let count: Int
    let font: FontFace
    let kind: ShapingKind
  }

  /// The clusters, from the run's start on.
  private var known: [Key: [ShapedCluster]] = [:]

  /// The longest run, in bytes.
  private static let longest = 8
  /// How many runs are kept: then all are forgotten.
  private static let limit = 1 << 10

  /// How many runs were known.
  private(set) var count = 0

  /// Adds a run's clusters; false, and none of them, if HarfBuzz has to shape it.
  mutating func append(
    _ run: TextRun, of text: [UInt8], _ style: SpanStyle, to builder: inout ShapedTextBuilder
  ) -> Bool {
    guard let key = Self.key(of: run, text, style), let clusters = known[key] else { return false }
    count += 1
    let measured = builder.measured(run, style)
    for cluster in clusters {
      builder.append(
        clusterAt: Int(run.start) + cluster.start, isSafe: cluster.isSafe, advance: cluster.advance, of: measured, text,
        isMissing: cluster.isMissing)
    }
    return true
  }

  /// Keeps what HarfBuzz made of a run, if it is one of those that come again.
  mutating func keep(_ glyphs: borrowing ShapingBuffer, of run: TextRun, _ text: [UInt8], _ style: SpanStyle) {
    guard glyphs.count > 0, let key = Self.key(of: run, text, style) else { return }
    var clusters: [ShapedCluster] = []
    glyphs.forEachCluster(isForward: run.direction == .leftToRight) { cluster in
      var cluster = cluster
      cluster.start -= Int(run.start)
      cluster.isSafe = cluster.isSafe || cluster.start == 0
      clusters.append(cluster)
    }
    if known.count >= Self.limit { known.removeAll() }
    known[key] = clusters
  }

  private static func key(of run: TextRun, _ text: [UInt8], _ style: SpanStyle) -> Key? {
    guard Shortcuts.areTaken, run.range.count <= longest else { return nil }
    var bytes: UInt64 = 0
    for (place, index) in run.range.enumerated() { bytes |= UInt64(text[index]) << UInt64(8 * place) }
    guard bytes & 0x8080_8080_8080_8080 == 0 else { return nil }
    return Key(
      bytes: bytes, count: run.range.count, font: style.context.cascade.fonts[Int(run.font)],
      kind: style.context.properties(of: run).kind)
  }
}
