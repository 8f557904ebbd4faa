import Testing
import TextAnalysis

@Suite("Scripts")
struct ScriptTests {
  let analyzer = TextAnalyzer()

  /// The scripts of a text, each with what it covers.
  private func runs(_ text: String) -> [String] {
    let utf8 = Array(text.utf8)
    return analyzer.analyze(utf8).scriptRuns.map { run in
      "\(run.script): \(String(decoding: utf8[Int(run.start)..<Int(run.end)], as: UTF8.self))"
    }
  }

  @Test("What many scripts use takes the script before it, or after it at the start")
  func common() {
    #expect(runs("“Hello”, 42 Жук!") == ["Latn: “Hello”, 42 ", "Cyrl: Жук!"])
    #expect(runs("12:30 …") == ["Zyyy: 12:30 …"])
    #expect(runs("😀 👍🏽") == ["Zyyy: 😀 👍🏽"])
    #expect(runs("") == [])
  }

  @Test("A script does not reach across a hard break")
  func paragraphs() {
    #expect(runs("abc\n12\nабв") == ["Latn: abc\n", "Zyyy: 12\n", "Cyrl: абв"])
    #expect(runs("abc\n12, x") == ["Latn: abc\n12, x"])
    #expect(runs("ёж\u{2028}12") == ["Cyrl: ёж\u{2028}", "Zyyy: 12"])
  }

  @Test("A closing bracket takes the script of the opening one")
  func brackets() {
    #expect(runs("abc (жук) def") == ["Latn: abc (", "Cyrl: жук", "Latn: ) def"])
    #expect(runs("(жук) abc") == ["Cyrl: (жук) ", "Latn: abc"])
    #expect(runs("日本「abc」語") == ["Hani: 日本「", "Latn: abc", "Hani: 」語"])
    #expect(runs("a[б(c)д]") == ["Latn: a[", "Cyrl: б(", "Latn: c", "Cyrl: )д", "Latn: ]"])
    // A bracket without its counterpart is like other punctuation.
    #expect(runs("abc жук) def") == ["Latn: abc ", "Cyrl: жук) ", "Latn: def"])
    // The two forms of the angle brackets are canonical equivalents.
    #expect(runs("a\u{2329}б\u{3009}c") == ["Latn: a\u{2329}", "Cyrl: б", "Latn: \u{3009}c"])
  }

  @Test("Deeper brackets than a reader can follow are forgotten, the oldest first")
  func deepBrackets() {
    let opening = String(repeating: "(", count: 100)
    let closing = String(repeating: ")", count: 100)
    #expect(runs("a\(opening)б\(closing)").map { $0.prefix(4) } == ["Latn", "Cyrl", "Latn"])
  }

  @Test("A character that several scripts share narrows the run to what all have in common")
  func extensions() {
    // U+30FC is Hiragana or Katakana, U+3001 one of six scripts, U+0964 one of many.
    #expect(runs("らーめん、ラーメン。") == ["Hira: らーめん、", "Kana: ラーメン。"])
    #expect(runs("ー") == ["Kana: ー"])
    #expect(runs("、") == ["Hani: 、"])
    #expect(runs("।") == ["Deva: ।"])
    #expect(runs("বাংলা।") == ["Beng: বাংলা।"])
    #expect(runs("abc، d") == ["Latn: abc", "Arab: ، ", "Latn: d"])
    #expect(runs("مرحبا، ١٢٣") == ["Arab: مرحبا، ١٢٣"])
  }

  @Test("Marks stay with their base, whatever their own script")
  func marks() {
    #expect(runs("e\u{301}жу\u{301}") == ["Latn: e\u{301}", "Cyrl: жу\u{301}"])
    // An Arabic mark on a Latin letter, a Devanagari vowel sign on a dotted circle.
    #expect(runs("a\u{64B}b") == ["Latn: a\u{64B}b"])
    #expect(runs("\u{25CC}\u{93F}") == ["Deva: \u{25CC}\u{93F}"])
    #expect(runs("1\u{FE0F}\u{20E3}") == ["Zyyy: 1\u{FE0F}\u{20E3}"])
  }

  @Test("A script is its ISO 15924 code, HarfBuzz's value")
  func tags() {
    #expect(Script.latin.tag == 0x4C61_746E)
    #expect(Unicode.Scalar("a").script == .latin)
    #expect(Unicode.Scalar("漢").script == .han)
    #expect(Unicode.Scalar("1").script == .common)
    #expect(Unicode.Scalar("\u{301}").script == .inherited)
    #expect(Unicode.Scalar("\u{E000}").script == .unknown)
    #expect(Unicode.Scalar("ا").script.description == "Arab")
  }
}
