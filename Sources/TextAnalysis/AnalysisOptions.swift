/// Which rules say where a line may break.
public enum LineBreakingProfile: String, Codable, Sendable, Hashable, CaseIterable {
  /// UAX #14 as ICU does it, with its dictionaries and locale tailorings.
  case unicode
  /// What Chromium does: a fixed pair table inside ASCII, `unicode` for the rest.
  case browser
  /// What Flutter does, whose texts are Skia's `SkParagraph`: `unicode` in no language and of the strictness `normal`, but a word that is
  /// wider than a line is broken on the line that it begins on, letter spacing follows every glyph, and text is cut before an ellipsis
  /// as Skia does.
  case flutter
  /// What Android does, in its views and in Jetpack Compose, without hyphenation: `unicode`, but no line breaks after a hyphen, and web and
  /// mail addresses break at their signs, and only if they are wider than a line.
  case android
  /// What labels of UIKit and texts of SwiftUI do from iOS 14 on: `unicode`, but no line breaks between two characters of Hangul, small kana
  /// and long vowel marks begin no line unless the locale names a strictness, and of two lines the second gets a word more if it would be
  /// one of at most ten characters.
  case apple
}

/// How strict line breaking is about characters that should not start a line, such as small kana (CSS `line-break`).
public enum LineBreakStrictness: String, Codable, Sendable, Hashable, CaseIterable {
  /// The strictness that is usual for the locale.
  case auto
  /// The least restrictive rules: newspapers, narrow columns.
  case loose
  /// The most common rules.
  case normal
  /// The most restrictive rules.
  case strict
}

/// Whether a line may break between two letters of a script that writes no spaces (CSS `word-break`).
public enum WordBreaking: String, Codable, Sendable, Hashable, CaseIterable {
  /// Between ideographs, kana and Hangul syllables, as UAX #14 says.
  case normal
  /// Not between letters or digits: Korean breaks at its spaces only. Dictionary breaks (Thai, Lao, Khmer, Burmese) stay.
  case keepAll = "keep-all"
}

/// What the analysis of a text depends on, apart from the text.
package struct AnalysisOptions: Sendable {
  /// How the base direction of each bidi paragraph is found.
  package var baseDirection: BaseDirection
  /// The language of the text: a BCP 47 tag (`ja`, `zh-Hant-TW`) or a locale in ICU's form.
  ///
  /// A language that ICU does not know breaks lines like the root locale.
  package var locale: String
  /// What the system does with lines.
  package let rules: LineRules
  /// How strict line breaking is.
  package var strictness: LineBreakStrictness
  /// Whether a line may break inside what a reader of Korean or Chinese takes as one word.
  package var words: WordBreaking

  /// Creates options; left out, each has the value most text wants.
  package init(
    baseDirection: BaseDirection = .firstStrong,
    locale: String = "en",
    breaking: LineBreakingProfile = .unicode,
    strictness: LineBreakStrictness = .auto,
    words: WordBreaking = .normal
  ) {
    self.baseDirection = baseDirection
    self.locale = locale
    rules = breaking.rules
    self.strictness = strictness
    self.words = words
  }

  /// How strict lines are broken: the given strictness, or the system's usual one.
  var usedStrictness: LineBreakStrictness {
    guard strictness == .auto else { return strictness }
    switch rules.usualStrictness {
    case .ofLanguage: return .auto
    case .normal: return .normal
    case .strict: return namesStrictness ? .auto : .strict
    case .normalOutsideEastAsia:
      let language = locale.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
      return language == "ja" || language == "zh" || namesStrictness ? .auto : .normal
    }
  }

  /// Whether the locale names a strictness itself: `ja-u-lb-strict`, `ja@lb=strict`.
  private var namesStrictness: Bool {
    locale.utf8.count > 8 && (locale.contains("-lb-") || locale.contains("lb="))
  }
}
