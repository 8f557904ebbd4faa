import FontKit
import TestSupport
import TextAnalysis

@testable import TextLayout

/// A difference between a layout and Chromium's recording.
struct ChromiumDifference: Hashable, Comparable, CustomStringConvertible {
  /// The value that differs.
  enum Aspect: String, CaseIterable {
    /// The starts of lines.
    case starts
    /// A line's width, if lines start alike.
    case widths
    /// The height with `line-height: normal`, if lines start alike.
    case height
    /// The height with a fixed line height, if lines start alike.
    case fixedHeight
    /// The width of the text without wrapping.
    case maxContent
    /// The width of its widest unbreakable piece.
    case minContent
  }

  let aspect: Aspect
  let id: String
  /// The width of the layout; nil for the content widths.
  let width: Double?

  var description: String { "\(aspect.rawValue)\t\(id)\t\(width.map(shortest) ?? "-")" }

  static func < (a: Self, b: Self) -> Bool {
    (a.id, a.width ?? 0, a.aspect.rawValue) < (b.id, b.width ?? 0, b.aspect.rawValue)
  }
}

/// A number, without `.0` if it is whole.
private func shortest(_ number: Double) -> String {
  number == number.rounded() ? "\(Int(number))" : "\(number)"
}

/// Compares Galley's layout of a recorded case with the recording.
struct ChromiumComparison {
  let recorded: ChromiumRecording.Case
  let prepared: PreparedText
  private let utf8: [UInt8]
  private let quantum = 1.0 / 64

  init(_ recorded: ChromiumRecording.Case, _ typesetter: Typesetter) {
    self.recorded = recorded
    prepared = typesetter.prepare(
      recorded.text,
      style: TextStyle(
        families: recorded.fonts, weight: recorded.weight, fallsBack: false, locale: recorded.locale,
        breaking: .browser, letterSpacing: recorded.letterSpacing ?? 0))
    utf8 = prepared.utf8
  }

  /// All differences of all layouts.
  func differences() -> [ChromiumDifference] {
    let inLayouts = recorded.layouts.flatMap { layout in
      aspects(in: layout).map { ChromiumDifference(aspect: $0, id: recorded.id, width: layout.width) }
    }
    return inLayouts + contentAspects().map { ChromiumDifference(aspect: $0, id: recorded.id, width: nil) }
  }

  /// The content widths that differ.
  private func contentAspects() -> [ChromiumDifference.Aspect] {
    var aspects: [ChromiumDifference.Aspect] = []
    // Chromium may round up each run by itself, and a leading space; a zero-width non-joiner divides a run in three.
    let nonJoiners = recorded.text.unicodeScalars.count { $0 == "\u{200C}" }
    let parts = prepared.storage.shaped.runs.count + 1 + 2 * nonJoiners
    let unbroken = layout(width: nil)
    // CSS includes hanging spaces in the max-content width. The width of a hanging tab cannot be found from glyphs, so such texts
    // are skipped.
    if !unbroken.contains(where: { utf8[$0.contentEnd..<$0.range.upperBound].contains(0x09) }) {
      let widest = unbroken.map { browserWidth(of: $0, upTo: $0.range.upperBound) }.max() ?? 0
      if !isRoundedUp(widest, recorded.maxContentWidth, boxes: parts) { aspects.append(.maxContent) }
    }
    // Blink rounds some pieces down.
    let pieces = layout(width: 0, ParagraphStyle(overflowWrap: .none))
    let widest = pieces.map { browserWidth(of: $0, upTo: countedEnd(of: $0)) }.max() ?? 0
    if !isRoundedUp(widest - quantum, recorded.longestPieceWidth, boxes: parts + 1) { aspects.append(.minContent) }
    return aspects
  }

  /// Whether lines start where the browser's do, in every layout.
  var startsAreEqual: Bool {
    recorded.layouts.allSatisfy { starts(of: layout(width: $0.width)) == $0.starts }
  }

  private func aspects(in recordedLayout: ChromiumRecording.Layout) -> [ChromiumDifference.Aspect] {
    let lines = layout(width: recordedLayout.width)
    guard starts(of: lines) == recordedLayout.starts else { return [.starts] }
    var aspects: [ChromiumDifference.Aspect] = []
    let widthsAreEqual = lines.indices.allSatisfy { index in
      let line = lines[index]
      // A space that hangs at a right-to-left line may add 1/64 at the line's start.
      let hangs = line.direction == .rightToLeft && line.contentEnd < line.range.upperBound ? 1 : 0
      return isRoundedUp(
        browserWidth(of: line, upTo: countedEnd(of: line)), recordedLayout.widths[index],
        boxes: (recordedLayout.boxes?[index] ?? 1) + hangs)
    }
    if !widthsAreEqual { aspects.append(.widths) }
    if height(.css(), recordedLayout) != recordedLayout.height { aspects.append(.height) }
    if height(.fixed(recorded.lineHeight), recordedLayout) != recordedLayout.fixedHeight {
      aspects.append(.fixedHeight)
    }
    return aspects
  }

  /// Whether a width equals `exact`, rounded up to a multiple of 1/64 in each of `boxes` parts.
  ///
  /// FreeType rounds the scale of a face, 64 × size / unitsPerEm, to 1/65 536: at 17.5 points this makes Inter, with 2816
  /// units per em, narrower than its advances by 1.7e-5 of its width.
  private func isRoundedUp(_ exact: Double, _ rounded: Double, boxes: Int) -> Bool {
    let tolerance = 2e-5 * abs(exact) + 1e-9
    return rounded > exact - tolerance && rounded < exact + Double(max(1, boxes)) * quantum + tolerance
  }

  // MARK: Systematic differences of Chromium

  /// The lines, without the empty line that follows a trailing hard break here but not in CSS.
  private func layout(width: Double?, _ style: ParagraphStyle = ParagraphStyle()) -> [TextLine] {
    var lines = prepared.layout(width: width, size: recorded.size, style).lines
    if let last = lines.last, last.range.isEmpty { lines.removeLast() }
    return lines
  }

  private func starts(of lines: [TextLine]) -> [Int] { lines.map(\.range.lowerBound) }

  private func height(_ lineHeight: LineHeight, _ recordedLayout: ChromiumRecording.Layout) -> Double {
    let lines = layout(width: recordedLayout.width, ParagraphStyle(lineHeight: lineHeight))
    return lines.last.map { $0.top + $0.ascent + $0.descent } ?? 0
  }

  /// The width of a line up to `end`, as the browser counts it.
  ///
  /// The browser takes the advance of a colour glyph from its bitmap, 136/109 em in Noto Color Emoji, where `hmtx` has
  /// 2550/2048. Spaces that hang here count if `end` lies after them.
  private func browserWidth(of line: TextLine, upTo end: Int) -> Double {
    guard hasColor || end > line.contentEnd else { return line.width }
    var width = line.width
    for glyph in prepared.glyphs(of: line, size: recorded.size) where glyph.cluster < end {
      if glyph.cluster >= line.contentEnd { width += glyph.advance }
      if glyph.font.hasColorGlyphs { width += glyph.advance * (136.0 / 109 * 2048 / 2550 - 1) }
    }
    return width
  }

  private var hasColor: Bool {
    prepared.storage.shaped.runs.contains { prepared.storage.shaped.font(of: $0).hasColorGlyphs }
  }

  /// The end of a line for the recorded width: before its trailing spaces, tabs and line feed.
  ///
  /// Ideographic spaces, which hang in Chromium too, are included.
  private func countedEnd(of line: TextLine) -> Int {
    line.range.upperBound - utf8[line.range].reversed().prefix { [0x20, 0x09, 0x0A].contains($0) }.count
  }
}
