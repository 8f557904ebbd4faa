/// Line heights as Flutter makes them: Skia's `SkParagraph`, which rounds the height of each line to a whole point.
public struct FlutterLineHeight: Hashable, Sendable {
  /// Where what a height adds to a line goes (`TextLeadingDistribution`).
  public enum LeadingDistribution: Hashable, Sendable {
    /// In the proportion of ascent and descent.
    case proportional
    /// Half above and half below.
    case even
  }

  /// A minimum line height for every line of a text (`StrutStyle`), of the text's first face.
  public struct Strut: Hashable, Sendable {
    /// Its size, as a multiple of the text's.
    public var scale: Double
    /// Its height, as a multiple of its size; nil for the face's own.
    public var height: Double?
    /// Its leading, as a multiple of its size.
    ///
    /// The face's own line gap does not count: `SkParagraph` takes a leading that is not given as 0.
    public var leading: Double
    /// Whether all lines have its height, whatever is on them.
    public var isForced: Bool
    /// Where what the height adds goes.
    public var leadingDistribution: LeadingDistribution

    /// A strut.
    public init(
      scale: Double = 1, height: Double? = nil, leading: Double = 0, isForced: Bool = false,
      leadingDistribution: LeadingDistribution = .proportional
    ) {
      self.scale = scale
      self.height = height
      self.leading = leading
      self.isForced = isForced
      self.leadingDistribution = leadingDistribution
    }
  }

  /// `TextStyle.height`: the line height as a multiple of the size; nil or 0 for the face's own, as 0 is `kTextHeightNone`
  /// (`dart:ui`, `text.dart`).
  public var height: Double?
  /// Where what the height adds goes.
  public var leadingDistribution: LeadingDistribution
  /// Whether the height applies to the first line's ascent (`TextHeightBehavior`).
  public var appliesToFirstAscent: Bool
  /// Whether the height applies to the last line's descent.
  public var appliesToLastDescent: Bool
  /// The strut, if there is one.
  public var strut: Strut?

  /// Line heights; the defaults are those of `Text`.
  public init(
    height: Double? = nil, leadingDistribution: LeadingDistribution = .proportional, appliesToFirstAscent: Bool = true,
    appliesToLastDescent: Bool = true, strut: Strut? = nil
  ) {
    self.height = height
    self.leadingDistribution = leadingDistribution
    self.appliesToFirstAscent = appliesToFirstAscent
    self.appliesToLastDescent = appliesToLastDescent
    self.strut = strut
  }
}
