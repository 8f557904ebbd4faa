extension DynamicTypeStyle: CustomStringConvertible, LosslessStringConvertible {
  /// The name of the style as UIKit spells its constant: `largeTitle`, `title1`, … `caption2`.
  public var description: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    case .extraLargeTitle: "extraLargeTitle"
    case .extraLargeTitle2: "extraLargeTitle2"
    }
  }

  /// The raw string of UIKit's `UIFont.TextStyle`; `nil` for the extra large titles, whose strings are not published.
  public var uiKitName: String? {
    let suffix: String? =
      switch self {
      case .largeTitle: "Title0"
      case .title1: "Title1"
      case .title2: "Title2"
      case .title3: "Title3"
      case .headline: "Headline"
      case .body: "Body"
      case .callout: "Callout"
      case .subheadline: "Subhead"
      case .footnote: "Footnote"
      case .caption1: "Caption1"
      case .caption2: "Caption2"
      case .extraLargeTitle, .extraLargeTitle2: nil
      }
    return suffix.map { "UICTFontTextStyle" + $0 }
  }

  /// The style of a name: UIKit's (`title1`), SwiftUI's where it differs (`title`, `caption`), or UIKit's raw string.
  public init?(_ name: String) {
    switch name {
    case "title": self = .title1
    case "caption": self = .caption1
    default:
      let match = DynamicTypeStyle.allCases.first { $0.description == name || $0.uiKitName == name }
      guard let match else { return nil }
      self = match
    }
  }
}
