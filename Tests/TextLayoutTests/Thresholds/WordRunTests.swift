import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping
@testable import TextLayout

/// Words that are measured separately, beside signs in another font.
@Suite(.tags(.conformance))
struct WordRunTests {
  private static let words: [(script: String, words: [String])] = [
    ("Arab", ["كتاب", "ولاية", "لا", "القطاع", "خودکار", "را"]), ("Hebr", ["שלום", "צה״ל", "קובץ"]),
    ("Thai", ["ภาษา", "น้ำ", "ประมาณ"]), ("Deva", ["हिन्दी", "क्ष", "फ़ाइल"]), ("Hani", ["漢字", "文件", "中国"]),
    ("Hira", ["ひらがな", "カナ", "フォント", "ー"]), ("Hang", ["한국어", "파일"]),
  ]
  private static let signs = [
    "(", ")", ".", ",", ":", ";", "!", "?", "-", "/", "\"", "'", "[", "]", "%", "&", "*", "+", "…",
  ]
  private static let wideSigns = ["、", "。", "「", "」", "（", "）", "！", "？", "：", "・", "ー", "〜"]

  private static func random(_ script: Int, _ generator: inout SeededGenerator) -> String {
    let words = Self.words[script].words
    let isEastAsian = script >= 4
    return (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      var word = ""
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: word += signs.randomElement(using: &generator) ?? ""
        case 1: word += ["12", "2", "450-1100", "a", "Wi", "é", "١٢"].randomElement(using: &generator) ?? ""
        case 2 where isEastAsian: word += wideSigns.randomElement(using: &generator) ?? ""
        case 3 where isEastAsian: word += Self.words[Int.random(in: 4...6, using: &generator)].words[0]
        default: word += words.randomElement(using: &generator) ?? ""
        }
        if Int.random(in: 0..<3, using: &generator) == 0 { word += signs.randomElement(using: &generator) ?? "" }
      }
      return word.isEmpty ? "12" : word
    }.joined(separator: " ")
  }

  @Test(
    "Texts of them are as wide as shaped whole",
    arguments: [
      TextStyle(families: ["Roboto"], locale: "en"), TextStyle(families: ["Inter"], weight: 700, locale: "ar"),
      TextStyle(families: ["Roboto"], direction: .rightToLeft, locale: "he"),
      TextStyle(families: ["Roboto"], direction: .leftToRight, locale: "ja"), TextStyle(locale: "th"),
      TextStyle(families: ["Noto Sans Arabic"], locale: "fa"), TextStyle(families: ["Noto Sans Thai"], locale: "hi"),
      TextStyle(families: ["Noto Sans CJK JP", "Inter"], locale: "ja"),
      TextStyle(families: ["Noto Sans Hebrew", "Noto Sans Devanagari", "Roboto"], locale: "hi"),
      TextStyle(families: ["Roboto"], locale: "ja", strictness: .strict), TextStyle(families: ["Inter"], locale: "zh"),
    ])
  func widths(style: TextStyle) {
    var generator = SeededGenerator(seed: 0x5167)
    let texts = (0..<(isConformanceRun ? 60_000 : 1_200)).map { Self.random($0 % Self.words.count, &generator) }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
  }

  @Test(
    "They are not shaped where their signs are in another font and of their level",
    arguments: [
      ("Roboto", "كتاب", "(%)."), ("Roboto", "שלום", "%!"), ("Noto Sans Arabic", "كتاب", "%)"),
      ("Roboto", "ภาษา", "(%):"),
      ("Inter", "हिन्दी", "%-%"), ("Roboto", "한국어", "%12%,"), ("Roboto", "カナ", "%、漢字（%）"), ("Roboto", "漢字", "12%（%）"),
    ])
  func measured(family: String, letters: String, pattern: String) throws {
    let style = TextStyle(families: [family], locale: "en")
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let word = pattern.replacing("%", with: letters)
    // Enough text that the tables of all fonts are read.
    let texts = (0..<1_000).map { "\(letters) \(word) \(letters)\($0.isMultiple(of: 2) ? "" : letters)" }
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
    let shaper = TextShaper()
    var measurer = ColumnMeasurer(typesetter.resolve(style).context)
    measurer.remainingBytes = 1 << 20
    measurer.runsFromRight = measurer.characterTable.beginsRightToLeft(Array(letters.utf8).span)
    let script = try #require(letters.unicodeScalars.first).script
    let utf8 = Array(word.utf8)
    let characters = measurer.characterTable.characters(ofWord: utf8.span, after: script)
    let (index, _) = measurer.words.find(utf8.span, WordKey(utf8.span, precedesSpace: true))
    let isMeasured = measurer.measureRuns(
      of: utf8.span, after: script, precedesSpace: true, characters, at: index, shaper)
    #expect(isMeasured)
    let measured = try #require(measurer.words[index])
    #expect(measured.advance == measurer.words.segments[measured.segments].last?.end)
    #expect(measured.level == (measurer.runsFromRight ? 1 : 0))
  }
}
