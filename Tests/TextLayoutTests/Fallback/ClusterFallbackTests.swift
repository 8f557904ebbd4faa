import FontKit
import TestSupport
import Testing

@testable import TextLayout

/// Which face serves a cluster that not every face has whole: one with a variation selector or with marks.
@Suite("Fallback of clusters")
struct ClusterFallbackTests {
  /// A text in families, as CSS writes them, and its width at 100 pixels in Chromium 156.
  ///
  /// The faces are those of `Tests/Fixtures/fonts/regions`, by `@font-face`, with `text-spacing-trim: space-all`. No face of the system has
  /// the characters.
  private static let chromium: [(text: String, families: [String], width: Double)] = [
    ("葛", ["SC", "JP"], 94),
    // The first face that has the variation sequence, as a glyph of its own or as the default one.
    ("葛\u{E0100}", ["SC", "JP"], 100), ("辻\u{E0100}葛\u{E0100}", ["SC", "JP"], 200), ("葛\u{E0101}", ["SC", "JP"], 100),
    ("侮\u{FE00}", ["SC", "JP"], 100), ("令\u{FE00}", ["SC", "KR"], 92), ("、\u{FE00}", ["SC", "JP"], 94),
    ("城\u{E0100}", ["TC", "SC", "JP"], 100), ("角\u{E0100}あ", ["SC", "JP"], 194), ("あ角\u{E0100}", ["SC", "JP"], 194),
    // Of two selectors the first counts, and none where no face has the variation.
    ("葛\u{E0100}\u{E0101}", ["SC", "JP"], 100), ("葛\u{E0102}", ["SC", "JP"], 94), ("葛\u{E0100}", ["SC", "TC"], 94),
    // The face that has the whole cluster; a mark takes precedence over a selector.
    ("葛\u{302C}", ["SC", "HK"], 98), ("葛\u{302C}", ["SC", "KR", "HK"], 98), ("骨\u{302C}", ["SC", "KR"], 92),
    ("葛\u{E0100}\u{302C}", ["SC", "JP", "HK"], 98), ("葛\u{E0100}\u{302C}", ["SC", "JP"], 94),
    // None has it whole: the base keeps its face, and the mark is missing. By CSS Fonts 4, section 5.3, step 3, a mark might be set in
    // another face; no engine shapes it on a base that it does not know.
    ("葛\u{302C}", ["SC"], 94), ("葛\u{302C}", ["SC", "KR"], 94), ("葛\u{302C}\u{302C}", ["SC", "KR"], 94),
    ("\u{302C}", ["SC", "KR"], 0),
  ]

  private func width(_ text: String, _ fonts: FontCollection, _ style: TextStyle) -> Double {
    let width = Typesetter(fonts: fonts).prepare(text, style: style).measure(width: nil, size: 100).width
    let column = PreparedColumn(TextColumn([text]), style: style, typesetter: Typesetter(fonts: fonts))
    #expect(ColumnComparison.differences(of: [text], style: style, Typesetter(fonts: fonts)) == [])
    #expect(column.heights(width: width + 1, size: 100) == column.heights(width: nil, size: 100))
    return width
  }

  @Test("Families that are asked for are as Chromium's", arguments: Self.chromium)
  func requested(text: String, families: [String], expected: Double) throws {
    let fonts = try RegionFonts.collection(families)
    #expect(width(text, fonts, TextStyle(families: families, fallsBack: false, locale: "en")) == expected)
  }

  @Test("A variation is looked for in all faces that stand in, before a face that was asked for goes without it")
  func fallback() throws {
    let fonts = try RegionFonts.collection(["SC", "TC", "JP"])
    for (text, expected) in [
      ("葛\u{E0100}", 100.0), ("葛", 94), ("葛\u{E0102}", 94), ("城\u{E0100}", 100), ("侮\u{FE00}", 100),
    ] {
      #expect(width(text, fonts, TextStyle(families: ["SC"])) == expected, "\(text)")
    }
  }

  /// Chromium draws a cluster that no face has whole in the first face, whether that has the base or not: 92 here.
  ///
  /// By CSS Fonts 4, section 5.3, step 3, the base is in the first face that has it.
  @Test("A base that its first face lacks is in the next that has it, though the mark is missing there")
  func baseOfAnotherFace() throws {
    let fonts = try RegionFonts.collection(["KR", "SC"])
    #expect(width("葛\u{302C}", fonts, TextStyle(families: ["KR", "SC"], fallsBack: false)) == 94)
  }
}
