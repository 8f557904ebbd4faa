internal import TextAnalysis
public import TextLayout
public import Typography

/// A row of a SwiftUI list: an image beside a text over a second one.
///
/// It is what this view is in a `List`:
///
/// ```text
/// HStack(spacing: 12) {
///   Image(systemName: "map")
///   VStack(alignment: .leading) { Text(title); Text(detail).font(.subheadline).foregroundStyle(.secondary) }
/// }
/// ```
///
/// with what the list puts around it: insets, a least height, the chevron of a `NavigationLink` or a disclosure, edit
/// controls, a separator.
public final class SwiftUIRow: Sendable {
  package let profile: SystemProfile
  let content: Content
  let text: StyledText?
  let detail: StyledText?
  /// All that the row shows, where it is more than texts beside an image.
  let view: PreparedView?
  /// The view of a row with a value at accessibility sizes, where a `LabeledContent` puts it below its label.
  private let stackedView: PreparedView?

  /// What a row shows, and what modifiers are on it.
  public struct Content: Codable, Hashable, Sendable {
    /// The text.
    public var text: String?
    /// The text below it.
    public var detail: String?
    /// The text style of the second text.
    public var detailStyle = DynamicTypeStyle.subheadline
    /// The size of the image, in points.
    public var image: LayoutSize?
    /// What the row shows, instead of texts and image: custom stacks.
    public var view: SwiftUIView?
    /// What stands where the row ends, after a spacer: a custom view, or that of a control.
    public var trailing: SwiftUIView?
    /// Between the image and the texts.
    ///
    /// Source, recorded: iOS 26.1, 393 points wide, category L (Vercantez/openuikit).
    public var imageSpacing = 12.0
    /// Whether its texts are Markdown, as literals in code are.
    public var isMarkdown = false
    /// The size categories in which its content is set, the nearest where the person chose another (`dynamicTypeSize(_:)`);
    /// `nil` for any.
    ///
    /// The list around the content keeps the person's category.
    public var dynamicTypeSize: ClosedRange<SizeCategory>?
    /// Whether the row is a `NavigationLink`.
    public var isNavigationLink = false
    /// Whether rows below it can be shown and hidden.
    public var isDisclosure = false
    /// Whether a disclosure shows the rows below: its chevron points down, else to where lines end.
    public var isExpanded = true
    /// How many levels of disclosures the row is below.
    public var level = 0
    /// The row's insets (`listRowInsets(_:)`); `nil` for those of the list.
    public var listRowInsets: DirectionalInsets?
    /// The least height of the row (`defaultMinListRowHeight`); `nil` for that of the system.
    public var minimumRowHeight: Double?
    /// Whether there is a separator at the bottom (`listRowSeparator(_:)`).
    public var showsSeparator = true
    /// Whether there is a separator at the top, too (`listRowSeparator(.visible, edges: .top)`).
    public var showsTopSeparator = false
    /// The colour of the separators; `nil` for the system's (`listRowSeparatorTint(_:)`).
    public var separatorColor: SRGBColor?
    /// Where the separator begins and ends, from the edges of the row; `nil` for the system's.
    public var separatorInsets: DirectionalInsets?
    /// The tint colour; `nil` for the accent (`listItemTint(_:)`).
    public var tint: SRGBColor?
    /// What is behind the row; `nil` for the list's (`listRowBackground(_:)`).
    public var background: SRGBColor?
    /// Whether the row can be deleted, so that there is a control for it while the list is edited.
    public var isDeletable = true
    /// Whether the row can be moved, so that there is a handle for it while the list is edited (`onMove(perform:)`).
    public var isMovable = false
    /// Whether the row can be selected among others, so that there is a circle for it while the list is edited
    /// (`List(selection:)` with a set), in the place of the control that deletes it.
    public var isSelectable = false

    /// Makes the content of a row.
    public init(text: String? = nil, detail: String? = nil, image: LayoutSize? = nil) {
      self.text = text
      self.detail = detail
      self.image = image
    }
  }

  /// Makes a row, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - profile: The era whose metrics apply.
  ///   - family: The family texts are set in; `system` stands for the system's face.
  ///   - locale: The language of the texts, a BCP 47 tag.
  ///   - typesetter: What prepares the texts.
  public init(
    _ content: Content, profile: SystemProfile = .ios26, family: String = "system", locale: String = "en",
    typesetter: Typesetter
  ) {
    self.content = content
    self.profile = profile
    let view = Self.composed(content).map {
      PreparedView($0, sizes: content.dynamicTypeSize, family: family, locale: locale, typesetter: typesetter)
    }
    self.view = view
    let hasValue = content.trailing?.name == SwiftUIView.valueName
    stackedView = hasValue ? view?.stacked(spacing: profile.labeledContentSpacing) : nil
    func text(_ text: String?, _ style: DynamicTypeStyle, _ color: SRGBColor) -> StyledText? {
      guard view == nil else { return nil }
      return StyledText(
        text, ListContentConfiguration.TextProperties(style, color: color), isMarkdown: content.isMarkdown,
        family: family, locale: locale, typesetter: typesetter)
    }
    self.text = text(content.text, .body, SystemColor.label)
    detail = text(content.detail, content.detailStyle, SystemColor.secondaryLabel)
  }

  func view(in traits: Traits) -> PreparedView? {
    contentTraits(traits).sizeCategory?.isAccessibilityCategory == true ? stackedView ?? view : view
  }
}
