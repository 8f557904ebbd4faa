public import TextLayout
public import Typography

/// The cell of the guide to making one's own list cells of Material Components for iOS (`CollectionViewListCell` of the
/// List examples): an image before a title over details.
///
/// - Note: Quirks of upstream that are kept: the image takes no part in the height, so that in a cell without text it
///   sticks out by 8 above and below; at the largest categories the details are larger than the title.
/// - Note: From right to left the constraints of the example contradict each other (the image is tied to the left
///   edge, the text to the trailing one), and UIKit breaks one of them. Here the cell is the mirror image of the one
///   from left to right, as its guide means it.
public final class SampleCell: Sendable {
  /// What a cell shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The title, on one line.
    public var title: String?
    /// The details, on three lines at most.
    public var detail: String?
    /// Whether there is an image; it is fitted into a square whatever its size.
    public var hasImage: Bool
    /// The title's font: the system's face of 16 points.
    ///
    /// Source, code: `CollectionViewListCell.m` of Material Components for iOS 124.2 (ac77ff7), `defaultTitleFont`.
    public var titleFont = MaterialFont(16)
    /// The details' font: the system's face of 14 points.
    ///
    /// Source, code: `CollectionViewListCell.m` of Material Components for iOS 124.2 (ac77ff7), `defaultDetailsFont`.
    public var detailFont = MaterialFont(14)
    /// Whether the cell takes sizes by the category (`mdc_adjustsFontForContentSizeCategory`): those of the legacy
    /// styles subheadline and body1, whatever the fonts' own and their curves.
    public var scalesFonts = false
    /// Colours that replace the cell's own.
    public var colors = MaterialCellColors()

    /// Makes the content of a cell.
    public init(title: String? = nil, detail: String? = nil, hasImage: Bool = false) {
      self.title = title
      self.detail = detail
      self.hasImage = hasImage
    }
  }

  /// The constants of the cell, in points.
  ///
  /// Source, code: `CollectionViewListCell.m` of Material Components for iOS 124.2 (ac77ff7), in the List examples.
  enum Metrics {
    /// Between the edges and the content.
    static let horizontalPadding = 16.0
    static let imageSide = 40.0
    static let imageGap = 12.0
    /// Above and below the texts.
    static let verticalPadding = 12.0
    static let detailLines = 3
  }

  let title: RowLabel?
  let detail: RowLabel?
  package let content: Content

  /// Makes a cell, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - locale: The language of its texts, a BCP 47 tag.
  ///   - typesetter: What prepares them. The family `system` in its fonts stands for the system's face.
  public init(_ content: Content, locale: String = "en", typesetter: Typesetter) {
    title = RowLabel(content.title, font: content.titleFont, lines: 1, locale: locale, typesetter: typesetter)
    detail = RowLabel(
      content.detail, font: content.detailFont, lines: Metrics.detailLines, locale: locale, typesetter: typesetter)
    self.content = content
  }
}
