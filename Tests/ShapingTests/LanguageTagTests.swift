import CHarfBuzz
import TestSupport
import Testing

@testable import Shaping

/// The canonical language tags that HarfBuzz is given.
struct LanguageTagTests {
  /// The script and language system tags that HarfBuzz tries for a language tag.
  private static func systems(_ tag: String, script: hb_script_t) -> [UInt32] {
    var (scripts, languages) = ([UInt32](repeating: 0, count: 3), [UInt32](repeating: 0, count: 3))
    var (scriptCount, languageCount) = (UInt32(3), UInt32(3))
    unsafe hb_ot_tags_from_script_and_language(
      script, hb_language_from_string(tag, -1), &scriptCount, &scripts, &languageCount, &languages)
    return Array(languages.prefix(Int(languageCount)))
  }

  @Test("It tries the same language systems for the whole tag")
  func same() {
    let languages = [
      "ar", "az", "bg", "bn", "ca", "cdo", "cmn", "crh", "de", "el", "en", "fa", "fi", "ga", "hak", "hy", "ja", "ka",
      "kok",
      "ko", "lzh", "mnk", "mo", "mr", "nan", "nb", "ne", "nl", "no", "pl", "ro", "sr", "sv", "syr", "tr", "und", "ur",
      "vi",
      "xyz", "yue", "zh", "zh-cmn", "zh-yue",
    ]
    let parts = [
      "", "-Hans", "-Hant", "-Latn", "-Latg", "-Geok", "-Syre", "-Cyrl-RS", "-HK", "-TW", "-MO", "-MD", "-CN",
      "-Hant-HK",
      "-Hans-TW", "-polyton", "-fonipa", "-arevmda", "-1996", "-u-co-phonebk", "-Hant-HK-u-nu-latn", "_TW", "_Hant_MO",
    ]
    var count = 0
    let whole = ["art-lojban", "i-hak", "i-lux", "i-navajo", "no-bok", "no-nyn", "zh-min", "zh-min-nan"]
    for tag in whole + languages.flatMap({ language in parts.map { language + $0 } }) {
      count += 1
      let canonical = LanguageTag.canonical(tag)
      #expect(Self.systems(tag, script: HB_SCRIPT_LATIN) == Self.systems(canonical, script: HB_SCRIPT_LATIN), "\(tag)")
    }
    #expect(count > 900)
  }

  @Test("Ten thousand tags come to a few, and what is no tag to none")
  func few() {
    let tags = (0..<10_000).map { ["de", "zh-Hant", "en-US", "x"][$0 % 4] + "-x-tenant\($0)" }
    #expect(Set(tags.map(LanguageTag.canonical)) == ["de", "zh-hant", "en", ""])
    for tag in ["", "-", "e", "d\u{E9}", "12", "de de", "\0", String(repeating: "a", count: 1 << 20)] {
      #expect(LanguageTag.canonical(tag).isEmpty, "\(tag.prefix(9))")
    }
    #expect(LanguageTag.canonical("DE_at") == "de")
  }
}
