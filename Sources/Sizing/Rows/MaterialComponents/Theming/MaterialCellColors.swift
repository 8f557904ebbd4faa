/// Colours that an app gives a cell of Material Components for iOS, instead of the cell's own or its theme's.
public struct MaterialCellColors: Codable, Hashable, Sendable {
  /// The colour of the title (`titleLabel.textColor`).
  public var title: SRGBColor?
  /// The colour of the detail (`detailLabel.textColor`).
  public var detail: SRGBColor?
  /// The colour of tinted images (`tintColor`).
  public var image: SRGBColor?
  /// The colour of the ripple or ink (`rippleColor`, `inkColor`).
  public var ripple: SRGBColor?
  /// The colour of the line at an edge (`dividerColor`, `headerDividerColor`, `separatorColor`).
  public var separator: SRGBColor?
  /// The colour of the background (`backgroundColor`, `cellBackgroundColor`).
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
