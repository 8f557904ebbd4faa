import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Compares the glyphs that characters may become with HarfBuzz's glyphs.
struct GlyphClosureTests {
  @Test(
    "A glyph that takes the place of one is among them",
    arguments: [("zero", "0"), ("tnum", "1"), ("case", "("), ("sups", "2")])
  func substitution(feature: String, character: Unicode.Scalar) throws {
    let font = try FontFace(contentsOfFile: Repository.file("Fonts/Inter/Inter-Regular.otf").path)
    let properties = ShapingProperties(
      script: .latin, language: ShapingLanguage("en"), features: [FontFeature(try #require(FontTag(feature)), 1)])
    var buffer = ShapingBuffer()
    let text = Array(String(character).utf8)
    buffer.shape(text, range: 0..<text.count, paragraph: 0..<text.count, font: font, properties: properties)
    let nominal = try #require(font.harfBuzz.nominalGlyph(for: character))
    let shaped = buffer.glyph(at: 0).id
    #expect(buffer.count == 1 && shaped != nominal)
    let tables = LayoutTables(of: font.harfBuzz)
    let lookups = try #require(ActiveLookups(of: font, properties)).substitution
    var closure = GlyphClosure([nominal])
    var substitutions = try Substitutions(lookups, in: tables.substitution)
    try closure.add(&substitutions, in: tables.substitution, to: SymbolSet(count: 1), tables.budget)
    #expect(closure.mayBecome(shaped, SymbolSet([0])))
  }
}
