import FontKit
import TestSupport
import Testing

@testable import TextLayout

/// A text's locale chooses the fallback face of its ideographs, however the text is measured.
@Suite("Fallback by region")
struct RegionFallbackTests {
  private static let order = ["SC", "TC", "KR", "HK", "JP"]
  private static let locales = [
    ("ja", "JP"), ("ko", "KR"), ("zh-Hans", "SC"), ("zh-TW", "TC"), ("zh-HK", "HK"), ("en", "SC"),
  ]
  /// Ideographs whose forms differ by region, alone and among others.
  private static let texts = [
    "骨", "直", "令", "誤", "骨直令誤", "骨直 令誤", "Abc 骨直", "骨, 直 (令) 誤", "한국 骨直", "한骨국", "東京アイ", "あい骨、直。", "角あ角",
    "東京 Tokyo 1964", "骨直令誤骨直令誤骨直令誤", "辻\u{E0100}あ", "東京の辻\u{E0100} 直",
  ]

  @Test("A text is in the face of its locale", arguments: Self.locales)
  func width(locale: String, region: String) throws {
    let typesetter = Typesetter(fonts: try RegionFonts.collection(Self.order))
    let advance = try #require(RegionFonts.advances[region])
    for text in ["骨", "直令誤", "骨直令誤東京"] {
      let prepared = typesetter.prepare(text, style: TextStyle(locale: locale))
      #expect(prepared.measure(width: nil, size: 1000).width == Double(advance * text.count), "\(text)")
    }
  }

  @Test("Columns, single texts and whole shaping find the same", arguments: Self.locales)
  func columns(locale: String, region: String) throws {
    for order in [Self.order, Self.order.reversed(), ["JP", "SC"]] {
      let fonts = try RegionFonts.collection(order)
      for families in [["Roboto"], ["Roboto", "KR"], ["TC"]] {
        let style = TextStyle(families: families, locale: locale)
        // Enough texts for cached advances of a font's characters to be used.
        let texts = Array(repeating: Self.texts, count: 40).flatMap(\.self)
        #expect(ColumnComparison.differences(of: texts, style: style, Typesetter(fonts: fonts)) == [])
        let column = PreparedColumn(TextColumn(texts), style: style, typesetter: Typesetter(fonts: fonts))
        let typesetter = Typesetter(fonts: fonts)
        let single = texts.map { typesetter.prepare($0, style: style).measure(width: 60, size: 16).height }
        #expect(column.heights(width: 60, size: 16) == single)
      }
    }
  }

  @Test("A part of a text is in the face of the text's locale, too")
  func spans() throws {
    let typesetter = Typesetter(fonts: try RegionFonts.collection(Self.order))
    for (locale, region) in Self.locales {
      var text = AttributedText("骨直令誤", style: TextStyle(locale: locale))
      text.set(TextAttributes(baselineOffset: 2), in: 3..<9)
      let advance = try #require(RegionFonts.advances[region])
      #expect(typesetter.prepare(text).measure(width: nil, size: 1000).width == Double(4 * advance))
    }
  }
}
