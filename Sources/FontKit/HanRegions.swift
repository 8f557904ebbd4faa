/// Regions that write the same ideograph in different forms.
///
/// A face has the forms of one region, or a language system for each of several; a language tag asks for one region.
package struct HanRegions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let japan = HanRegions(rawValue: 1)
  /// The People's Republic of China, and Singapore: simplified characters.
  package static let china = HanRegions(rawValue: 1 << 1)
  package static let korea = HanRegions(rawValue: 1 << 2)
  package static let taiwan = HanRegions(rawValue: 1 << 3)
  /// Hong Kong, and Macao, whose texts HarfBuzz shapes alike.
  package static let hongKong = HanRegions(rawValue: 1 << 4)
  private static let traditional: HanRegions = [.taiwan, .hongKong]
}

extension HanRegions {
  private static let languages: [String: HanRegions] = [
    "ja": .japan, "ko": .korea, "zh": .china, "cmn": .china, "yue": .hongKong,
  ]
  private static let scripts: [String: HanRegions] = [
    "jpan": .japan, "hrkt": .japan, "hira": .japan, "kana": .japan, "kore": .korea, "hang": .korea, "hans": .china,
    "hant": .taiwan,
  ]
  private static let countries: [String: HanRegions] = [
    "jp": .japan, "kr": .korea, "kp": .korea, "cn": .china, "sg": .china, "tw": .taiwan, "hk": .hongKong,
    "mo": .hongKong,
  ]

  /// The region of a language tag; none if it implies no forms of ideographs.
  ///
  /// A script takes precedence over a language or country, except that traditional characters are Hong Kong's if the language or the
  /// country is. Japanese and Korean take precedence over a country. `zh` alone is simplified (CLDR's likely subtags), and `en-JP` asks
  /// for Japanese forms, as in Blink (`LayoutLocale::ComputeScriptForHan`). `_` is read as `-`.
  package init(tag: String) {
    // `LanguageTag` has the same limit.
    let tag = String(decoding: tag.utf8.prefix(256), as: UTF8.self).lowercased()
    // Subtags after a singleton are extensions or for private use.
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map(String.init).prefix { $0.utf8.count > 1 }
    guard let first = subtags.first else {
      self = []
      return
    }
    func known(_ names: [String: HanRegions]) -> HanRegions? { subtags.dropFirst().lazy.compactMap { names[$0] }.first }
    // Tags in a font's table `meta` may begin with a script.
    let script = Self.scripts[first] ?? known(Self.scripts)
    let country = known(Self.countries)
    let language = known(Self.languages) ?? Self.languages[first]
    if script == .taiwan {
      self = country == .hongKong || language == .hongKong ? .hongKong : .taiwan
    } else if let script {
      self = script
    } else if let language, language == .japan || language == .korea {
      self = language
    } else {
      self = country ?? language ?? []
    }
  }

  /// Sorts the faces with ideographs by preference for this region; faces without ideographs keep their indices.
  ///
  /// Faces for the region come first. If the region has traditional characters, other faces for such regions come next. The sort is
  /// stable.
  package func sort(_ faces: inout [FontCollection.Face]) {
    guard !isEmpty else { return }
    let places = faces.indices.filter { !faces[$0].font.regions.isEmpty || faces[$0].font.coverage.contains("一") }
    guard places.count > 1 else { return }
    func rank(_ face: FontCollection.Face) -> Int {
      let regions = face.font.regions
      if !isDisjoint(with: regions) { return 0 }
      return isDisjoint(with: .traditional) || regions.isDisjoint(with: .traditional) ? 2 : 1
    }
    let found = places.map { faces[$0] }
    for (place, face) in zip(places, (0...2).flatMap { wanted in found.filter { rank($0) == wanted } }) {
      faces[place] = face
    }
  }
}

extension HanRegions {
  /// The regions that a face declares: the one whose forms it has, or all whose texts it is for.
  ///
  /// The sources are, in this order: its design languages (`dlng` of the table `meta`), the languages in which its family has a name, a
  /// word of that name, as in Noto, Source Han, PingFang and UMing, and its code pages. Each narrows the result of those before it, unless
  /// they have nothing in common. Code pages count only if there is exactly one of the four, as in fontconfig (`FcCodePageRange` in
  /// `fcfreetype.c`): several say which characters a face has, not in which forms. Noto Sans CJK has the same ones in JP, KR and SC.
  ///
  /// - Parameters:
  ///   - designLanguages: The tags in `meta`, separated by commas.
  ///   - nameLanguages: The Windows language IDs of the family's names (OpenType, `name`).
  ///   - family: The family's name in English.
  ///   - codePages: `OS/2.ulCodePageRange1`.
  package init(designLanguages: String, nameLanguages: [UInt16], family: String, codePages: UInt32) {
    let pages = Self.codePages.filter { codePages & 1 << $0.bit != 0 }
    let said = [
      HanRegions(designLanguages.split(separator: ",").map { HanRegions(tag: $0.filter { $0 != " " }) }),
      HanRegions(nameLanguages.compactMap { Self.nameLanguages[$0] }),
      family.split(separator: " ").reversed().lazy.compactMap { Self.words[String($0)] }.first ?? [],
      pages.count == 1 ? pages[0].regions : [],
    ]
    self = said.reduce(HanRegions()) { known, next in
      if known.isEmpty { return next }
      return known.isDisjoint(with: next) ? known : known.intersection(next)
    }
  }

  /// The regions that a font's file declares; none for faces without ideographs, kana and Hangul, whose tables are not read.
  init(of face: borrowing FreeTypeFace, _ font: HarfBuzzFont) {
    guard ["一", "\u{20000}", "あ", "가"].contains(where: font.coverage.contains) else {
      self = []
      return
    }
    self.init(
      designLanguages: font.designLanguages, nameLanguages: face.nameLanguages, family: face.familyName,
      codePages: face.codePages)
  }

  private static let codePages: [(bit: UInt32, regions: HanRegions)] = [
    (17, .japan), (18, .china), (19, .korea), (20, .traditional),
  ]
  /// Source, published: OpenType 1.9.1, `name`, Windows language IDs, of the family's names.
  private static let nameLanguages: [UInt16: HanRegions] = [
    0x411: .japan, 0x412: .korea, 0x404: .taiwan, 0x804: .china, 0x1004: .china, 0xC04: .hongKong, 0x1404: .hongKong,
  ]
  private static let words: [String: HanRegions] = [
    "JP": .japan, "KR": .korea, "SC": .china, "CN": .china, "TC": .taiwan, "TW": .taiwan, "HK": .hongKong,
  ]
}
