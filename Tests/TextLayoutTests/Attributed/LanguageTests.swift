import FontKit
import TestSupport
import Testing

@testable import TextLayout

/// A text's locale selects the forms of its letters, as `hb-shape --language` does.
struct LanguageTests {
  private func glyphs(_ text: String, family: String, locale: String) throws -> GlyphLine {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let mine = GlyphLine(typesetter.prepare(text, style: TextStyle(families: [family], locale: locale)))
    let file = try #require(TestFonts.collection.face(family: family)).font.data.source
    #expect(try mine == GlyphLine(text, file: file, options: ["--language=\(locale)"]), "\(text) in \(locale)")
    return mine
  }

  @Test("Ideographs have the forms of their country", arguments: ["直", "骨"])
  func ideographs(text: String) throws {
    var forms: [String: [UInt32]] = [:]
    for locale in ["ja", "ko", "zh-Hans", "zh-CN", "zh-Hant", "zh-TW", "zh-HK"] {
      forms[locale] = try glyphs(text, family: "Noto Sans CJK JP", locale: locale).ids
    }
    #expect(forms["zh-Hans"] == forms["zh-CN"])
    #expect(forms["zh-Hant"] == forms["zh-TW"])
    #expect(forms["ja"] != forms["zh-Hans"])
    #expect(forms["ja"] != forms["zh-Hant"] || forms["zh-Hans"] != forms["zh-Hant"])
  }

  @Test("The forms of 直 differ between Japan, China and Taiwan")
  func straight() throws {
    let forms = try ["ja", "zh-Hans", "zh-Hant"].map { try glyphs("直", family: "Noto Sans CJK JP", locale: $0).ids }
    #expect(Set(forms).count >= 2)
  }

  @Test(
    "Letters have the forms of their language where a face has them",
    arguments: [
      ("fi", "Roboto", "tr"), ("ş", "Roboto", "ro"), ("ş", "Inter", "ro"), ("ल", "Noto Sans Devanagari", "mr"),
      ("झ", "Noto Sans Devanagari", "ne"),
    ])
  func languages(text: String, family: String, locale: String) throws {
    let local = try glyphs(text, family: family, locale: locale)
    let other = try glyphs(text, family: family, locale: family == "Noto Sans Devanagari" ? "hi" : "en")
    #expect(local != other, "\(text) in \(locale)")
  }

  @Test(
    "Where a face has no forms of a language, the text is as in any other",
    arguments: [("бгдпт", "Roboto", "sr"), ("вгдж", "Roboto", "bg"), ("بہ", "Noto Sans Arabic", "ur")])
  func plainLanguages(text: String, family: String, locale: String) throws {
    #expect(try glyphs(text, family: family, locale: locale) == glyphs(text, family: family, locale: "en"))
  }
}
