import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Texts with words in several scripts, numbers and signs, measured by their words.
@Suite(.tags(.conformance))
struct SeparateWordTests {
  @Test(
    "Their widths are those of the texts shaped whole",
    arguments: [
      TextStyle(families: ["Roboto"], locale: "en"), TextStyle(families: ["Roboto"], weight: 700, locale: "ja"),
      TextStyle(families: ["Inter"], locale: "ru"),
      TextStyle(families: ["Inter"], weight: 600, direction: .leftToRight, locale: "ko"),
      TextStyle(families: ["Roboto"], direction: .rightToLeft, locale: "ar"),
      TextStyle(families: ["Roboto"], locale: "zh-Hant", strictness: .strict),
      TextStyle(families: ["Roboto"], locale: "ko", words: .keepAll),
      TextStyle(families: ["Noto Sans Thai"], locale: "th"), TextStyle(families: ["Noto Sans Arabic"], locale: "ar"),
      TextStyle(families: ["Noto Sans CJK JP"], locale: "ja"),
      TextStyle(families: ["Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai"], locale: "en"),
      TextStyle(families: ["Roboto"], fallsBack: false, locale: "en"), TextStyle(families: ["system"], locale: "en"),
    ])
  func widths(style: TextStyle) {
    var generator = SeededGenerator(seed: 14)
    let texts = (0..<(isConformanceRun ? 60_000 : 1_500)).map { _ in MixedText.random(&generator) }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
  }

  @Test(
    "So are those of texts that begin from right to left",
    arguments: [
      TextStyle(families: ["Roboto"], locale: "ar"), TextStyle(families: ["Noto Sans Arabic"], locale: "fa"),
      TextStyle(families: ["Noto Sans Hebrew"], direction: .rightToLeft, locale: "he"),
      TextStyle(families: ["Inter"], weight: 700, direction: .rightToLeft, locale: "ur"),
      TextStyle(families: ["system"], locale: "he"),
      TextStyle(families: ["Roboto"], direction: .leftToRight, locale: "ar"),
      // A font that has the letters and the brackets, if it is installed.
      TextStyle(families: ["DejaVu"], locale: "fa"),
      TextStyle(families: ["DejaVu"], direction: .rightToLeft, locale: "he"),
      // A font with rules about the letters on both sides of a space.
      TextStyle(families: ["Amiri"], locale: "fa"),
    ])
  func rightToLeft(style: TextStyle) throws {
    var generator = SeededGenerator(seed: 15)
    // No line may break between a quotation mark and a bracket, however their words are measured.
    var texts = ["\"صورة\" (خطأ", "'שגיאה' (שגיאה)"]
    // The number follows a letter of another script than that of the brackets, which is in force after them.
    texts += ["ܟܬܒܐ [אל־על] “1+2”", "אב [صورة] 1+2", "صورة [אב] 1+2"]
    texts += (0..<(isConformanceRun ? 60_000 : 1_500)).map { _ in
      MixedText.random(&generator, isRightToLeft: true)
    }
    var fonts = TestFonts.collection
    for (family, file) in [
      ("DejaVu", "truetype/dejavu/DejaVuSans-Bold.ttf"), ("Amiri", "opentype/fonts-hosny-amiri/Amiri-Regular.ttf"),
    ] {
      let path = "/usr/share/fonts/" + file
      guard FileManager.default.fileExists(atPath: path) else { continue }
      fonts.add(try FontFace(FontData(contentsOfFile: path, mapped: true)), family: family)
    }
    let typesetter = Typesetter(fonts: fonts)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
    if style.direction != .leftToRight, style.families != ["Amiri"] {
      #expect(typesetter.columnPaths(for: style).words > texts.count / 6)
    }
  }

  /// UAX #14, rule LB14: no line may break after an opening character (class OP) and the spaces after it.
  ///
  /// Seven letters in ICU have this class.
  @Test("A hieroglyph that opens an enclosure keeps its word and the next together")
  func hieroglyphs() {
    let texts = ["ab\u{13258} cd", "\u{13251}\u{13254} \u{13260}\u{13258} \u{13257}", "ab \u{13259}\u{FE00} cd ef"]
    let style = TextStyle(families: ["Roboto"])
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter) == [])
    let prepared = typesetter.prepare(texts[0], style: style)
    #expect(prepared.minimumContentWidth(size: 16) == prepared.maximumContentWidth(size: 16))
  }

  /// The face has 1 000 units per em, so a point is not a whole number of units.
  @Test("One word is as wide at least as at most, to the last bit")
  func contentWidths() {
    let word = Typesetter(fonts: TestFonts.collection).prepare("कैमरा")
    for size in stride(from: 10.0, to: 60, by: 0.37) {
      #expect(word.minimumContentWidth(size: size) == word.maximumContentWidth(size: size))
    }
  }

  @Test("Texts of the words of two scripts, and with numbers, are put together from these")
  func paths() {
    let texts = [
      "Архив XAR", "Идентификатор (ID)", "권한 설정 중 오류: 12", "12 파일", "फ़ाइल जोड़ने में त्रुटि: 12", "'12' फ़ाइल",
      "GL ファイル", "ชื่อ “12” และ PNG", "ცვლილება 3", "설정 Wi-Fi 네트워크",
      "صورة PNG", "12 صورة", "المجر (هنغاريا)", "من 12", "קובץ 450-1100 (PNG)", "שגיאה: 5% מן GTK",
    ]
    let style = TextStyle(families: ["Roboto"], locale: "en")
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter) == [])
    // The first text is all of one alphabet. It is measured by pairs if there was enough text before, which other tests may add.
    let paths = typesetter.columnPaths(for: style)
    #expect(paths.prepared == 0)
    #expect(paths.words >= texts.count - 1)
  }

  @Test(
    "Texts with what holds words together across spaces, or whose levels or scripts depend on more, are prepared",
    arguments: [
      "한국  사람", " 한국", "한국 -", "“ 한국", "한국 ( 기타", "50% صورة", "صورة PNG 12", "صورة PNG file", "한국 :", "(파일 ไทย) x",
    ])
  func prepared(text: String) {
    let style = TextStyle(families: ["Roboto"], locale: "en")
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: [text], style: style, typesetter) == [])
    #expect(typesetter.columnPaths(for: style).prepared == 1)
  }
}
