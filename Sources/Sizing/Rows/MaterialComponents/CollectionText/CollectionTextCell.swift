public import TextLayout
public import Typography

/// The text cell of the collections of Material Components for iOS (`MDCCollectionViewTextCell`): a title, a detail, an
/// image before them, and an accessory after them.
///
/// The cell does not measure itself: its height is given, and by default chosen by the number of lines as upstream's
/// examples choose it. It knows no size categories.
///
/// - Note: Quirks of upstream that are kept: each image side is limited by itself, which changes the proportions;
///   texts that do not fit overlap, since nothing keeps them apart (issue 2110); the accessory's insets are
///   overwritten.
public final class CollectionTextCell: Sendable {
  /// The accessory at the end of a cell.
  public enum Accessory: Codable, Hashable, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A tick.
    case checkmark
    /// An info icon.
    case detailButton
    /// A custom view.
    case view(LayoutSize)

    /// What it shows; `nil` for a custom view.
    var shown: ElementContent? {
      switch self {
      case .disclosureIndicator: .chevron
      case .checkmark: .checkmark
      case .detailButton: .info
      case .view: nil
      }
    }

    package var size: LayoutSize {
      if case .view(let size) = self { size } else { LayoutSize(width: Metrics.iconSide, height: Metrics.iconSide) }
    }
  }

  /// The controls that are shown while a collection is edited.
  public struct EditingMasks: OptionSet, Codable, Hashable, Sendable {
    /// A bit for each control.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The handle to move the row by, where it begins.
    public static let reorder = EditingMasks(rawValue: 1)
    /// The mark of selection, where it ends.
    public static let selector = EditingMasks(rawValue: 2)
  }

  /// What is drawn behind the cells of a collection.
  public enum BackgroundStyle: String, Codable, Hashable, Sendable, CaseIterable {
    /// A plain background.
    case plain = "default"
    /// Sections apart from each other.
    case grouped
    /// Sections that are cards.
    case card
  }

  /// What a cell shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The detail.
    public var detail: String?
    /// The size of the image.
    public var imageSize: LayoutSize?
    /// The accessory.
    public var accessory: Accessory?
    /// The most lines of the title; 0 is as many as it takes.
    ///
    /// Source, code: `MDCCollectionViewTextCell.m` of Material Components for iOS 124.2 (ac77ff7).
    public var titleLines = 1
    /// The most lines of the detail; 0 is as many as it takes.
    ///
    /// Source, code: `MDCCollectionViewTextCell.m` of Material Components for iOS 124.2 (ac77ff7).
    public var detailLines = 1
    /// The height the layout gives the cell; `nil` is that by its lines.
    public var height: Double?
    /// The controls that are shown.
    public var editing: EditingMasks = []
    /// Whether the cell's separator is hidden, as that of a section's last cell is.
    public var hidesSeparator = false
    /// The distances around the separator.
    ///
    /// - Note: Quirk of upstream: those above and below count, too, against its documentation.
    public var separatorInset = DirectionalInsets.zero
    /// What is behind the cell; `nil` for what its list has.
    public var background: BackgroundStyle?
    /// The title's font: legacy subheadline, 16 points.
    public var titleFont = MaterialFont.standard(for: .subheadline)
    /// The detail's font: legacy body1, 14 points.
    public var detailFont = MaterialFont.standard(for: .body1)
    /// Colours that replace the cell's own.
    public var colors = MaterialCellColors()

    /// Makes the content of a cell; what is not given is upstream's default.
    public init(title: String? = nil, detail: String? = nil, imageSize: LayoutSize? = nil, accessory: Accessory? = nil)
    {
      self.title = title
      self.detail = detail
      self.imageSize = imageSize
      self.accessory = accessory
    }

    /// The height the layout gives the cell: for one, two and three lines that of the examples, else that of one.
    ///
    /// Source, code: `CollectionCellsTextExample.m` of Material Components for iOS 124.2 (ac77ff7).
    var cellHeight: Double {
      if let height { return height }
      let titleLines = title?.isEmpty ?? true ? 0 : titleLines
      let detailLines = detail?.isEmpty ?? true ? 0 : detailLines
      switch titleLines + detailLines {
      case 2: return Metrics.twoLineHeight
      case 3: return Metrics.threeLineHeight
      default: return Metrics.oneLineHeight
      }
    }
  }

  /// The constants of the cell, in points.
  ///
  /// Source, code: `MDCCollectionViewTextCell.m` and `MDCCollectionViewCell.m` of Material Components for iOS 124.2
  /// (ac77ff7).
  enum Metrics {
    static let oneLineHeight = 48.0
    static let twoLineHeight = 72.0
    static let threeLineHeight = 88.0
    /// Beside the content, and before texts without an image.
    static let padding = 16.0
    /// From the edge to texts with an image, whatever its width.
    static let textLeadingWithImage = 72.0
    static let greatestImageSide = 40.0
    static let iconSide = 24.0
    /// From the edge to a control, and from it to the content.
    static let controlOffset = 16.0
    /// From the top of a cell of two lines to the title's.
    static let twoLineTop = 20.0
    /// From the top of a cell of three lines to the title's, and to the image.
    static let threeLineTop = 16.0
    /// From the last baseline to the bottom.
    static let bottom = 20.0
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
    title = RowLabel(
      content.title, font: content.titleFont, lines: content.titleLines, locale: locale, typesetter: typesetter)
    detail = RowLabel(
      content.detail, font: content.detailFont, lines: content.detailLines, locale: locale, typesetter: typesetter)
    self.content = content
  }
}
