import FontKit
import Shaping
import TestSupport
import TextAnalysis

@testable import TextLayout

/// A recorded layout together with Galley's layout of the same text, with positions.
struct PositionsComparison {
  let id: String
  let text: PreparedText
  let size: Double
  let recorded: PositionsRecording.Layout
  let layout: TextLayout
  /// Positions with ligatures divided evenly, as in Chromium, which ignores the font's carets.
  let lines: [LinePositions]

  init(
    _ one: PositionsRecording.Case, _ text: PreparedText, _ recorded: PositionsRecording.Layout,
    _ style: ParagraphStyle = ParagraphStyle()
  ) {
    id = one.id
    self.text = text
    size = one.size
    self.recorded = recorded
    let layout = text.layout(width: recorded.width, size: size, style)
    self.layout = layout
    lines = layout.lines.indices.map {
      LinePositions(
        text.storage.breakable, line: layout.lines[$0], index: $0, size: one.size, usesLigatureCarets: false)
    }
  }

  /// All layouts of a recording.
  static func all(in name: String, _ style: ParagraphStyle = ParagraphStyle()) throws -> [PositionsComparison] {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    return try PositionsRecording.named(name).cases.flatMap { one in
      let text = typesetter.prepare(one.text, style: one.style)
      return one.layouts.map { PositionsComparison(one, text, $0, style) }
    }
  }

  /// Whether lines start as recorded, without the empty line after a last hard break, which CSS does not have.
  var startsAreEqual: Bool { starts(of: layout) == recorded.starts }

  func starts(of layout: TextLayout) -> [Int] {
    let starts = layout.lines.map(\.range.lowerBound)
    return layout.lines.last?.range.isEmpty == true ? Array(starts.dropLast()) : starts
  }

  /// How far an edge may be from the recorded one.
  ///
  /// Chromium rounds each box of a line to 1/64 pixel, and each rectangle outwards. A box is a run, or a part of one if a
  /// joiner or hanging white space divides it. Chromium also takes the advance of a colour glyph from its bitmap,
  /// 136/109 em, where `hmtx` has 2550/2048.
  func tolerance(_ line: LinePositions) -> Double {
    let range = line.line.range
    let boxes = text.storage.shaped.runs.count { $0.range.overlaps(range) }
    let joiners = String(decoding: text.utf8[range], as: UTF8.self).unicodeScalars.count { $0 == "\u{200C}" }
    let colored = text.glyphs(of: line.line, size: size).count { $0.font.hasColorGlyphs }
    return Double(boxes + 2 * joiners + 3) / 64 + Double(colored) * size * (136.0 / 109 - 2550.0 / 2048)
  }

  /// The intervals of a line that a range covers.
  func stretches(of range: Range<Int>, on line: LinePositions) -> [ClosedRange<Double>] {
    joined(line.rectangles(of: range).map { $0.x...($0.x + $0.width) })
  }

  /// The recorded intervals of a line; those that only rounding separates are joined.
  func stretches(_ rectangles: [PositionsRecording.Rectangle], on line: LinePositions) -> [ClosedRange<Double>] {
    joined(rectangles.filter { $0.line == line.index }.map { $0.left...$0.right })
  }

  private func joined(_ stretches: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    stretches.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, stretch in
      if let last = joined.last, stretch.lowerBound - last.upperBound <= 2.0 / 64 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, stretch.upperBound)
      } else {
        joined.append(stretch)
      }
    }
  }

  /// The largest distance between the edges of two lists of intervals; infinite if the lists differ in length.
  func distance(_ one: [ClosedRange<Double>], _ other: [ClosedRange<Double>]) -> Double {
    guard one.count == other.count else { return .infinity }
    return zip(one, other).reduce(0) {
      max($0, abs($1.0.lowerBound - $1.1.lowerBound), abs($1.0.upperBound - $1.1.upperBound))
    }
  }
}
