import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Texts of Thai and Devanagari words, measured by the advances of their syllables.
@Suite(.tags(.conformance))
struct SyllabicWordTests {
  private static let thai =
    "สวัสดีครับ ประเทศไทย กรุงเทพมหานคร น้ำแข็ง ภาษาอังกฤษ ต้มยำกุ้ง เครื่องคอมพิวเตอร์ ฤๅษี จำนวน พระมหากษัตริย์ ไม่ เก่ง ๑๒๓ ๆ"
    .split(separator: " ").map(String.init)
  private static let devanagari =
    "नमस्ते दुनिया हिन्दी क्षत्रिय संयुक्त राष्ट्र अर्थव्यवस्था फ़्रान्स यूनाइटेड किंगडम त्रिनिदाद लेबानीज़ कर्त्तव्य अर्थात् ॐ"
    .split(separator: " ").map(String.init)

  private static func word(isThai: Bool, _ generator: inout SeededGenerator) -> String {
    let real = (isThai ? thai : devanagari).randomElement(using: &generator) ?? ""
    return switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5: real
    case 5:
      isThai ? SyllabicText.thai(errors: 6, using: &generator) : SyllabicText.devanagari(errors: 6, using: &generator)
    default:
      isThai ? SyllabicText.thai(errors: 0, using: &generator) : SyllabicText.devanagari(errors: 0, using: &generator)
    }
  }

  private static func random(_ generator: inout SeededGenerator) -> String {
    let isThai = Bool.random(using: &generator)
    let signs = [")", ",", ".", ";", ":", "!", "?", "),", "’", "/", "%", "…"]
    return (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      let word = word(isThai: isThai, &generator)
      return switch Int.random(in: 0..<24, using: &generator) {
      case 0: "(" + word + ")"
      case 1, 2: word + (signs.randomElement(using: &generator) ?? "")
      case 3: "(" + word
      case 4: word + "-" + Self.word(isThai: isThai, &generator)
      case 5: word + (signs.randomElement(using: &generator) ?? "") + Self.word(isThai: !isThai, &generator)
      case 6:
        ["12", "a", "-", "(-)", "((" + word, "-" + word, word + "-", "", "١٢"].randomElement(using: &generator) ?? ""
      case 7: word + ".(" + Self.word(isThai: isThai, &generator) + ")"
      default: word
      }
    }.joined(separator: " ")
  }

  @Test(
    "Their widths are those of the texts shaped whole",
    arguments: [
      TextStyle(families: ["Roboto"], locale: "th"), TextStyle(families: ["Roboto"], weight: 700, locale: "hi"),
      TextStyle(families: ["Inter"], locale: "ne"),
      TextStyle(families: ["Inter"], direction: .leftToRight, locale: "mr"),
      TextStyle(families: ["Roboto"], direction: .rightToLeft, locale: "th"),
      TextStyle(families: ["Roboto"], locale: "th", words: .keepAll),
      TextStyle(families: ["Roboto"], locale: "th", strictness: .loose),
      TextStyle(families: ["Noto Sans Thai"], locale: "th"),
      TextStyle(families: ["Noto Sans Devanagari"], locale: "hi"),
      TextStyle(families: ["Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai"], locale: "en"),
      TextStyle(families: ["Roboto"], fallsBack: false),
    ])
  func widths(style: TextStyle) {
    var generator = SeededGenerator(seed: 9)
    let texts = (0..<(isConformanceRun ? 20_000 : 500)).map { _ in Self.random(&generator) }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
  }

  @Test("Most of them are measured by their syllables")
  func paths() {
    let style = TextStyle(families: ["Roboto"], locale: "en")
    var generator = SeededGenerator(seed: 10)
    let texts = (0..<1_000).map { _ in
      (0..<Int.random(in: 1...3, using: &generator)).map { index in
        let word = SyllabicText.thai(errors: 0, using: &generator)
        return index == 1 ? "(" + word + ")" : word
      }.joined(separator: " ")
    }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    _ = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
    #expect(typesetter.columnPaths(for: style).words > texts.count * 9 / 10)
    #expect(typesetter.columnPaths(for: style).prepared < texts.count / 10)
  }
}
