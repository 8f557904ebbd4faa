/// The thirteen fonts of a theme (`MDCTypographyScheme`).
///
/// Copying a scheme copies its fonts with their curves, and the flag. A font that is assigned keeps the curve it has,
/// or none: the scheme attaches none.
public struct MaterialTypographyScheme: Sendable, Hashable {
  /// The two sets of fonts a scheme can start from.
  public enum Defaults: String, Sendable, Hashable, CaseIterable {
    /// The fonts of April 2018, without curves. `MDCContainerScheme` uses them.
    case material201804 = "201804"
    /// The fonts of February 2019: the same faces, each on its own style's curve, at that curve's default size.
    case material201902 = "201902"
  }

  private var fonts: [MaterialFont]

  /// Whether theming a component scales the fonts for the component's category first
  /// (`useCurrentContentSizeCategoryWhenApplied`).
  public var scalesWhenApplied = false

  /// A scheme with default fonts.
  ///
  /// Without an argument it has those of 201902, as upstream's plain initialiser does.
  public init(defaults: Defaults = .material201902) {
    fonts = MaterialTextStyle.allCases.map { style in
      var font = MaterialFont(MaterialTypographyScheme.pointSize(of: style), weight: style.schemeWeight)
      if defaults == .material201902 { font.curve = style.curve }
      return font.scaled(for: .default)
    }
  }

  /// The font of a style.
  public subscript(_ style: MaterialTextStyle) -> MaterialFont {
    get { fonts[Int(style.rawValue)] }
    set { fonts[Int(style.rawValue)] = newValue }
  }

  /// The curves' default sizes, except for overline, which is 12 here; on its curve (201902) it is 10.
  ///
  /// Source, code: `MDCTypographyScheme.m` of Material Components for iOS 124.2 (ac77ff7).
  private static func pointSize(of style: MaterialTextStyle) -> Double {
    style == .overline ? 12 : style.pointSize(for: .default)
  }
}

extension MaterialTextStyle {
  /// The weight of the style in the typography schemes.
  ///
  /// Subtitle2 is regular there, though the design's table says medium.
  package var schemeWeight: FontWeight {
    switch self {
    case .headline1, .headline2: .light
    case .headline6, .button, .overline: .medium
    default: .regular
    }
  }
}
