internal import Sizing

extension Theme {
  /// The dark colour of a role of Material 3's baseline scheme, at the same opacity; nil if the colour is not a role's.
  static func materialColor(_ color: SRGBColor) -> SRGBColor? {
    materialColors[color.opaque]?.opacity(color.alpha)
  }

  /// States keep their opacities.
  ///
  /// Source, code: `ColorLightTokens.kt`, `ColorDarkTokens.kt` and `PaletteTokens.kt` of Compose, v0_210 (androidx at
  /// 43eab8fb).
  private static let materialColors: [SRGBColor: SRGBColor] = [
    // Primary: 40, and 80 in the dark.
    SRGBColor(hex: 0x6750A4): SRGBColor(hex: 0xD0BCFF),
    // Surface: neutral 98, and 6.
    SRGBColor(hex: 0xFEF7FF): SRGBColor(hex: 0x141218),
    // On surface: neutral 10, and 90.
    SRGBColor(hex: 0x1D1B20): SRGBColor(hex: 0xE6E0E9),
    // On surface variant: neutral variant 30, and 80.
    SRGBColor(hex: 0x49454F): SRGBColor(hex: 0xCAC4D0),
    // Outline variant: neutral variant 80, and 30.
    SRGBColor(hex: 0xCAC4D0): SRGBColor(hex: 0x49454F),
    // Secondary container: secondary 90, and 30.
    SRGBColor(hex: 0xE8DEF8): SRGBColor(hex: 0x4A4458),
    // On secondary container: secondary 10, in the expressive theme 30, and 90.
    SRGBColor(hex: 0x1D192B): SRGBColor(hex: 0xE8DEF8),
    SRGBColor(hex: 0x4A4458): SRGBColor(hex: 0xE8DEF8),
  ]
}

extension SRGBColor {
  /// The colour at full opacity.
  var opaque: SRGBColor { SRGBColor(red: red, green: green, blue: blue) }
}
