internal import FontKit
internal import Shaping
internal import TextAnalysis

/// A cache of short runs of ASCII beside text of another script or font, which recur often: spaces, brackets and
/// commas.
///
/// The text around a run does not affect ASCII. HarfBuzz looks at it for letters that join (`hb-ot-shaper-arabic.cc`),
/// and ASCII joins nothing; and it looks whether a text begins with a mark. So a run of the same bytes with the same
/// font and properties is shaped the same wherever it stands.
///
/// One per worker.
struct RepeatedRuns {
  /// What the shaping of a run depends on.
  private struct Key: Hashable {
    /// Its bytes, the first as the lowest, and how many there are.
    private var bytes: UInt64 = 0
    private let count: Int
    private let font: FontFace
    private let kind: ShapingKind

    /// Nil if it is not all ASCII, or too long.
    init?(_ text: Span<UInt8>, _ font: FontFace, _ kind: ShapingKind) {
      guard Shortcuts.areTaken, text.count <= longest else { return nil }
      for index in text.indices { bytes |= UInt64(text[index]) << UInt64(8 * index) }
      guard bytes & 0x8080_8080_8080_8080 == 0 else { return nil }
      (count, self.font, self.kind) = (text.count, font, kind)
    }

    init?(_ run: TextRun, _ text: [UInt8], _ style: SpanStyle) {
      guard run.range.count <= longest else { return nil }
      self.init(
        text.span.extracting(run.range), style.context.cascade.fonts[Int(run.font)],
        style.context.properties(of: run).kind)
    }
  }

  /// The clusters, from the run's start on.
  private var known: [Key: [ShapedCluster]] = [:]

  /// The longest run, in bytes.
  private static let longest = 8
  /// The most runs that are cached; at this number, all are dropped.
  private static let limit = 1 << 10

  /// How many runs were found in the cache.
  private(set) var count = 0

  /// Adds a run's clusters; false, and none of them, if HarfBuzz has to shape it.
  mutating func append(
    _ run: TextRun, of text: [UInt8], _ style: SpanStyle, to builder: inout ShapedTextBuilder
  ) -> Bool {
    guard let key = Key(run, text, style), let clusters = known[key] else { return false }
    count += 1
    let measured = builder.measured(run, style)
    for cluster in clusters {
      builder.append(
        clusterAt: Int(run.start) + cluster.start, isSafe: cluster.isSafe, advance: cluster.advance, of: measured, text,
        isMissing: cluster.isMissing)
    }
    return true
  }

  /// Caches the clusters that HarfBuzz made of a run, if it is a short one of ASCII.
  mutating func keep(_ glyphs: borrowing ShapingBuffer, of run: TextRun, _ text: [UInt8], _ style: SpanStyle) {
    guard glyphs.count > 0, let key = Key(run, text, style) else { return }
    _ = keep(glyphs, from: Int(run.start), run.direction, key)
  }

  /// The clusters of a run by itself; nil if it is not a short one of ASCII, or cannot be shaped.
  mutating func clusters(
    of run: Span<UInt8>, in font: FontFace, _ properties: borrowing ShapingProperties, _ buffer: inout ShapingBuffer
  ) -> [ShapedCluster]? {
    guard let key = Key(run, font, properties.kind) else { return nil }
    if let clusters = known[key] { return clusters }
    let bytes = run.indices.map { run[$0] }
    buffer.shape(bytes, range: bytes.indices, paragraph: bytes.indices, font: font, properties: properties)
    guard !buffer.hasFailed, buffer.count > 0 else { return nil }
    return keep(buffer, from: 0, properties.direction, key)
  }

  private mutating func keep(
    _ glyphs: borrowing ShapingBuffer, from start: Int, _ direction: TextDirection, _ key: Key
  ) -> [ShapedCluster] {
    var clusters: [ShapedCluster] = []
    glyphs.forEachCluster(isForward: direction == .leftToRight) { cluster in
      var cluster = cluster
      cluster.start -= start
      cluster.isSafe = cluster.isSafe || cluster.start == 0
      clusters.append(cluster)
    }
    if known.count >= Self.limit { known.removeAll() }
    known[key] = clusters
    return clusters
  }
}
