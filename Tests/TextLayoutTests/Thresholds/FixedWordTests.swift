import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Texts of ideographs, kana and Hangul syllables, measured by the advances of their characters.
@Suite(.tags(.conformance))
struct FixedWordTests {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x4E00...0x5FFF, 0x4E00...0x4EFF, 0xAC00...0xD7A3, 0xAC00...0xAD00, 0x3041...0x3096, 0x30A1...0x30FA,
  ]

  private static func word(_ generator: inout SeededGenerator) -> String {
    var range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
    var word = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      if Int.random(in: 0..<12, using: &generator) == 0 {
        range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
      }
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { word.append(scalar) }
      switch Int.random(in: 0..<60, using: &generator) {
      case 0: word.append("\u{30FC}")
      case 1: word.append("\u{30FB}")
      case 2: word.append(["\u{3005}", "\u{3007}", "\u{3006}", "\u{309D}"].randomElement(using: &generator) ?? "a")
      case 3:
        word.append(
          ["\u{3099}", "\u{FE00}", "\u{E0100}", "\u{11A8}", "\u{1161}", "\u{302A}", "\u{200D}"].randomElement(
            using: &generator) ?? "a")
      case 4:
        word.append(
          ["、", "。", "（", "）", "「", "」", "\u{3000}", "-", "7", "a", "é", "ا", "😀", "⼀"].randomElement(using: &generator)
            ?? "a")
      default: break
      }
    }
    return String(word)
  }

  private static func random(_ generator: inout SeededGenerator) -> String {
    let first = word(&generator)
    return
      ([first]
      + (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        switch Int.random(in: 0..<16, using: &generator) {
        case 0: RandomText.mixed(length: 1...3, using: &generator)
        case 1: "(" + word(&generator) + ")"
        case 2: word(&generator) + ","
        default: word(&generator)
        }
      }).joined(separator: " ")
  }

  @Test(
    "Their widths are those of the texts shaped whole",
    arguments: [
      TextStyle(families: ["Roboto"]), TextStyle(families: ["Roboto"], weight: 700, locale: "ja"),
      TextStyle(families: ["Inter"], locale: "ko"), TextStyle(families: ["Roboto"], locale: "zh-Hant"),
      TextStyle(families: ["Roboto"], direction: .rightToLeft, locale: "ja"),
      TextStyle(families: ["Inter"], direction: .leftToRight, locale: "zh"),
      TextStyle(families: ["Roboto"], locale: "ja", strictness: .strict),
      TextStyle(families: ["Roboto"], locale: "ja", strictness: .loose),
      TextStyle(families: ["Roboto"], locale: "ko", words: .keepAll),
      TextStyle(families: ["Inter"], locale: "ko", breaking: .apple),
      TextStyle(families: ["Inter"], locale: "ja", breaking: .apple),
      TextStyle(families: ["Noto Sans CJK JP"], locale: "ja"),
      TextStyle(families: ["Noto Sans Arabic", "Noto Sans CJK JP"], locale: "en"),
      TextStyle(families: ["Roboto"], fallsBack: false),
    ])
  func widths(style: TextStyle) {
    var generator = SeededGenerator(seed: 8)
    let texts = (0..<(isConformanceRun ? 50_000 : 1_200)).map { _ in Self.random(&generator) }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
    if style == TextStyle(families: ["Roboto"]) { #expect(typesetter.columnPaths(for: style).words > texts.count / 4) }
  }
}
