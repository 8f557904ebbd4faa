internal import TextAnalysis

extension OrangeItem: PlannedRow {
  /// `ods.listItem`.
  public var kind: String { "ods.listItem" }

  /// A link says all its texts, a switch its label; of other items the texts are one element from 1.0 on, unless something
  /// beside them speaks for itself.
  public var accessibility: RowAccessibility? {
    if content.isNavigationLink {
      return RowAccessibility([
        (.title, title?.label), (.subtitle, subtitle?.label), (.trailing, trailingText?.label),
      ])
    }
    switch content.trailing {
    case .text, .infoButton: return nil
    case .toggle: guard release.labelsToggle else { return nil }
    case .checkmark, nil: guard release.combinesTexts else { return nil }
    }
    return RowAccessibility([(.title, title?.label), (.subtitle, subtitle?.label)])
  }

  /// The texts, one by one before 1.0, then what stands after them; what is before them says nothing.
  ///
  /// Source, code: `ODSListItem.swift` of ods-ios 1.4.0 (`accessibilityElement(children: .combine)`, `accessibilityHidden`).
  public var accessibilityElements: [RowAccessibility] {
    if let accessibility { return [accessibility] }
    let texts: [(ElementName, RowLabel?)] = [(.title, title?.label), (.subtitle, subtitle?.label)]
    var elements = release.combinesTexts ? [RowAccessibility(texts)] : texts.map { RowAccessibility([$0]) }
    elements.append(RowAccessibility([(.trailing, trailingText?.label)]))
    switch content.trailing {
    case .infoButton: elements.append(RowAccessibility(.infoButton, .button))
    case .toggle: elements.append(RowAccessibility(.toggle, .toggleButton))
    case .checkmark(isSelected: true): elements.append(RowAccessibility(.checkmark, .image))
    case .text, .checkmark(isSelected: false), nil: break
    }
    return elements.compactMap(\.self)
  }

  /// Puts the item together.
  ///
  /// Elements: leadingIcon or leadingImage, title, subtitle, trailing, infoButton, toggle or checkmark,
  /// accessory.disclosureIndicator, separator. The title is as wide as the column of texts, the subtitle as its widest line.
  /// A link takes taps above its divider.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let (width, grid) = (plan.width, traits.pixelGrid)
    let measured = measure(width: width, traits)
    plan.height = measured.height
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(measured, traits, &$0) }
    let height = measured.contentHeight
    func centered(_ other: Double) -> Double { grid.round((height - other) / 2) }

    var x = padding
    if let size = leadingSize {
      plan.place(
        leadingElement(LayoutRect(x: x, y: centered(size.height), width: size.width, height: size.height)))
      x += size.width + OrangeMetrics.spacing
    }
    let top = centered(measured.textHeight)
    if let size = measured.title {
      let frame = LayoutRect(x: x, y: top, width: measured.widths.texts, height: size.height)
      plan.place(.title, title?.label, size, frame)
    }
    if let subtitle, var size = measured.subtitle {
      size.offeredWidth = size.isTruncated ? nil : size.width
      size.width = subtitle.widestLine(size, traits)
      let y = top + (measured.title?.height ?? 0) + release.textSpacing
      plan.place(
        .subtitle, subtitle.label, size, LayoutRect(x: x, y: y, width: size.width, height: size.height))
    }
    let chevron = chevronSize(traits)
    let end = width - padding - (chevron.map { $0.width + SwiftUIRow.chevronSpacing } ?? 0)
    for element in trailingElements(measured, end: end, traits) { plan.place(element) }
    if let chevron {
      let frame = LayoutRect(
        x: width - padding - chevron.width, y: grid.floor((height - chevron.height) / 2), width: chevron.width,
        height: chevron.height)
      plan.place(CellAccessory.SystemKind.disclosureIndicator.elementName, frame)
    }
    let start = plan.firstTextX ?? padding
    if let separator = separator(width: width, height: plan.height, start: start, traits) { plan.place(separator) }
    plan.takesTaps = content.isNavigationLink
    plan.tapHeight = height
  }

  private func leadingElement(_ frame: LayoutRect) -> RowElement {
    if case .icon = content.leading { return RowElement(name: .leadingIcon, frame: frame) }
    return RowElement(name: .leadingImage, frame: frame, content: .picture)
  }

  /// What stands after the texts, which ends at a place.
  private func trailingElements(_ measured: Measured, end: Double, _ traits: Traits) -> [RowElement] {
    var elements: [RowElement] = []
    var end = end
    func append(
      _ name: ElementName, _ size: LayoutSize, kept: LayoutSize? = nil, content: ElementContent? = nil, takesTaps: Bool
    ) {
      // What is kept for it has it in the middle.
      let kept = kept ?? size
      let frame = LayoutRect(
        x: end - kept.width + (kept.width - size.width) / 2,
        y: traits.pixelGrid.round((measured.contentHeight - size.height) / 2), width: size.width, height: size.height)
      let target = LayoutRect(
        x: end - kept.width, y: frame.y - (kept.height - size.height) / 2, width: kept.width, height: kept.height)
      elements.append(RowElement(name: name, frame: frame, hitTarget: takesTaps ? target : nil, content: content))
      end -= kept.width + OrangeMetrics.spacing
    }
    switch content.trailing {
    case .infoButton:
      let side = infoSymbolSide(traits)
      append(
        .infoButton, LayoutSize(width: side, height: side),
        kept: release.infoButtonSide.map { LayoutSize(width: $0, height: $0) }, takesTaps: true)
    case .toggle(let isOn): append(.toggle, profile.switchSize, content: .toggle(isOn: isOn), takesTaps: true)
    case .checkmark(isSelected: true): append(.checkmark, checkmarkSize(traits), takesTaps: false)
    case .text, .checkmark(isSelected: false), nil: break
    }
    if let trailingText, let size = measured.trailing.map({ trailingText.narrowed($0, traits) }) {
      let frame = LayoutRect(
        x: end - size.width, y: traits.pixelGrid.round((measured.contentHeight - size.height) / 2), width: size.width,
        height: size.height)
      elements.insert(
        RowElement(name: .trailing, frame: frame, text: ElementText(trailingText.label, size)), at: 0)
    }
    return elements
  }

  /// The style's divider, which goes from edge to edge below the item, or the list's.
  private func separator(width: Double, height: Double, start: Double, _ traits: Traits) -> RowElement? {
    guard content.showsSeparator else { return nil }
    let divider = dividerHeight(traits)
    if divider > 0 {
      return RowElement(name: .separator, frame: LayoutRect(x: 0, y: height - divider, width: width, height: divider))
    }
    guard traits.list.allowsSeparator else { return nil }
    let thickness = profile.separatorHeight(traits)
    let end = max(start, width - profile.separatorTrailing(margin: traits.list.layoutMargin ?? 0))
    return RowElement(
      name: .separator, frame: LayoutRect(x: start, y: height - thickness, width: end - start, height: thickness))
  }

  // MARK: Measuring

  struct Measured {
    var widths: (texts: Double, trailing: Double)
    var title: LabelMeasurement?
    var subtitle: LabelMeasurement?
    var trailing: LabelMeasurement?
    /// The height of title and subtitle.
    var textHeight: Double
    /// The height without the divider.
    var contentHeight: Double
    var height: Double
  }

  func measure(width: Double, _ traits: Traits) -> Measured {
    let widths = widths(in: width, traits)
    let title = title?.measure(width: widths.texts, traits)
    let subtitle = subtitle?.measure(width: widths.texts, traits)
    let trailing = trailingText?.measure(width: widths.trailing, traits)
    let textHeight = (title?.height ?? 0) + (subtitle.map { $0.height + release.textSpacing } ?? 0)
    let vertical = 2 * OrangeMetrics.verticalPadding
    var height = max(Self.height, textHeight + vertical, trailing?.height ?? 0)
    if let leadingSize { height = max(height, leadingSize.height + vertical) }
    switch content.trailing {
    case .infoButton: height = max(height, release.infoButtonSide ?? infoSymbolSide(traits))
    case .toggle: height = max(height, profile.switchSize.height)
    case .text, .checkmark, nil: break
    }
    height = traits.pixelGrid.ceil(height)
    return Measured(
      widths: widths, title: title, subtitle: subtitle, trailing: trailing, textHeight: textHeight,
      contentHeight: height, height: height + dividerHeight(traits))
  }

  // MARK: Widths

  /// What the texts and the trailing text come to in a row of a width, by SwiftUI's way of dividing it.
  ///
  /// A text at the end is offered half of what is left beside what does not give way; a switch with an empty label takes
  /// as much as the title, which is as wide as it may be: the blank that a comment of upstream's names.
  private func widths(in width: Double, _ traits: Traits) -> (texts: Double, trailing: Double) {
    let remaining = max(0, width - widthBeside(traits))
    switch content.trailing {
    case .text, .infoButton:
      let fixed = fixedTrailingWidth(traits)
      let trailing = min(trailingText?.width(.lines, traits) ?? 0, max(0, remaining / 2 - fixed))
      return (max(0, remaining - fixed - trailing), trailing)
    case .toggle where !release.labelsToggle:
      return (max(0, min(remaining / 2, remaining - profile.switchSize.width)), 0)
    case .toggle, .checkmark, nil: return (max(0, remaining - fixedTrailingWidth(traits)), 0)
    }
  }

  /// What at the end keeps its width: all but a text.
  func fixedTrailingWidth(_ traits: Traits) -> Double {
    switch content.trailing {
    case .infoButton:
      (release.infoButtonSide ?? infoSymbolSide(traits)) + (trailingText == nil ? 0 : OrangeMetrics.spacing)
    case .toggle: profile.switchSize.width
    case .checkmark(isSelected: true): checkmarkSize(traits).width
    case .text, .checkmark(isSelected: false), nil: 0
    }
  }

  var hasTrailing: Bool {
    switch content.trailing {
    case .text: trailingText != nil
    case .infoButton, .toggle, .checkmark(isSelected: true): true
    case .checkmark(isSelected: false), nil: false
    }
  }

  /// The padding, what is before the texts, the gaps and the chevron.
  private func widthBeside(_ traits: Traits) -> Double {
    var width = 2 * padding
    if let leadingSize { width += leadingSize.width + OrangeMetrics.spacing }
    if release.hasSpacer { width += OrangeMetrics.spacing + OrangeMetrics.leastSpacerLength }
    if hasTrailing { width += OrangeMetrics.spacing }
    if let chevron = chevronSize(traits) { width += chevron.width + SwiftUIRow.chevronSpacing }
    return width
  }

  /// What is beside the texts, and the texts; whole points.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let texts = max(title?.width(fit, traits) ?? 0, subtitle?.width(fit, traits) ?? 0)
    let fixed = fixedTrailingWidth(traits)
    let trailing = trailingText?.width(.lines, traits) ?? 0
    var all = texts + fixed + trailing
    if trailing > 0 { all = max(all, 2 * (fixed + trailing)) }
    if case .toggle = content.trailing, !release.labelsToggle { all = max(all, 2 * texts) }
    return (widthBeside(traits) + all).rounded(.up)
  }

  /// What the item looks like: texts in the label's colour, the text at the end in system gray 3, what is a sign in the
  /// theme's accent.
  ///
  /// Source, code: `TrailingView.swift` of ods-ios 1.4.0, and `coreOrange.colorset`; `TrailingIcons` of 0.14.0.
  public func appearance(traits: Traits) -> RowAppearance {
    let accent = SRGBColor(hex: 0xF16E00)
    var appearance = RowAppearance(
      colors: [
        .title: .black, .subtitle: .black, .leadingIcon: .black, .trailing: SRGBColor(hex: 0xC7C7CC),
        .infoButton: release.tintsInfoButton ? accent : .black, .checkmark: accent,
        .separator: SystemColor.separator,
        CellAccessory.SystemKind.disclosureIndicator.elementName:
          CellAccessory.SystemKind.disclosureIndicator.color(profile),
      ])
    switch content.leading {
    case .circularImage: appearance.elementCornerRadii[.leadingImage] = Self.height / 2
    case .appIcon: appearance.elementCornerRadii[.leadingImage] = Self.appIconRadius
    case .icon, .squareImage, .wideImage, nil: break
    }
    return appearance
  }
}

extension ElementName {
  /// The tick of an Orange item that is selected.
  static var checkmark: ElementName { ElementName(rawValue: "checkmark") }
}
