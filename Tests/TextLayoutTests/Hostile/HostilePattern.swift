import Testing

/// A text of any length: an opening, and a piece that repeats.
struct HostilePattern: Sendable, CustomTestStringConvertible {
  let name: String
  var opening = ""
  let piece: String

  var testDescription: String { name }

  func text(count: Int) -> String { opening + String(repeating: piece, count: count) }

  /// Patterns for which a layout engine took, or might take, more than linear time.
  static let all = [
    // Without break opportunities: every line is cut inside a word.
    HostilePattern(name: "letters", piece: "a"),
    HostilePattern(name: "letters that kern", piece: "AVTy"),
    HostilePattern(name: "ligatures", piece: "ffi"),
    // In Inter each bracket depends on all letters before it. Each missing letter depends on the next one.
    HostilePattern(name: "brackets", piece: "[a]"),
    HostilePattern(name: "missing conjuncts", piece: "\u{1780}\u{17D2}"),
    HostilePattern(name: "no-break spaces", piece: "a\u{A0}"),
    HostilePattern(name: "word joiners", piece: "\u{2060}"),
    HostilePattern(name: "joined letters", piece: "ب"),
    HostilePattern(name: "ligatures of joined letters", piece: "لا"),
    HostilePattern(name: "conjuncts", piece: "क\u{94D}"),
    HostilePattern(name: "Thai without words", piece: "ก"),
    // With break opportunities everywhere.
    HostilePattern(name: "words", piece: "word "),
    HostilePattern(name: "ideographs", piece: "漢"),
    HostilePattern(name: "spaces", piece: " "),
    HostilePattern(name: "zero-width spaces", piece: "\u{200B}"),
    HostilePattern(name: "soft hyphens", piece: "\u{AD}"),
    HostilePattern(name: "letters and soft hyphens", piece: "a\u{AD}"),
    HostilePattern(name: "tabs", piece: "\t"),
    HostilePattern(name: "tabs that do not break", opening: "a", piece: "\t\u{2060}"),
    HostilePattern(name: "letters and tabs", piece: "a\t"),
    HostilePattern(name: "line feeds", piece: "\n"),
    HostilePattern(name: "carriage returns and line feeds", piece: "a\r\n"),
    HostilePattern(name: "spaces with marks", piece: " \u{301}"),
    // One grapheme cluster, or a few.
    HostilePattern(name: "marks on one base", opening: "a", piece: "\u{301}"),
    HostilePattern(name: "marks of two classes", opening: "a", piece: "\u{301}\u{327}"),
    HostilePattern(name: "marks on a letter that joins", opening: "ب", piece: "\u{64E}"),
    HostilePattern(name: "emoji joined", piece: "👩\u{200D}"),
    HostilePattern(name: "leading jamo", piece: "\u{1100}"),
    HostilePattern(name: "prepended marks", piece: "\u{600}"),
    // Many runs.
    HostilePattern(name: "fonts in turn", piece: "aक"),
    HostilePattern(name: "directions in turn", piece: "aא"),
    HostilePattern(name: "embeddings", piece: "\u{202B}a\u{202A}ב"),
    HostilePattern(name: "isolates", piece: "\u{2067}a\u{2066}ב"),
    HostilePattern(name: "overrides of joined letters", opening: "\u{202D}", piece: "ب"),
    HostilePattern(name: "emoji", piece: "😀a"),
    HostilePattern(name: "flags", piece: "🇩🇪"),
    HostilePattern(name: "characters without a glyph", piece: "\u{E123}"),
    HostilePattern(name: "control characters", piece: "\u{1}"),
  ]
}
