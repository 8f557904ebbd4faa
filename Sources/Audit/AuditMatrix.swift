internal import Sizing
public import TextAnalysis
public import Typography

/// The size categories, widths and directions in which documents are audited; what is empty is the document's own.
public struct AuditMatrix: Hashable, Sendable {
  /// The size categories; nil is the one nobody specified.
  public var sizeCategories: [SizeCategory?]
  /// The widths of the list, in points.
  public var widths: [Double]
  /// The directions of the layout.
  public var directions: [TextDirection]

  /// Makes a matrix.
  ///
  /// - Precondition: The widths are finite and not negative.
  public init(sizeCategories: [SizeCategory?] = [], widths: [Double] = [], directions: [TextDirection] = []) {
    precondition(widths.allSatisfy { $0.isFinite && $0 >= 0 }, "a width is finite and not negative")
    self.sizeCategories = sizeCategories
    self.widths = widths
    self.directions = directions
  }

  /// All combinations for a document, each once: by direction, then by width, then by category.
  func combinations(_ geometry: ListGeometry, _ traits: Traits) -> [Combination] {
    let categories = sizeCategories.isEmpty ? [traits.sizeCategory] : sizeCategories.firstOccurrences
    let widths = widths.isEmpty ? [geometry.width] : widths.firstOccurrences
    let directions = directions.isEmpty ? [traits.direction] : directions.firstOccurrences
    return directions.flatMap { direction in
      widths.flatMap { width in
        categories.map { Combination(sizeCategory: $0, width: width, direction: direction) }
      }
    }
  }
}
