import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// What SkParagraph itself makes of names and descriptions, recorded by `Scripts/record-skia.py`.
@Suite("Paragraphs of Skia", .tags(.conformance))
struct SkiaParagraphTests {
  private struct Recording {
    let text: String
    let size: Double
    let lineHeight: FlutterLineHeight
    let letterSpacing: Double
    let width: Double
    let height: Double
    let longestLine: Double
    let singleLine: Double
    let baseline: Double

    init?(_ columns: [String]) {
      let numbers = columns.dropFirst().compactMap(Double.init)
      guard numbers.count == 8 else { return nil }
      text = columns[0]
      size = numbers[0]
      lineHeight =
        numbers[1] == 0 ? FlutterLineHeight() : FlutterLineHeight(height: numbers[1], leadingDistribution: .even)
      (letterSpacing, width) = (numbers[2], numbers[3])
      (height, longestLine, singleLine, baseline) = (numbers[4], numbers[5], numbers[6], numbers[7])
    }

    var style: TextStyle {
      TextStyle(
        families: ["Roboto"] + TestFonts.collection.fallbackFamilies.filter { $0.hasPrefix("Noto Sans") },
        fallsBack: false, direction: .leftToRight, breaking: .flutter, letterSpacing: letterSpacing)
    }
    var paragraph: ParagraphStyle { ParagraphStyle(lineHeight: .flutter(lineHeight)) }
    /// Skia rounds advances to 1/64 of a point, and reports hundredths.
    var tolerance: Double { 0.02 + Double(text.unicodeScalars.count) / 128 }
  }

  private static func recordings() throws -> [Recording] {
    try Repository.table("Tests/Fixtures/devices/skia-paragraphs.tsv").compactMap(Recording.init)
  }

  /// Galley shapes the two parts of a divided word anew, Skia does not; so where a word is divided, some lines differ by a kerning, and
  /// sometimes by a letter.
  @Test("Lines, widths and baselines of 3 000 paragraphs")
  func recorded() throws {
    let recordings = try Self.recordings()
    #expect(recordings.count == 3000)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var (heights, widths) = (0, 0)
    for recording in recordings {
      let text = typesetter.prepare(recording.text, style: recording.style)
      let measured = text.measure(width: recording.width, size: recording.size, recording.paragraph)
      let single = text.measure(width: nil, size: recording.size, recording.paragraph)
      if measured.height != recording.height { heights += 1 }
      if abs(measured.width - recording.longestLine) > recording.tolerance { widths += 1 }
      #expect(abs(measured.firstBaseline - recording.baseline) < 0.001, "\(recording)")
      #expect(abs(single.width - recording.singleLine) <= recording.tolerance, "\(recording)")
    }
    #expect(heights == 8)
    #expect(widths == 26)
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
      }
    }
  }
}
