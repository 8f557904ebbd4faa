public import FontKit
public import TextAnalysis

/// Everything that shaping a text depends on, except its size.
///
/// Size, width, line height and the number of lines are given when the text is laid out: one preparation serves them
/// all.
public struct TextStyle: Codable, Hashable, Sendable {
  /// The families the text is set in, in order of preference; those that the collection does not have are skipped.
  public var families: [String]
  /// The weight, 1 to 1000; 400 is regular.
  public var weight: Int
  /// Whether the text is italic.
  public var isItalic: Bool
  /// Whether the collection's fallback families follow `families`.
  public var fallsBack: Bool
  /// The base direction of each paragraph.
  public var direction: BaseDirection
  /// The language of the text as a BCP 47 tag, `de-AT`, or as Foundation's locales spell it, `de_AT`: it chooses localised
  /// glyphs, line-breaking rules and dictionaries.
  ///
  /// A tag that no language has is no error: it chooses nothing.
  public var locale: String
  /// Which line-breaking rules apply.
  public var breaking: LineBreakingProfile
  /// How strict line breaking is about characters that should not start a line.
  public var strictness: LineBreakStrictness
  /// Whether a line may break between the letters of scripts that write no spaces.
  public var words: WordBreaking
  /// OpenType features that are set.
  public var features: [FontFeature]
  /// Positions on the axes of variable faces; a face ignores axes it does not have.
  ///
  /// The weight sets `wght` unless it is given here.
  public var variations: [FontVariation]
  /// Points added after every grapheme cluster, the last of a line included.
  ///
  /// Other than 0 it turns optional ligatures off.
  public var letterSpacing: Double
  /// The token that stands for text that is left out; nil for an ellipsis: `…`, or three dots where no face has it.
  ///
  /// It is set in the style of the whole text, spans or not, each of its characters in the first face that has it, and
  /// shaped once for all texts of the style. In the line it is a paragraph of its own, and a neutral to its neighbours.
  /// It stands on one line: tabs and hard breaks in it are not drawn. An empty token leaves a gap.
  public var truncationToken: String?

  /// A style; each value not given is the most common one.
  public init(
    families: [String] = ["Roboto"],
    weight: Int = 400,
    isItalic: Bool = false,
    fallsBack: Bool = true,
    direction: BaseDirection = .firstStrong,
    locale: String = "en",
    breaking: LineBreakingProfile = .unicode,
    strictness: LineBreakStrictness = .auto,
    words: WordBreaking = .normal,
    features: [FontFeature] = [],
    variations: [FontVariation] = [],
    letterSpacing: Double = 0,
    truncationToken: String? = nil
  ) {
    self.families = families
    self.weight = weight
    self.isItalic = isItalic
    self.fallsBack = fallsBack
    self.direction = direction
    self.locale = locale
    self.breaking = breaking
    self.strictness = strictness
    self.words = words
    self.features = features
    self.variations = variations
    self.letterSpacing = letterSpacing
    self.truncationToken = truncationToken
  }
}

extension TextStyle: CheckedNumbers {
  var fault: String? {
    if !(1...1000).contains(weight) { return "a weight lies between 1 and 1000" }
    if !letterSpacing.isFinite { return "letter spacing must be a number of points" }
    return variations.allSatisfy(\.value.isFinite) ? nil : "a place on an axis must be a number"
  }
}
