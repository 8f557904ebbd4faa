/// A type scale of Material Design: fifteen roles with size, line height, tracking and weight.
///
///     MaterialTypeScale.material3[.bodyLarge].lineHeight                          // 24
///     MaterialTypeScale.flutter2014(.dense)[.titleMedium].pointSize               // 17
public struct MaterialTypeScale: Sendable, Hashable {
  private let styles: [ResolvedTextStyle]

  /// The style of a role.
  public subscript(_ role: MaterialRole) -> ResolvedTextStyle { styles[Int(role.rawValue)] }

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
