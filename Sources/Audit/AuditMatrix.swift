internal import Sizing
public import TextAnalysis
internal import TextLayout
public import Typography

/// The size categories, widths, directions and font scales in which documents are audited; what is empty is the document's own.
public struct AuditMatrix: Hashable, Sendable {
  /// The size categories; nil is the one nobody specified.
  public var sizeCategories: [SizeCategory?]
  /// The widths of the list, in points.
  public var widths: [Double]
  /// The directions of the layout.
  public var directions: [TextDirection]
  /// The font scales of Android devices, which are text scale factors of Flutter apps; other rows follow size categories.
  public var fontScales: [Double]

  /// Makes a matrix.
  ///
  /// - Precondition: The widths are finite and not negative, and the font scales lie in `TextSizeSetting.fontScales`.
  public init(
    sizeCategories: [SizeCategory?] = [], widths: [Double] = [], directions: [TextDirection] = [],
    fontScales: [Double] = []
  ) {
    require(widths.allSatisfy { $0.isFinite && $0 >= 0 }, "a width is finite and not negative")
    require(fontScales.allSatisfy(TextSizeSetting.fontScales.contains), "a font scale lies between 0.01 and 100")
    self.sizeCategories = sizeCategories
    self.widths = widths
    self.directions = directions
    self.fontScales = fontScales
  }

  /// All combinations for a document, each once: by direction, then by width, then by font scale from the smallest, then by category.
  func combinations(_ geometry: ListGeometry, _ traits: Traits) -> [Combination] {
    let categories = sizeCategories.isEmpty ? [traits.sizeCategory] : sizeCategories.firstOccurrences
    let widths = widths.isEmpty ? [geometry.width] : widths.firstOccurrences
    let directions = directions.isEmpty ? [traits.direction] : directions.firstOccurrences
    let fontScales = fontScales.isEmpty ? [traits.fontScale] : fontScales.firstOccurrences.sorted()
    return directions.flatMap { direction in
      widths.flatMap { width in
        fontScales.flatMap { scale in
          categories.map { Combination(sizeCategory: $0, width: width, direction: direction, fontScale: scale) }
        }
      }
    }
  }
}
