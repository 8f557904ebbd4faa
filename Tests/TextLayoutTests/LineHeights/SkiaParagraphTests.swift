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

  /// Skia lets a line begin with a combining mark after a space, takes the carriage return of CR LF for a letter, and shows a line uncut
  /// where an ellipsis is wider than it.
  @Test("Lines, heights, widths and baselines of 4 400 paragraphs")
  func recorded() throws {
    let recordings = try Self.recordings()
    #expect(recordings.count == 4400)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var (heights, starts, widths, words, singles) = (0, 0, 0, 0, 0)
    for recording in recordings {
      let text = typesetter.prepare(recording.text, style: recording.style)
      let layout = text.layout(width: recording.width, size: recording.size, recording.paragraph)
      func isFar(_ width: Double, _ other: Double) -> Bool { abs(width - other) > recording.tolerance }
      if layout.height != recording.height { heights += 1 }
      if layout.lines.map(\.range.lowerBound) != recording.starts { starts += 1 }
      if isFar(layout.width, recording.longestLine) { widths += 1 }
      #expect(abs(layout.lines[0].baseline - recording.baseline) < 0.001, "\(recording)")
      // Skia gives a text of one line its whole width as its least.
      guard recording.maximumLines == 0 else { continue }
      if isFar(text.minimumContentWidth(size: recording.size), recording.widestWord) { words += 1 }
      if isFar(text.maximumContentWidth(size: recording.size), recording.singleLine) { singles += 1 }
    }
    #expect(heights <= 9)
    #expect(starts <= 11)
    #expect(widths <= 13)
    #expect(words <= 14)
    #expect(singles <= 23)
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
