/// What a system does with lines, where systems differ.
///
/// The initial values are those of `unicode`: UAX #14 and CSS. Each other system lists below where it differs. All other code asks for
/// properties, not for systems.
package struct LineRules: Sendable {
  // MARK: Where lines may break

  /// Whether ASCII breaks by a table of pairs, and scripts without spaces by Chromium's dictionaries; else both by ICU.
  package var breaksByPairs = false
  /// Whether ``RecentLineRules`` apply.
  package var hasRecentRules = false
  /// Whether a line may end after a hyphen that the text has.
  package var breaksAfterHyphens = true
  /// Whether web and mail addresses break at their signs, and only if they are wider than a line.
  package var breaksAddresses = false
  /// Whether a line may break on both sides of a box, whatever stands there.
  package var breaksBesideBoxes = false
  /// Whether break opportunities depend on the language; else they are those of no language and of the strictness `normal`.
  package var hasLanguages = true
  /// The strictness `auto`.
  package var usualStrictness = UsualStrictness.ofLanguage
  /// Whether no line breaks between two characters of Hangul, so that Korean breaks at its spaces.
  package var keepsHangulWords = false
  /// Whether the second of two lines gets the word before its own if that is short.
  package var pushesWordsOut = false
  /// Whether break opportunities are looked for from each line's start, without the text on the line above.
  package var looksFromLineStart = false

  /// Which strictness is meant where none is given.
  package enum UsualStrictness: Sendable {
    case ofLanguage
    case normal
    /// Strict in every language, unless its tag names one.
    case strict
    /// That of the language in Chinese and Japanese, or if its tag names one; else `normal`. So small kana may begin lines.
    case normalOutsideEastAsia
  }

  // MARK: How wide lines are

  /// Whether each line is shaped by itself; else it has the glyphs of the text as shaped whole.
  package var shapesLines = true
  /// Whether words and the spaces between them are shaped each by itself (`AndroidRuns`).
  package var shapesWords = false
  /// Whether the characters of a grapheme cluster are shaping clusters of their own, so that a line may begin with a mark after a space.
  package var dividesGraphemes = false
  /// Whether a line has to fit even before a cut at its end changes its shaping.
  package var fitsUncut = false
  /// Which white space takes no room at a line's end.
  package var hangingSpace = HangingSpace()
  /// Where tabs end.
  package var tabs = Tabs.eightSpaces
  /// How much further than its edge a line may reach, in points.
  package var slack = 0.0
  /// Whether white space at a paragraph's end counts for the width of a text on one line.
  package var countsSpaceAtEnds = false
  /// Whether a text of one run without white space inside needs its whole width.
  package var keepsRunsWhole = false

  /// Where tabs end.
  package enum Tabs: Sendable {
    /// At multiples of eight spaces of the first font (CSS `tab-size: 8`).
    case eightSpaces
    /// At multiples of 20 pixels, at every density.
    case twentyPixels
    /// A tab is a space.
    case asSpaces
  }

  // MARK: Letter spacing

  /// Whether letter spacing follows each glyph, but none in a run of cursive letters from right to left; else it follows each cluster that
  /// is not invisible, and only spaces among letters that join.
  package var spacesGlyphs = false
  /// Whether letters that one line connects, such as those of Devanagari, are among those that join.
  package var joinsHeadlines = false
  /// Whether a no-break space among letters that join is spaced.
  package var spacesNoBreakSpaces = true
  /// Whether letter spacing turns off only the standard ligatures, and only if it is positive.
  package var spacingKeepsForms = false

  // MARK: What does not fit

  /// Where a word is divided that is wider than a line.
  package var division = WordDivision.shapedLetters
  /// Whether a word may be divided between consonants that a virama joins.
  package var dividesConjuncts = false
  /// Whether a hyphen is drawn where a line ends at a soft hyphen.
  package var drawsHyphens = true
  /// Whether a line that ends before a soft hyphen, because the hyphen does not fit, has room for it even so.
  package var keepsRoomForHyphens = false
  /// Whether text is cut before the token after its line was measured.
  ///
  /// What is hidden then counts for the line's height. The token takes the face of the text before it, and no letter spacing.
  package var cutsMeasuredLines = false

  /// Where a word is divided that is wider than a line.
  package enum WordDivision: Sendable {
    /// On a line of its own, between letters, which are shaped again.
    case shapedLetters
    /// On the line that it begins on, between clusters.
    case fromItsFirstLine
    /// On a line of its own, between clusters; breaks inside addresses come before that.
    case clusters
  }
}

extension LineRules {
  /// Whether lines end where segments say, the stretches of text between two break opportunities.
  package var segmentsDetermineLines: Bool { !looksFromLineStart && !fitsUncut }
}

extension LineBreakingProfile {
  /// What the system of the profile does.
  package var rules: LineRules {
    switch self {
    case .unicode: LineRules()
    case .browser: .chromium
    case .flutter: .skia
    case .android: .minikin
    case .apple: .coreText
    }
  }
}

extension LineRules {
  /// Blink, which compares lines in units of 1/64 pixel.
  ///
  /// Source, code: `LazyLineBreakIterator`, `ShapingLineBreaker` and `ShapeResultSpacing` of Chromium 149.
  fileprivate static let chromium = LineRules(
    breaksByPairs: true, hasRecentRules: true, breaksBesideBoxes: true, usualStrictness: .normalOutsideEastAsia,
    looksFromLineStart: true, fitsUncut: true,
    hangingSpace: HangingSpace(characters: .spaceTabIdeographic, passesFormatting: false, hasLines: true),
    slack: 1.0 / 64, keepsRoomForHyphens: true)

  /// SkParagraph as Flutter sets it up, which cuts widths off after the hundredths.
  ///
  /// Source, code: `TextWrapper.cpp`, `OneLineShaper.cpp`, `Run.cpp`, `TextLine.cpp` and `ParagraphImpl.cpp` of Skia;
  /// `paragraph_builder_skia.cc` of Flutter, whose data for ICU has `line_normal.brk` only.
  fileprivate static let skia = LineRules(
    hasRecentRules: true, hasLanguages: false, shapesLines: false, dividesGraphemes: true,
    hangingSpace: HangingSpace(passesFormatting: false), tabs: .asSpaces, slack: 0.01 - singlePrecisionError,
    countsSpaceAtEnds: true, keepsRunsWhole: true, spacesGlyphs: true, spacingKeepsForms: true,
    division: .fromItsFirstLine, drawsHyphens: false, cutsMeasuredLines: true)

  /// Own: more than Skia's sum of a line's advances in single precision is too small.
  private static let singlePrecisionError = 0x1p-12

  /// Minikin as Compose sets it up, in the strictness `normal` in every language (`LineBreak.Simple`).
  ///
  /// Source, code: `WordBreaker.cpp`, `GreedyLineBreaker.cpp`, `LineBreakerUtil.h` and `LetterSpacingUtils.h` of AOSP's Minikin, Android 15,
  /// and `TAB_INCREMENT` of `android.text.Layout`.
  fileprivate static let minikin = LineRules(
    breaksAfterHyphens: false, breaksAddresses: true, usualStrictness: .normal, shapesLines: false, shapesWords: true,
    hangingSpace: HangingSpace(characters: .separatorsButTab, passesFormatting: false, hasLines: true),
    tabs: .twentyPixels, joinsHeadlines: true, spacesNoBreakSpaces: false, division: .clusters,
    dividesConjuncts: true)
}

extension LineRules {
  /// CoreText in labels, whose `lineBreakStrategy` is `standard`.
  ///
  /// Source, published: Apple, `UILabel.lineBreakStrategy` ("The default value is standard") and
  /// `NSParagraphStyle.LineBreakStrategy.hangulWordPriority`, which is a bit of `standard` (as of 2026-11); OpenSwiftUI at 069dd80b,
  /// `makeParagraphStyle`, has the same for SwiftUI. That small kana and long vowel marks begin no line was seen on iOS 14
  /// (qiita.com/cub, 2020-10).
  fileprivate static let coreText = LineRules(
    usualStrictness: .strict, keepsHangulWords: true, pushesWordsOut: true)
}

/// White space at a line's end, which hangs beyond the edge instead of taking room.
package struct HangingSpace: Sendable {
  /// Which characters hang.
  package var characters = Characters.separators
  /// Whether bidirectional formatting is passed over (CSS Text 3, section 4.1); else no space before it hangs.
  package var passesFormatting = true
  /// Whether what hangs has a line if it is all that stands between two breaks, and if there is more of it before.
  package var hasLines = false

  /// Which characters hang at a line's end.
  package enum Characters: Sendable {
    /// Every space separator but the no-break spaces, and the tab (CSS).
    case separators
    case separatorsButTab
    case spaceTabIdeographic
  }
}
