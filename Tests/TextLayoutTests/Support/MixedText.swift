import TestSupport

/// Texts with words in several scripts, numbers and signs.
enum MixedText {
  private static let words = [
    "Архив|Ошибка|файл|уже|копирование|не", "한국|권한|설정|파일을|문서|중|오류", "ข้อมูล|แฟ้ม|รูปภาพ|ชนิด|ประเทศไทย",
    "फ़ाइल|त्रुटि|को|पढ़ने|में|छापें", "エラー|圧縮|サーバー|ひらがな|々|ゝ|ードメイン", "设置|网络|文件|使用", "PNG|iPhone|Wi-Fi|x|AV|office|e-mail|Typ",
    "αρχείο|σφάλμα", "صورة|ملف|خطأ|من|مُحَمَّد|می\u{200C}خواهم|ہے", "קובץ|שגיאה|שָׁלוֹם|צה\"ל|אל־על", "படம்|கோப்பு", "ფაილი",
    "é|naïve|ǎ",
    "ܫܠܡܐ|ܟܬܒܐ", "µ|№|①|٣ب", "😀|🎉|❤️|✅|👩‍👩‍👧‍👦|👍🏽|🇩🇪|☎︎|ok👍|⭐⭐⭐|♥|‼️",
  ].map { $0.split(separator: "|").map(String.init) }
  private static let numbers = [
    "12", "3", "5x8", "3GPP2", "80%", "1.5", "2026-11-25", "10:30", "#7", "$5", "v2", "१२", "٣", "12件", "x86", "8",
    "1+2", "-5", "٣٫٥", "50%", "1/2", "a(b", "(c)", "٤٥٠-١١٠٠", "12ב", "PNG:", ":JPG", "+972",
  ]
  private static let signs = [
    ("(", ")"), ("“", "”"), ("'", "'"), ("\"", "\""), ("", ":"), ("", "."), ("", ","), ("", "!"), ("", "?"), ("", "…"),
    ("(", ""), ("", ")"),
    ("[", "]"), ("", ";"), ("「", "」"), ("«", "»"), ("<", ">"), ("（", "）"), ("-", ""), ("", "-"), ("", "。"), ("@", ""),
    ("", "("), ("“", ""), ("", "؛"), ("", "،"), ("", "؟"), ("«", ""), ("$", "%"),
  ]

  /// - Parameter isRightToLeft: Whether most of its words are Arabic or Hebrew.
  static func random(_ generator: inout SeededGenerator, isRightToLeft: Bool = false) -> String {
    let own = (isRightToLeft ? words[8...9] : words[...]).randomElement(using: &generator) ?? []
    return (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      var word =
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1: numbers.randomElement(using: &generator) ?? ""
        case 2, 3: words.randomElement(using: &generator)?.randomElement(using: &generator) ?? ""
        default: own.randomElement(using: &generator) ?? ""
        }
      if Int.random(in: 0..<12, using: &generator) == 0 { word += own.randomElement(using: &generator) ?? "" }
      guard Int.random(in: 0..<3, using: &generator) == 0 else { return word }
      let (before, after) = signs.randomElement(using: &generator) ?? ("", "")
      return before + word + after
    }.joined(separator: " ")
  }
}
