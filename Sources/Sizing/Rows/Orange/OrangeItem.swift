public import TextLayout

/// The list item of the Orange Design System for iOS from release 0.9 on (`ODSListStandardItem` and
/// `ODSListSelectionItem` to 0.14, then `ODSListItem`): an icon or an image, a title over a subtitle, and a text, a button
/// or the sign of a selection after them.
///
/// It is a SwiftUI stack in a row without insets, with `odsListItemStyle` around it or, before there was that, the
/// modifiers of the documentation's examples. On iOS 26 the least height of a list's rows is more than that of an item, which
/// then stands in the middle of its row, its divider with it.
public final class OrangeItem: Sendable {
  /// What stands before the texts.
  public enum Leading: Codable, Hashable, Sendable {
    /// An icon of its own size, in the colour of the texts.
    case icon(LayoutSize)
    /// The icon of an app: 44 × 44 with round corners; upstream has them from 1.0 on.
    case appIcon
    /// An image cut to a circle of 44.
    case circularImage
    /// An image cut to a square of 44.
    case squareImage
    /// An image cut to a rectangle 44 high.
    case wideImage
  }

  /// What stands after the texts.
  public enum Trailing: Codable, Hashable, Sendable {
    /// A text.
    case text(String)
    /// A button for more information, with or without a text before it.
    case infoButton(text: String?)
    /// A switch.
    case toggle(isOn: Bool)
    /// The tick of what is selected; what is not has none.
    case checkmark(isSelected: Bool)
  }

  /// What an item shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The text below it; `nil` leaves out the gap, too.
    public var subtitle: String?
    /// The most lines of the subtitle, 0 for no limit; `nil` for what the release has.
    public var subtitleLines: Int?
    /// What stands before the texts.
    public var leading: Leading?
    /// What stands after the texts.
    public var trailing: Trailing?
    /// Whether `odsListItemStyle`, or what there was before it, is around the item.
    public var isStyled = true
    /// Whether there is a divider below the item.
    public var showsSeparator = true
    /// Whether the item is the label of a `NavigationLink`.
    public var isNavigationLink = false
    /// Whether its texts are Markdown, as in SwiftUI unless an app uses `Text(verbatim:)`.
    public var isMarkdown = true

    /// Makes the content of an item.
    public init(
      title: String? = nil, subtitle: String? = nil, leading: Leading? = nil, trailing: Trailing? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.leading = leading
      self.trailing = trailing
    }
  }

  let texts: OrangeTexts
  package let content: Content
  package let release: OrangeItemRelease
  package let profile: SystemProfile

  /// Makes an item, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - release: Whose numbers apply.
  ///   - profile: The era of the switch and the separator.
  ///   - family: The family of its texts; `system` stands for the system's face.
  ///   - locale: The language of its texts, a BCP 47 tag.
  ///   - typesetter: What prepares them.
  public init(
    _ content: Content, release: OrangeItemRelease = .release14, profile: SystemProfile = .ios26,
    family: String = "system", locale: String = "en", typesetter: Typesetter
  ) {
    func text(
      _ string: String?, _ properties: ListContentConfiguration.TextProperties, lines: Int = 0, isVerbatim: Bool = false
    ) -> StyledText? {
      var properties = properties
      properties.numberOfLines = lines
      return StyledText(
        string, properties, isMarkdown: content.isMarkdown && !isVerbatim, family: family, locale: locale,
        typesetter: typesetter)
    }
    // The tokens that 0.16 renamed are the same styles.
    let styles = OrangeRelease.release08
    let trailing: String? =
      switch content.trailing {
      case .text(let string): string
      case .infoButton(let string): string
      case .toggle, .checkmark, nil: nil
      }
    texts = OrangeTexts(
      title: text(content.title, styles.titleText, lines: release.titleLines),
      subtitle: text(
        content.subtitle, styles.subtitleText, lines: content.subtitleLines ?? release.subtitleLines),
      trailing: text(trailing, styles.trailingText, isVerbatim: release.hasVerbatimTrailingText))
    self.content = content
    self.release = release
    self.profile = profile
  }
}
