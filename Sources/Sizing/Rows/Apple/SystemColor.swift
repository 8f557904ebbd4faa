/// Apple's system colours in the light appearance.
///
/// Source: Human Interface Guidelines, Color; what the guidelines leave out (labels and separators) is what `UIColor`
/// documents as resolved on iOS 13 to 18. iOS 26 changed the accents and left the labels.
enum SystemColor {
  static let label = Color.black
  static let secondaryLabel = Color(hex: 0x3C3C43, alpha: 0.6)
  static let tertiaryLabel = Color(hex: 0x3C3C43, alpha: 0.3)
  static let quaternaryLabel = Color(hex: 0x3C3C43, alpha: 0.18)
  static let separator = Color(hex: 0x3C3C43, alpha: 0.29)
  /// System gray 4, with which a cell is filled while it is touched or selected.
  static let selection = Color(hex: 0xD1D1D6)
  static let green = Color(hex: 0x34C759)

  /// The default tint.
  static func blue(_ profile: SystemProfile) -> Color {
    switch profile {
    case .ios18: Color(hex: 0x007AFF)
    case .ios26: Color(hex: 0x0088FF)
    }
  }

  static func red(_ profile: SystemProfile) -> Color {
    switch profile {
    case .ios18: Color(hex: 0xFF3B30)
    case .ios26: Color(hex: 0xFF383C)
    }
  }
}
