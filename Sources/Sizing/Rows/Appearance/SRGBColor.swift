/// A colour with its opacity, in sRGB; each component lies between 0 and 1 and is not multiplied by the opacity.
public struct SRGBColor: Codable, Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Makes a colour of its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour as style guides write it: `0xRRGGBB`.
  ///
  /// Own: the form of the number.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// Black.
  public static let black = SRGBColor(hex: 0x000000)
  /// Own: white.
  public static let white = SRGBColor(hex: 0xFFFFFF)

  /// The same colour, its opacity multiplied by `factor`.
  package func opacity(_ factor: Double) -> SRGBColor {
    SRGBColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
