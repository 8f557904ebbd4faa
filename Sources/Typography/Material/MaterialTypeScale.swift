/// A type scale of Material Design: fifteen roles with size, line height, tracking and weight.
package struct MaterialTypeScale: Sendable, Hashable {
  private let styles: [ResolvedTextStyle]

  /// The style of a role.
  package subscript(_ role: MaterialRole) -> ResolvedTextStyle { styles[Int(role.rawValue)] }

  /// One row of a table: size, line height (`nil` is the face's own), tracking, weight.
  typealias Row = (size: Double, line: Double?, tracking: Double, weight: FontWeight)

  /// A scale from its table: one row for each role, in their order.
  init(_ rows: [Row]) {
    precondition(rows.count == MaterialRole.allCases.count, "a scale has a row for each role")
    styles = rows.map {
      ResolvedTextStyle(pointSize: $0.size, lineHeight: $0.line, tracking: $0.tracking, weight: $0.weight)
    }
  }
}
