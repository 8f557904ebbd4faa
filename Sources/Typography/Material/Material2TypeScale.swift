/// The type scale of Material 2 (2018), in the two readings that give line heights.
///
/// The thirteen styles are those of ``MaterialTextStyle``; Material Components for iOS has the same sizes but neither
/// line heights nor tracking.
package enum Material2TypeScale: Sendable, Hashable, CaseIterable {
  /// Jetpack Compose (`androidx.compose.material.Typography`).
  case compose
  /// Material Components for the web, which sets overline larger and heavier.
  case web

  /// The style of a name.
  ///
  /// Source, code: `mdc-typography` of Material Components for the web 14.
  package subscript(_ style: MaterialTextStyle) -> ResolvedTextStyle {
    let row = Material2TypeScale.rows[Int(style.rawValue)]
    guard self == .web else {
      return ResolvedTextStyle(
        pointSize: row.size, lineHeight: row.composeLine, tracking: row.tracking, weight: row.weight)
    }
    switch style {
    case .headline6:
      return ResolvedTextStyle(pointSize: 20, lineHeight: row.webLine, tracking: 0.25, weight: .medium)
    case .overline:
      return ResolvedTextStyle(pointSize: 12, lineHeight: row.webLine, tracking: 2, weight: .medium)
    default:
      return ResolvedTextStyle(
        pointSize: row.size, lineHeight: row.webLine, tracking: row.tracking, weight: row.weight)
    }
  }

  private typealias Row = (
    size: Double, weight: FontWeight, tracking: Double, composeLine: Double, webLine: Double
  )

  /// Source, code: `Typography.kt` of Compose Material 1, and `mdc-typography` of Material Components for the web 14 for
  /// the web's line heights.
  private static let rows: [Row] = [
    (96, .light, -1.5, 112, 96),  // headline1
    (60, .light, -0.5, 72, 60),  // headline2
    (48, .regular, 0, 56, 50),  // headline3
    (34, .regular, 0.25, 36, 40),  // headline4
    (24, .regular, 0, 24, 32),  // headline5
    (20, .medium, 0.15, 24, 32),  // headline6
    (16, .regular, 0.15, 24, 28),  // subtitle1
    (14, .medium, 0.1, 24, 22),  // subtitle2
    (16, .regular, 0.5, 24, 24),  // body1
    (14, .regular, 0.25, 20, 20),  // body2
    (14, .medium, 1.25, 16, 36),  // button
    (12, .regular, 0.4, 16, 20),  // caption
    (10, .regular, 1.5, 16, 32),  // overline
  ]
}
