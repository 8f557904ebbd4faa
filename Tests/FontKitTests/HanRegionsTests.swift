import TestSupport
import Testing

@testable import FontKit

/// Which region's ideographs a text asks for and a face has, and the order of faces that follows.
@Suite("Regions of ideographs")
struct HanRegionsTests {
  @Test(
    "What a language tag asks for",
    arguments: [
      ("ja", .japan), ("JA_jp", .japan), ("ja-TW", .japan), ("ko", .korea), ("ko-KP", .korea), ("ko-CN", .korea),
      ("zh", .china), ("zh-Hans", .china), ("zh-CN", .china), ("zh_SG", .china), ("zh-Hans-HK", .china),
      ("cmn", .china),
      ("zh-Hant", .taiwan), ("zh-TW", .taiwan), ("zh-Hant-CN", .taiwan), ("zh-Hant-TW", .taiwan),
      ("zh-HK", .hongKong), ("zh-Hant-HK", .hongKong), ("zh-MO", .hongKong), ("yue", .hongKong),
      ("yue-Hant", .hongKong),
      ("zh-yue", .hongKong), ("yue-Hans", .china), ("Jpan", .japan), ("Hant-HK", .hongKong), ("Kore", .korea),
      // Blink's `ComputeScriptForHan` knows these by their script or region.
      ("en-JP", .japan), ("en-TW", .taiwan), ("en-HK", .hongKong), ("en-KR", .korea), ("de-Hans", .china),
      ("en", []), ("en-US", []), ("", []), ("vi", []), ("kr", []), ("tw", []), ("sg", []), ("en-x-jp", []),
    ] as [(String, HanRegions)])
  func tags(tag: String, expected: HanRegions) {
    #expect(HanRegions(tag: tag) == expected)
  }

  /// Faces of Debian 12's packages, and the regions that the packages' descriptions give.
  ///
  /// From the files: the languages in which the family has a name on Windows, that name, and the code pages. None has a `meta` table.
  @Test(
    "What real faces say of themselves",
    arguments: [
      ("Noto Sans CJK JP", [0x409, 0x411], 0x602E_0107, .japan),
      ("Noto Sans CJK KR", [0x409, 0x412], 0x602E_0107, .korea),
      ("Noto Sans CJK SC", [0x409, 0x804], 0x602E_0107, .china),
      ("Noto Sans CJK TC", [0x404, 0x409], 0x603A_0107, .taiwan),
      ("Noto Serif CJK HK", [0x409, 0xC04], 0x603A_0107, .hongKong),
      ("Noto Sans Mono CJK JP", [0x409, 0x411], 0x602E_0107, .japan),
      ("IPAGothic", [0x409, 0x411], 0x2_0001, .japan), ("IPAmjMincho", [0x409, 0x411], 0x2_0001, .japan),
      ("TakaoPGothic", [0x409, 0x411], 0x2_0001, .japan), ("VL Gothic", [0x409, 0x411], 0x6012_019F, .japan),
      ("HanaMinA", [0x409, 0x411], 0x2_0001, .japan), ("NanumGothic", [0x409, 0x412], 0x8_0001, .korea),
      ("NanumSquare", [0x409, 0x412], 0x28_0005, .korea), ("UnBatang", [0x409, 0x412], 0x603A_000D, .korea),
      ("Baekmuk Batang", [0x409, 0x412], 0x8_0001, .korea), ("cwTeXMing", [0x404, 0x409], 0x803E_000D, .taiwan),
      ("AR PL UMing CN", [0x409], 0x2016_0097, .china), ("AR PL UMing HK", [0x409], 0x2016_0097, .hongKong),
      ("AR PL UMing TW MBE", [0x409], 0x2016_0097, .taiwan),
      // One for all Chinese regions, and one that names none.
      ("WenQuanYi Zen Hei", [0x404, 0x409, 0x804, 0xC04, 0x1004, 0x1404], 0x603E_000D, [.china, .taiwan, .hongKong]),
      ("Droid Sans Fallback", [0x409], 0x203F_01FF, []),
    ] as [(String, [UInt16], UInt32, HanRegions)])
  func faces(family: String, names: [UInt16], codePages: UInt32, expected: HanRegions) {
    let found = HanRegions(designLanguages: "", nameLanguages: names, family: family, codePages: codePages)
    #expect(found == expected)
  }

  @Test(
    "Design languages go first, and what else a face says narrows them",
    arguments: [
      ("Jpan", [], "F", 0, .japan), ("Hant-HK, Hant", [], "F", 0, [.taiwan, .hongKong]),
      ("Hant, Hant-HK", [0xC04], "F", 1 << 20, .hongKong), ("ja", [0x804], "F SC", 1 << 18, .japan),
      // Family names in the languages of several regions do not decide.
      ("", [0x404, 0x804, 0x411], "PingFang SC", 1 << 18, .china), ("en, Latn", [], "F", 1 << 17, .japan),
      ("", [], "F", 1 << 20, [.taiwan, .hongKong]), ("", [], "F HK", 1 << 20, .hongKong),
      ("", [], "F", 1 << 17 | 1 << 20, []),
    ] as [(String, [UInt16], String, UInt32, HanRegions)])
  func statements(design: String, names: [UInt16], family: String, codePages: UInt32, expected: HanRegions) {
    let found = HanRegions(designLanguages: design, nameLanguages: names, family: family, codePages: codePages)
    #expect(found == expected)
  }

  private static let places = ["SC", "HK", "JP", "KR", "TC"]

  /// A collection with five faces of Noto Sans CJK, one for each region, among other fallback families.
  private func collection() throws -> FontCollection {
    var fonts = TestFonts.collection
    for place in Self.places { fonts.add(try RegionFonts.face(place), family: place) }
    fonts.fallbackFamilies = ["Noto Sans Thai", "SC", "HK", "Noto Color Emoji", "JP", "KR", "TC", "Inter"]
    return fonts
  }

  private func order(_ locale: String, families: [String] = ["Roboto"], fallsBack: Bool = true) throws -> [String] {
    let fonts = try collection()
    return fonts.cascade(families: families, weight: 400, isItalic: false, fallsBack: fallsBack, locale: locale).fonts
      .map {
        font in fonts.faces.first { $0.font == font }?.family ?? ""
      }
  }

  /// The first is what `70-fonts-noto-cjk.conf` of Debian's `fonts-noto-cjk` prefers for the language.
  @Test(
    "The faces of the locale's region stand in first",
    arguments: [
      ("ja", ["JP", "SC", "HK", "KR", "TC"]), ("ko", ["KR", "SC", "HK", "JP", "TC"]),
      ("zh-cn", ["SC", "HK", "JP", "KR", "TC"]), ("zh-tw", ["TC", "HK", "SC", "JP", "KR"]),
      ("zh-hk", ["HK", "TC", "SC", "JP", "KR"]), ("en", ["SC", "HK", "JP", "KR", "TC"]),
    ])
  func fallback(locale: String, expected: [String]) throws {
    let found = try order(locale)
    #expect(found.filter(Self.places.contains) == expected)
    // All other families keep their places.
    #expect(
      found.map { Self.places.contains($0) ? "" : $0 }
        == ["Roboto", "Noto Sans Thai", "", "", "Noto Color Emoji", "", "", "", "Inter"])
  }

  @Test("Families that were asked for stay in their order")
  func requested() throws {
    #expect(try order("ja", families: ["Roboto", "SC", "JP"])[..<5] == ["Roboto", "SC", "JP", "Noto Sans Thai", "HK"])
    #expect(try order("ja", families: ["SC", "JP"], fallsBack: false) == ["SC", "JP"])
  }

  @Test("Faces without ideographs belong to no region")
  func others() {
    for face in TestFonts.collection.faces {
      #expect(face.font.regions == (face.family == "Noto Sans CJK JP" ? .japan : []))
    }
  }

  @Test("A family that is given by its file stands in if it is new, or says for whose ideographs it is")
  func given() throws {
    let others = try collection()
    var fonts = others
    fonts.add(try #require(fonts.face(family: "Inter")).font, family: "Mine")
    fonts.fallbackFamilies = ["Noto Sans Thai"]
    for family in ["JP", "Roboto", "jp", "none", "Noto Sans Thai", "mine", "Mine"] {
      fonts.fallBack(on: family, beside: others)
    }
    #expect(fonts.fallbackFamilies == ["Noto Sans Thai", "JP", "mine"])
  }
}
