package import Typography

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

  /// A text style, and whether it is emphasised.
  package struct Font: Hashable, Sendable {
    /// The style.
    package var style: DynamicTypeStyle
    /// The weight.
    package var weight: FontWeight

    /// A style of the system as it is.
    init(style: DynamicTypeStyle) {
      self.style = style
      weight = style.weight
    }

    /// A token of the design system.
    init(_ token: OrangeFontToken) {
      style = token.style
      weight = token.weight
    }
  }

  /// What titles are set in.
  package var titleFont: Font { self == .release04 ? Font(style: .title3) : Font(.bodyRegular) }
  /// What subtitles are set in.
  package var subtitleFont: Font { self == .release04 ? Font(style: .subheadline) : Font(.footnote) }
  /// What the text at the end is set in.
  package var trailingFont: Font { self == .release04 ? Font(style: .subheadline) : Font(.subhead) }
  /// Beside a toggle row's content, in points.
  package var togglePadding: Double {
    switch self {
    case .release04, .release05: 0
    case .release06, .release07, .release08: 16
    }
  }
}

/// The numbers of Orange's list items that all releases share, in points.
///
/// Source, code: `ODSListItem.swift` and `ODSListItem+extension.swift` of ods-ios 0.4.0 to 0.8.0.
package enum OrangeMetrics {
  /// Between the parts of an item (`ODSSpacing.s`).
  package static let spacing = 8.0
  /// Between title and subtitle (`ODSSpacing.xs`).
  package static let textSpacing = 4.0
  /// Above and below the texts, and above and below the leading icon inside its box.
  package static let verticalPadding = 8.0
  /// The least length of the flexible space after the texts.
  ///
  /// Source, inferred: SwiftUI's spacing, which nobody measured for a `Spacer`.
  package static let leastSpacerLength = 8.0
  /// The side of the info button; it does not grow with text.
  package static let infoButtonSide = 16.0
  /// Between a switch and its label.
  ///
  /// Source, inferred: SwiftUI's spacing, which nobody measured for a `Toggle`.
  package static let switchSpacing = 8.0
}

/// The least height of an item of Orange's (`ODSListItemMinHeight`).
///
/// Source, code: `ODSListItem.swift` of ods-ios 0.4.0 to 0.8.0.
public enum OrangeMinimumHeight: String, Codable, Hashable, Sendable, CaseIterable {
  /// 44 points, the default.
  case medium
  /// 60 points.
  case large

  /// In points.
  package var points: Double {
    switch self {
    case .medium: 44
    case .large: 60
    }
  }
}
