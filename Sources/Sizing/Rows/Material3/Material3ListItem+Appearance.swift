extension Material3ListItem {
  /// What the item looks like.
  ///
  /// An item that takes no taps has square corners and knows no state but disabled (`ListItemDefaults.colors`).
  public func appearance(traits: Traits) -> RowAppearance {
    let state = traits.state
    let isSelected = reading == .expressive && state.contains(.selected) && !state.contains(.disabled)
    let primary = isSelected ? Material3Colors.onSecondaryContainer : Material3Colors.onSurface
    let secondary = isSelected ? Material3Colors.onSecondaryContainer : Material3Colors.onSurfaceVariant
    let disabled = Material3Colors.onSurface.opacity(Material3Colors.disabledOpacity)
    let isDisabled = state.contains(.disabled)
    var appearance = RowAppearance(
      background: isSelected ? Material3Colors.secondaryContainer : Material3Colors.surface,
      colors: [
        .title: isDisabled ? disabled : primary,
        .overline: isDisabled && reading == .expressive ? disabled : secondary,
        .supporting: isDisabled && reading == .expressive ? disabled : secondary,
        .leading: isDisabled ? disabled : secondary,
        .trailing: isDisabled ? disabled : secondary,
      ])
    guard reading == .expressive else { return appearance }
    appearance.stateLayer = Material3Colors.stateLayer(state, primary)
    appearance.ripple = isDisabled ? nil : primary.opacity(Material3Colors.pressedOpacity)
    appearance.cornerRadii = CornerRadii(cornerRadius(state))
    return appearance
  }

  /// Corners of 4 at rest, 12 under a pointer, 16 touched, selected or with the focus.
  ///
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb).
  private func cornerRadius(_ state: RowState) -> Double {
    if state.contains(.disabled) { return 4 }
    if !state.isDisjoint(with: [.highlighted, .selected, .focused]) { return 16 }
    return state.contains(.hovered) ? 12 : 4
  }
}
