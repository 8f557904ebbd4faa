public import TextLayout
internal import Typography

/// A cell, header or footer of a UIKit list: up to two texts and an image, between accessories.
///
/// The steps are those of UIKit's list content view and list cell. They were found by the charon project, whose
/// differential tests hold thousands of random cells against UIKit (macOS 27.0), and agree with what the openuikit
/// project dumped from iOS 26.1. From right to left everything is the mirror image.
public final class ListContentRow: Sendable {
  package let configuration: ListContentConfiguration
  /// What the row shows; its texts are prepared below.
  let content: Content
  let text: RowLabel?
  /// The text as it is while the row is selected, if that is not the same.
  let selectedText: RowLabel?
  let secondaryText: RowLabel?
  /// The accessories where the row begins, from the edge inwards.
  let leading: [PreparedAccessory]
  /// The accessories where the row ends, in the order of lines.
  let trailing: [PreparedAccessory]

  /// What a row shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The first text.
    public var text: String?
    /// The second text.
    public var secondaryText: String?
    /// The first text, where its parts are set differently.
    ///
    /// It replaces ``text``; the configuration's style replaces its own.
    public var attributedText: AttributedText?
    /// The second text, where its parts are set differently.
    public var secondaryAttributedText: AttributedText?
    /// The colours of parts of the attributed text, in order (`foregroundColor`).
    public var textColors: [TextColor] = []
    /// The colours of parts of the second attributed text, in order.
    public var secondaryTextColors: [TextColor] = []
    /// The image.
    public var image: Image?
    /// What stands at the ends.
    public var accessories: [CellAccessory] = []
    /// How many levels the row is indented.
    public var indentationLevel = 0
    /// The indentation of a level, in points: 10 unless it is changed.
    ///
    /// Source, published: Apple, `UICollectionViewListCell.indentationWidth`.
    public var indentationWidth = 10.0
    /// Whether the leading accessories are indented, too.
    public var indentsAccessories = true
    /// The margins at both sides of the cell; `nil` for those a list gives it on a phone.
    ///
    /// A flow layout gives 8.
    public var layoutMargin: Double?
    /// The height that the list gives the row, in points; `nil` for the row's own.
    ///
    /// Texts and accessories stand in the middle of it, but the title of a grouped table's header at its bottom; an image is
    /// shrunk to fit.
    public var rowHeight: Double?
    /// The kind of view that has the row.
    public var container = Container.list
    /// Whether there is a separator at the bottom; `nil` for what the system decides: below cells.
    public var showsSeparator: Bool?
    /// Where the separator begins and ends, from the edges of the cell; `nil` for the system's.
    public var separatorInsets: DirectionalInsets?
    /// Whether there is a separator at the top, too (`UIListSeparatorConfiguration.topSeparatorVisibility`).
    public var showsTopSeparator = false
    /// Where that separator begins and ends, from the edges of the cell; `nil` for where the other one does.
    public var topSeparatorInsets: DirectionalInsets?
    /// The colour of the separators; `nil` for the system's.
    public var separatorColor: SRGBColor?
    /// What is behind the row; `nil` for the list's.
    public var backgroundColor: SRGBColor?
    /// The radius of the background's corners.
    public var backgroundCornerRadius = 0.0
    /// The insets of the background from the edges of the row.
    public var backgroundInsets = DirectionalInsets.zero
    /// The line around the background.
    public var backgroundStroke = Stroke()
    /// The shadow of the background; `nil` for none (`UIBackgroundConfiguration.shadowProperties`).
    public var backgroundShadow: Shadow?

    /// Makes the content of a row.
    public init(text: String? = nil, secondaryText: String? = nil, image: Image? = nil) {
      self.text = text
      self.secondaryText = secondaryText
      self.image = image
    }
  }

  /// An image of a row.
  public struct Image: Codable, Hashable, Sendable {
    /// Its own size, in points; that of a symbol at the default size category.
    public var size: LayoutSize
    /// Whether it is one of the system's symbols, which grow with the size category, as does the size reserved for
    /// them.
    public var isSymbol: Bool

    /// Makes an image.
    public init(size: LayoutSize, isSymbol: Bool = false) {
      self.size = size
      self.isSymbol = isSymbol
    }
  }

  /// A line around a background or an image.
  public struct Stroke: Codable, Hashable, Sendable {
    /// Its colour; `nil` for the tint's.
    ///
    /// Source, published: Apple, `UIBackgroundConfiguration.strokeColor`.
    public var color: SRGBColor?
    /// Its width, in points; 0 is no line.
    public var width = 0.0
    /// How far outside the edge it lies; negative inside.
    public var outset = 0.0

    /// Makes a stroke without a width, which is not drawn.
    public init() {}
  }

  /// The kind of view that has a row.
  public enum Container: String, Codable, Hashable, Sendable, CaseIterable {
    /// A collection view with a list layout: the separator lies over the row.
    case list
    /// A table view: the separator adds to the height of the row.
    case table
  }

  /// Makes a row, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - configuration: How that is set and arranged.
  ///   - family: The family texts are set in; `system` stands for the system's face.
  ///   - locale: The language of the texts, a BCP 47 tag.
  ///   - typesetter: What prepares the texts.
  public init(
    _ content: Content, configuration: ListContentConfiguration, family: String = "system", locale: String = "en",
    typesetter: Typesetter
  ) {
    self.content = content
    self.configuration = configuration
    let isSidebar = configuration.preset.isSidebarCell
    func label(
      _ properties: ListContentConfiguration.TextProperties, _ text: String?, _ attributed: AttributedText?,
      weight: FontWeight? = nil
    ) -> RowLabel? {
      properties.label(text, attributed, weight: weight, family: family, locale: locale, typesetter: typesetter)
    }
    text = label(configuration.text, content.text, content.attributedText)
    // A selected row of a sidebar is heavier, so it can break elsewhere.
    selectedText =
      isSidebar
      ? label(configuration.text, content.text, content.attributedText, weight: .medium) : nil
    secondaryText = label(configuration.secondaryText, content.secondaryText, content.secondaryAttributedText)
    func prepare(_ placement: CellAccessory.Placement) -> [PreparedAccessory] {
      PreparedAccessory.prepare(
        content.accessories, at: placement, content.container, family: family, locale: locale,
        typesetter: typesetter)
    }
    leading = prepare(.leading)
    trailing = prepare(.trailing)
  }

  var indentation: Double { Double(content.indentationLevel) * content.indentationWidth }

  func text(in state: RowState) -> RowLabel? { state.contains(.selected) ? selectedText ?? text : text }
}
