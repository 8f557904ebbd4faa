import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// What SkParagraph, as Flutter builds it and sets it up, makes of names and descriptions, recorded by `Scripts/record-skia.mjs`.
@Suite("Paragraphs of Skia", .tags(.conformance))
struct SkiaParagraphTests {
  private struct Recording {
    let text: String
    let size: Double
    let lineHeight: FlutterLineHeight
    let letterSpacing: Double
    let width: Double
    let direction: BaseDirection
    let maximumLines: Int
    let height: Double
    let longestLine: Double
    let widestWord: Double
    let singleLine: Double
    let baseline: Double
    /// Where lines begin, in bytes.
    let starts: [Int]

    init?(_ columns: [String]) {
      let numbers = (columns[1...4] + columns[6...11]).compactMap(Double.init)
      guard numbers.count == 10, let text = try? JSONDecoder().decode(String.self, from: Data(columns[0].utf8)) else {
        return nil
      }
      self.text = text
      size = numbers[0]
      lineHeight =
        numbers[1] == 0 ? FlutterLineHeight() : FlutterLineHeight(height: numbers[1], leadingDistribution: .even)
      (letterSpacing, width, maximumLines) = (numbers[2], numbers[3], Int(numbers[4]))
      direction = columns[5] == "rtl" ? .rightToLeft : .leftToRight
      (height, longestLine, widestWord, singleLine) = (numbers[5], numbers[6], numbers[7], numbers[8])
      baseline = numbers[9]
      starts = columns[12].split(separator: ",").compactMap { Int($0) }
    }

    var style: TextStyle {
      TextStyle(
        families: ["Roboto"] + ["Arabic", "Hebrew", "Devanagari", "Thai", "CJK JP"].map { "Noto Sans \($0)" },
        fallsBack: false, direction: direction, breaking: .flutter, letterSpacing: letterSpacing)
    }
    var paragraph: ParagraphStyle { ParagraphStyle(maximumLines: maximumLines, lineHeight: .flutter(lineHeight)) }
    /// FreeType rounds advances to 1/64 of a point.
    var tolerance: Double { 0.02 + Double(text.unicodeScalars.count) / 128 }
  }

  private static func recordings() throws -> [Recording] {
    try Repository.table("Tests/Fixtures/devices/skia-paragraphs.tsv").compactMap(Recording.init)
  }

  /// What differs, by lines of the file.
  ///
  /// In Skia the carriage return of CR LF is as wide as a space where the width on one line is asked for (`singles`), and as high as Roboto
  /// (`heights`). A line with room for no letter beside the ellipsis is as wide as it was before (lines 2252 and 2390). A space that does not
  /// fit ends a line even where no line may break after it (4340).
  private static let differences: [String: [Int]] = [
    "heights": [3460, 3475, 3483, 3499, 3658, 3665], "starts": [4340], "widths": [2252, 2390, 4340],
    "singles": [
      3405, 3414, 3423, 3427, 3431, 3445, 3460, 3477, 3499, 3518, 3521, 3532, 3556, 3564, 3573, 3581, 3606, 3619,
      3627, 3670, 3672, 3696, 3700,
    ],
  ]

  @Test("Lines, heights, widths and baselines of 4 400 paragraphs")
  func recorded() throws {
    let recordings = try Self.recordings()
    #expect(recordings.count == 4400)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var found: [String: [Int]] = [:]
    for (line, recording) in zip(4..., recordings) {
      let text = typesetter.prepare(recording.text, style: recording.style)
      let layout = text.layout(width: recording.width, size: recording.size, recording.paragraph)
      func compare(_ name: String, _ isSame: Bool) { if !isSame { found[name, default: []].append(line) } }
      func isNear(_ width: Double, _ other: Double) -> Bool { abs(width - other) <= recording.tolerance }
      compare("heights", layout.height == recording.height)
      compare("starts", layout.lines.map(\.range.lowerBound) == recording.starts)
      compare("widths", isNear(layout.width, recording.longestLine))
      compare("baselines", abs(layout.lines[0].baseline - recording.baseline) < 0.001)
      // Skia gives a text of one line its whole width as its least.
      guard recording.maximumLines == 0 else { continue }
      compare("words", isNear(text.minimumContentWidth(size: recording.size), recording.widestWord))
      compare("singles", isNear(text.maximumContentWidth(size: recording.size), recording.singleLine))
    }
    #expect(found == Self.differences)
  }

  @Test("Columns of the paragraphs have the same heights")
  func columns() throws {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    for (style, recordings) in Dictionary(grouping: try Self.recordings(), by: \.style) {
      let column = PreparedColumn(TextColumn(recordings.map(\.text)), style: style, typesetter: typesetter)
      for (index, recording) in recordings.enumerated() {
        let heights = column.heights(
          of: index..<index + 1, width: recording.width, size: recording.size, recording.paragraph)
        let text = typesetter.prepare(recording.text, style: style)
        #expect(
          heights == [text.measure(width: recording.width, size: recording.size, recording.paragraph).height],
          "\(recording)")
        #expect(
          heights == [text.layout(width: recording.width, size: recording.size, recording.paragraph).height],
          "\(recording)")
      }
    }
  }
}
