internal import TextAnalysis

extension OrangeItem: PlannedRow {
  /// `ods.listItem`.
  public var kind: String { "ods.listItem" }

  /// A link is a button that says all its texts, and a switch has the texts for its label, as rows of SwiftUI are.
  ///
  /// In other items the texts are one element from release 1.0 on, unless a part beside them is an element of its own.
  public var accessibility: RowAccessibility? {
    if content.isNavigationLink { return RowAccessibility(texts.spoken + texts.spokenTrailing)?.with(.button) }
    switch content.trailing {
    case .text, .infoButton, .checkmark(isSelected: true): return nil
    case .toggle(let isOn):
      guard release.labelsToggle else { return nil }
      return (RowAccessibility(texts.spoken) ?? RowAccessibility(label: "", readingOrder: [])).asSwitch(isOn: isOn)
    case .checkmark(isSelected: false), nil: return release.combinesTexts ? RowAccessibility(texts.spoken) : nil
    }
  }

  /// The texts (each by itself before release 1.0), then what stands after them.
  ///
  /// What stands before them is hidden.
  ///
  /// Source, code: `ODSListItem.swift` of ods-ios 1.4.0 (`accessibilityElement(children: .combine)`, `accessibilityHidden`).
  public var accessibilityElements: [RowAccessibility] {
    if let accessibility { return [accessibility] }
    var elements =
      release.combinesTexts ? [RowAccessibility(texts.spoken)] : texts.spoken.map { RowAccessibility([$0]) }
    elements.append(RowAccessibility(texts.spokenTrailing))
    switch content.trailing {
    case .infoButton: elements.append(RowAccessibility(.infoButton, .button))
    case .toggle(let isOn):
      elements.append(RowAccessibility(label: "", readingOrder: [.toggle]).asSwitch(isOn: isOn))
    case .checkmark(isSelected: true): elements.append(RowAccessibility(.checkmark, .image))
    case .text, .checkmark(isSelected: false), nil: break
    }
    return elements.compactMap(\.self)
  }

  /// Puts the item together.
  ///
  /// Elements: leadingIcon or leadingImage, title, subtitle, trailing, infoButton, toggle or checkmark,
  /// accessory.disclosureIndicator, separator. The title is as wide as the column of texts, the subtitle as its widest line.
  /// A link takes taps above its divider. An item lower than the rows of its list stands in the middle of its row.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let texts = measure(width: plan.width, traits)
    let (contentHeight, divider) = (contentHeight(texts, traits), dividerHeight(traits))
    plan.height = max(contentHeight + divider, profile.minimumRowHeight(traits))
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(texts, traits, &$0) }
    let height = plan.height - divider

    var x = padding
    if let size = leadingSize {
      let frame = LayoutRect(x: x, y: traits.pixelGrid.round((height - size.height) / 2), size)
      let isIcon = if case .icon = content.leading { true } else { false }
      plan.place(isIcon ? .leadingIcon : .leadingImage, frame, content: isIcon ? nil : .picture)
      x += size.width + OrangeMetrics.spacing
    }
    self.texts.place(texts, x: x, in: height, &plan, traits)
    let accessories = AccessoryMetrics(traits)
    let edge = plan.width - padding
    let end = edge - (content.isNavigationLink ? accessories.chevron.width + SwiftUIRow.chevronSpacing : 0)
    self.texts.placeTrailing(texts, end: end - fixedTrailingWidth(traits), in: height, &plan, traits)
    placeControl(&plan, end: end, in: height, traits)
    if content.isNavigationLink {
      plan.place(
        CellAccessory.SystemKind.disclosureIndicator.elementName, accessories.chevron(endingAt: edge, height: height))
    }
    placeSeparator(&plan, start: plan.firstTextX ?? padding, below: (height + contentHeight) / 2, traits)
    plan.takesTaps = content.isNavigationLink
    plan.tapHeight = height
  }

  /// Centres the button or the tick in the size that is kept free for it, which ends at `end`; a switch begins where that begins.
  private func placeControl(_ plan: inout RowPlan, end: Double, in height: Double, _ traits: Traits) {
    guard let control = control(traits) else { return }
    let (size, kept, grid) = (control.size, control.kept, traits.pixelGrid)
    func centered(_ size: LayoutSize) -> LayoutRect {
      LayoutRect(
        x: grid.round(end - kept.width + (kept.width - size.width) / 2), y: grid.round((height - size.height) / 2), size
      )
    }
    var element = RowElement(name: control.name, frame: centered(size))
    switch content.trailing {
    case .toggle(let isOn):
      element.frame.x = grid.round(end - kept.width)
      element.hitTarget = element.frame
      element.content = .toggle(isOn: isOn)
    case .infoButton: element.hitTarget = centered(kept)
    case .text, .checkmark, nil: break
    }
    plan.place(element)
  }

  /// Places the style's divider, which goes from edge to edge below the item, or the list's.
  private func placeSeparator(_ plan: inout RowPlan, start: Double, below bottom: Double, _ traits: Traits) {
    guard content.showsSeparator else { return }
    let divider = dividerHeight(traits)
    if divider > 0 {
      plan.place(.separator, LayoutRect(x: 0, y: traits.pixelGrid.round(bottom), width: plan.width, height: divider))
    } else if traits.list.allowsSeparator {
      let end = plan.width - profile.separatorTrailing(margin: traits.list.layoutMargin ?? 0)
      plan.place(.separator, profile.separator(from: start, to: end, rowHeight: plan.height, traits))
    }
  }

  // MARK: Measuring

  /// Measures the texts in a row of a width, which is divided as a SwiftUI stack divides it.
  ///
  /// A trailing text is offered half of the remaining width, less the parts of fixed width. A switch with an empty
  /// label takes as much as the title, which is as wide as it may be: this is the blank that a comment of upstream's
  /// names.
  private func measure(width: Double, _ traits: Traits) -> OrangeTexts.Measured {
    let (remaining, fixed) = (max(0, width - widthBeside(traits)), fixedTrailingWidth(traits))
    var (room, trailing) = (max(0, remaining - fixed), LabelMeasurement?.none)
    switch content.trailing {
    case .text, .infoButton:
      trailing = texts.measureTrailing(offered: max(0, remaining / 2 - fixed), traits)
      room = max(0, remaining - fixed - (trailing?.width ?? 0))
    case .toggle where !release.labelsToggle:
      room = max(0, min(remaining / 2, remaining - profile.toggleWidth))
    case .toggle, .checkmark, nil: break
    }
    return texts.measure((room, trailing), gap: texts.subtitle == nil ? 0 : release.textSpacing, traits)
  }

  private func contentHeight(_ texts: OrangeTexts.Measured, _ traits: Traits) -> Double {
    let vertical = 2 * OrangeMetrics.verticalPadding
    var height = max(Self.height, texts.height + vertical, texts.trailing?.height ?? 0)
    if let leadingSize { height = max(height, leadingSize.height + vertical) }
    if let control = control(traits) { height = max(height, control.kept.height) }
    return traits.pixelGrid.ceil(height)
  }

  // MARK: Widths

  /// The width of the trailing parts that keep their width: all but a text.
  func fixedTrailingWidth(_ traits: Traits) -> Double {
    guard let control = control(traits) else { return 0 }
    return control.kept.width + (texts.trailing == nil ? 0 : OrangeMetrics.spacing)
  }

  /// The sum of the padding, the leading part, the gaps and the chevron.
  private func widthBeside(_ traits: Traits) -> Double {
    var width = 2 * padding
    if let leadingSize { width += leadingSize.width + OrangeMetrics.spacing }
    if release.hasSpacer { width += OrangeMetrics.spacing + OrangeMetrics.leastSpacerLength }
    if texts.trailing != nil || control(traits) != nil { width += OrangeMetrics.spacing }
    if content.isNavigationLink { width += AccessoryMetrics(traits).chevron.width + SwiftUIRow.chevronSpacing }
    return width
  }

  /// The sum of the texts and what is beside them, rounded up to whole points.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let (widest, fixed) = (texts.width(fit, traits), fixedTrailingWidth(traits))
    let trailing = texts.trailing?.wholeWidth(.lines, traits) ?? 0
    var all = widest + fixed + trailing
    if trailing > 0 { all = max(all, 2 * (fixed + trailing)) }
    if case .toggle = content.trailing, !release.labelsToggle { all = max(all, 2 * widest) }
    return (widthBeside(traits) + all).rounded(.up)
  }

  /// What the item looks like: texts in the label's colour, the text at the end in system gray 3, what is a sign in the
  /// theme's accent, as links are.
  ///
  /// Source, code: `TrailingView.swift` of ods-ios 1.4.0; `TrailingIcons` of 0.14.0; `ODSIconButton.swift` of 0.9.0 to 0.14.0.
  public func appearance(traits: Traits) -> RowAppearance {
    var appearance = RowAppearance(
      colors: [
        .title: .black, .subtitle: .black, .leadingIcon: .black, .trailing: SRGBColor(hex: 0xC7C7CC),
        .infoButton: release.tintsInfoButton ? .coreOrange : .black, .checkmark: .coreOrange,
        .separator: SystemColor.separator,
        CellAccessory.SystemKind.disclosureIndicator.elementName:
          CellAccessory.SystemKind.disclosureIndicator.color(profile),
      ])
    switch content.leading {
    case .circularImage: appearance.elementCornerRadii[.leadingImage] = Self.height / 2
    case .appIcon: appearance.elementCornerRadii[.leadingImage] = Self.appIconRadius
    case .icon, .squareImage, .wideImage, nil: break
    }
    texts.tintLinks(.coreOrange, in: &appearance)
    return appearance.inSwiftUIList(traits)
  }
}
