import Testing
import TextAnalysis

@testable import Translations

struct LocaleTagTests {
  @Test(
    "Names become tags of BCP 47",
    arguments: [
      ("pt_BR", "pt-BR"), ("zh-hant-hk", "zh-Hant-HK"), ("iw", "he"), ("in-rID", "id-rID"), ("DE", "de"),
      ("sr-latn", "sr-Latn"), ("es-419", "es-419"),
    ])
  func names(name: String, tag: String) {
    #expect(LocaleTag(name).name == tag)
  }

  /// Source: RFC 5646, section 2.1.1 (`sgn-BE-FR`, `en-CA-x-ca`) and appendix A; ICU 72, `Locale::forLanguageTag`.
  @Test(
    "A region comes before the first single letter, and what follows is in lower case",
    arguments: [
      ("de-u-CO-PHONEBK", "de-u-co-phonebk"), ("de-de-u-co-phonebk", "de-DE-u-co-phonebk"),
      ("en-ca-x-ca", "en-CA-x-ca"), ("sgn-be-fr", "sgn-BE-FR"), ("AZ-LATN-X-LATN", "az-Latn-x-latn"),
      ("X-WHATEVER-AB", "x-whatever-ab"), ("en_us_U_ISLAMCAL", "en-US-u-islamcal"),
    ])
  func extensions(name: String, tag: String) {
    #expect(LocaleTag(name).name == tag)
  }

  /// Source: CLDR, `common/testData/localeIdentifiers/localeCanonicalization.txt`; those with regions: ICU 72, `Locale::canonicalize`.
  @Test(
    "Withdrawn languages become those of today",
    arguments: [
      ("iw", "he"), ("in", "id"), ("ji", "yi"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr-Latn"), ("tl_PH", "fil-PH"),
      ("mo-MD", "ro-MD"), ("sh-BA", "sr-Latn-BA"), ("sh-Cyrl", "sr-Cyrl"), ("sh-Cyrl-BA", "sr-Cyrl-BA"),
      ("SH-latn", "sr-Latn"),
    ])
  func aliases(name: String, tag: String) {
    #expect(LocaleTag(name).name == tag)
  }

  @Test(
    "Folders name languages",
    arguments: [
      ("App/de.lproj/Localizable.strings", "de"), ("zh-Hans.lproj/a.strings", "zh-Hans"),
      ("pt_BR.lproj/a.strings", "pt-BR"), ("English.lproj/a.strings", "en"), ("Japanese.lproj/a.strings", "ja"),
      ("Base.lproj/Main.strings", nil), ("res/values/strings.xml", nil), ("res/values-de/strings.xml", "de"),
      ("values-pt-rBR/strings.xml", "pt-BR"), ("values-b+sr+Latn/strings.xml", "sr-Latn"),
      ("values-b+es+419/strings.xml", "es-419"), ("values-iw/strings.xml", "he"),
      ("values-mcc310-mnc004-en-rUS-land/strings.xml", "en-US"), ("values-night/strings.xml", nil),
      ("values-v21/strings.xml", nil), ("values-sw600dp/strings.xml", nil), ("values-car/strings.xml", nil),
      ("values-fil/strings.xml", "fil"), ("de/strings.xml", nil), ("strings.xml", nil),
    ])
  func folders(path: String, tag: String?) {
    #expect(LanguageFolder(of: path).locale?.name == tag)
  }

  @Test(
    "Folders for some devices or settings are told from those for all",
    arguments: [
      ("values", false), ("values-de", false), ("values-pt-rBR", false), ("values-b+sr+Latn", false),
      ("values-night", true),
      ("values-de-sw600dp", true), ("values-pt-rBR-land", true), ("values-mcc310-en", true), ("values-car", true),
      ("values-v31", true), ("de.lproj", false), ("layout-land", false),
    ])
  func qualifiers(folder: String, isQualified: Bool) {
    #expect(LanguageFolder(of: "res/\(folder)/strings.xml").isQualified == isQualified)
  }

  /// Source: CLDR, `likelySubtags` and `languageAlias`.
  @Test(
    "Dialects are one language in one script",
    arguments: [
      ("en-US", "en", true), ("en-GB", "en-US", true), ("zh-CN", "zh-Hans", true), ("zh-HK", "zh-TW", true),
      ("zh-CN", "zh-TW", false),
      ("zh-Hant-TW", "zh-TW", true), ("no", "nb", true), ("nn", "nb", false), ("sr", "sr-Latn", false),
      ("pa-PK", "pa", false),
      ("pa-PK", "pa-Arab", true), ("es-MX", "es-ES", true), ("de", "en", false),
    ])
  func dialects(one: String, other: String, areDialects: Bool) {
    #expect(LocaleTag(one).isDialect(of: LocaleTag(other)) == areDialects)
    #expect(LocaleTag(other).isDialect(of: LocaleTag(one)) == areDialects)
  }

  @Test(
    "Parents say less, in the same script (CLDR's parent locales)",
    arguments: [
      ("de-AT", ["de"]), ("zh-Hant-HK", ["zh-Hant"]), ("zh-Hant", []), ("zh-TW", ["zh-Hant-TW", "zh-Hant"]),
      ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]), ("zh-CN", ["zh"]), ("es-MX", ["es-419", "es"]), ("es-ES", ["es"]),
      ("pt-AO", ["pt-PT", "pt"]), ("pt-BR", ["pt"]), ("en-GB", ["en-001", "en"]),
      ("en-AT", ["en-150", "en-001", "en"]),
      ("en-US", ["en"]), ("nb", ["no"]), ("sr-Cyrl", ["sr"]), ("sr-ME", ["sr-Latn-ME", "sr-Latn"]), ("", []),
      ("xx", []),
      ("es-MX-x-long", ["es-MX", "es-419", "es"]), ("de-x", ["de"]),
      ("pa-PK", ["pa-Arab-PK", "pa-Arab"]),
      ("zh-Hans-SG", ["zh-Hans", "zh"]),
      ("sr-Latn-RS", ["sr-Latn"]), ("en", []), ("en-x-long40", ["en"]),
    ] as [(String, [String])])
  func parents(name: String, parents: [String]) {
    #expect(LocaleTag(name).parents.map(\.name) == parents)
  }

  /// Source: Unicode's script of each language by CLDR, and which scripts are written from right to left.
  @Test(
    "Direction is that of the script",
    arguments: ["ar", "he", "fa", "ur", "ps", "ckb", "dv", "yi", "ks", "sd", "ug", "az-Arab", "ar-XB", "pa-PK"])
  func rightToLeft(name: String) {
    #expect(LocaleTag(name).direction == .rightToLeft)
  }

  @Test(arguments: ["en", "de", "ja", "hi", "th", "az", "pa", "ku", "en-XA", "en-x-long40", "xx", "tr"])
  func leftToRight(name: String) {
    #expect(LocaleTag(name).direction == .leftToRight)
  }

  /// Source: CLDR, "Language Plural Rules".
  @Test("Plural categories and their samples are CLDR's")
  func plurals() {
    let russian = PluralRules(LocaleTag("ru"))
    #expect([1, 2, 5, 11, 21, 22].map { russian.category(of: $0) } == ["one", "few", "many", "many", "one", "few"])
    #expect(Set(russian.samples.map(\.category)) == ["one", "few", "many", "other"])
    let arabic = PluralRules(LocaleTag("ar"))
    #expect([0, 1, 2, 3, 11, 100].map { arabic.category(of: $0) } == ["zero", "one", "two", "few", "many", "other"])
    #expect(Set(arabic.samples.map(\.category)) == ["zero", "one", "two", "few", "many", "other"])
    for rules in [russian, arabic, PluralRules(LocaleTag("fr")), PluralRules(LocaleTag("cy"))] {
      for sample in rules.samples { #expect(sample.value.count.flatMap(rules.category) == sample.category) }
    }
    #expect(PluralRules(LocaleTag("fr")).samples.first { $0.category == "many" }?.value == .integer(1_000_000))
    #expect(PluralRules(LocaleTag("ja")).samples.map(\.value) == [.integer(42), .integer(0), .number(1.5)])
  }
}
