internal import FontKit
public import TextLayout
package import Typography

/// A list item of Material 3: a headline, an overline above it, supporting text below it, and something at either end.
///
/// Material's specification and its implementations differ, so there are readings (``Reading``): Jetpack Compose's
/// `ListItem`, its newer, expressive one that takes taps, and the specification's page. Lengths are whole pixels in all
/// of them, as in Compose; the page says nothing of pixels.
///
/// Text follows the font scale by Compose's curves (``Traits/fontScale``), times what Compose makes of the size
/// category of an Apple device (`textScale`).
///
/// If the traits have pixels (``Traits/pixelGrid``), texts are set in them, as on Android 15 and later: glyphs are whole pixels
/// wide. Such texts are prepared again for each size in pixels; columns are, too.
public final class Material3ListItem: Sendable {
  /// Whose numbers and rules apply.
  public enum Reading: String, Codable, Hashable, Sendable, CaseIterable {
    /// Jetpack Compose, `androidx.compose.material3.ListItem` without `onClick`.
    case compose
    /// Jetpack Compose, the `ListItem` with `onClick` of the expressive update, as it is since material3 1.5.0-alpha23.
    case expressive
    /// The specification's page, baseline list.
    case spec
  }

  /// Where an item is among segments (`ListItemDefaults.segmentedShapes`).
  public enum Segment: String, Codable, Hashable, Sendable, CaseIterable {
    /// At the top, with larger corners there.
    case first
    /// Between others; and alone, since Compose leaves an item that is alone as it is.
    case middle
    /// At the bottom, with larger corners there.
    case last
  }

  /// The vertical alignment of leading, the texts and trailing, each by itself, in an expressive item.
  public enum VerticalAlignment: String, Codable, Hashable, Sendable, CaseIterable {
    /// At the top, below the padding.
    case top
    /// In the middle.
    case center
    /// At the bottom, above the padding.
    case bottom
  }

  /// What an item shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The headline.
    public var title: String?
    /// The text above it.
    public var overline: String?
    /// The text below it.
    public var supporting: String?
    /// What stands before the texts.
    public var leading: MaterialSide?
    /// What stands after the texts.
    public var trailing: MaterialSide?
    /// Whether leading fills the available height (`Modifier.fillMaxHeight`).
    ///
    /// A list does not limit the height, so this needs an item with a height, given or intrinsic.
    public var leadingFillsHeight = false
    /// Whether trailing fills the available height.
    public var trailingFillsHeight = false
    /// Where the item is in a list of segments (`SegmentedListItem`); `nil` is in none.
    ///
    /// It changes the corners of the expressive reading, and nothing in the other readings. The 2 between segments
    /// (`ListItemDefaults.SegmentedGap`) are added by the column around them in Compose, and by
    /// ``ListGeometry/rowSpacing`` here.
    public var segment: Segment?
    /// The distances around the content of an expressive item (`contentPadding`), none of them negative; `nil` is
    /// Compose's, 16 at the sides and 10 above and below.
    ///
    /// The other readings have no such parameter, and ignore it.
    public var contentPadding: DirectionalInsets?
    /// The vertical alignment in an expressive item (`verticalAlignment`); `nil` is Compose's, the middle if the content
    /// is lower than 60, else the top.
    ///
    /// The other readings have no such parameter, and ignore it.
    public var verticalAlignment: VerticalAlignment?
    /// The most lines of the headline; 0 is as many as it takes.
    public var titleLines = 0
    /// The most lines of the supporting text; 0 is as many as it takes.
    public var supportingLines = 0

    /// Makes the content of an item.
    public init(
      title: String? = nil, overline: String? = nil, supporting: String? = nil, leading: MaterialSide? = nil,
      trailing: MaterialSide? = nil
    ) {
      self.title = title
      self.overline = overline
      self.supporting = supporting
      self.leading = leading
      self.trailing = trailing
    }
  }

  let title: ComposeText?
  let overline: ComposeText?
  let supporting: ComposeText?
  let leading: RowPart<ComposeText>?
  let trailing: RowPart<ComposeText>?
  package let content: Content
  package let reading: Reading
  let metrics: Metrics
  /// The least height, in points, that its surroundings ask for (`Modifier.heightIn`); 0 is none.
  package let minimumHeight: Double
  /// The greatest height, in points, that its surroundings leave it; `nil` is no limit, as in a list.
  package let maximumHeight: Double?
  /// Whether its surroundings make it as high as it reports to need (`Modifier.height(IntrinsicSize.Min)`): see
  /// `intrinsicHeight`.
  package let takesIntrinsicHeight: Bool

  /// Makes an item, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - reading: Whose rules it follows.
  ///   - minimumHeight: The least height that its surroundings ask for, in points.
  ///   - maximumHeight: The greatest height that they leave it; `nil` is no limit.
  ///   - takesIntrinsicHeight: Whether they make it as high as it reports to need.
  ///   - family: The family of its texts; on Android `system` is Roboto, which is why it is the default.
  ///   - locale: The language of its texts, a BCP 47 tag.
  ///   - typesetter: What prepares them.
  public init(
    _ content: Content, reading: Reading = .compose, minimumHeight: Double = 0, maximumHeight: Double? = nil,
    takesIntrinsicHeight: Bool = false, family: String = "Roboto", locale: String = "en", typesetter: Typesetter
  ) {
    require(minimumHeight.isFiniteAndNotNegative, "a height is finite and not negative")
    require(maximumHeight?.isFiniteAndNotNegative ?? true, "a height is finite and not negative")
    func text(_ string: String, _ role: MaterialRole, lines: Int = 0) -> ComposeText {
      ComposeText(
        string, style: MaterialTypeScale.material3Compose[role], isTrimmed: false, maximumLines: lines, family: family,
        locale: locale, typesetter: typesetter)
    }
    metrics = Metrics(reading, contentPadding: content.contentPadding)
    title = content.title.map { text($0, .bodyLarge, lines: content.titleLines) }
    overline = content.overline.map { text($0, .labelSmall) }
    supporting = content.supporting.map { text($0, .bodyMedium, lines: content.supportingLines) }
    // The older item sets no style for what stands before the texts, which leaves the theme's own, bodyLarge.
    leading = content.leading?.prepared { text($0, reading == .compose ? .bodyLarge : .titleMedium) }
    trailing = content.trailing?.prepared { text($0, .labelSmall) }
    self.content = content
    self.reading = reading
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.takesIntrinsicHeight = takesIntrinsicHeight
  }

  /// The font scale of a Compose app on an Apple device; text grows linearly with it.
  ///
  /// An unspecified category has a scale of 1.
  package static func textScale(for category: SizeCategory?) -> Double { categoryScales[(category ?? .default).index] }

  /// Source, code: `uiContentSizeCategoryToFontScaleMap` of Compose Multiplatform, 2024.
  private static let categoryScales = [0.8, 0.85, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8]
}
