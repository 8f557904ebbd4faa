import FontKit
import Foundation
import Shaping
import TestSupport
import Testing
import TextAnalysis

/// Compares glyphs and advances with `hb-shape`, HarfBuzz's own command, of the same version as the library.
struct HarfBuzzOracleTests {
  @Test("Every run of the examples' strings is shaped as hb-shape shapes it", arguments: ["Roboto", "Inter"])
  func examples(family: String) throws {
    let packages = ExampleTexts.packages.enumerated().filter { $0.offset.isMultiple(of: 10) }.map(\.element)
    var cases: [OracleCase] = []
    var seen: Set<ExampleText> = []
    for example in ExampleTexts.lists + packages where seen.insert(example).inserted {
      cases += OracleCase.runs(of: example, family: family, weight: 400)
    }
    try expectSame(cases, atLeast: 6_000)
  }

  @Test("Every bundled face shapes the examples' strings that it covers as hb-shape does", arguments: TestFonts.files)
  func faces(file: String) throws {
    let font = try FontFace(contentsOfFile: Repository.file("Fonts/" + file).path)
    var fonts = FontCollection()
    fonts.add(font, family: "F")
    let texts = Set(ExampleTexts.lists + OracleCase.showcase).sorted { $0.text < $1.text }
    let covered = texts.filter {
      $0.text.unicodeScalars.allSatisfy { font.coverage.contains($0) || $0.isDefaultIgnorable }
    }
    try expectSame(
      covered.prefix(400).flatMap { OracleCase.runs(of: $0, family: "F", weight: 400, fonts: fonts) }, atLeast: 4)
  }

  private func expectSame(_ cases: [OracleCase], atLeast count: Int) throws {
    #expect(cases.count >= count)
    let expected = try HarfBuzzShapeCommand.shape(cases)
    #expect(expected.count == cases.count)
    var buffer = ShapingBuffer()
    var differences = 0
    for (example, expected) in zip(cases, expected) {
      let glyphs = example.shape(&buffer)
      if glyphs != expected {
        differences += 1
        if differences <= 5 {
          Issue.record("\(example.text.debugDescription) in \(example.font.familyName): \(glyphs) and not \(expected)")
        }
      }
    }
    #expect(differences == 0, "of \(cases.count)")
  }
}

/// A run, to be shaped by Galley and by hb-shape.
struct OracleCase {
  let text: String
  let paragraph: [UInt8]
  let run: TextRun
  let font: FontFace
  let locale: String

  /// The runs of a text set in a family.
  static func runs(
    of example: ExampleText, family: String, weight: Int, fonts: FontCollection = TestFonts.collection
  ) -> [OracleCase] {
    let bytes = Array(example.text.utf8)
    let analysis = TextAnalyzer().analyze(bytes, options: AnalysisOptions(locale: example.locale))
    let cascade = fonts.cascade(families: [family], weight: weight, isItalic: false, fallsBack: true)
    let itemizer = Itemizer(cascade: cascade)
    return itemizer.runs(of: bytes, analysis).filter { $0.kind == .text && analysis.paragraphs.count == 1 }.map {
      OracleCase(
        text: String(decoding: bytes[$0.range], as: UTF8.self), paragraph: bytes, run: $0,
        font: cascade.fonts[Int($0.font)], locale: example.locale)
    }
  }

  /// Strings that exercise features of faces: ligatures, kerning with the space, marks, joining, conjuncts, emoji sequences.
  static let showcase: [ExampleText] = [
    ("office waffle AVATAR To Ty. 1/2 (H) l·l", "en"), ("Tiếng Việt, Ångström, naïve", "vi"),
    ("Привет, мир ѣ", "ru"), ("Καλημέρα κόσμε", "el"),
    ("السَّلَامُ عَلَيْكُمْ لا إله", "ar"), ("می‌خواهم", "fa"), ("שָׁלוֹם עֲלֵיכֶם", "he"),
    ("क्षत्रिय र्कि श्री ज्ञान", "hi"), ("น้ำ ที่ปู่ ฤๅ", "th"), ("日本語、「縦」ガギグ", "ja"),
    ("한국어 각", "ko"), ("简体中文直", "zh-Hans"), ("👨‍👩‍👧‍👦👍🏽🇯🇵❤️1️⃣", "en"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿🏳️‍🌈", "en"), ("🤷🏿‍♀️👩🏻‍❤️‍💋‍👨🏾", "en"), ("☺️☎️™️", "en"),
  ].map { ExampleText(text: $0.0, locale: $0.1) }

  /// The run's glyphs in hb-shape's notation.
  func shape(_ buffer: inout ShapingBuffer) -> String {
    buffer.shape(
      paragraph, range: run.range, paragraph: 0..<paragraph.count, font: font,
      properties: ShapingProperties(
        direction: run.direction, script: run.script, language: ShapingLanguage(locale)))
    let glyphs = (0..<buffer.count).map { index in
      let glyph = buffer.glyph(at: index)
      let offset = glyph.xOffset == 0 && glyph.yOffset == 0 ? "" : "@\(glyph.xOffset),\(glyph.yOffset)"
      let flags = glyph.isUnsafeToBreak ? "#1" : ""
      return "\(glyph.id)=\(glyph.cluster - run.range.lowerBound)\(offset)+\(glyph.advance)\(flags)"
    }
    return "[" + glyphs.joined(separator: "|") + "]"
  }
}

/// `hb-shape` of the Debian package `libharfbuzz-bin`.
enum HarfBuzzShapeCommand {
  /// Shapes all cases in one process and returns the lines of its output.
  static func shape(_ cases: [OracleCase]) throws -> [String] {
    let lines = cases.map { example in
      let range = example.run.range
      let options = [
        example.font.data.source,
        "--face-index=\(example.font.faceIndex)",
        "--font-funcs=ot", "--no-glyph-names", "--utf8-clusters", "--show-flags",
        "--direction=\(example.run.direction.rawValue)",
        "--script=\(example.run.script)",
        "--language=\(example.locale)",
        "--unicodes-before=\(codePoints(example.paragraph[..<range.lowerBound]))",
        "--unicodes-after=\(codePoints(example.paragraph[range.upperBound...]))",
        "--unicodes=\(codePoints(example.paragraph[range]))",
      ]
      let ends = [range.lowerBound == 0 ? "--bot" : nil, range.upperBound == example.paragraph.count ? "--eot" : nil]
      return (options + ends.compactMap(\.self)).filter { !$0.hasSuffix("=") }.joined(separator: ";")
    }
    let result = try runProcess(
      URL(filePath: "/usr/bin/hb-shape"), ["--batch"], input: lines.joined(separator: "\n") + "\n")
    return result.output.split(separator: "\n").map(String.init)
  }

  private static func codePoints(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ",")
  }
}
