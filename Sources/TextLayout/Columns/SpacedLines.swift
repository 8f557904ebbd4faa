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

/// Counts the lines of texts of a column whose letters are spaced, at a width and a size.
///
/// Letter spacing does not scale with the text, so no threshold holds at every size. The column keeps the segments of
/// such a text instead, the stretches between two break opportunities. For the start and the end of each it has the
/// units and the number of spaced letters before it. A width is computed from both as `SpacedThresholds` does it, to
/// the last bit.
struct SpacedLines {
  /// The number of values per segment.
  static let stride = 4

  /// How wide a line may be, in units.
  private let limit: Double
  /// Steps of the letter spacing of one letter, and units of one step.
  private let spacing: Int
  private let unitsPerStep: Double

  /// Nil if the kind is not spaced, the spacing is not positive, or the size is too small; then lines are filled in
  /// another way.
  init?(_ kind: ColumnChunk.Kind, _ surroundings: ColumnSurroundings, width: Double?) {
    let size = surroundings.size
    spacing = FixedPoints.steps(surroundings.letterSpacing)
    guard kind.isSpaced, spacing > 0, size >= FixedPoints.smallestSize else { return nil }
    let unitsPerEm = surroundings.unitsPerEm(of: kind)
    limit = PreparedText.Storage.limit(width: width, size: size, unitsPerEm: unitsPerEm, slack: surroundings.slack)
    unitsPerStep = unitsPerEm / size / FixedPoints.stepsPerPoint
  }

  /// The number of lines of a text; nil if a word may have to be broken, or if there are more than are counted.
  func count(_ segments: Span<Int32>) -> Int? {
    let last = segments.count - Self.stride
    guard last >= 0 else { return nil }
    var lines = 1
    var line = 0
    while true {
      let start = (segments[line], segments[line + 2])
      // Widths grow with each segment: if the last segment fits, no other is looked at.
      if width(segments, from: start, to: last) <= limit { break }
      var next = line
      while width(segments, from: start, to: next) <= limit { next &+= Self.stride }
      guard next > line else { return nil }
      lines += 1
      line = next
    }
    return lines > ThresholdFinder.capacity ? nil : lines
  }

  /// The width of a text on one line, in units.
  func width(_ segments: Span<Int32>) -> Double {
    max(0, width(segments, from: (segments[0], segments[2]), to: segments.count - Self.stride))
  }

  /// The width from a line's start to the end of a segment, in units; it may be negative, which fits any line.
  @inline(__always)
  private func width(_ segments: Span<Int32>, from start: (units: Int32, letters: Int32), to last: Int) -> Double {
    let units = segments[last &+ 1] &- start.units
    let letters = Int(segments[last &+ 3] &- start.letters)
    return Double(units) + Double(letters &* spacing) * unitsPerStep
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
      let numbers = [start.position, end.position, start.fixedPosition / spacing, end.fixedPosition / spacing].map {
        Int32(exactly: $0) ?? -1
      }
      isInOrder = isInOrder && numbers.allSatisfy { $0 >= 0 } && end.offset > start.offset
      if let last = segments.indices.last {
        isInOrder = isInOrder && zip(segments[(last - 3)...], numbers).allSatisfy { $0 <= $1 }
      }
      segments += numbers
    }
    return isExact && isInOrder ? segments : nil
  }
}
