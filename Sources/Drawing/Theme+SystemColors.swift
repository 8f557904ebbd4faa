internal import Sizing

extension Theme {
  /// The dark values of Apple's system colours, by their light values.
  ///
  /// Source, published: Human Interface Guidelines, Color, as `SystemColor` has them in the light.
  /// Source, recorded: iOS 13, labels and separators (noahsark769/ColorCompatibility).
  static let systemColors: [SRGBColor: SRGBColor] = [
    // Blue, green and red; the first and the last as of iOS 18 and as of iOS 26.
    SRGBColor(hex: 0x007AFF): SRGBColor(hex: 0x0A84FF), SRGBColor(hex: 0x0088FF): SRGBColor(hex: 0x0091FF),
    SRGBColor(hex: 0x34C759): SRGBColor(hex: 0x30D158),
    SRGBColor(hex: 0xFF3B30): SRGBColor(hex: 0xFF453A), SRGBColor(hex: 0xFF383C): SRGBColor(hex: 0xFF4245),
    // Grey, the same in both, and grey 3 to 6.
    SRGBColor(hex: 0x8E8E93): SRGBColor(hex: 0x8E8E93),
    SRGBColor(hex: 0xC7C7CC): SRGBColor(hex: 0x48484A), SRGBColor(hex: 0xD1D1D6): SRGBColor(hex: 0x3A3A3C),
    SRGBColor(hex: 0xE5E5EA): SRGBColor(hex: 0x2C2C2E), SRGBColor(hex: 0xF2F2F7): SRGBColor(hex: 0x1C1C1E),
    // The four labels, and the separator.
    .black: .white,
    SRGBColor(hex: 0x3C3C43, alpha: 0.6): SRGBColor(hex: 0xEBEBF5, alpha: 0.6),
    SRGBColor(hex: 0x3C3C43, alpha: 0.3): SRGBColor(hex: 0xEBEBF5, alpha: 0.3),
    SRGBColor(hex: 0x3C3C43, alpha: 0.18): SRGBColor(hex: 0xEBEBF5, alpha: 0.16),
    SRGBColor(hex: 0x3C3C43, alpha: 0.29): SRGBColor(hex: 0x545458, alpha: 0.6),
  ]
}
