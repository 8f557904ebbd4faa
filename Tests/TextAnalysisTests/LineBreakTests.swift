import Testing
import TextAnalysis

@Suite("Line breaks")
struct LineBreakTests {
  let analyzer = TextAnalyzer()

  /// The text with `|` where a line may start and `¶` where it must.
  private func broken(_ text: String, _ options: AnalysisOptions = AnalysisOptions()) -> String {
    let utf8 = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for lineBreak in analyzer.analyze(utf8, options: options).breaks {
      result += utf8[start..<Int(lineBreak.offset)] + Array((lineBreak.kind == .allowed ? "|" : "¶").utf8)
      start = Int(lineBreak.offset)
    }
    return String(decoding: result + utf8[start...], as: UTF8.self)
  }

  @Test("Hard breaks, in all profiles", arguments: LineBreakingProfile.allCases)
  func hardBreaks(profile: LineBreakingProfile) {
    let options = AnalysisOptions(breaking: profile)
    for separator in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      for word in ["a", "ж"] {
        #expect(
          broken("\(word)\(separator)\(separator)\(word) \(separator)", options)
            == "\(word)\(separator)¶\(separator)¶\(word) \(separator)¶")
      }
    }
    #expect(broken("สวัสดีครับ\n", options) == "สวัสดี|ครับ\n¶")
  }

  @Test("Spaces, no-break characters and invisible opportunities", arguments: LineBreakingProfile.allCases)
  func spaces(profile: LineBreakingProfile) {
    let options = AnalysisOptions(breaking: profile)
    #expect(broken("a  b\tc ", options) == "a  |b\t|c ")
    #expect(broken("a\u{A0}b\u{202F}c\u{2007}d", options) == "a\u{A0}b\u{202F}c\u{2007}d")
    if profile != .android { #expect(broken("soft\u{AD}hyphen", options) == "soft\u{AD}|hyphen") }
    #expect(broken("zero\u{200B}width", options) == "zero\u{200B}|width")
    #expect(broken("漢\u{2060}字", options) == "漢\u{2060}字")
    #expect(broken("漢字", options) == "漢|字")
  }

  @Test("Clusters are never cut: a mark stays on its space, an invisible character does not hold words together")
  func clusters() {
    for profile in LineBreakingProfile.allCases where profile != .flutter {
      let options = AnalysisOptions(breaking: profile)
      #expect(broken("a \u{301}b c", options) == "a \u{301}b |c")
      #expect(broken("تکه \u{200C}شمایل", options) == "تکه \u{200C}|شمایل")
      #expect(broken("ab \u{200C} cd", options) == "ab \u{200C} |cd")
      #expect(broken("漢\u{1F3FB}字", options) == "漢\u{1F3FB}|字")
      #expect(broken("👨‍👩‍👧👨‍👩‍👧 🇩🇪🇫🇷", options) == "👨‍👩‍👧|👨‍👩‍👧 |🇩🇪|🇫🇷")
    }
  }

  @Test("In Flutter a mark or an invisible character may begin a line after a space, as a cluster of its own")
  func dividedClusters() {
    let options = AnalysisOptions(breaking: .flutter)
    #expect(broken("a \u{301}b c", options) == "a |\u{301}b |c")
    #expect(broken("تکه \u{200C}شمایل", options) == "تکه |\u{200C}شمایل")
    #expect(analyzer.analyze(Array("a \u{301}b".utf8), options: options).graphemes == [0, 1, 2, 4, 5])
  }

  /// Expected: what `SkParagraph` does (rules LB15a and LB15b of Unicode 15.1).
  @Test("In Flutter quotes stay beside the spaces inside them")
  func spacedQuotes() {
    let options = AnalysisOptions(breaking: .flutter)
    #expect(broken("a « b c » d", options) == "a |« b |c » |d")
    #expect(broken("a “  b ”, ‘c’ d", options) == "a |“  b ”, |‘c’ |d")
    #expect(broken("a” “ b ’tis x« y", options) == "a” |“ b |’tis |x« |y")
  }

  @Test("Dictionaries break Thai, Lao, Khmer and Burmese, whatever the locale")
  func dictionaries() {
    #expect(broken("ภาษาไทยง่าย") == "ภาษา|ไทย|ง่าย")
    // Too short for two words, to ICU 72 in UTF-16.
    for word in ["ဂရိ", "ကဒ်", "ဝေလ", "ទួគ", "ខូក"] { #expect(broken(word + " " + word) == word + " |" + word) }
    #expect(broken("ພາສາລາວ") == "ພາສາ|ລາວ")
    #expect(broken("ខ្ញុំចង់ទៅផ្សារ") == "ខ្ញុំ|ចង់ទៅ|ផ្សារ")
    #expect(broken("မြန်မာစာ") == "မြန်မာ|စာ")
    #expect(broken("ภาษาไทย", AnalysisOptions(locale: "en", words: .keepAll)) == "ภาษา|ไทย")
  }

  @Test("Small kana: strict everywhere, as the locale likes by default")
  func strictness() {
    func kana(_ locale: String, _ strictness: LineBreakStrictness, _ profile: LineBreakingProfile = .unicode) -> String
    {
      broken("きゃー〜", AnalysisOptions(locale: locale, breaking: profile, strictness: strictness))
    }
    #expect(kana("ja", .strict) == "きゃー〜")
    #expect(kana("ja", .auto) == "き|ゃ|ー〜")
    #expect(kana("ja", .normal) == "き|ゃ|ー|〜")
    #expect(kana("en", .auto) == "きゃー〜")
    #expect(kana("en", .loose) == "き|ゃ|ー〜")
    // Chromium lets small kana start a line in every locale.
    #expect(kana("en", .auto, .browser) == "き|ゃ|ー〜")
    #expect(kana("en", .strict, .browser) == "きゃー〜")
    // Labels of iOS let none do so.
    #expect(kana("ja", .auto, .apple) == "きゃー〜")
    #expect(kana("ja-u-lb-loose", .auto, .apple) == "き|ゃ|ー|〜")
    // The locale may say so itself, in either form.
    #expect(kana("ja-u-lb-strict", .auto) == "きゃー〜")
    #expect(kana("ja@lb=strict", .auto) == "きゃー〜")
    #expect(kana("en-u-lb-strict", .auto, .browser) == "きゃー〜")
    #expect(kana("en@lb=strict", .auto, .browser) == "きゃー〜")
  }

  @Test("keep-all: Korean breaks at spaces, punctuation and pictures as before")
  func keepAll() {
    for profile in LineBreakingProfile.allCases {
      let keepAll = AnalysisOptions(locale: "ko", breaking: profile, words: .keepAll)
      let usual = profile == .apple ? "한국어 |텍스트" : "한|국|어 |텍|스|트"
      #expect(broken("한국어 텍스트", AnalysisOptions(locale: "ko", breaking: profile)) == usual)
      #expect(broken("한국어 텍스트", keepAll) == "한국어 |텍스트")
      #expect(broken("中文。日本語、漢字", keepAll) == "中文。|日本語、|漢字")
      #expect(broken("漢e\u{301}字", keepAll) == "漢e\u{301}字")
      #expect(broken("漢😀字", keepAll) == "漢|😀|字")
      #expect(broken("(가)나", keepAll) == "(가)|나")
    }
  }

  /// Apple: "The text system prohibits breaking between Hangul characters"; nothing is said of others.
  @Test("On iOS lines break beside Hangul, but not inside it")
  func hangul() {
    func broken(_ text: String) -> String { self.broken(text, AnalysisOptions(locale: "ko", breaking: .apple)) }
    #expect(broken("변경하시려면 확인을") == "변경하시려면 |확인을")
    #expect(broken("3개월 (무료)로") == "3|개월 |(무료)|로")
    #expect(broken("大韓民國의 국기") == "大|韓|民|國|의 |국기")
    #expect(broken("ㅋㅋㅋ 각\u{1100}\u{1161}") == "ㅋㅋㅋ |각\u{1100}\u{1161}")
    #expect(broken("안녕\n하세요") == "안녕\n¶하세요")
  }

  @Test(
    "Locales that are nonsense break like the root",
    arguments: ["xx", "!!!", "", "a-very-long-\(String(repeating: "x", count: 300))", "en_US_POSIX"])
  func nonsenseLocales(locale: String) {
    #expect(broken("A b-c 漢字", AnalysisOptions(locale: locale)) == "A |b-|c |漢|字")
  }

  @Test("More locales than are kept open give the same breaks again")
  func manyLocales() {
    let locales = (0..<40).map { "en-x-l\($0)" } + ["ja", "zh", "ko"]
    let first = locales.map { broken("きゃー word-word", AnalysisOptions(locale: $0)) }
    let second = locales.reversed().map { broken("きゃー word-word", AnalysisOptions(locale: $0)) }
    #expect(first == second.reversed())
    // Japanese and Korean differ in small kana to ICU before that of Unicode 16.
    #expect(first.last != first[40] || unicodeVersion.major >= 16)
  }
}
