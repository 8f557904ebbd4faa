import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Properties of the lines of every text at every width.
@Suite("Lines of any text", .tags(.conformance))
struct LinePropertyTests {
  @Test("Lines tile the text, each of whole grapheme clusters")
  func tiling() {
    expectAll(PreparedCase.all) { one in
      let boundaries = Set(one.prepared.storage.graphemes.map(Int.init))
      var end = 0
      for line in one.layout().lines {
        if line.range.lowerBound != end {
          return "a line starts at \(line.range.lowerBound), the one before ends at \(end)"
        }
        end = line.range.upperBound
        if !boundaries.contains(end) || !boundaries.contains(line.contentEnd) {
          return "\(line.range) divides a cluster"
        }
        if line.range.isEmpty && end < one.prepared.utf8.count { return "an empty line at \(end)" }
        if line.contentEnd > end { return "\(line.range): the content ends at \(line.contentEnd)" }
      }
      return end == one.prepared.utf8.count ? nil : "the last line ends at \(end)"
    }
  }

  @Test("A word cut after a hyphen that begins a line goes on where it was cut")
  func hyphenAtCut() {
    // Browsers break after the hyphens of a date, but not after a hyphen that begins a line.
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let text = typesetter.prepare("2024-11-21 −5-6", style: TextStyle(breaking: .browser))
    for width in 1...100 {
      let lines = text.layout(width: Double(width), size: 16).lines
      #expect(lines.map(\.range.lowerBound) == [0] + lines.dropLast().map(\.range.upperBound))
      #expect(lines.allSatisfy { !$0.range.isEmpty })
      #expect(lines.last?.range.upperBound == text.utf8.count)
    }
  }

  private static let inter = "/usr/share/fonts/opentype/inter/InterDisplay-Regular.otf"

  @Test(
    "A line is as wide as by itself where rules look at what is on both sides of its ends",
    .enabled(if: FileManager.default.fileExists(atPath: inter)), arguments: [true, false])
  func rulesAcrossEnds(isColumn: Bool) throws {
    var fonts = TestFonts.collection
    fonts.add(try FontFace(FontData(contentsOfFile: Self.inter, mapped: true)), family: "Inter Display")
    let style = TextStyle(families: ["Inter Display"], locale: "en")
    for text in ["12 (12)", "X: (X)", "FILE [PATH]", "(12) 34", "1.5 (GTK+)", "A-B (12) x"] {
      let typesetter = Typesetter(fonts: fonts)
      // After this much text the font is measured by pairs and stretches.
      if isColumn {
        _ = PreparedColumn(TextColumn((0..<2_000).map { "\(text) \($0)" }), style: style, typesetter: typesetter)
      }
      let prepared = typesetter.prepare(text, style: style)
      for width in stride(from: 40.0, through: 160, by: 8) {
        for line in prepared.layout(width: width, size: 16).lines where line.contentEnd > line.range.lowerBound {
          let content = String(decoding: prepared.utf8[line.range.lowerBound..<line.contentEnd], as: UTF8.self)
          let alone = typesetter.prepare(content, style: style).layout(width: nil, size: 16).lines[0]
          #expect(abs(alone.width - line.width) < 1e-9, "\(content) of \(text) at \(width)")
        }
      }
    }
  }

  @Test("No hard break is inside a line")
  func hardBreaks() {
    expectAll(PreparedCase.all) { one in
      let starts = Set(one.layout().lines.map(\.range.lowerBound))
      let missing = one.prepared.storage.shaped.paragraphs.first { !starts.contains(Int($0.start)) }
      return missing.map { "no line starts at \($0.start), after a hard break" }
    }
  }

  @Test("No line is wider than the width unless it is one grapheme cluster")
  func width() {
    expectAll(PreparedCase.all) { one in
      let slack = one.example.style.breaking == .browser ? 1.0 / 64 : 0
      let limit = (one.example.width + slack) * (1 + 1e-9)
      let wide = one.layout().lines.first { $0.width > limit && one.prepared.clusterCount(in: $0) > 1 }
      return wide.map { "line \($0.range) is \($0.width) wide" }
    }
  }

  @Test("Words that may not be broken reach beyond the edge, one to a line")
  func overflow() {
    expectAll(PreparedCase.all) { one in
      let slack = one.example.style.breaking == .browser ? 1.0 / 64 : 0
      let limit = (one.example.width + slack) * (1 + 1e-9)
      let places = one.prepared.storage.opportunities.map { Int($0.offset) }
      for line in one.layout(ParagraphStyle(overflowWrap: .none)).lines {
        if !places.contains(line.range.upperBound) { return "line \(line.range) ends inside a word" }
        if line.width > limit, places.contains(where: { line.range.lowerBound < $0 && $0 < line.range.upperBound }) {
          return "line \(line.range) is \(line.width) wide and could have been broken"
        }
      }
      return nil
    }
  }

  /// Texts with hyphens are left out in the profile `browser`: a line does not break after a hyphen that begins it, so break
  /// opportunities depend on where lines begin, and that on the width.
  @Test("There are never more lines when there is more width")
  func monotony() {
    let cases = PreparedCase.all.filter {
      $0.example.style.breaking == .unicode || !$0.example.text.utf8.contains(UInt8(ascii: "-"))
    }
    expectAll(cases) { one in
      var lines = Int.max
      for factor in [0.1, 0.5, 0.9, 1, 1.01, 1.5, 3] {
        let width = one.example.width * factor
        let count = one.prepared.measure(width: width, size: one.example.size).lineCount
        if count > lines { return "\(count) lines at \(width), and \(lines) at less" }
        lines = count
      }
      return one.prepared.measure(width: nil, size: one.example.size).lineCount > lines
        ? "more lines without a width" : nil
    }
  }

  /// Not in the profile `browser`, where a line also has to fit before it is cut.
  @Test("A text laid out at its own width keeps its lines")
  func ownWidth() {
    expectAll(PreparedCase.unicode) { one in
      let layout = one.layout()
      guard layout.width <= one.example.width else { return nil }
      let again = one.prepared.layout(width: layout.width, size: one.example.size)
      if again.lines.map(\.range) != layout.lines.map(\.range) {
        return "at \(layout.width) other lines: \(again.lines.map(\.range)), not \(layout.lines.map(\.range))"
      }
      return again.lines.map(\.width) == layout.lines.map(\.width) ? nil : "at \(layout.width) other widths"
    }
  }

  @Test("Measuring gives the numbers of the layout")
  func measuring() {
    expectAll(PreparedCase.all) { one in
      let style = ParagraphStyle(maximumLines: Int(one.example.seed % 4), lineHeight: .css())
      let layout = one.layout(style)
      let measured = one.prepared.measure(width: one.example.width, size: one.example.size, style)
      let expected = TextMeasurement(
        width: layout.width, height: layout.height, lineCount: layout.lines.count, isTruncated: layout.isTruncated,
        firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
      return measured == expected ? nil : "\(measured), not \(expected)"
    }
  }
}

extension PreparedText {
  /// The number of grapheme clusters in a line's content.
  func clusterCount(in line: TextLine) -> Int {
    storage.graphemes.count { line.range.lowerBound <= $0 && $0 < line.contentEnd }
  }
}
