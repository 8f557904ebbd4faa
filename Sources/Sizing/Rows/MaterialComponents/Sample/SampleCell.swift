public import TextLayout
public import Typography

/// The cell of the guide to making one's own list cells of Material Components for iOS (`CollectionViewListCell` of the
/// List examples): an image before a title over details.
///
/// - Note: Quirks of upstream that are kept: the image takes no part in the height, so that in a cell without text it
///   sticks out by 8 above and below; at the largest categories the details are larger than the title.
/// - Note: From right to left the constraints of the example contradict each other (the image is tied to the left edge,
///   the text to the trailing one), and UIKit breaks one of them. Here the cell is the mirror image of the one from
///   left   to right, as its guide means it.
public final class SampleCell: Sendable {
  /// What a cell shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The title, on one line.
    public var title: String?
    /// The details, on three lines at most.
    public var detail: String?
    /// Whether there is an image; it is fitted into a square whatever its size.
    public var hasImage: Bool
    /// The fonts.
    public var fonts: Fonts
    /// Colours in the place of the cell's own.
    public var colors = MaterialCellColors()

    /// Makes the content of a cell.
    public init(title: String? = nil, detail: String? = nil, hasImage: Bool = false, fonts: Fonts = Fonts()) {
      self.title = title
      self.detail = detail
      self.hasImage = hasImage
      self.fonts = fonts
    }
  }

  /// The fonts of a cell, and whether they follow the size category.
  ///
  /// The cell stores what it was given apart from what it shows, so that there is no order of calls upstream either.
  public struct Fonts: Codable, Hashable, Sendable {
    /// The title's font.
    public var title: MaterialFont
    /// The details' font.
    public var detail: MaterialFont
    /// Whether the cell takes sizes by the category (`mdc_adjustsFontForContentSizeCategory`): those of the legacy
    /// styles subheadline and body1, whatever the fonts' own and their curves.
    public var adjustsForSizeCategory: Bool

    /// The system's face of 16 and 14 points.
    ///
    /// Source, code: `CollectionViewListCell.m` of Material Components for iOS 124.2 (ac77ff7), `defaultTitleFont` and
    /// `defaultDetailsFont`.
    public init(adjustsForSizeCategory: Bool = false) {
      title = MaterialFont(16)
      detail = MaterialFont(14)
      self.adjustsForSizeCategory = adjustsForSizeCategory
    }

    /// The fonts of a theme: its subtitle1 and body2.
    public init(scheme: MaterialTypographyScheme, adjustsForSizeCategory: Bool = false) {
      title = scheme[.subtitle1]
      detail = scheme[.body2]
      self.adjustsForSizeCategory = adjustsForSizeCategory
    }

    package func titleSize(for category: SizeCategory?) -> Double {
      LegacyMaterialStyle.subheadline.size(of: title, follows: category, if: adjustsForSizeCategory)
    }

    package func detailSize(for category: SizeCategory?) -> Double {
      LegacyMaterialStyle.body1.size(of: detail, follows: category, if: adjustsForSizeCategory)
    }
  }

  /// The constants of the cell, in points.
  ///
  /// Source, code: `CollectionViewListCell.m` of Material Components for iOS 124.2 (ac77ff7), in the List examples.
  package enum Metrics {
    /// Between the edges and the content.
    package static let horizontalPadding = 16.0
    /// The side of the image.
    package static let imageSide = 40.0
    /// Between the image and the texts.
    package static let imageGap = 12.0
    /// Above and below the texts.
    package static let verticalPadding = 12.0
    /// The most lines of the details.
    package static let detailLines = 3
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
    title = RowLabel(content.title, font: content.fonts.title, lines: 1, locale: locale, typesetter: typesetter)
    detail = RowLabel(
      content.detail, font: content.fonts.detail, lines: Metrics.detailLines, locale: locale, typesetter: typesetter)
    self.content = content
  }
}
