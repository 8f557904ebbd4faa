/// A font token of the Orange Design System for iOS (`ODSFontStyle`), each a system text style, some of them bold.
///
/// The default theme and Orange's own have the same tokens. Version 0.16 renamed them all and changed none.
package enum OrangeFontToken: UInt8, Sendable, Hashable, CaseIterable {
  /// Large title, bold.
  case largeTitle
  /// Title 1, bold.
  case title1
  /// Title 2, bold.
  case title2
  /// Title 3, bold.
  case title3
  /// Headline, bold.
  case headline
  /// Body.
  case bodyRegular
  /// Body, bold.
  case bodyBold
  /// Callout.
  case callout
  /// Subheadline, bold.
  case subhead
  /// Footnote.
  case footnote
  /// Caption 1.
  case caption1Regular
  /// Caption 1, bold.
  case caption1Bold
  /// Caption 2.
  case caption2

  /// The two sets of names.
  package enum Naming: Sendable, Hashable, CaseIterable {
    /// Up to version 0.15.
    case original
    /// From version 0.16 to the last, 1.4.
    case from016

    /// The names in a release, given as its version (`0.8`, `0.16.0`, `1.4.0`); `nil` if that is not a version.
    ///
    /// Source, code: `ODSFontStyle.swift` of ods-ios 0.16.0.
    package init?(release: String) {
      let parts = release.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard (2...3).contains(parts.count), let major = parts[0], let minor = parts[1], parts.allSatisfy({ $0 != nil })
      else { return nil }
      self = (major, minor) >= (0, 16) ? .from016 : .original
    }
  }

  /// The token's name in a set of names.
  package func name(in naming: Naming) -> String {
    let names = OrangeFontToken.names[Int(rawValue)]
    return naming == .original ? names.original : names.from016
  }

  /// The token of a name of either set; `nil` if there is none.
  package init?(_ name: String) {
    let match = OrangeFontToken.allCases.first { token in Naming.allCases.contains { token.name(in: $0) == name } }
    guard let match else { return nil }
    self = match
  }

  /// The system text style behind the token.
  package var style: DynamicTypeStyle { OrangeFontToken.names[Int(rawValue)].style }

  /// Whether the token asks for the bold variant of its style.
  package var isBold: Bool {
    switch self {
    case .bodyRegular, .callout, .footnote, .caption1Regular, .caption2: false
    default: true
    }
  }

  /// The weight of the token: its style's, or the emphasised one of its style, which is what bold means on a text
  /// style.
  package var weight: FontWeight { isBold ? style.emphasizedWeight : style.weight }

  /// Orange-OpenSource/ods-ios, `Guidelines/Fonts` and `ODSTheme.swift`, 0.4.0 to 1.4.0.
  private static let names: [(original: String, from016: String, style: DynamicTypeStyle)] = [
    ("largeTitle", "headlineL", .largeTitle),
    ("title1", "titleL", .title1),
    ("title2", "titleM", .title2),
    ("title3", "titleS", .title3),
    ("headline", "headlineS", .headline),
    ("bodyRegular", "bodyLRegular", .body),
    ("bodyBold", "bodyLBold", .body),
    ("callout", "bodyM", .callout),
    ("subhead", "bodyS", .subheadline),
    ("footnote", "labelL", .footnote),
    ("caption1Regular", "labelMRegular", .caption1),
    ("caption1Bold", "labelMBold", .caption1),
    ("caption2", "labelS", .caption2),
  ]
}
