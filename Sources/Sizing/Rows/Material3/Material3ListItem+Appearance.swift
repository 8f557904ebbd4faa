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
    appearance.listBackground = Material3Colors.surface
    appearance.roundAvatars([.leading: content.leading, .trailing: content.trailing])
    guard reading == .expressive else { return appearance }
    appearance.stateLayer = Material3Colors.stateLayer(state, primary)
    appearance.ripple = isDisabled ? nil : primary.opacity(Material3Colors.pressedOpacity)
    let radius = cornerRadius(state)
    appearance.cornerRadii = CornerRadii(radius)
    // A state's shape takes the place of the segment's.
    guard radius == Self.restingRadius else { return appearance }
    switch content.segment {
    case .first:
      (appearance.cornerRadii.topLeading, appearance.cornerRadii.topTrailing) = (Self.listRadius, Self.listRadius)
    case .last:
      (appearance.cornerRadii.bottomLeading, appearance.cornerRadii.bottomTrailing) = (Self.listRadius, Self.listRadius)
    case .middle, nil: break
    }
    return appearance
  }

  /// Corners of 4 at rest, 12 under a pointer, 16 touched, selected or with the focus.
  ///
  /// A disabled item knows no touch, focus or pointer, but its corners are still those of a selected one.
  ///
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb), and `shapeForInteraction` of
  /// `ListItemDefaults.kt` (Rve27/androidx at bed9423).
  private func cornerRadius(_ state: RowState) -> Double {
    if state.contains(.selected) { return 16 }
    if state.contains(.disabled) { return Self.restingRadius }
    if !state.isDisjoint(with: [.highlighted, .focused]) { return 16 }
    return state.contains(.hovered) ? 12 : Self.restingRadius
  }

  /// The radius of the corners of an item at rest.
  ///
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb), `ItemContainerExpressiveShape`.
  private static let restingRadius = 4.0
  /// The radius of the outer corners of a list of segments.
  ///
  /// Source, code: `ListTokens.kt` of Compose, v0_210 (androidx at 43eab8fb), `ContainerShape`.
  private static let listRadius = 16.0
}
