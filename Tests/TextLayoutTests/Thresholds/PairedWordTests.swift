import FontKit
import TestSupport
import Testing

@testable import TextLayout

/// Texts of ASCII that are measured by their words.
@Suite(.tags(.conformance))
struct PairedWordTests {
  /// Pieces that fonts or line breaking connect to their neighbours: brackets beside capitals and spaces, signs between
  /// digits, arrows, hyphens, quotation marks, ligatures, kerned capitals.
  private static let pieces = [
    "a", "tool", "To", "AV", "FLTK", "A", "I", "V8:", "QML", "fi", "office", "waffle", "re-entry", "-", "--", "->",
    "=>",
    "<=", "<-", "3", "x", "4", "3x4", "3 x 4", "100%", "$5", "$(", "(", ")", "(foo)", "(A)", "( A )", "[x]", "[", "]",
    "{a}",
    "C++", "C/C++,", "+", "*", "/", "a/b", "//", ":", ";", "!", "?", "#1", "@home", "\"quoted\"", "\"", "'s", "don't",
    "e.g.",
    "...", ".5", "1,000.50", "http://x.org/~a_b?c=d&e", "|", "\\", "^", "`", "~", "AES-encryption",
    "python3-aiosmtplib",
  ]

  private static func random(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for index in 0..<Int.random(in: 1...9, using: &generator) {
      if index > 0 { text += Int.random(in: 0..<12, using: &generator) == 0 ? "  " : " " }
      text += pieces.randomElement(using: &generator) ?? "a"
    }
    return text
  }

  @Test(
    "Their widths are those of the texts shaped whole",
    arguments: [
      TextStyle(), TextStyle(families: ["Inter"]), TextStyle(families: ["Inter"], weight: 600),
      TextStyle(families: ["Noto Sans CJK JP"], locale: "ja"),
    ])
  func widths(style: TextStyle) {
    var generator = SeededGenerator(seed: 4)
    let texts = (0..<(isConformanceRun ? 100_000 : 1_500)).map { _ in Self.random(&generator) }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
    #expect(typesetter.columnPaths(for: style).prepared < texts.count / 3)
    // A typesetter makes no table of pairs for so few texts: HarfBuzz shapes all of them.
    var whole = Typesetter(fonts: TestFonts.collection)
    for (index, text) in texts.enumerated() {
      if index.isMultiple(of: 40) { whole = Typesetter(fonts: TestFonts.collection) }
      let storage = whole.shapeWhole(text, style: style).storage
      #expect(column.keeps(storage, ofText: index), "\(text.debugDescription)")
    }
  }

  @Test("Spaces in a row, at the ends, and without number take linear time")
  func spaces() {
    let texts = [
      " a", "a ", "  ", "a  b", String(repeating: " ", count: 20_000),
      "a" + String(repeating: " ", count: 20_000) + "b",
      String(repeating: "( ", count: 10_000), String(repeating: "+-", count: 10_000),
      String(repeating: "->", count: 10_000),
      String(repeating: "fi ", count: 8_000), String(repeating: "fi/", count: 8_000),
    ]
    for family in ["Roboto", "Inter"] {
      let style = TextStyle(families: [family])
      let typesetter = Typesetter(fonts: TestFonts.collection)
      let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
      let counts = column.lineCounts(width: 200, size: 17)
      for (index, text) in texts.enumerated() {
        #expect(counts[index] == typesetter.prepare(text, style: style).measure(width: 200, size: 17).lineCount)
      }
    }
  }
}

/// The table that words are looked up in.
struct WordTableTests {
  @Test("Words are told apart whose keys are equal, and those before a space from those at a text's end")
  func equalKeys() {
    // A key rotates its first eight bytes by three before it mixes in the next eight, so byte 0 meets byte 11.
    let one = Array("abcdefghABCDEFGH".utf8)
    let other = Array("AbcdefghABCdEFGH".utf8)
    let key = WordKey(one.span, precedesSpace: false)
    #expect(key == WordKey(other.span, precedesSpace: false))
    var table = WordTable<Int>()
    let place = table.insert(one.span, key, 1)
    #expect(table.index(of: other.span, key) == nil)
    let second = table.insert(other.span, key, 2)
    #expect(table[place] == 1 && table[second] == 2)
    #expect(table.index(of: one.span, key) == place && table.index(of: other.span, key) == second)
    #expect(table.index(of: one.span, WordKey(one.span, precedesSpace: true)) == nil)
  }

  @Test("A word of a text has the key that it has by itself, wherever it is and however long")
  func keysInTexts() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Bool.random(using: &generator) && Bool.random(using: &generator)
          ? UInt8(0x20) : UInt8.random(in: 0x20...0x7E, using: &generator)
      }
      for start in text.indices {
        let word = Array(text[start...].prefix { $0 != 0x20 })
        let key = WordKey(wordOf: text.span, at: start)
        #expect(key == WordKey(word.span, precedesSpace: false) && key.length == word.count)
      }
    }
  }

  @Test("It finds all words and no other, whatever was inserted, as a dictionary does")
  func model() {
    var generator = SeededGenerator(seed: 9)
    var table = WordTable<Int>()
    var model: [String: Int] = [:]
    for step in 0..<20_000 {
      let word = String(
        (0..<Int.random(in: 1...12, using: &generator)).map { _ in "abcü日".randomElement(using: &generator) ?? "a" })
      let precedesSpace = Bool.random(using: &generator)
      let bytes = Array(word.utf8)
      let key = WordKey(bytes.span, precedesSpace: precedesSpace)
      let name = word + (precedesSpace ? " " : "")
      let place = table.index(of: bytes.span, key)
      #expect(place.map { table[$0] } == model[name])
      guard place == nil else { continue }
      model[name] = step
      let inserted = table.insert(bytes.span, key, step)
      #expect(table.index(of: bytes.span, key) == inserted)
    }
  }
}
