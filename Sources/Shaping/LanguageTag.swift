/// The part of a BCP 47 tag by which HarfBuzz chooses a font's language systems.
///
/// HarfBuzz keeps each tag that it is ever given, for the life of the process, in a list that it searches linearly. So
/// it gets only the parts that it looks at: about 19 000 tags at most, whatever texts are tagged with. What it looks at
/// is in `hb_ot_tags_from_complex_language` (`hb-ot-tag-table.hh`, versions 6 to 10).
enum LanguageTag {
  /// Whole tags that are not a language with subtags, and have a meaning of their own.
  private static let whole: Set<String> = [
    "art-lojban", "i-hak", "i-lux", "i-navajo", "no-bok", "no-nyn", "zh-min", "zh-min-nan",
  ]

  /// Subtags that choose a language system whatever the language.
  private static let decisive: Set<String> = [
    "arevela", "arevmda", "fonipa", "fonnapa", "geok", "polyton", "provenc", "syre", "syrj", "syrn",
  ]

  /// Languages whose script or region matters.
  private static let written: Set<String> = [
    "cdo", "cjy", "cmn", "cpx", "czh", "czo", "ga", "gan", "hak", "hsn", "lzh", "mnp", "nan", "ro", "wuu", "yue", "zh",
  ]
  private static let scripts: Set<String> = ["hans", "hant", "latg"]
  private static let regions: Set<String> = ["hk", "md", "mo", "tw"]

  /// The shortest tag that HarfBuzz treats the same; empty if `tag` is not a language tag.
  ///
  /// `_` is read as `-`.
  static func canonical(_ tag: String) -> String {
    // The longest tag of RFC 5646, section 4.4.1, has 35 characters without extensions; the rest of a far longer one is
    // not read.
    let bytes = tag.utf8.prefix(256).map { $0 == 0x5F ? 0x2D : $0 | ($0 &- 0x41 < 26 ? 0x20 : 0) }
    guard bytes.allSatisfy({ $0 == 0x2D || $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }) else { return "" }
    let lowercased = String(decoding: bytes, as: UTF8.self)
    if whole.contains(lowercased) { return lowercased }
    var subtags = lowercased.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    // Drops extensions and subtags for private use.
    if let end = subtags.firstIndex(where: { $0.utf8.count < 2 }) { subtags.removeSubrange(end...) }
    guard let language = subtags.first, isLanguage(language) else { return "" }
    let rest = subtags.dropFirst()
    if let subtag = rest.first(where: decisive.contains) { return "und-" + subtag }
    guard written.contains(language) else { return language }
    // `zh-yue` is written as an extended language, too.
    let kept =
      [rest.first.flatMap { written.contains($0) ? $0 : nil }]
      + [scripts, regions].map { rest.first(where: $0.contains) }
    return ([language] + kept.compactMap { $0 }).joined(separator: "-")
  }

  private static func isLanguage(_ subtag: String) -> Bool {
    (2...3).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { $0 > 0x39 }
  }
}
