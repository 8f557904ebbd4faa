import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Small fonts that are made to cost unbounded work, by `Scripts/make-hostile-fonts.py`.
struct HostileFontTests {
  /// The queries of a font's tables; each returns whether it proves anything about the font.
  private static func answers(about font: FontFace) -> [(name: String, ask: () -> Bool)] {
    func properties(_ script: Script, _ direction: TextDirection = .leftToRight) -> ShapingProperties {
      ShapingProperties(direction: direction, script: script, language: ShapingLanguage("en"))
    }
    return [Alphabet.ascii, .latin, .kana].map { alphabet in
      ("links", { LinkedCharacters.find(of: font, properties(alphabet.script), alphabet) != nil })
    } + [
      (
        "chains",
        { LetterChains.find(of: font, properties(JoiningAlphabet.arabic.script, .rightToLeft), .arabic) != nil }
      ),
      ("syllables", { SyllableLinks.find(of: font, properties(SyllabicAlphabet.thai.script), .thai) != nil }),
    ]
  }

  /// Without a budget a font as NextGlyph is, of 5 KB, took 88 s, and one as OverlappingRules is, of 261 KB, 8 s and 366 MB.
  @Test("What is read of a font's tables has an end", arguments: ["NextGlyph", "OverlappingRules"])
  func budget(name: String) throws {
    let font = try TestFonts.hostile(name)
    // HarfBuzz 10 drops a table that costs so much work. Glyphs then never change, and that can be proved.
    let properties = ShapingProperties(script: .latin, language: ShapingLanguage("en"))
    if ActiveLookups(of: font, properties)?.substitution.isEmpty ?? false { return }
    for (index, answer) in Self.answers(about: font).enumerated() {
      var isProved = true
      // A font keeps its answers, so each is asked of a new one.
      let growth = try growthOfTime(limit: 100) {
        let other = try FontFace(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path)
        for answer in Self.answers(about: other) { _ = answer.ask() }
      } to: {
        isProved = Self.answers(about: try TestFonts.hostile(name))[index].ask()
      }
      // Pairs depend only on what happens to nominal glyphs, which is bounded in the font NextGlyph.
      #expect(!isProved || name == "NextGlyph" && answer.name == "pairs", "\(answer.name)")
      #expect(growth < 100, "\(answer.name): \(growth)")
    }
  }

  /// If HarfBuzz is built with Graphite, it shapes by Graphite's tables.
  ///
  /// Before, one line in five of Awami Nastaliq was measured by OpenType's tables.
  @Test("Nothing is proved of a font with tables of Graphite")
  func graphite() throws {
    let file = Repository.file("Fonts/Roboto/Roboto-Regular.ttf")
    var bytes = [UInt8](try Data(contentsOf: file))
    let tag = try #require(bytes.firstRange(of: Array("OS/2".utf8)))
    bytes.replaceSubrange(tag, with: Array("Silf".utf8))
    let properties = ShapingProperties(script: .latin, language: ShapingLanguage("en"))
    let plain = try FontFace(contentsOfFile: file.path)
    #expect(ActiveLookups.find(of: plain, properties) != nil)
    #expect(ActiveLookups.find(of: try FontFace(FontData(bytes, source: "Graphite")), properties) == nil)
  }

  @Test("A good font's answers are within the budget", arguments: TestFonts.files)
  func goodFonts(file: String) throws {
    let font = try FontFace(contentsOfFile: Repository.file("Fonts/" + file).path)
    let properties = ShapingProperties(script: .latin, language: ShapingLanguage("en"))
    let lookups = try #require(ActiveLookups(of: font, properties))
    let tables = LayoutTables(of: font.harfBuzz)
    let owners = GlyphClosure(Alphabet.latin.scalars.map { font.harfBuzz.nominalGlyph(for: $0) ?? 0 }).owners
    for kind in LayoutTable.Kind.allCases {
      _ = try AppliedLookups(lookups[kind], of: kind, in: tables, owners: owners, count: Alphabet.latin.count)
    }
  }

  @Test(
    "What HarfBuzz gives up on is missing glyphs, one for each cluster",
    arguments: [TextDirection.leftToRight, .rightToLeft])
  func failure(direction: TextDirection) throws {
    let font = try TestFonts.hostile("GrowingText")
    let text = Array(("A" + String(repeating: "a", count: 300) + "e\u{301}\u{AD}b").utf8)
    var buffer = ShapingBuffer()
    buffer.shape(
      text, range: 1..<text.count, paragraph: 0..<text.count, font: font,
      properties: ShapingProperties(direction: direction, script: .latin, language: ShapingLanguage("en")))
    let hasFailed = buffer.hasFailed
    #expect(hasFailed)
    var clusters: [ShapedCluster] = []
    buffer.forEachCluster(isForward: direction == .leftToRight) { clusters.append($0) }
    // The mark belongs to the letter before it. The soft hyphen, which HarfBuzz deletes, belongs to that letter or to the one after it.
    let last = direction == .leftToRight ? 306 : 304
    #expect(clusters.map(\.start) == Array(1...301) + [last])
    #expect(clusters.allSatisfy { $0.isMissing && $0.advance == 500 })
    // The failure does not affect the next text.
    buffer.shape(
      text, range: 0..<2, paragraph: 0..<text.count, font: font,
      properties: ShapingProperties(direction: direction, script: .latin, language: ShapingLanguage("en")))
    let state = (buffer.hasFailed, buffer.count)
    #expect(state == (false, 201))
  }
}
