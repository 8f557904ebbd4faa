/// Colours that an app gives a cell of Material Components for iOS in the place of its own or its theme's.
public struct MaterialCellColors: Codable, Hashable, Sendable {
  /// That of the title (`titleLabel.textColor`).
  public var title: SRGBColor?
  /// That of the detail (`detailLabel.textColor`).
  public var detail: SRGBColor?
  /// That of images which are tinted (`tintColor`).
  public var image: SRGBColor?
  /// That of what spreads from a touch (`rippleColor`, `inkColor`).
  public var ripple: SRGBColor?
  /// That of the line at an edge (`dividerColor`, `headerDividerColor`, `separatorColor`).
  public var separator: SRGBColor?
  /// That of what is behind it (`backgroundColor`, `cellBackgroundColor`).
  public var background: SRGBColor?

  /// Makes colours that change nothing.
  public init() {}

  func applied(to appearance: RowAppearance) -> RowAppearance {
    var appearance = appearance
    if let title { appearance.colors[.title] = title }
    if let detail { appearance.colors[.detail] = detail }
    if let image {
      for name in [ElementName.image, .leadingImage, .trailingImage] { appearance.colors[name] = image }
    }
    if let ripple { appearance.ripple = ripple }
    if let separator { appearance.colors[.separator] = separator }
    if let background { appearance.background = background }
    return appearance
  }
}
