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

  /// What stands at an end of an item.
  public enum Side: Codable, Hashable, Sendable {
    /// An icon: 24 × 24, as `Icon` is in every item.
    ///
    /// Material's tokens have 20 for expressive items, which Compose leaves to the app (`Modifier.size(20.dp)`): that is a
    /// box of 20.
    case icon
    /// A round picture of a person: 40 × 40.
    case avatar
    /// A picture: 56 × 56.
    case image
    /// A small video: 100 × 56.
    case video
    /// Anything of a size.
    case box(LayoutSize)
    /// A text.
    case text(String)
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
    public var leading: Side?
    /// What stands after the texts.
    public var trailing: Side?
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
    public var titleLines: Int
    /// The most lines of the supporting text; 0 is as many as it takes.
    public var supportingLines: Int

    /// Makes the content of an item.
    ///
    /// - Precondition: Numbers of lines are not negative; the sides of boxes are finite and not negative.
    public init(
      title: String? = nil, overline: String? = nil, supporting: String? = nil, leading: Side? = nil,
      trailing: Side? = nil, titleLines: Int = 0, supportingLines: Int = 0
    ) {
      precondition(titleLines >= 0 && supportingLines >= 0, "the number of lines cannot be negative")
      for case .box(let size) in [leading, trailing].compactMap(\.self) {
        precondition(
          size.width.isFiniteAndNotNegative && size.height.isFiniteAndNotNegative,
          "the sides of a box are finite and not negative")
      }
      self.title = title
      self.overline = overline
      self.supporting = supporting
      self.leading = leading
      self.trailing = trailing
      self.titleLines = titleLines
      self.supportingLines = supportingLines
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
  ///
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb): the sizes of images and videos.
  public init(
    _ content: Content, reading: Reading = .compose, minimumHeight: Double = 0, maximumHeight: Double? = nil,
    takesIntrinsicHeight: Bool = false, family: String = "Roboto", locale: String = "en", typesetter: Typesetter
  ) {
    precondition(minimumHeight.isFiniteAndNotNegative, "a height is finite and not negative")
    precondition(maximumHeight?.isFiniteAndNotNegative ?? true, "a height is finite and not negative")
    func text(_ string: String, _ role: MaterialRole, lines: Int = 0) -> ComposeText {
      ComposeText(
        string, style: MaterialTypeScale.material3Compose[role], isTrimmed: false, maximumLines: lines, family: family,
        locale: locale, typesetter: typesetter)
    }
    func part(_ side: Side, _ role: MaterialRole) -> RowPart<ComposeText> {
      switch side {
      case .icon: .box(LayoutSize(width: Self.iconSide, height: Self.iconSide))
      case .avatar: .box(LayoutSize(width: Self.avatarSide, height: Self.avatarSide))
      case .image: .box(LayoutSize(width: 56, height: 56))
      case .video: .box(LayoutSize(width: 100, height: 56))
      case .box(let size): .box(size)
      case .text(let string): .text(text(string, role))
      }
    }
    metrics = Metrics(reading, contentPadding: content.contentPadding)
    title = content.title.map { text($0, .bodyLarge, lines: content.titleLines) }
    overline = content.overline.map { text($0, .labelSmall) }
    supporting = content.supporting.map { text($0, .bodyMedium, lines: content.supportingLines) }
    // The older item sets no style for what stands before the texts, which leaves the theme's own, bodyLarge.
    leading = content.leading.map { part($0, reading == .compose ? .bodyLarge : .titleMedium) }
    trailing = content.trailing.map { part($0, .labelSmall) }
    self.content = content
    self.reading = reading
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.takesIntrinsicHeight = takesIntrinsicHeight
  }

  /// Source, code: `Icon.kt` of Compose (androidx at 43eab8fb), `DefaultIconSizeModifier`.
  static let iconSide = 24.0
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb), `ItemLeadingAvatarSize`.
  static let avatarSide = 40.0

  /// The font scale of a Compose app on an Apple device; text grows linearly with it.
  ///
  /// An unspecified category has a scale of 1.
  package static func textScale(for category: SizeCategory?) -> Double { categoryScales[(category ?? .default).index] }

  /// Source, code: `uiContentSizeCategoryToFontScaleMap` of Compose Multiplatform, 2024.
  private static let categoryScales = [0.8, 0.85, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8]
}
