/// Apple's system colours in the light appearance.
///
/// Source, published: Human Interface Guidelines, Color.
enum SystemColor {
  static let label = SRGBColor.black
  /// Source, recorded: iOS 13, `UIColor.secondaryLabel` (noahsark769/ColorCompatibility).
  static let secondaryLabel = SRGBColor(hex: 0x3C3C43, alpha: 0.6)
  /// Source, recorded: iOS 13, `UIColor.tertiaryLabel` (noahsark769/ColorCompatibility).
  static let tertiaryLabel = SRGBColor(hex: 0x3C3C43, alpha: 0.3)
  /// Source, recorded: iOS 13, `UIColor.quaternaryLabel` (noahsark769/ColorCompatibility).
  static let quaternaryLabel = SRGBColor(hex: 0x3C3C43, alpha: 0.18)
  /// Source, recorded: iOS 13, `UIColor.separator` (noahsark769/ColorCompatibility).
  static let separator = SRGBColor(hex: 0x3C3C43, alpha: 0.29)
  /// System gray 4, with which a cell is filled while it is touched or selected.
  static let selection = SRGBColor(hex: 0xD1D1D6)
  static let green = SRGBColor(hex: 0x34C759)

  /// The default tint.
  static func blue(_ profile: SystemProfile) -> SRGBColor {
    profile.pick(ios18: SRGBColor(hex: 0x007AFF), ios26: SRGBColor(hex: 0x0088FF))
  }

  static func red(_ profile: SystemProfile) -> SRGBColor {
    profile.pick(ios18: SRGBColor(hex: 0xFF3B30), ios26: SRGBColor(hex: 0xFF383C))
  }
}
