import Testing

@testable import Translations

/// Dates in Android's strings, as Java's `Formatter` shows them.
///
/// Expected texts follow "Date/Time Conversions" of `java.util.Formatter` (Java SE 21), with CLDR's names of months and days,
/// and ASCII digits, as for numbers.
struct DateConversionTests {
  private func text(
    _ template: String, _ arguments: MessageArguments.Value..., locale: String = "en"
  ) -> String {
    MessageFormatter(arguments: MessageArguments(positional: arguments), locale: LocaleTag(locale)).string(template)
  }

  /// Expected texts in English are those of `date -u --date=@1790809118` of GNU coreutils, where these letters mean the same.
  @Test(
    "Without an argument a date is a sample in the language",
    arguments: [
      ("en", "%1$tA, %1$te %1$tB %1$tY", "Wednesday, 30 September 2026"), ("en", "%1$ta %1$tb %1$th", "Wed Sep Sep"),
      ("en", "%1$TB", "SEPTEMBER"), ("en", "%1$tH:%1$tM:%1$tS", "22:58:38"), ("en", "%1$tI %1$tl %1$tk", "10 10 22"),
      ("en", "%1$td.%1$tm.%1$ty, %1$tj, %1$tC", "30.09.26, 273, 20"), ("en", "%1$tR|%1$tT", "22:58|22:58:38"),
      ("en", "%1$tD|%1$tF", "09/30/26|2026-09-30"), ("en", "%1$tz %1$tZ", "+0000 UTC"),
      ("en", "%1$ts %1$tQ", "1790809118 1790809118000"), ("en", "%1$tp %1$Tp", "pm PM"),
      ("en", "%1$tL %1$tN", "000 000000000"),
      ("en", "%1$tc", "Wed Sep 30 22:58:38 UTC 2026"), ("en", "%1$tr", "10:58:38 PM"),
      ("de", "%1$te. %1$tB %1$tY", "30. September 2026"),
      ("ru", "%1$te %1$tB", "30 \u{441}\u{435}\u{43D}\u{442}\u{44F}\u{431}\u{440}\u{44F}"),
      ("fi", "%1$te. %1$tB", "30. syyskuuta"), ("ar", "%1$td", "30"), ("fa", "%1$tY", "2026"), ("th", "%1$tY", "2026"),
      ("pt-BR", "%1$tA", "quarta-feira"), ("ja", "%tY\u{5E74}%tm\u{6708}", "2026\u{5E74}09\u{6708}"),
      ("xx", "%1$td", "30"), ("?", "%1$td", "30"),
    ])
  func samples(locale: String, template: String, expected: String) {
    #expect(text(template, locale: locale) == expected)
  }

  @Test("An argument is shown as it is, or is milliseconds since 1970 as in Java")
  func arguments() {
    #expect(text("%1$tB", .text("May")) == "May" && text("%1$TB", .text("May")) == "MAY")
    #expect(text("%1$tB %1$tY", .integer(0)) == "January 1970" && text("%1$10tB|", .integer(0)) == "   January|")
    #expect(text("%1$tB", .integer(.max)).isEmpty == false)
  }

  @Test("What a word follows without a number, and C's ptrdiff_t, are no dates")
  func others() {
    #expect(text("100%tr\u{E8}s") == "100%tr\u{E8}s" && text("5 % tB") == "5 % tB")
    #expect(text("%td", .integer(7)) == "7" && text("%tB") == "September")
  }

  @Test("A date in Android's strings is in their language, and in pseudo-locales in the source language")
  func resources() throws {
    var table = try catalog(
      "<resources><string name=\"d\">%1$te %1$tB</string></resources>", "values/strings.xml")
    try table.add(
      Array("<resources><string name=\"d\">%1$te. %1$tB</string></resources>".utf8), source: "values-fi/strings.xml")
    #expect(table.forms("@string/d", in: "fi") == ["30. syyskuuta"])
    let pseudo = Translation(table, as: .accented).text("@string/d").forms.map(\.text)
    #expect(pseudo == ["[\u{BB}30\u{AB} \u{BB}September\u{AB} one]"])
  }
}
