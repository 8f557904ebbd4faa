/// The colours of Material 3's baseline scheme in its light appearance that rows are drawn in, and the opacities of its
/// states.
///
/// Source, code: `PaletteTokens.kt`, `ColorLightTokens.kt` and `StateTokens.kt` of Compose, all v0_210 (androidx at
/// 43eab8fb). Flutter's default scheme (`_colorSchemeLightM3` in `theme_data.dart`) has the same tones, as far as its
/// tiles use them.
enum Material3Colors {
  /// Primary 40.
  static let primary = SRGBColor(hex: 0x6750A4)
  /// Neutral 98.
  static let surface = SRGBColor(hex: 0xFEF7FF)
  /// Neutral 10.
  static let onSurface = SRGBColor(hex: 0x1D1B20)
  /// Neutral variant 30.
  static let onSurfaceVariant = SRGBColor(hex: 0x49454F)
  /// Neutral variant 80.
  static let outlineVariant = SRGBColor(hex: 0xCAC4D0)
  /// Secondary 90.
  static let secondaryContainer = SRGBColor(hex: 0xE8DEF8)
  /// Secondary 10; `expressiveLightColorScheme()` of the expressive theme, and Flutter since, have secondary 30.
  static let onSecondaryContainer = SRGBColor(hex: 0x1D192B)

  /// The opacity of texts and icons that are disabled (`ListTokens.kt`, `ListItemDisabledLabelTextOpacity`).
  static let disabledOpacity = 0.38
  static let hoveredOpacity = 0.08
  static let focusedOpacity = 0.1
  static let pressedOpacity = 0.1

  /// The state layer of a row: the strongest of those that apply.
  ///
  /// A touch has no layer: its ripple shows it.
  ///
  /// Source, code: `Ripple.kt` of Compose (androidx at 43eab8fb), `StateLayer.handleInteraction`.
  static func stateLayer(_ state: RowState, _ color: SRGBColor) -> SRGBColor? {
    if state.contains(.disabled) { return nil }
    if state.contains(.focused) { return color.opacity(focusedOpacity) }
    return state.contains(.hovered) ? color.opacity(hoveredOpacity) : nil
  }
}
