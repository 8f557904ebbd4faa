public import TextLayout
internal import Typography

/// A list item of Material 2 in Jetpack Compose (`androidx.compose.material.ListItem`): a text, an overline above it,
/// secondary text below it, an icon before and something after them.
///
/// Texts stand by their baselines, in whole pixels. Text follows the font scale as in ``Material3ListItem``.
///
/// - Note: Quirk of Compose: the baselines are in dp, so that large text is pushed down below its place, and items of two
///   lines grow from their bottom only.
public final class Material2ListItem: Sendable {
  /// What an item shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The text.
    public var title: String?
    /// The text below it.
    public var secondary: String?
    /// The text above it.
    public var overline: String?
    /// The most lines of the text; 0 is as many as it takes.
    public var titleLines = 0
    /// The most lines of the secondary text; 0 is as many as it takes.
    public var secondaryLines = 0
    /// Whether the secondary text is meant to have one line (`singleLineSecondaryText`); where not, it makes an item of
    /// three lines.
    public var hasSingleLineSecondary = true
    /// What stands before the texts.
    public var icon: MaterialSide?
    /// What stands after the texts.
    public var trailing: MaterialSide?

    /// Makes the content of an item.
    public init(
      title: String? = nil, secondary: String? = nil, overline: String? = nil, icon: MaterialSide? = nil,
      trailing: MaterialSide? = nil
    ) {
      self.title = title
      self.secondary = secondary
      self.overline = overline
      self.icon = icon
      self.trailing = trailing
    }
  }

  let title: ComposeText?
  let secondary: ComposeText?
  let overline: ComposeText?
  let icon: RowPart<ComposeText>?
  let trailing: RowPart<ComposeText>?
  package let content: Content

  /// Makes an item, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - family: The family of its texts; on Android `system` is Roboto, which is why it is the default.
  ///   - locale: The language of its texts, a BCP 47 tag.
  ///   - typesetter: What prepares them.
  public init(_ content: Content, family: String = "Roboto", locale: String = "en", typesetter: Typesetter) {
    func text(_ string: String, _ style: MaterialTextStyle, lines: Int = 0) -> ComposeText {
      ComposeText(
        string, style: Material2TypeScale.compose[style], isTrimmed: true, maximumLines: lines, family: family,
        locale: locale, typesetter: typesetter)
    }
    title = content.title.map { text($0, .subtitle1, lines: content.titleLines) }
    secondary = content.secondary.map { text($0, .body2, lines: content.secondaryLines) }
    overline = content.overline.map { text($0, .overline) }
    icon = content.icon?.prepared { text($0, .subtitle1) }
    trailing = content.trailing?.prepared { text($0, .caption) }
    self.content = content
  }
}

/// The numbers of Material 2's items in Compose, in dp, which are points.
///
/// Source, code: `ListItem.kt` of Compose Material 1 (androidx at 080d2b3).
enum Material2Metrics {
  /// Before the icon, and before and after the texts; after what stands last.
  static let padding = 16.0
  /// The least width of the icon, which makes texts line up.
  static let iconWidth = 40.0
  /// Above and below the icon of an item of one line.
  static let iconPadding = 8.0
  /// Above and below the icon of other items, and above what stands after the texts of one of three lines.
  static let top = 16.0
  static let heights = [48.0, 64, 88]
  static let heightsWithIcon = [56.0, 72, 88]
  static let overlineBaseline = 24.0
  /// From the top to the first baseline of other items, but for those of two lines with an icon.
  static let firstBaseline = 28.0
  static let firstBaselineWithIcon = 32.0
  /// From a text's last baseline to the next one's first.
  static let baselineDistance = 20.0
}
