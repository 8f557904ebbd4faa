internal import FontKit

/// How prepared text is laid out, beside its width and size.
///
/// None of it needs shaping.
public struct ParagraphStyle: Hashable, Sendable {
  /// The maximum number of lines; 0 for no limit.
  public var maximumLines: Int
  /// What happens to text that needs more lines than `maximumLines`.
  public var truncation: Truncation
  /// What becomes of white space beside the cut.
  public var spaceAtCut: SpaceAtCut
  /// How high a line is.
  public var lineHeight: LineHeight
  /// Points added between two lines, beside `lineHeight`; a negative number lets lines overlap.
  public var lineSpacing: Double
  /// Whether a face that stands in for missing characters may make a line higher.
  public var fallbackLineHeight: FallbackLineHeight
  /// What happens to a word that is wider than a line.
  public var overflowWrap: OverflowWrap
  /// Where lines stand between the edges.
  public var alignment: LineAlignment
  /// How text is divided among its lines.
  public var wrapping: TextWrapping

  /// A paragraph style; each value not given is the most common one.
  public init(
    maximumLines: Int = 0,
    truncation: Truncation = .tail,
    spaceAtCut: SpaceAtCut = .trimmed,
    lineHeight: LineHeight = .natural,
    lineSpacing: Double = 0,
    fallbackLineHeight: FallbackLineHeight = .grow,
    overflowWrap: OverflowWrap = .anywhere,
    alignment: LineAlignment = .natural,
    wrapping: TextWrapping = .greedy
  ) {
    self.maximumLines = maximumLines
    self.truncation = truncation
    self.spaceAtCut = spaceAtCut
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.fallbackLineHeight = fallbackLineHeight
    self.overflowWrap = overflowWrap
    self.alignment = alignment
    self.wrapping = wrapping
  }

  /// Traps if a caller set an invalid value.
  ///
  /// Called where lines are filled, not where a value is set: requests hold values before they are validated.
  @inline(__always)
  func check() {
    checkNumbers()
    // Most lines are natural ones.
    if case .natural = lineHeight {} else { lineHeight.check() }
  }

  /// `check` for natural lines.
  @inline(__always)
  func checkNumbers() {
    require(maximumLines >= 0, "the number of lines cannot be negative")
    require(lineSpacing.isFiniteNumber, "the space between lines is finite")
  }
}

/// Which part of a text an ellipsis replaces if the text needs more lines than are allowed.
///
/// The last line that is allowed is also cut if it is all that is left but too wide, such as a word that may not be
/// broken.
///
/// The cut is between grapheme clusters, and inside a ligature only where nothing could be shown otherwise. The
/// ellipsis stands in the place of all that is left out, at the bidi level that a neutral character would have there;
/// at an end of the line that is the paragraph's level. If only the ellipsis fits, or not even that, it stands alone.
public enum Truncation: String, Hashable, Sendable, CaseIterable {
  /// The end.
  case tail
  /// The beginning of the last line. What is shown is the end of the text.
  case head
  /// The middle of the last line, so that as much is shown of the text's end as of the line's beginning.
  ///
  /// The gap grows from the middle, by a cluster at a time on the side that stays wider without it, until the rest
  /// fits: the rule of Pango (`ellipsize.c`). If both sides would stay equally wide, it grows towards the end.
  case middle
  /// No ellipsis: the lines beyond the last are left out.
  case none
}

/// What becomes of white space beside the ellipsis.
public enum SpaceAtCut: String, Hashable, Sendable, CaseIterable {
  /// It is left out with the rest, so that the ellipsis stands by the word.
  case trimmed
  /// It is shown, as in Android (`StaticLayout.calculateEllipsis`), CSS (`text-overflow`) and Pango.
  case kept
}

/// Whether a face that stands in for missing characters may make a line higher.
public enum FallbackLineHeight: String, Hashable, Sendable, CaseIterable {
  /// It may, as in browsers and Core Text.
  case grow
  /// It may not: the first face alone makes the line box, so a text's height follows from the number of its lines.
  case locked
}

/// What happens to a word that is wider than a line (CSS `overflow-wrap`).
public enum OverflowWrap: String, Hashable, Sendable, CaseIterable {
  /// It is broken between grapheme clusters.
  case anywhere
  /// It reaches beyond the edge.
  case none
}

/// How text is divided among its lines (CSS `text-wrap-style`).
public enum TextWrapping: String, Hashable, Sendable, CaseIterable {
  /// As much on each line as fits.
  case greedy
  /// As many lines as `greedy` has, of widths as even as they can be: they are filled as if the width were
  /// `PreparedText.balancedWidth`, which makes the widest line as narrow as possible (CSS `text-wrap: balance`).
  case balanced
}

/// Where a line stands between the edges.
///
/// A line that is wider than the room between the edges overflows at the side opposite to its alignment; a centred line
/// overflows at both.
public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where its paragraph begins.
  case natural
  /// At the edge where the text begins: all lines at that of the first paragraph, whatever the direction of their own.
  case leading
  /// At the edge opposite to `leading`.
  case trailing
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// In the middle.
  case center
  /// From edge to edge: the spaces between words are widened, and so is the room between ideographs, kana and emoji,
  /// which have no spaces.
  ///
  /// The last line of a paragraph, a line that ends in an ellipsis, and a line with nothing to widen are `natural`. On
  /// a line with tabs only what is after the last tab is widened.
  case justified
}
