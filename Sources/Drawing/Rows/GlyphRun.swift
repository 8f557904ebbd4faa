internal import FontKit
internal import Sizing
internal import TextLayout

/// Neighbouring glyphs of a line that are shown at once: of one font and one size, with the text they stand for.
///
/// Readers of PDF files expect letters in the order in which they stand on the page, and put texts that proceed from
/// right to left into reading order themselves.
struct GlyphRun {
  /// Bytes of the text, and the glyphs that stand for them.
  struct Cluster {
    var byteCount: Int
    var glyphCount: Int
  }

  let font: FontFace
  /// Points per em.
  let size: Double
  /// Its colour, as an index into the colours of the text; nil for the default.
  let colorIndex: Int?
  /// Whether there is a line through it.
  let isStruck: Bool
  /// The glyphs, from the left.
  private(set) var glyphs: [PlacedGlyph] = []
  /// The clusters with the text they stand for, from the left.
  private var pieces: [(text: [UInt8], glyphCount: Int)] = []

  /// The text that the glyphs stand for, in UTF-8, cluster by cluster from the left.
  var text: [UInt8] { pieces.flatMap(\.text) }

  /// Which glyphs stand for which bytes, from the left.
  var clusters: [Cluster] { pieces.map { Cluster(byteCount: $0.text.count, glyphCount: $0.glyphCount) } }

  /// The least size of letters that are drawn, in points.
  ///
  /// Own: no device shows smaller ones. The size of a label may be next to nothing, or nothing; glyphs are then not to be scaled.
  private static let leastSize = 0.001

  /// The runs of a line, from the left; none of letters that are too small to be seen.
  ///
  /// A cluster stands for its bytes up to the next cluster's. The token of truncation stands for itself, and a hyphen
  /// at the line's end for nothing.
  ///
  /// - Parameters:
  ///   - colors: The parts of the text with colours of their own, in order.
  ///   - struck: The parts of the text with a line through them.
  static func runs(
    of line: TextLine, in content: PreparedText, size: Double, colors: [TextColor] = [], struck: [Range<Int>] = []
  ) -> [GlyphRun] {
    let glyphs = content.glyphs(of: line, size: size)
    let starts = Set(glyphs.map(\.cluster)).sorted()
    let ends = Dictionary(uniqueKeysWithValues: zip(starts, starts.dropFirst() + [line.range.upperBound]))
    var runs: [GlyphRun] = []
    // A token in several fonts is several clusters; the first of them has its text.
    var token = content.style.truncationToken ?? "…"
    for cluster in glyphs.clusters where cluster[cluster.startIndex].size >= leastSize {
      let start = cluster[cluster.startIndex].cluster
      let isToken = start == line.ellipsis?.lowerBound
      let text = isToken ? token : content.string(in: start..<max(start, ends[start] ?? start))
      if isToken { token = "" }
      let color = partitionIndex(of: colors) { $0.range.upperBound <= start }
      let stroke = partitionIndex(of: struck) { $0.upperBound <= start }
      let next = GlyphRun(
        cluster, interchangeable(text), color < colors.count && colors[color].range.contains(start) ? color : nil,
        stroke < struck.count && struck[stroke].contains(start))
      if runs.isEmpty || !runs[runs.count - 1].append(next) { runs.append(next) }
    }
    return runs
  }

  /// A text without noncharacters, in UTF-8: Cairo takes none of them for UTF-8.
  ///
  /// Source, published: Unicode 15.0, section 23.7: a noncharacter may be replaced by U+FFFD.
  private static func interchangeable(_ text: String) -> [UInt8] {
    func isNone(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= scalar.value
    }
    guard text.unicodeScalars.contains(where: isNone) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { UTF8.encode(isNone($0) ? "\u{FFFD}" : $0).map(Array.init) ?? [] }
  }

  /// Begins a run with the glyphs of a cluster.
  private init(_ cluster: ArraySlice<PlacedGlyph>, _ text: [UInt8], _ colorIndex: Int?, _ isStruck: Bool) {
    self.colorIndex = colorIndex
    self.isStruck = isStruck
    font = cluster[cluster.startIndex].font
    size = cluster[cluster.startIndex].size
    glyphs = Array(cluster)
    pieces = [(text, cluster.count)]
  }

  /// Adds the glyphs of the next cluster to the right, unless they belong to another run.
  ///
  /// A space of another font is shown by this run's own, where the other's was placed: Cairo 1.16 leaves out a space that
  /// is alone in its run.
  private mutating func append(_ next: GlyphRun) -> Bool {
    var added = next.glyphs
    if next.font != font, next.pieces[0].text == Self.space, added.count == 1, let space = spaceGlyph {
      (added[0].font, added[0].id, added[0].size) = (font, space, size)
    }
    guard next.colorIndex == colorIndex, next.isStruck == isStruck, added[0].font == font, added[0].size == size
    else { return false }
    glyphs += added
    pieces += next.pieces
    return true
  }

  private static let space = [UInt8(ascii: " ")]

  /// The space of the run's font; nil if it has none, or one that is not blank.
  private var spaceGlyph: UInt32? {
    guard !font.hasColorGlyphs, let glyph = font.harfBuzz.nominalGlyph(for: " "),
      font.harfBuzz.ink(ofGlyph: glyph) == nil
    else { return nil }
    return glyph
  }

  /// The line through the run, from the origin of its line of text, which is so wide; white space beyond has none.
  func strikethrough(width: Double) -> LayoutRect {
    let last = glyphs[glyphs.count - 1]
    let (start, end) = (max(0, glyphs[0].x), min(width, last.x + last.advance))
    let (top, thickness) = font.harfBuzz.strikeout
    let unit = size / Double(font.unitsPerEm)
    return LayoutRect(
      x: start, y: -Double(top) * unit, width: max(0, end - start), height: Double(thickness) * unit)
  }

  /// The most clusters of a part of a run.
  ///
  /// Own: widths that are rounded to thousandths of an em are less than a hundredth of an em off then.
  private static let longestPart = 12

  /// The run word by word from the left, each with the space to its right; a long word is several parts.
  var words: [GlyphRun] {
    var words: [GlyphRun] = []
    var start = 0
    var isInWord = false
    for piece in pieces {
      if !isInWord {
        words.append(self)
        (words[words.count - 1].glyphs, words[words.count - 1].pieces) = ([], [])
      }
      words[words.count - 1].glyphs += glyphs[start..<start + piece.glyphCount]
      words[words.count - 1].pieces.append(piece)
      start += piece.glyphCount
      isInWord = piece.text != Self.space && words[words.count - 1].pieces.count < Self.longestPart
    }
    return words
  }
}

extension [PlacedGlyph] {
  /// The glyphs cluster by cluster.
  fileprivate var clusters: [ArraySlice<PlacedGlyph>] {
    var clusters: [ArraySlice<PlacedGlyph>] = []
    var start = 0
    for index in indices.dropFirst() + [count] where index > start {
      if index == count || self[index].cluster != self[start].cluster || self[index].font != self[start].font {
        clusters.append(self[start..<index])
        start = index
      }
    }
    return clusters
  }
}
