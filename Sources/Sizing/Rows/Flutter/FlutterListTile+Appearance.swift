extension FlutterListTile {
  /// What the tile looks like in the theme of its generation, light.
  ///
  /// Source, code: `theme_data.dart` and `list_tile.dart` of Flutter 3 (e3bb93b). The defaults of `ThemeData`: disabled
  /// black 0.38, focus 0.12, hover 0.04, splash `0x66C8C8C8`, highlight `0x66BCBCBC`. A tile is transparent and square
  /// unless its theme says otherwise; around it is `scaffoldBackgroundColor`, of Material 3 the surface. What is selected
  /// takes the primary colour, of Material 2 blue 500.
  public func appearance(traits: Traits) -> RowAppearance {
    let state = traits.state
    var appearance = RowAppearance(colors: colors(state))
    if style.material == .material3 { appearance.listBackground = Material3Colors.surface }
    appearance.roundAvatars([.leading: content.leading, .trailing: content.trailing])
    guard !state.contains(.disabled) else { return appearance }
    appearance.ripple = SRGBColor(hex: 0xC8C8C8, alpha: 0.4)
    if state.contains(.highlighted) {
      appearance.stateLayer = SRGBColor(hex: 0xBCBCBC, alpha: 0.4)
    } else if state.contains(.focused) {
      appearance.stateLayer = .black.opacity(0.12)
    } else if state.contains(.hovered) {
      appearance.stateLayer = .black.opacity(0.04)
    }
    return appearance
  }

  /// Source, code: `list_tile.dart` of Flutter 3 (e3bb93b), `_ListTileDefaultsM2` and `_LisTileDefaultsM3`.
  private func colors(_ state: RowState) -> [ElementName: SRGBColor] {
    let isMaterial2 = style.material == .material2
    func all(_ color: SRGBColor) -> [ElementName: SRGBColor] {
      [.title: color, .subtitle: color, .leading: color, .trailing: color]
    }
    if state.contains(.disabled) { return all(.black.opacity(0.38)) }
    if state.contains(.selected) { return all(isMaterial2 ? SRGBColor(hex: 0x2196F3) : Material3Colors.primary) }
    guard isMaterial2 else {
      var colors = all(Material3Colors.onSurfaceVariant)
      colors[.title] = Material3Colors.onSurface
      return colors
    }
    return [
      .title: .black.opacity(0.87), .subtitle: .black.opacity(0.54), .leading: sideColor(leading),
      .trailing: sideColor(trailing),
    ]
  }

  /// In Material 2 texts at the ends are black 0.87, icons 0.45.
  ///
  /// Source, code: `list_tile.dart` of Flutter 3 (e3bb93b), `_ListTileDefaultsM2`.
  private func sideColor(_ part: RowPart<FlutterText>?) -> SRGBColor { .black.opacity(part?.text == nil ? 0.45 : 0.87) }
}
