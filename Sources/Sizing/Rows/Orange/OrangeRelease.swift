internal import Typography

/// A release of the Orange Design System for iOS with the list items of its documentation (`ODSListItem(model:)`).
///
/// Releases differ in numbers, which are all here; later ones than 0.8 have other items.
///
/// Source, code: `ODSListItem.swift` and `ODSSpacing.swift` of ods-ios 0.4.0 to 0.8.0.
public enum OrangeRelease: String, Codable, Hashable, Sendable, CaseIterable {
  /// 0.4.0 and 0.4.1: system fonts.
  case release04 = "0.4"
  /// 0.5.0: the tokens of the design system.
  case release05 = "0.5"
  /// 0.6.0: padding beside toggles.
  case release06 = "0.6"
  /// 0.7.0: the theme's accent colour.
  case release07 = "0.7"
  /// 0.8.0: the last with these items.
  case release08 = "0.8"

  var titleText: ListContentConfiguration.TextProperties { text(.bodyRegular, before: .title3) }
  var subtitleText: ListContentConfiguration.TextProperties { text(.footnote, before: .subheadline) }
  var trailingText: ListContentConfiguration.TextProperties { text(.subhead, before: .subheadline) }

  /// The properties of a token of the design system, or in release 0.4, which has no tokens, of a style of the system.
  private func text(
    _ token: OrangeFontToken, before style: DynamicTypeStyle
  ) -> ListContentConfiguration.TextProperties {
    self == .release04
      ? ListContentConfiguration.TextProperties(style, color: SystemColor.label)
      : ListContentConfiguration.TextProperties(token.style, weight: token.weight, color: SystemColor.label)
  }

  /// Beside a toggle row's content, in points.
  var togglePadding: Double { self == .release04 || self == .release05 ? 0 : 16 }
}

/// The numbers of Orange's list items that all releases share, in points.
///
/// Source, code: `ODSListItem.swift` and `ODSListItem+extension.swift` of ods-ios 0.4.0 to 0.8.0.
enum OrangeMetrics {
  /// Between the parts of an item (`ODSSpacing.s`).
  static let spacing = 8.0
  /// Between title and subtitle (`ODSSpacing.xs`).
  static let textSpacing = 4.0
  /// Above and below the texts, and above and below the leading icon inside its box.
  static let verticalPadding = 8.0
  /// The least length of the flexible space after the texts, a `Spacer`.
  static let leastSpacerLength = ViewSizing.defaultSpacing
  /// The side of the info button; it does not grow with text.
  static let infoButtonSide = 16.0
  /// Between a switch and its label.
  ///
  /// Source, inferred: SwiftUI's spacing, which nobody measured for a `Toggle`.
  static let switchSpacing = 8.0
}

/// The least height of an item of Orange's (`ODSListItemMinHeight`).
///
/// Source, code: `ODSListItem.swift` of ods-ios 0.4.0 to 0.8.0.
public enum OrangeMinimumHeight: String, Codable, Hashable, Sendable, CaseIterable {
  /// 44 points, the default.
  case medium
  /// 60 points.
  case large

  var points: Double { self == .medium ? 44 : 60 }
}
