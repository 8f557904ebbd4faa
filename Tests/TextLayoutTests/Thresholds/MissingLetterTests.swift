import FontKit
import Foundation
import Shaping
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Texts in scripts for which no face has a letter, measured in columns without HarfBuzz.
@Suite(.tags(.conformance))
struct MissingLetterTests {
  private static let alphabets = Alphabet.indic + [.armenian, .georgian]

  /// A random word of letters and marks, mostly well-formed.
  private static func word(_ alphabet: Alphabet, _ generator: inout SeededGenerator) -> String {
    let letters = alphabet.letters
    var word = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...9, using: &generator) {
      if let letter = letters.randomElement(using: &generator) { word.append(letter) }
    }
    switch Int.random(in: 0..<24, using: &generator) {
    case 0: word.insert("(", at: word.startIndex)
    case 1: word.append([",", ".", ")", "!", "-", "»", "”", "’", "7", "/"].randomElement(using: &generator) ?? " ")
    case 2:
      word.append(
        ["\u{200C}", "\u{200D}", "\u{FE0F}", "\u{2011}", "\u{A0}", "\u{AD}"].randomElement(using: &generator) ?? " ")
    case 3:
      word.append(["\u{964}", "\u{951}", "\u{301}", "\u{25CC}", "\u{915}"].randomElement(using: &generator) ?? " ")
    case 4: word.append(["a", "é", "ж", "ا", "ש", "中", "😀", "٣", "३"].randomElement(using: &generator) ?? " ")
    default: break
    }
    return String(word)
  }

  private static func random(_ generator: inout SeededGenerator) -> String {
    let alphabet = alphabets.randomElement(using: &generator) ?? .georgian
    return (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      Int.random(in: 0..<30, using: &generator) == 0
        ? RandomText.mixed(length: 1...3, using: &generator) : word(alphabet, &generator)
    }.joined(separator: " ")
  }

  @Test(
    "Their widths are those of the texts shaped whole",
    arguments: [
      TextStyle(families: ["Roboto"]), TextStyle(families: ["Roboto"], weight: 700, locale: "bn"),
      TextStyle(families: ["Inter"], locale: "ta"), TextStyle(families: ["Roboto"], direction: .rightToLeft),
      TextStyle(families: ["Inter"], locale: "zh"), TextStyle(families: ["Noto Sans Arabic"], locale: "ka"),
      TextStyle(families: ["Roboto"], fallsBack: false),
    ])
  func widths(style: TextStyle) {
    var generator = SeededGenerator(seed: 6)
    let texts = (0..<(isConformanceRun ? 50_000 : 1_500)).map { _ in Self.random(&generator) }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
    if style.families == ["Roboto"], style.direction != .rightToLeft {
      #expect(typesetter.columnPaths(for: style).pairs > texts.count / 4)
    }
  }

  @Test(
    "Where another face has the letters, or the first has some of them, they are not taken for missing",
    arguments: [
      "dejavu/DejaVuSans", "dejavu/DejaVuSerif", "noto/NotoSansBengali-Regular", "noto/NotoSerifGeorgian-Bold",
      "noto/NotoSansTamil-Regular", "noto/NotoSansArmenian-Regular", "noto/NotoSerifSinhala-Regular",
    ].map { "/usr/share/fonts/truetype/\($0).ttf" }.filter { FileManager.default.fileExists(atPath: $0) })
  func others(file: String) throws {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    var fonts = TestFonts.collection
    fonts.add(font)
    fonts.fallbackFamilies.insert(font.familyName, at: 0)
    var generator = SeededGenerator(seed: 7)
    let texts = (0..<(isConformanceRun ? 50_000 : 1_500)).map { _ in Self.random(&generator) }
    for families in [["Roboto"], [font.familyName], ["Roboto", font.familyName]] {
      let style = TextStyle(families: families)
      #expect(
        ColumnComparison.differences(of: texts, style: style, Typesetter(fonts: fonts)).prefix(5) == [], "\(families)")
    }
  }
}
