public import TextLayout
public import Typography

/// How the content of a list cell, header or footer of UIKit is set and arranged (`UIListContentConfiguration`).
///
/// A value starts as a ``Preset`` of an era and can be changed as in UIKit. Lengths are in points and do not grow with
/// the size category; no public measurement shows that they do.
public struct ListContentConfiguration: Codable, Hashable, Sendable {
  /// The preset it started as.
  package let preset: Preset
  /// The era whose metrics it has.
  package let profile: SystemProfile
  /// The distances between the edges and the content (`directionalLayoutMargins`).
  public var margins: DirectionalInsets
  /// Whether the margins at both sides are minimums, so that larger ones of the cell apply
  /// (`axesPreservingSuperviewLayoutMargins`); a cell has none above and below.
  public var preservesSideMargins = true
  /// Whether both texts stand on one line if there is room (`prefersSideBySideTextAndSecondaryText`).
  public var prefersSideBySideText = false
  /// Between the image and the text.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon), and iOS 15 and 16 as they print a configuration.
  public var imageToTextPadding = 16.0
  /// Between the texts, side by side.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// Between the texts, one over the other.
  public var textToSecondaryTextVerticalPadding: Double
  /// How the first text is set.
  public var text: TextProperties
  /// How the second text is set.
  public var secondaryText: TextProperties
  /// How the image is sized.
  public var image = ImageProperties()
  /// How opaque texts and image are, from 0 to 1; accessories are opaque (`alpha`).
  ///
  /// Source, published: Apple, `UIListContentConfiguration.alpha`.
  public var alpha = 1.0
  /// The least height of a row with this content; `nil` for that of the preset.
  public var minimumHeight: Double?
  /// The kind of section title in a table that the row is; `nil` for a row with a content configuration.
  ///
  /// Its margins above and below the text replace those of ``margins``.
  var tableTitle: TableTitle?

  /// How the image of a row is sized and drawn.
  public struct ImageProperties: Codable, Hashable, Sendable {
    /// What the image is scaled down to; a side of 0 is no limit.
    public var maximumSize = LayoutSize.zero
    /// The size reserved for the image, in which it is centred.
    ///
    /// A reserved size does not change the size of the image.
    public var reservedLayoutSize = ReservedSize()
    /// The radius of the image's corners.
    public var cornerRadius = 0.0
    /// The colour of a symbol; `nil` for the tint's.
    public var tintColor: SRGBColor?
    /// The text style with which a symbol grows; `nil` for one whose configuration states a point size, which does not
    /// grow (`preferredSymbolConfiguration`).
    ///
    /// Source, published: Apple, `UIImage.SymbolConfiguration.init(textStyle:)` and `init(pointSize:)`.
    public var symbolTextStyle: DynamicTypeStyle? = .body
    /// The line around the image.
    public var stroke = ListContentRow.Stroke()
  }

  /// A size whose sides may be left to the system.
  public struct ReservedSize: Codable, Hashable, Sendable {
    /// The horizontal extent.
    public var width = ReservedLength.automatic
    /// The vertical extent.
    public var height = ReservedLength.automatic

    /// Makes a size; what is not given is left to the system.
    public init(width: ReservedLength = .automatic, height: ReservedLength = .automatic) {
      self.width = width
      self.height = height
    }
  }

  /// A length that is reserved for an image or an accessory.
  public enum ReservedLength: Codable, Hashable, Sendable {
    /// The standard one for symbols and for most accessories, else its own (0 in UIKit for an image).
    case automatic
    /// Its own.
    case actual
    /// The system's, with which symbols and accessories of different widths line up
    /// (`UIListContentImageStandardDimension`).
    case standard
    /// A length in points.
    case points(Double)
  }
}

extension ListContentConfiguration {
  /// How a text of a row is set (`UIListContentConfiguration.TextProperties`).
  public struct TextProperties: Codable, Hashable, Sendable {
    /// The text style whose font the text has.
    public var style: DynamicTypeStyle
    /// The weight; that of the style, unless a preset has its own.
    public var weight: FontWeight
    /// The size of a font that is not that of the style; `nil` for the style's.
    ///
    /// It follows the category as `UIFontMetrics` of the style scales it, and such a font has no leading.
    public var pointSize: Double?
    /// Whether the text follows the size category.
    public var adjustsFontForContentSizeCategory = true
    /// Whether lines stand closer than the style's leading has them (`UIFontDescriptor.SymbolicTraits.traitTightLeading`).
    public var hasTightLeading = false
    /// The most lines; 0 is as many as it takes.
    public var numberOfLines = 0
    /// Where a text that needs more lines is cut; `none` is `byWordWrapping`.
    public var lineBreakMode = Truncation.tail
    /// What is done to the letters.
    public var transform = TextTransform.none
    /// Whether a text too wide for its one line is set smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may become then, as a part of its size.
    public var minimumScaleFactor = 0.0
    /// The family of the font; `nil` for the row's.
    public var family: String?
    /// The alignment of its lines in the whole width of the label.
    public var alignment = LineAlignment.natural
    /// The colour.
    public var color: SRGBColor

    /// Makes properties of a style, in its own weight unless another is given.
    public init(_ style: DynamicTypeStyle, weight: FontWeight? = nil, color: SRGBColor, numberOfLines: Int = 0) {
      self.style = style
      self.weight = weight ?? style.weight
      self.color = color
      self.numberOfLines = numberOfLines
    }
  }

  /// What is done to the letters of a text before it is set.
  public enum TextTransform: String, Codable, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// All are capitals.
    case uppercase
    /// None are capitals.
    case lowercase
    /// The first of each word is a capital.
    case capitalized
  }
}

extension Truncation: Codable {}
extension LineAlignment: Codable {}
