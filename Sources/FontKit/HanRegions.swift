/// Places whose forms of ideographs differ: one character has another shape in each.
///
/// A face has the forms of one of them, or it has a language system for each; a language tag asks for one.
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

  /// The region of a language tag; none if it says nothing about ideographs.
  ///
  /// A script says more than a country, but for traditional characters, and Japanese or Korean more than where it is read. `zh` alone is
  /// simplified (CLDR's likely subtags), and `en-JP` asks for Japanese forms, as in Blink (`LayoutLocale::ComputeScriptForHan`). `_` is
  /// read as `-`.
  package init(tag: String) {
    // As much as `LanguageTag` reads.
    let tag = String(decoding: tag.utf8.prefix(256), as: UTF8.self).lowercased()
    // What follows a subtag of one character is no place.
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map(String.init).prefix { $0.utf8.count > 1 }
    guard let first = subtags.first else {
      self = []
      return
    }
    func known(_ names: [String: HanRegions]) -> HanRegions? { subtags.dropFirst().lazy.compactMap { names[$0] }.first }
    // The tags of a font's table `meta` may begin with a script.
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

  /// Puts faces into the order in which a text that asks for this region prefers them, those with ideographs in each other's places.
  ///
  /// The region's own go first. Where traditional characters are asked for, the other faces with such come next. Faces that are equal in
  /// this keep their order, and faces without ideographs their places.
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
  /// What a face says of itself: the region whose forms it has, or all whose texts it is for.
  ///
  /// Its design languages (`dlng` of the table `meta`) say it, the languages that its family has a name in, a word of that name, as Noto,
  /// Source Han, PingFang and UMing have it, and its code pages; each narrows what those before it say, unless they have nothing in
  /// common. Code pages count where there is one of the four, as in fontconfig (`FcCodePageRange` in `fcfreetype.c`): more of them say
  /// which characters a face has, not in which forms. Noto Sans CJK has the same in JP, KR and SC.
  ///
  /// - Parameters:
  ///   - designLanguages: The tags in `meta`, between commas.
  ///   - nameLanguages: The languages of the family's names on Windows (OpenType, `name`).
  ///   - family: Its name in English.
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

  /// What a font's file says; nothing for faces without ideographs, kana and Hangul, of which none is looked for.
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
