internal import FontKit
internal import Shaping
internal import TextAnalysis

/// One side of a place where a line is cut.
struct LineBoundary: Hashable {
  /// Where the text is cut, in bytes.
  var offset: Int
  /// The pen's position there.
  var position: Int
  /// How far towards the inside of the line the text had to be shaped anew: up to here before the line's end, from here on
  /// after its start. Equal to `offset` where the text could be cut as it was.
  var safeOffset: Int
  /// Letter spacings before it.
  var spacingCount: Int
}

/// Cutting shaped text.
///
/// A line's glyphs are those of the line shaped by itself, in the context of the paragraph. Where HarfBuzz says that the text
/// may be cut there as it is, they are the glyphs already shaped; else the text is shaped anew from the nearest such place.
/// (Kerning with a space, ligatures and Arabic joining are what makes a place unsafe.)
extension ShapedText {
  /// How many clusters from a cut the nearest safe place is looked for. Beyond it the cut is taken to be safe, which bounds the
  /// work on a text in which no place is.
  private static let reach = 64

  /// The place `offset` as the end of a line that starts at or before it.
  func lineEnd(at offset: Int, _ buffer: inout ShapingBuffer) -> LineBoundary {
    let spacingCount = spacingCount(at: offset)
    var cluster = cluster(at: offset)
    if Int(clusterStarts[cluster]) == offset && isSafe[cluster] {
      return LineBoundary(
        offset: offset, position: positions[cluster], safeOffset: offset, spacingCount: spacingCount)
    }
    if Int(clusterStarts[cluster]) == offset { cluster -= 1 }
    let limit = max(0, cluster - Self.reach)
    while cluster > limit && !isSafe[cluster] { cluster -= 1 }
    let safeOffset = Int(clusterStarts[cluster])
    return LineBoundary(
      offset: offset, position: positions[cluster] + shapedWidth(of: safeOffset..<offset, &buffer),
      safeOffset: safeOffset, spacingCount: spacingCount)
  }

  /// The place `offset` as the start of a line that ends at or after it.
  func lineStart(at offset: Int, _ buffer: inout ShapingBuffer) -> LineBoundary {
    let spacingCount = spacingCount(at: offset)
    var cluster = cluster(at: offset)
    if Int(clusterStarts[cluster]) == offset && isSafe[cluster] {
      return LineBoundary(
        offset: offset, position: positions[cluster], safeOffset: offset, spacingCount: spacingCount)
    }
    let limit = min(clusterCount, cluster + Self.reach)
    repeat { cluster += 1 } while cluster < limit && !isSafe[cluster]
    let safeOffset = Int(clusterStarts[cluster])
    return LineBoundary(
      offset: offset, position: positions[cluster] - shapedWidth(of: offset..<safeOffset, &buffer),
      safeOffset: safeOffset, spacingCount: spacingCount)
  }

  /// The width of the line from `start` to `end`, in units, without letter spacing.
  func width(from start: LineBoundary, to end: LineBoundary, _ buffer: inout ShapingBuffer) -> Int {
    if end.offset <= start.offset { return 0 }
    if start.safeOffset <= end.safeOffset { return end.position - start.position }
    return shapedWidth(of: start.offset..<end.offset, &buffer)
  }

  /// The width of a stretch of one or more runs, shaped by itself, in units.
  func shapedWidth(of range: Range<Int>, _ buffer: inout ShapingBuffer) -> Int {
    var total = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let run = run(at: offset)
      let end = min(range.upperBound, Int(run.end))
      if run.kind == .text {
        shape(offset..<end, of: run, &buffer)
        total += units(buffer.totalAdvance, ofFont: run.font)
      }
      offset = end
    }
    return total
  }

  /// Shapes a stretch of a run into `buffer`.
  func shape(_ range: Range<Int>, of run: TextRun, _ buffer: inout ShapingBuffer) {
    let paragraph = paragraphs[Int(run.paragraph)]
    buffer.shape(
      text, range: range, paragraph: Int(paragraph.start)..<Int(paragraph.contentEnd),
      font: context.cascade.fonts[Int(run.font)], properties: context.properties(of: run))
  }
}
