import FontKit
import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// A variable face is set at the style's weight and variations, as `hb-shape --variations` sets it.
struct VariationTests {
  private static let text = "AVATAR Type office 0123 (To.) f-fi"
  private let file = Repository.file("Tests/Fixtures/fonts/Inter-Variable-ASCII.ttf").path
  private let typesetter: Typesetter

  init() throws {
    var fonts = FontCollection()
    fonts.add(try FontFace(contentsOfFile: file), family: "Inter")
    typesetter = Typesetter(fonts: fonts)
  }

  private func style(weight: Int = 400, variations: [(String, Double)] = []) -> TextStyle {
    TextStyle(
      families: ["Inter"], weight: weight,
      variations: variations.compactMap { name, value in FontTag(name).map { FontVariation($0, value) } })
  }

  private func glyphs(_ style: TextStyle) -> GlyphLine { GlyphLine(typesetter.prepare(Self.text, style: style)) }

  private func expected(_ variations: String) throws -> GlyphLine {
    try GlyphLine(Self.text, file: file, options: ["--variations=\(variations)"])
  }

  @Test("The weight sets the axis", arguments: [100, 250, 400, 475, 550, 700, 900])
  func weight(weight: Int) throws {
    #expect(try glyphs(style(weight: weight)) == expected("wght=\(weight)"))
  }

  @Test("Variations set axes, the weight's among them; beyond an axis's end is its end")
  func variations() throws {
    #expect(try glyphs(style(weight: 700, variations: [("wght", 333)])) == expected("wght=333"))
    #expect(try glyphs(style(variations: [("slnt", -7)])) == expected("wght=400,slnt=-7"))
    #expect(try glyphs(style(weight: 1000)) == expected("wght=900"))
    #expect(try glyphs(style(weight: 600, variations: [("XXXX", 1)])) == expected("wght=600"))
  }

  @Test("Italic text leans by the axis of slant, as far as that goes")
  func italic() throws {
    var style = style(weight: 600)
    style.isItalic = true
    #expect(try glyphs(style) == expected("wght=600,slnt=-10"))
    // Chromium 156 does so for `font: italic 400 100px` of the whole face, if its @font-face rule states no weight and style:
    // `Hamburgefonts agile` is 983.39 px wide instead of 982.95, with kerning.
    style.weight = 400
    let width = typesetter.prepare("Hamburgefonts agile", style: style).measure(width: nil, size: 100).width
    #expect(abs(width - 983.39) < 1 / 64)
  }

  @Test("Each span has its own place on the axis")
  func spans() throws {
    var text = AttributedText(Self.text, style: style(weight: 300))
    text.append(Self.text, TextAttributes(weight: 800))
    let both = GlyphLine(typesetter.prepare(text))
    let (light, bold) = try (expected("wght=300"), expected("wght=800"))
    #expect(both.advances == light.advances + bold.advances)
    #expect(light.advances != bold.advances)
  }
}
