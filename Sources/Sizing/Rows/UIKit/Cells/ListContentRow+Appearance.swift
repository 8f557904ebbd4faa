extension ListContentRow {
  /// What the row looks like.
  ///
  /// Disabled: texts a step or two paler, those of sidebars at half opacity; highlighted: those of sidebars at 30 %.
  /// Corners of rows in sidebars: the default background configuration, which follows the list.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  public func appearance(traits: Traits) -> RowAppearance {
    let state = traits.state
    let isSidebar = configuration.preset.isSidebarCell
    let profile = configuration.profile
    var appearance = RowAppearance()
    appearance.hasSystemColors = true
    appearance.background = content.backgroundColor
    if configuration.preset.isCell {
      let isInSidebar = traits.list.isSidebar ?? isSidebar
      appearance.cornerRadii = isInSidebar ? CornerRadii(SystemProfile.sidebarCornerRadius) : .zero
      if state.isHighlightedOrSelected { appearance.background = SystemColor.selection }
    }
    let separatorColor = content.separatorColor ?? SystemColor.separator
    if hasSeparator { appearance.colors[.separator] = separatorColor }
    if content.showsTopSeparator { appearance.colors[.topSeparator] = separatorColor }
    if content.backgroundCornerRadius > 0 { appearance.cornerRadii = CornerRadii(content.backgroundCornerRadius) }
    appearance.colors[.title] = configuration.text.color
    appearance.colors[.detail] = configuration.secondaryText.color
    if content.attributedText != nil, !content.textColors.isEmpty {
      appearance.textColors[.title] = content.textColors
    }
    if content.secondaryAttributedText != nil, !content.secondaryTextColors.isEmpty {
      appearance.textColors[.detail] = content.secondaryTextColors
    }
    if content.image?.isSymbol == true {
      appearance.colors[.image] = configuration.image.tintColor ?? SystemColor.blue(profile)
    }
    if configuration.image.cornerRadius > 0 {
      appearance.elementCornerRadii[.image] = configuration.image.cornerRadius
    }
    let alpha = configuration.alpha < 1 || !isSidebar ? configuration.alpha : state.sidebarAlpha
    if alpha < 1 {
      for name in [ElementName.title, .detail, .image] { appearance.elementOpacities[name] = alpha }
    }
    appearance.shadows = content.backgroundShadow.map { [$0] } ?? []
    appearance.backgroundInsets = content.backgroundInsets
    // A stroke without a colour of its own has the tint colour.
    let tint = SystemColor.blue(profile)
    appearance.backgroundStroke = content.backgroundStroke.visible(in: tint)
    appearance.elementStrokes[.image] = configuration.image.stroke.visible(in: tint)
    for accessory in leading + trailing {
      let isCircle = accessory.accessory.kind == .system(.multiselect)
      let isTicked = isCircle && state.contains(.selected)
      // An empty circle has no background.
      let background = isCircle && !isTicked ? nil : accessory.accessory.backgroundColor
      appearance.colors[accessory.name] =
        background ?? accessory.accessory.tintColor
        ?? (isTicked ? SystemColor.blue(profile) : accessory.accessory.color(profile))
    }
    if state.contains(.disabled), !isSidebar {
      appearance.colors[.title] = SystemColor.tertiaryLabel
      appearance.colors[.detail] = SystemColor.quaternaryLabel
      if content.image?.isSymbol == true { appearance.colors[.image] = SystemColor.tertiaryLabel }
    }
    return appearance
  }
}

extension RowState {
  /// The `alpha` that a content configuration of sidebars has in a state.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  fileprivate var sidebarAlpha: Double { contains(.disabled) ? 0.5 : contains(.highlighted) ? 0.3 : 1 }
}

extension ListContentRow.Stroke {
  fileprivate func visible(in tint: SRGBColor) -> Stroke? {
    width > 0 ? Stroke(color: color ?? tint, width: width, outset: outset) : nil
  }
}

extension CellAccessory {
  fileprivate func color(_ profile: SystemProfile) -> SRGBColor? {
    switch kind {
    case .system(let kind): kind.color(profile)
    case .label: text.color
    case .customView, .toggle: nil
    }
  }
}
