import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Where Minikin of Android 15 itself breaks names, descriptions and made-up lines with addresses, recorded by
/// `Scripts/record-minikin.py`.
@Suite("Paragraphs of Minikin", .tags(.conformance))
struct MinikinParagraphTests {
  private struct Recording {
    let text: String
    /// In pixels, as all lengths.
    let size: Double
    let letterSpacing: Double
    let width: Double
    let locale: String
    /// Where lines end, in bytes.
    let ends: [Int]
    let singleLine: Double

    init?(_ columns: [String]) {
      let numbers = columns[1...3].compactMap(Double.init)
      guard columns.count == 7, numbers.count == 3, let single = Double(columns[6]) else { return nil }
      (text, locale, singleLine) = (columns[0], columns[4], single)
      (size, letterSpacing, width) = (numbers[0], numbers[1], numbers[2])
      ends = columns[5].split(separator: " ").compactMap { Int($0) }
    }

    var style: TextStyle {
      // As in `ComposeText`.
      let names = letterSpacing == 0 ? [] : letterSpacing > 0.03 * size ? ["calt"] : ["calt", "clig", "liga"]
      return TextStyle(
        families: ["Roboto"], direction: .leftToRight, locale: locale, breaking: .android,
        features: names.compactMap { FontTag($0).map { FontFeature($0, 1) } }, letterSpacing: letterSpacing)
    }

    func inPixels(_ text: PreparedText) -> PreparedText {
      text.inWholePixels(perEm: size).scalingLetterSpacing(by: size.rounded(.down) / size)
    }

    /// Kerning is rounded to 1/128 of a pixel or less.
    var tolerance: Double { 0.01 + Double(text.unicodeScalars.count) / 256 }
  }

  private static func recordings() throws -> [Recording] {
    try Repository.table("Tests/Fixtures/devices/minikin-paragraphs.tsv").compactMap(Recording.init)
  }

  @Test("Lines and widths of 5 000 paragraphs")
  func recorded() throws {
    let recordings = try Self.recordings()
    #expect(recordings.count == 5000)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var (lines, widths) = ([String: Int](), [String: Int]())
    var examples: [String] = []
    for recording in recordings {
      let text = recording.inPixels(typesetter.prepare(recording.text, style: recording.style))
      let ends = text.layout(width: recording.width, size: recording.size).lines.map(\.range.upperBound)
      if ends != recording.ends {
        lines[recording.locale, default: 0] += 1
        examples.append("\(recording) \(ends)")
      }
      let width = text.widthOfAndroid(size: recording.size)
      if abs(width - recording.singleLine) > recording.tolerance {
        widths[recording.locale, default: 0] += 1
        examples.append("\(recording) \(width)")
      }
    }
    #expect(lines == ["ar": 1, "en": 1, "ko": 1], "\(examples.joined(separator: "\n"))")
    #expect(widths == ["ar": 2, "en": 10, "fa": 1])
  }

  @Test("Columns of the paragraphs have as many lines")
  func columns() throws {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let paragraph = ParagraphStyle(lineHeight: .fixed(1))
    for (style, recordings) in Dictionary(grouping: try Self.recordings(), by: \.style) {
      let column = PreparedColumn(TextColumn(recordings.map(\.text)), style: style, typesetter: typesetter)
      for (index, recording) in recordings.enumerated() {
        let heights = column.heights(of: index..<index + 1, width: recording.width, size: recording.size, paragraph)
        let shaped = TextShaper().prepare(Array(recording.text.utf8), in: typesetter.resolve(style).context)
        let expected = shaped.measure(width: recording.width, size: recording.size, paragraph).height
        #expect(heights == [expected], "\(recording)")
      }
    }
  }
}
