/// Line heights as Android's `StaticLayout` makes them: in whole pixels.
///
/// Ascent and descent are rounded to the nearest pixel, and the face's extremes outwards (hwui, `Paint.cpp`,
/// `FontMetricsInt`).
public struct AndroidLineHeight: Hashable, Sendable {
  /// Pixels in a point (dp).
  public var density: Double
  /// Whether the first line reaches up, and the last down, to the face's extremes (`includeFontPadding`).
  public var includesFontPadding: Bool
  /// `lineSpacingMultiplier`: the height of every line but the last, as a multiple of its own.
  public var spacingMultiplier: Double
  /// `lineSpacingExtra`, in points: added to every line but the last.
  public var spacingExtra: Double
  /// Compose's line height; then there is no font padding.
  public var compose: ComposeLineHeight?

  /// Line heights at a density, as a plain `TextView` has them unless more is given.
  public init(
    density: Double = 1, includesFontPadding: Bool = true, spacingMultiplier: Double = 1, spacingExtra: Double = 0,
    compose: ComposeLineHeight? = nil
  ) {
    require(density > 0 && density.isFinite, "a density must be positive")
    self.density = density
    self.includesFontPadding = includesFontPadding
    self.spacingMultiplier = spacingMultiplier
    self.spacingExtra = spacingExtra
    self.compose = compose
  }
}

/// A line height of Compose: `TextStyle.lineHeight` with a `LineHeightStyle` (`LineHeightStyleSpan`).
public struct ComposeLineHeight: Hashable, Sendable {
  /// Where in the line the text stands.
  public enum Alignment: Hashable, Sendable {
    /// At the top: what is added goes below.
    case top
    /// In the middle.
    case center
    /// At the bottom: what is added goes above.
    case bottom
    /// What is added is divided in the proportion of ascent and descent.
    case proportional
    /// This fraction of what is added, from 0 to 1, goes above.
    case ratio(Double)
  }

  /// The line height, in points.
  public var height: Double
  /// Where in the line the text stands.
  public var alignment: Alignment
  /// Whether the first line's top is as without a line height.
  public var trimsFirstTop: Bool
  /// Whether the last line's bottom is as without a line height.
  ///
  /// A line is the last if it ends with the text. A line that is cut by the number of lines is the last only where an
  /// ellipsis stands for all that is left, as it does in the last paragraph (`LineHeightStyleSpan.chooseHeight`).
  public var trimsLastBottom: Bool
  /// Whether lines are never made lower (`LineHeightStyle.Mode.Minimum`).
  public var isMinimum: Bool

  /// A line height.
  ///
  /// The defaults are those of Material 3's theme: centred, and trimmed nowhere.
  public init(
    height: Double, alignment: Alignment = .center, trimsFirstTop: Bool = false, trimsLastBottom: Bool = false,
    isMinimum: Bool = false
  ) {
    self.height = height
    self.alignment = alignment
    self.trimsFirstTop = trimsFirstTop
    self.trimsLastBottom = trimsLastBottom
    self.isMinimum = isMinimum
  }
}
