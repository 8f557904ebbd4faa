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

  /// The appearance with these colours, which stay the same in dark mode.
  func applied(to appearance: RowAppearance) -> RowAppearance {
    var appearance = appearance
    let colors: KeyValuePairs<ElementName, SRGBColor?> = [
      .title: title, .detail: detail, .image: image, .leadingImage: image, .trailingImage: image, .separator: separator,
    ]
    for (name, color) in colors where color != nil {
      appearance.colors[name] = color
      appearance.fixedColors.insert(name)
    }
    if let ripple {
      appearance.ripple = ripple
      appearance.fixedColors.insert(.ripple)
    }
    if let background {
      appearance.background = background
      appearance.fixedColors.insert(.background)
    }
    return appearance
  }
}
