import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Compares columns of texts with the same texts prepared one by one.
@Suite(.tags(.conformance, .concurrency))
struct PreparedColumnTests {
  private static let texts =
    RealText.all.enumerated().filter { $0.offset.isMultiple(of: isConformanceRun ? 1 : 40) }.map(\.element.text)
    + PreparedCase.all.prefix(isConformanceRun ? 3000 : 150).map(\.example.text) + ["", " ", "  a  ", "$(", "a .5"]

  @Test(
    "Line counts and heights of a column are those of its texts",
    arguments: [
      TextStyle(), TextStyle(families: ["Inter"], weight: 600), TextStyle(families: ["Noto Sans Arabic"], locale: "ar"),
      TextStyle(families: ["Noto Sans CJK JP"], locale: "ja"), TextStyle(breaking: .browser),
      TextStyle(breaking: .apple),
      TextStyle(direction: .rightToLeft), TextStyle(letterSpacing: 0.5), TextStyle(fallsBack: false),
      TextStyle(features: [FontFeature("kern"), FontFeature("tnum")]),
    ])
  func matchesSingleTexts(style: TextStyle) {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let column = PreparedColumn(TextColumn(Self.texts), style: style, typesetter: typesetter)
    let prepared = Self.texts.map { typesetter.prepare($0, style: style) }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2 {
      let width = Double.random(in: 20...700, using: &generator)
      let size = Double(Int.random(in: 9...53, using: &generator))
      let paragraph = ParagraphStyle(
        maximumLines: Int.random(in: 0...3, using: &generator),
        lineHeight: Bool.random(using: &generator) ? .natural : .multiple(1.3))
      let counts = column.lineCounts(width: width, size: size)
      let heights = column.heights(width: width, size: size, paragraph)
      for (index, text) in prepared.enumerated() {
        #expect(
          counts[index] == text.measure(width: width, size: size).lineCount,
          "\(Self.texts[index].debugDescription) at \(width), size \(size)")
        #expect(
          heights[index] == text.measure(width: width, size: size, paragraph).height,
          "\(Self.texts[index].debugDescription) at \(width), size \(size)")
      }
    }
  }

  @Test("What is kept of a text is what it has by itself")
  func thresholds() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    for family in ["Roboto", "Inter"] {
      let style = TextStyle(families: [family])
      let column = PreparedColumn(TextColumn(Self.texts), style: style, typesetter: typesetter)
      for (index, text) in Self.texts.enumerated() {
        let storage = typesetter.shapeWhole(text, style: style).storage
        #expect(column.keeps(storage, ofText: index), "\(text.debugDescription)")
      }
    }
  }

  @Test("Words of several scripts, and of what scripts share, have the widths they have by themselves")
  func severalScripts() {
    let pieces = [
      "日本", "語", "カタ", "カナ", "ひら", "がな", "ー", "々", "・", "、", "AB", "fi", "Я", "αβ", "12", "한국", "(", ")", "「", "」",
      "ا", "ש", "हि", "ไทย", "ゝ", "゛", "\u{3099}", ",", ".",
    ]
    var generator = SeededGenerator(seed: 41)
    let texts = (0..<(isConformanceRun ? 20_000 : 1_500)).map { _ in
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
          .joined()
      }.joined(separator: " ")
    }
    for style in [TextStyle(locale: "ja"), TextStyle(families: ["Noto Sans CJK JP"]), TextStyle(families: ["Inter"])] {
      let typesetter = Typesetter(fonts: TestFonts.collection)
      let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
      let singles = Typesetter(fonts: TestFonts.collection)
      for (index, text) in texts.enumerated() {
        let storage = singles.shapeWhole(text, style: style).storage
        #expect(column.keeps(storage, ofText: index), "\(text.debugDescription)")
      }
    }
  }

  @Test("Any number of workers prepares the same", arguments: [1, 2, 3, 8])
  func workers(count: Int) async throws {
    var generator = SeededGenerator(seed: 1)
    let texts = TextColumn((0..<12).flatMap { _ in Self.texts.shuffled(using: &generator) })
    let serial = PreparedColumn(texts, typesetter: Typesetter(fonts: TestFonts.collection))
    let parallel = try await PreparedColumn(texts, fonts: TestFonts.collection, workers: count)
    #expect(serial.chunks == parallel.chunks)
  }

  @Test("Two settings that are asked for by turns are both kept, and no more than two")
  func settings() {
    let column = PreparedColumn(TextColumn(Self.texts), typesetter: Typesetter(fonts: TestFonts.collection))
    let own = column.byteCount
    func bytesKept(after setting: CursorSetting) -> Int {
      _ = column.chunks(setting)
      return column.byteCount - own
    }
    let mirrored = CursorSetting(direction: .rightToLeft)
    let one = bytesKept(after: mirrored)
    let both = bytesKept(after: CursorSetting(pixelsPerEm: 42))
    #expect(one > 0 && both > one)
    #expect(bytesKept(after: mirrored) == both)
    // Of whole pixels all take about as much.
    let others = stride(from: 43.0, to: 60, by: 1).map { bytesKept(after: CursorSetting(pixelsPerEm: $0)) }
    #expect(others.dropFirst().allSatisfy { $0 < 2 * (both - one) * 5 / 4 }, "\(one), \(both): \(others)")
  }

  @Test("No more than 64 bytes are kept of a text")
  func memory() {
    let long = String(repeating: "many words in a row ", count: 50)
    for texts in [ExampleTexts.packages.map(\.text), Array(repeating: long, count: 1000)] {
      let column = PreparedColumn(TextColumn(texts), typesetter: Typesetter(fonts: TestFonts.collection))
      #expect(column.byteCount <= 64 * texts.count)
    }
  }
}
