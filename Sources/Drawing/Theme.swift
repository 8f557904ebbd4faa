public import Sizing

/// Light or dark.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light, as appearances have it.
  case light
  /// Light on dark.
  case dark

  /// A colour of the light appearance as the theme shows it.
  ///
  /// In the dark theme, Apple's system colours, the roles of Material 3 and Orange's orange have the values that their
  /// systems give them. Other colours have their lightness inverted and keep hue and saturation (HSL): black text
  /// becomes white, and blue stays blue. That applies to Material Components for iOS, Material 2 in Flutter and the
  /// other colours of the Orange Design System, whose rows name colours and no roles; their own dark palettes have
  /// other shades. A picture keeps the colours that a document or a caller chooses for rows of Apple's systems, and for
  /// those of Material Components.
  public func color(_ color: SRGBColor) -> SRGBColor {
    guard self == .dark else { return color }
    if let known = Self.known(color) { return known }
    let shift =
      1 - max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
    // Rounding can put a sum of fractions slightly outside the range.
    func shifted(_ component: Double) -> Double { min(1, max(0, component + shift)) }
    return SRGBColor(
      red: shifted(color.red), green: shifted(color.green), blue: shifted(color.blue), alpha: color.alpha)
  }

  /// The colour that an appearance gives an element, in the theme; nil if it gives none.
  func color(of name: ElementName, in appearance: RowAppearance) -> SRGBColor? {
    appearance.colors[name].map { color($0, of: name, in: appearance) }
  }

  /// A colour that an appearance gives an element, the background or the ripple, in the theme.
  func color(_ color: SRGBColor, of name: ElementName, in appearance: RowAppearance) -> SRGBColor {
    appearance.fixedColors.contains(name) ? color : self.color(color, in: appearance)
  }

  /// A colour of an appearance, in the theme.
  func color(_ color: SRGBColor, in appearance: RowAppearance) -> SRGBColor {
    appearance.hasSystemColors ? chosen(color) : self.color(color)
  }

  /// A colour that a caller chose, in the theme: it stays as it is, unless it is the light value of a system's colour.
  func chosen(_ color: SRGBColor) -> SRGBColor {
    self == .dark ? Self.known(color) ?? color : color
  }

  /// The background behind the rows.
  var background: SRGBColor { color(.white) }

  private static func known(_ color: SRGBColor) -> SRGBColor? {
    systemColors[color] ?? materialColor(color) ?? orangeColors[color]
  }

  private static let orangeColors: [SRGBColor: SRGBColor] = [.coreOrange: .coreOrangeInDark]
}
