import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// The glyphs that characters may become, against what HarfBuzz makes of them.
struct GlyphFormTests {
  @Test(
    "A glyph that takes the place of one is among them",
    arguments: [("zero", "0"), ("tnum", "1"), ("case", "("), ("sups", "2")])
  func substitution(feature: String, character: Unicode.Scalar) throws {
    let font = try Font(contentsOfFile: Repository.file("Fonts/Inter/Inter-Regular.otf").path)
    let properties = ShapingProperties(
      script: .latin, language: ShapingLanguage("en"), features: [FontFeature(try #require(FontTag(feature)), 1)])
    var buffer = ShapingBuffer()
    let text = Array(String(character).utf8)
    buffer.shape(text, range: 0..<text.count, paragraph: 0..<text.count, font: font, properties: properties)
    let nominal = try #require(font.harfBuzz.nominalGlyph(for: character))
    let shaped = buffer.glyph(at: 0).id
    #expect(buffer.count == 1 && shaped != nominal)
    let budget = ReadingBudget(for: font.harfBuzz)
    let forms = try GlyphForm.all(
      [nominal], in: LayoutTable(font.harfBuzz.table("GSUB"), forms: [], budget),
      lookups: #require(ActiveLookups(of: font, properties)).substitution, budget)
    #expect(forms.contains { $0.glyph == Int(shaped) })
  }
}
