import Shaping
import TestSupport
import Testing

@testable import TextAnalysis
@testable import TextLayout

/// Compares the table of line breaks in ASCII, also as it is used for letters beyond ASCII, with ICU.
@Suite(.tags(.conformance))
struct SimpleTextTests {
  @Test("Lines break as ICU breaks them", arguments: ["", "de", "fr", "el", "ru", "sv", "ja", "zh", "zh-Hant"])
  func breaks(locale: String) {
    let analyzer = TextAnalyzer()
    let alphabets: [[ClosedRange<UInt32>]] =
      [
        [0xC0...0x148, 0x1EA0...0x1EF9, 0x2018...0x2019, 0x201C...0x201D, 0xAB...0xAB, 0xBB...0xBB],
        [0x386...0x386, 0x388...0x38A, 0x391...0x3A1, 0x3A3...0x3CE, 0xBB...0xBB],
        [0x400...0x481, 0x48A...0x4FF, 0xAB...0xAB],
      ] + ([.armenian, .georgian] + Alphabet.indic).map { $0.letters.map { $0.value...$0.value } + [0x201C...0x201C] }
    let letterLists = alphabets.map { $0.flatMap { Array($0) } }
    var generator = SeededGenerator(seed: 11)
    var simple = SimpleText(locale: locale)
    var count = 0
    for index in 0..<(isConformanceRun ? 300_000 : 6000) {
      let letters = letterLists[index % alphabets.count]
      let isLatin = index % alphabets.count == 0
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 2...14, using: &generator) {
        let ascii = UInt32.random(in: 0x20..<0x7F, using: &generator)
        let takesASCII = Bool.random(using: &generator) && (isLatin || (ascii | 0x20) &- 0x61 >= 26)
        let value = takesASCII ? ascii : letters[Int.random(in: 0..<letters.count, using: &generator)]
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let utf8 = Array(String(text).utf8)
      guard simple.read(utf8.span), simple.alphabet !== Alphabet.ascii, simple.lastUnlikeASCII == nil else { continue }
      count += 1
      var found: [Int] = []
      ASCIILineRules.shared?.forEachBoundary(in: simple.standIns.span.extracting(first: simple.count)) { boundary in
        found.append(simple.offset(of: boundary))
      }
      let strictness = LineBreakStrictness.allCases[index / 3 % LineBreakStrictness.allCases.count]
      let options = AnalysisOptions(locale: locale, strictness: strictness)
      var scalars = ScalarText()
      var breaks: [LineBreak] = []
      analyzer.findLineBoundaries(of: utf8.span, &scalars, options: options, into: &breaks)
      let expected = breaks.map { Int($0.offset) }
      #expect(found == expected, "\(String(text).debugDescription) in '\(locale)', \(strictness)")
    }
    #expect(count > 1000)
  }

  @Test(
    "Texts with dashes, ellipses and other signs are measured as they are prepared",
    arguments: ["Roboto", "Inter", "Noto Sans Arabic", "Noto Sans CJK JP"], ["en", "fr", "ja", "zh"])
  func signs(family: String, locale: String) {
    let signs = (0xA0..<0x2200).compactMap(Unicode.Scalar.init).filter { Alphabet.isSign($0.value) }
    let words = ["Wide", "AV", "file", "1", "2.5", "(x)", "-", "Ünï", "ß", "мир", "λόγος", "é"].map(Array.init)
    var generator = SeededGenerator(seed: 13)
    let texts = (0..<(isConformanceRun ? 20_000 : 600)).map { _ in
      var text = ""
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        if Bool.random(using: &generator) { text += String(words[Int.random(in: 0..<words.count, using: &generator)]) }
        if Bool.random(using: &generator) {
          text.unicodeScalars.append(signs[Int.random(in: 0..<signs.count, using: &generator)])
        }
        if Bool.random(using: &generator), !text.isEmpty { text += " " }
      }
      return text
    }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    for _ in 0..<2 {
      let style = TextStyle(families: [family], locale: locale)
      #expect(ColumnComparison.differences(of: texts, style: style, typesetter).isEmpty)
    }
  }

  @Test("A dash or an ellipsis does not keep a text from being measured by pairs")
  func signsByPairs() {
    let texts = (0..<400).map { "GNOME’s theme \($0) — public library, 2004–2010… 5°" }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    _ = PreparedColumn(TextColumn(texts), typesetter: typesetter)
    #expect(typesetter.columnPaths(for: TextStyle()).prepared == 0)
    #expect(typesetter.columnPaths(for: TextStyle()).words == 0)
  }
}
