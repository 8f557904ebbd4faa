import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Checks what the joining alphabets guarantee about their characters with the analyzer.
@Suite(.tags(.conformance))
struct JoiningAlphabetTests {
  private static let alphabet = JoiningAlphabet.arabic

  /// Reads a whole word, with all signs; nil if a character is not in the alphabet, or if the order is not allowed.
  private static func read(
    _ word: [UInt8], of alphabet: JoiningAlphabet = alphabet, _ symbols: inout [UInt16]
  ) -> (count: Int, end: Int)? {
    let reading = alphabet.read(word.span, signs: alphabet.signs { _, _ in true }, &symbols)
    return reading?.end == word.count ? reading : nil
  }

  @Test(
    "Words of it are of one level and script, and lines end at the spaces between them only",
    arguments: [true, false])
  func promises(isArabic: Bool) {
    let analyzer = TextAnalyzer()
    let script = isArabic ? JoiningAlphabet.arabic.script : JoiningAlphabet.hebrew.script
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<(isConformanceRun ? 20_000 : 1000) {
      let words = (0..<3).map { _ in
        isArabic
          ? ArabicText.word(of: .arabic, signs: true, &generator) : HebrewText.word(signs: true, &generator)
      }
      let text = words.joined(separator: " ")
      let analysis = analyzer.analyze(Array(text.utf8))
      #expect(analysis.levelRuns.map(\.level) == [1], "\(text.debugDescription)")
      #expect(analysis.scriptRuns.map(\.script) == [script], "\(text.debugDescription)")
      var ends: [Int32] = []
      for word in words { ends.append((ends.last ?? 0) + Int32(word.utf8.count) + (ends.count < 2 ? 1 : 0)) }
      #expect(analysis.breaks.map(\.offset) == Array(ends.dropLast()), "\(text.debugDescription)")
    }
  }

  @Test("Letters and marks are of level 1 in a paragraph from left to right", arguments: [true, false])
  func levels(isArabic: Bool) {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let word =
        isArabic
        ? ArabicText.word(of: .arabic, signs: false, &generator) : HebrewText.word(signs: false, &generator)
      let analysis = TextAnalyzer().analyze(Array(word.utf8), options: AnalysisOptions(baseDirection: .leftToRight))
      #expect(analysis.levelRuns.map(\.level) == [1], "\(word.debugDescription)")
    }
  }

  @Test(
    "Letters are read in the form that joining gives them",
    arguments: [
      ("بيت", "initial medial final"), ("دار", "isolated isolated isolated"), ("باب", "initial final isolated"),
      ("لا", "initial final"), ("ءب", "- isolated"), ("بء", "isolated -"), ("بّت", "initial - final"),
      ("ب\u{200C}ب", "isolated - isolated"), ("بـ", "initial final"),
      ("(ب،", "- isolated -"), ("أُمّ", "isolated - initial -"),
    ])
  func forms(word: String, expected: String) throws {
    // Alef does not join the meem after it, so that is isolated.
    let expected = word == "أُمّ" ? "isolated - isolated -" : expected
    var symbols = [UInt16](repeating: 0, count: 32)
    let reading = try #require(Self.read(Array(word.utf8), &symbols))
    let count = word.unicodeScalars.count
    #expect(reading.count == count)
    let members = symbols.prefix(count).map { Self.alphabet.members[Int($0)] }
    #expect(members.map(\.scalar) == Array(word.unicodeScalars))
    #expect(members.map { $0.form.map { "\($0)" } ?? "-" }.joined(separator: " ") == expected)
  }

  @Test(
    "Words of other characters, or in another order, are not read",
    arguments: [
      "", "a", "بa", "ب١", "1", "\u{200C}ب", "ب\u{200C}", "ا\u{654}", "ّب", "ـب", "(", "()", ")ب", "ب(", "ب)ب", "ب)ّ",
      "(ّب", "שלום",
      "ࢠ", "ب ب",
      "\u{FFFD}",
    ])
  func others(word: String) {
    var symbols = [UInt16](repeating: 0, count: 32)
    #expect(Self.read(Array(word.utf8), &symbols) == nil)
  }

  @Test(
    "Letters end where a sign is not looked for, or another character stands",
    arguments: ["بيت)", "بيت.", "بيت1", "بيت-"])
  func ends(word: String) {
    var symbols = [UInt16](repeating: 0, count: 32)
    let utf8 = Array(("1" + word).utf8)
    let reading = Self.alphabet.read(utf8.span, from: 1, signs: .none, &symbols)
    #expect(reading?.count == 3 && reading?.end == utf8.count - 1)
  }

  @Test(
    "Words of Hebrew are read by their own alphabet",
    arguments: ["שלום", "(צה״ל),", "ג׳ורג׳", "ײַדיש", "שָׁלוֹם", "תל־אביב", "״א״", "א1"])
  func hebrew(word: String) {
    var symbols = [UInt16](repeating: 0, count: 32)
    let utf8 = Array(word.utf8)
    let isRead = !word.unicodeScalars.contains { $0.joiningType == .transparent || $0 == "־" || $0 == "1" }
    #expect((Self.read(utf8, of: .hebrew, &symbols) != nil) == isRead)
  }

  @Test("Broken bytes are not read")
  func brokenBytes() {
    var symbols = [UInt16](repeating: 0, count: 32)
    for bytes: [UInt8] in [
      [0xD8], [0xD8, 0x41], [0xD8, 0xD8], [0xA8], [0xD8, 0xA8, 0xD8], [0xC0, 0xA8], [0xE0, 0xD8],
    ] {
      #expect(Self.read(bytes, &symbols) == nil, "\(bytes)")
    }
  }
}

/// Random words of Arabic letters.
enum ArabicText {
  private static let common = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئپچژگکیںھہےۓ".unicodeScalars)

  /// A random word of any letters or of common ones, with occasional marks and non-joiners, and with signs beside it if `signs` is set.
  static func word(
    of alphabet: JoiningAlphabet, signs: Bool, _ generator: inout SeededGenerator,
    where isWanted: (Unicode.Scalar) -> Bool = { _ in true }
  ) -> String {
    let letters = Bool.random(using: &generator) ? common : alphabet.scalars
    let marks = alphabet.scalars.filter { $0.joiningType == .transparent && isWanted($0) }
    let wanted = letters.filter { $0.joiningType != .transparent && isWanted($0) }
    let hasMarks = Int.random(in: 0..<3, using: &generator) == 0
    var word = String.UnicodeScalarView()
    if signs, Int.random(in: 0..<6, using: &generator) == 0 { word.append("(") }
    let first = wanted.filter { $0.script == alphabet.script }.randomElement(using: &generator) ?? "ا"
    word.append(first)
    for _ in 0..<Int.random(in: 0...9, using: &generator) {
      if hasMarks, !marks.isEmpty, Bool.random(using: &generator) {
        word.append(marks.randomElement(using: &generator) ?? "ّ")
      } else if Int.random(in: 0..<12, using: &generator) == 0 {
        word.append("\u{200C}")
        word.append(wanted.randomElement(using: &generator) ?? "ا")
      } else {
        word.append(wanted.randomElement(using: &generator) ?? "ا")
      }
    }
    if signs, Int.random(in: 0..<4, using: &generator) == 0 {
      word.append(
        contentsOf: [")", "،", "؛", "؟", ".", ",", ")؛"].randomElement(using: &generator)?.unicodeScalars
          ?? ")".unicodeScalars)
    }
    return String(word)
  }
}
