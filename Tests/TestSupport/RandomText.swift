/// Texts for property tests: pieces of real text in many scripts, and characters that break careless code.
public enum RandomText {
  /// A text of words, spaces and hostile characters, whose number of pieces lies in `length`.
  public static func mixed(length: ClosedRange<Int> = 0...30, using generator: inout some RandomNumberGenerator)
    -> String
  {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: length, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<3: text.append(contentsOf: (words.randomElement(using: &generator) ?? "").unicodeScalars)
      case 3..<5: text.append(" ")
      case 5: text.append(anyScalar(using: &generator))
      default: text.append(hostile.randomElement(using: &generator) ?? " ")
      }
    }
    return String(text)
  }

  /// A random scalar; half of them are below U+3000.
  private static func anyScalar(using generator: inout some RandomNumberGenerator) -> Unicode.Scalar {
    let limit: UInt32 = Bool.random(using: &generator) ? 0x3000 : 0x11_0000
    return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) ?? "\u{FFFD}"
  }

  /// Words and phrases, with the punctuation, digits and marks that go with them.
  public static let words = [
    "Hello", "word", "don’t", "fi", "AVATAR", "e\u{301}te\u{301}", "naïve", "12,345.67", "-5", "50%", "$9.99", "(a)",
    "[b]",
    "http://example.com/a?b=c&d#e", "/usr/share/doc", "2024-11-21", "A-1", "…", "“quoted”", "«ça»", "co\u{AD}op",
    "Ελλάδα", "Москва", "ё", "Հայ", "ქარ", "שלום", "שָׁלוֹם", "תל־אביב", "مرحبا", "العربيّة", "١٢٣", "سلام",
    "می\u{200C}خواهم",
    "नमस्ते", "क्षत्रिय", "বাংলা", "தமிழ்", "తెలుగు", "සිංහල", "สวัสดีครับ", "น้ำ", "ສະບາຍດີ", "មហាក្សត្រ", "မြန်မာ", "བོད་", "ꦗꦮ",
    "日本語", "きゃりー", "カタカナ", "ｱｲｳ", "「引用」", "、", "。", "々", "中文", "漢\u{E0100}", "한국어", "\u{1112}\u{1161}\u{11AB}",
    "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🇫🇷🇯🇵", "❤\u{FE0F}", "☺\u{FE0E}", "1\u{FE0F}\u{20E3}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "𝒳", "𐤀", "𞤀",
  ]

  /// Characters with special rules in Unicode's algorithms.
  public static let hostile: [Unicode.Scalar] = [
    "\0", "\u{1}", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{1C}", "\u{1D}", "\u{1E}", "\u{1F}", "\u{7F}", "\u{85}",
    "\u{A0}", "\u{AD}",
    "\u{300}", "\u{34F}", "\u{488}", "\u{5BF}", "\u{600}", "\u{61C}", "\u{64B}", "\u{70F}", "\u{903}", "\u{94D}",
    "\u{E33}", "\u{EB3}",
    "\u{1100}", "\u{1161}", "\u{11A8}", "\u{1680}", "\u{17D2}", "\u{180B}", "\u{180E}", "\u{2007}", "\u{200B}",
    "\u{200C}", "\u{200D}",
    "\u{200E}", "\u{200F}", "\u{2010}", "\u{2011}", "\u{2014}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}",
    "\u{202C}", "\u{202D}",
    "\u{202E}", "\u{202F}", "\u{2044}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{206A}",
    "\u{20DD}", "\u{2329}",
    "\u{232A}", "\u{3000}", "\u{3008}", "\u{3009}", "\u{302A}", "\u{3099}", "\u{30FC}", "\u{FDFD}", "\u{FE0E}",
    "\u{FE0F}", "\u{FEFF}",
    "\u{FFF9}", "\u{FFFC}", "\u{FFFD}", "\u{FFFE}", "\u{1D173}", "\u{1F1E6}", "\u{1F3FB}", "\u{E0001}", "\u{E007F}",
    "\u{E0100}",
    "\u{10FFFF}", "(", ")", "[", "]", "-", "?", "!", "/", "'", "\"", "0", "a", "א", "ا", "٣",
  ]
}
