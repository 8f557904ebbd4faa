internal import TextAnalysis
internal import Typography

/// The combinations of an audit as columns: for each width, direction and font scale all size categories.
struct ReportMatrix {
  /// A width, a direction and a font scale.
  struct Facet: Hashable {
    var width: Double
    var direction: TextDirection
    var fontScale: Double

    init(_ combination: Combination) {
      width = combination.width
      direction = combination.direction
      fontScale = combination.fontScale
    }
  }

  /// A set of size categories, a bit each.
  typealias Categories = Int

  /// The widths and directions, in the order of the audit.
  let facets: [Facet]
  /// The size categories, from the smallest.
  let categories: [SizeCategory?]
  private let facetIndices: [Facet: Int]

  /// The columns in which some document was looked at.
  init(_ scopes: [AuditedScope]) {
    let combinations = scopes.flatMap(\.combinations)
    facets = combinations.map(Facet.init).firstOccurrences
    facetIndices = Dictionary(uniqueKeysWithValues: facets.enumerated().map { ($1, $0) })
    let present = Set(combinations.map(\.sizeCategory))
    let order: [SizeCategory?] = SizeCategory.allCases + [nil]
    categories = order.filter(present.contains)
  }

  /// How many columns there are.
  var columnCount: Int { facets.count * categories.count }

  /// The categories of each facet that are among some combinations.
  func columns(_ combinations: some Sequence<Combination>) -> [Categories] {
    let bits = Dictionary(uniqueKeysWithValues: categories.enumerated().map { ($1, 1 << $0) })
    var columns = [Categories](repeating: 0, count: facets.count)
    for combination in combinations {
      guard let facet = facetIndices[Facet(combination)], let bit = bits[combination.sizeCategory] else { continue }
      columns[facet] |= bit
    }
    return columns
  }
}
