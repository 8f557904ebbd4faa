internal import Sizing

extension Theme {
  /// What Apple's system colours are in the dark, by what they are in the light.
  ///
  /// Source, published: Human Interface Guidelines, Color, as `SystemColor` has them in the light.
  /// Source, recorded: iOS 13, labels and separators (noahsark769/ColorCompatibility).
  static let systemColors: [Color: Color] = [
    // Blue, green and red; the first and the last as of iOS 18 and as of iOS 26.
    Color(hex: 0x007AFF): Color(hex: 0x0A84FF), Color(hex: 0x0088FF): Color(hex: 0x0091FF),
    Color(hex: 0x34C759): Color(hex: 0x30D158),
    Color(hex: 0xFF3B30): Color(hex: 0xFF453A), Color(hex: 0xFF383C): Color(hex: 0xFF4245),
    // Grey 3 to 6.
    Color(hex: 0xC7C7CC): Color(hex: 0x48484A), Color(hex: 0xD1D1D6): Color(hex: 0x3A3A3C),
    Color(hex: 0xE5E5EA): Color(hex: 0x2C2C2E), Color(hex: 0xF2F2F7): Color(hex: 0x1C1C1E),
    // Secondary, tertiary and quaternary label, and the separator.
    Color(hex: 0x3C3C43, alpha: 0.6): Color(hex: 0xEBEBF5, alpha: 0.6),
    Color(hex: 0x3C3C43, alpha: 0.3): Color(hex: 0xEBEBF5, alpha: 0.3),
    Color(hex: 0x3C3C43, alpha: 0.18): Color(hex: 0xEBEBF5, alpha: 0.16),
    Color(hex: 0x3C3C43, alpha: 0.29): Color(hex: 0x545458, alpha: 0.6),
  ]
}
