import FontKit
import Foundation
import Shaping
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Texts in fonts that are made to cost unbounded work.
@Suite("Hostile fonts")
struct HostileFontTests {
  private static let words = ["AVATAR", "office", "To", "(A)", "--", "4.50", "fjord", " ", "a", "aa", "the", "ﬁ", "é"]

  private static func texts(_ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 21)
    return (0..<count).map { _ in
      (0..<Int.random(in: 0..<12, using: &generator)).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: " ")
    }
  }

  /// Words that occur under no other number.
  private static func newWords(_ letters: String, _ count: Int, number: Int) -> String {
    let letters = Array(letters)
    return (0..<count).map { word in
      var (rest, text) = (number * count + word + letters.count * letters.count, "")
      while rest > 0 { (rest, text) = (rest / letters.count, text + String(letters[rest % letters.count])) }
      return text
    }.joined(separator: " ")
  }

  private static func fonts(_ name: String) throws -> FontCollection {
    var fonts = FontCollection()
    fonts.add(try TestFonts.hostile(name), family: "Hostile")
    return fonts
  }

  @Test(
    "Columns agree with single texts",
    arguments: ["NextGlyph", "OverlappingRules", "GrowingText", "DeletedText"])
  func columns(name: String) throws {
    let typesetter = Typesetter(fonts: try Self.fonts(name))
    let texts = Self.texts(name == "OverlappingRules" ? 100 : 1_000)
    #expect(ColumnComparison.differences(of: texts, style: TextStyle(families: ["Hostile"]), typesetter).isEmpty)
  }

  /// The ellipsis is in a face of other units, so a unit of the font is a thousand units of the text.
  @Test("Words whose letters are wide in a font of odd units are no wider than numbers can be")
  func wideLetters() throws {
    var fonts = TestFonts.collection
    fonts.add(try TestFonts.hostile("WideLetters"), family: "Hostile")
    let texts = (1...80).map { String(repeating: "abc", count: $0) + " " + String(repeating: "d", count: $0) }
    let style = TextStyle(families: ["Hostile"])
    #expect(ColumnComparison.differences(of: texts, style: style, Typesetter(fonts: fonts)).isEmpty)
  }

  /// A cache that holds the tables of a few languages only is emptied again and again, and no table is ever made.
  @Test("Texts in a hundred languages by turns are measured by pairs")
  func languages() throws {
    var fonts = FontCollection()
    fonts.add(try FontFace(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path), family: "F")
    let typesetter = Typesetter(fonts: fonts)
    let letters = "abcdefghijklmnopqrst"
    let styles = letters.flatMap { first in
      letters.prefix(5).map { TextStyle(families: ["F"], locale: "\(first)\($0)") }
    }
    // A font's tables are read after some kilobytes of text in a language; words that are known do not count.
    func text(_ number: Int) -> String { Self.newWords("abcdefghijklmnopqrstuvwxyzé", 5, number: number) }
    for number in 0..<600 {
      for style in styles { _ = typesetter.prepare(text(number), style: style) }
    }
    for style in styles { #expect(typesetter.columnPaths(for: style).pairs > 0, "\(style.locale)") }
  }

  @Test("A letter that a rule turns into the missing glyph is missing, whatever was measured before")
  func missingLetter() throws {
    let typesetter = Typesetter(fonts: try Self.fonts("MissingLetter"))
    let style = TextStyle(families: ["Hostile"], locale: "he")
    #expect(typesetter.prepare("אבה גד", style: style).missingGlyphs == [4])
    for number in 0..<2_000 {
      _ = typesetter.prepare(Self.newWords("אבגדוזחטיכלמנסעפצקרשת", 4, number: number), style: style)
    }
    #expect(typesetter.prepare("אבה גד", style: style).missingGlyphs == [4])
    #expect(typesetter.prepare("בה", style: style).missingGlyphs == [2])
  }

  @Test("24 KB of text in a font whose letters may become any glyph take no hundred times as long as in Roboto")
  func time() throws {
    let texts = Self.texts(1_500)
    func prepare(in face: FontFace) {
      var fonts = FontCollection()
      fonts.add(face, family: "F")
      let typesetter = Typesetter(fonts: fonts)
      for text in texts { _ = typesetter.prepare(text, style: TextStyle(families: ["F"])) }
    }
    // The font's tables are read up to a budget. Without one a font of this kind, of 5 KB, took 88 seconds.
    let growth = try growthOfTime(limit: 100) {
      prepare(in: try FontFace(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path))
    } to: {
      prepare(in: try TestFonts.hostile("NextGlyph"))
    }
    #expect(growth < 100, "\(growth)")
  }

  private static func context(_ font: String) throws -> StyleContext {
    Typesetter(fonts: try fonts(font)).resolve(TextStyle(families: ["Hostile"])).context
  }

  @Test("Where a font deletes all glyphs, cuts are not shaped from the beginning of the text")
  func deletedText() throws {
    let context = try Self.context("DeletedText")
    let shaper = TextShaper()
    let bytes = Array(String(repeating: "word ", count: 2_000).utf8)
    let text = shaper.shape(bytes, in: context)
    #expect(text.shaped.clusterCount == 1)
    var buffer = ShapingBuffer()
    let breaks = shaper.analyzer.lineBreaks(of: bytes.span, options: context.analysis)
    let opportunities = BreakOpportunity.all(in: text.shaped, breaks: breaks, addresses: [], &buffer)
    #expect(opportunities == text.opportunities && opportunities.count == 2_000)
    // Of 20 MB, only the bytes near the ends of the one cluster are shaped.
    #expect(buffer.shapedByteCount < 1 << 19)
    var filler = LineFiller(text, limit: 100, size: 16, wrap: .anywhere)
    var lineCount = 0
    while filler.next() != nil { lineCount += 1 }
    #expect(lineCount == 1)
    #expect(filler.buffer.shapedByteCount < 1 << 19)
  }

  @Test(
    "HarfBuzz makes no more glyphs than of a piece of a text, and a text has some millions at most",
    arguments: [
      ("GrowingLetters", "a"), ("GrowingLetters", "क"), ("GrowingLetters", "aaaaaaaa\t"), ("GrowingText", "a"),
    ])
  func growingText(name: String, piece: String) throws {
    let bytes = Array(String(repeating: piece, count: 300_000 / piece.utf8.count).utf8)
    let whole = TextShaper().shape(bytes, in: try Self.context(name)).shaped
    var buffer = ShapingBuffer()
    var pairs = PairedRuns()
    let shaped = ShapedText(bytes, whole.paragraphs, runs: whole.runs, styles: whole.styles, &buffer, &pairs)
    let ofPiece = 64 * ShapedTextBuilder.longestPiece
    let mostGlyphs = buffer.mostGlyphs
    #expect(mostGlyphs <= ofPiece)
    #expect(60 * (shaped.clusterCount - shaped.missing.count - shaped.tabs.count) <= ofPiece + 4 * bytes.count)
    #expect(!shaped.missing.isEmpty)
  }

  @Test("A text on which HarfBuzz gives up has missing glyphs, whose widths are those of its lines")
  func failure() throws {
    let typesetter = Typesetter(fonts: try Self.fonts("GrowingText"))
    let text = String(repeating: "aaa ", count: 100)
    let prepared = typesetter.prepare(text, style: TextStyle(families: ["Hostile"]))
    #expect(prepared.missingGlyphs == Array(0..<text.utf8.count))
    // The missing glyph is half an em wide.
    let layout = prepared.layout(width: 100, size: 10)
    #expect(layout.lines.count == 20)
    for line in layout.lines {
      #expect(line.width == 95)
      let glyphs = prepared.glyphs(of: line, size: 10)
      #expect(glyphs.allSatisfy { $0.id == 0 && $0.advance == 5 })
      #expect(glyphs.count == 20)
    }
  }
}
