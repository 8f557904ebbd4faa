internal import Shaping
internal import TextAnalysis

/// The settings at which the texts of a column are measured.
struct ColumnSurroundings {
  let size: Double
  /// The style's factor for advances at the size; only scaled kinds use it.
  let factor: Double
  let letterSpacing: Double
  /// How much further than its edge a line may reach, in points.
  let slack: Double
  /// The letter spacing at the edges of a line that does not count, in points.
  let edgeSpacing: Double

  func unitsPerEm(of kind: ColumnChunk.Kind) -> Double { Double(kind.unitsPerEm) / (kind.isScaled ? factor : 1) }
}

/// Fills lines of texts whose letters are spaced, at a width and a size.
///
/// Letter spacing does not scale with the text, so no threshold holds at every size. What is kept of such a text are its segments
/// instead, the stretches between two break opportunities: for each the units before its start and before its end, and how
/// many clusters that take letter spacing are before both. A width is computed from both as `LineRuler` does it, to the last
/// bit.
struct SpacedLines {
  /// The number of values per segment.
  static let stride = 4

  /// How wide a line may be, in units.
  private let limit: Double
  /// Steps of the spacing of one letter, and units of one step.
  private let spacing: Int
  private let unitsPerStep: Double

  /// Nil if spacing is negative or the size is too small; then lines are filled in another way.
  private init?(limit: Double, spacing: Int, unitsPerEm: Double, size: Double) {
    guard spacing >= 0, size >= FixedPoints.smallestSize else { return nil }
    self.limit = limit
    self.spacing = spacing
    unitsPerStep = unitsPerEm / size / FixedPoints.stepsPerPoint
  }

  /// The lines of texts of a kind in a column; nil if they are not spaced.
  init?(_ kind: ColumnChunk.Kind, _ surroundings: ColumnSurroundings, width: Double?) {
    guard kind.isSpaced else { return nil }
    let unitsPerEm = surroundings.unitsPerEm(of: kind)
    let limit = PreparedText.Storage.limit(
      width: width, size: surroundings.size, unitsPerEm: unitsPerEm, slack: surroundings.slack)
    self.init(
      limit: limit, spacing: FixedPoints.steps(surroundings.letterSpacing), unitsPerEm: unitsPerEm,
      size: surroundings.size)
  }

  /// The lines of a text by itself; nil if it is not spaced.
  ///
  /// - Parameter limit: How wide a line may be, in units.
  init?(_ text: PreparedText.Storage, limit: Double, size: Double) {
    guard !text.spacedSegments.isEmpty else { return nil }
    self.init(
      limit: limit, spacing: text.letterSpacing, unitsPerEm: text.unitsPerEm(atSize: size), size: size)
  }

  /// The number of lines of a text and the width of the widest, in units; nil if a word may have to be broken.
  func fill(_ segments: Span<Int32>) -> (lineCount: Int, widest: Double)? {
    let last = segments.count - Self.stride
    guard last >= 0 else { return nil }
    var (lineCount, widest) = (1, 0.0)
    var line = 0
    while true {
      let start = (segments[line], segments[line + 2])
      // Widths grow with each segment: if the last segment fits, no other is looked at.
      let whole = width(segments, from: start, to: last)
      if whole <= limit { return (lineCount, max(widest, whole)) }
      var next = line
      while true {
        let width = width(segments, from: start, to: next)
        guard width <= limit else { break }
        widest = max(widest, width)
        next &+= Self.stride
      }
      guard next > line else { return nil }
      lineCount += 1
      line = next
    }
  }

  /// The number of lines of a text of a column; nil if a word may have to be broken, or if there are more than are counted.
  func count(_ segments: Span<Int32>) -> Int? {
    fill(segments).flatMap { $0.lineCount > ThresholdFinder.capacity ? nil : $0.lineCount }
  }

  /// The width of a text on one line, in units.
  func width(_ segments: Span<Int32>) -> Double {
    max(0, width(segments, from: (segments[0], segments[2]), to: segments.count - Self.stride))
  }

  /// The width of the widest segment, in units.
  func widestSegment(_ segments: Span<Int32>) -> Double {
    var widest = 0.0
    for segment in Swift.stride(from: 0, to: segments.count, by: Self.stride) {
      widest = max(widest, width(segments, from: (segments[segment], segments[segment + 2]), to: segment))
    }
    return widest
  }

  /// The width from a line's start to the end of a segment, in units; it may be negative, which fits any line.
  @inline(__always)
  private func width(_ segments: Span<Int32>, from start: (units: Int32, spacings: Int32), to last: Int) -> Double {
    let units = segments[last &+ 1] &- start.units
    let spacings = Int(segments[last &+ 3] &- start.spacings)
    return Double(units) + Double(spacings &* spacing) * unitsPerStep
  }

  /// Adds a segment to those of a text; false if its numbers are too large, or do not grow from segment to segment.
  static func append(
    to segments: inout [Int32], _ start: Int, _ end: Int, _ startSpacings: Int, _ endSpacings: Int
  ) -> Bool {
    guard let start = Int32(exactly: start), let end = Int32(exactly: end),
      let startSpacings = Int32(exactly: startSpacings), let endSpacings = Int32(exactly: endSpacings)
    else { return false }
    var least: (start: Int32, end: Int32, startSpacings: Int32, endSpacings: Int32) = (0, 0, 0, 0)
    if segments.count >= stride {
      let last = segments.count - stride
      least = (segments[last], segments[last + 1], segments[last + 2], segments[last + 3])
    }
    guard start >= least.start, end >= least.end, startSpacings >= least.startSpacings, endSpacings >= least.endSpacings
    else { return false }
    segments.append(start)
    segments.append(end)
    segments.append(startSpacings)
    segments.append(endSpacings)
    return true
  }

  /// The segments of a shaped text; nil if they do not determine the widths of its lines.
  static func segments(of text: BreakableText, _ buffer: inout ShapingBuffer) -> [Int32]? {
    let shaped = text.shaped
    guard shaped.isEvenlySpaced, text.opportunities.count <= ThresholdFinder.mostSegments, shaped.paragraphs.count == 1
    else { return nil }
    let spacing = shaped.styles[0].letterSpacing
    var segments: [Int32] = []
    segments.reserveCapacity(stride * text.opportunities.count)
    var isInOrder = true
    let isExact = forEachSegment(of: shaped, text.opportunities, &buffer) { start, end, _ in
      isInOrder =
        isInOrder && end.offset > start.offset
        && append(
          to: &segments, start.position, end.position, start.fixedPosition / spacing, end.fixedPosition / spacing)
    }
    return isExact && isInOrder ? segments : nil
  }
}
