internal import TextAnalysis
internal import Typography

extension TableCell: PlannedRow {
  /// `uikit.table.` and the style.
  public var kind: String { "uikit.table.\(style.rawValue)" }

  /// Text, then detail, as UIKit reads the labels of a cell; one with a checkmark is selected, and one with a switch is that
  /// switch.
  ///
  /// Source, published: MagentaA11y, native table rows: a row with a checkmark is announced as selected, and one with a switch
  /// as that switch.
  public var accessibility: RowAccessibility? {
    let said = RowAccessibility([(.title, text?.label.text), (.detail, detailText?.label.text)])
    return switch content.accessory {
    case .checkmark: said?.with(.selected)
    case .toggle(let isOn): said?.asSwitch(isOn: isOn)
    case .disclosureIndicator, .view, nil: said
    }
  }

  /// Puts the cell together.
  ///
  /// Elements: image, title, detail, the accessory or the edit controls, separator.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let (width, arrangement) = (plan.width, arrange(width: plan.width, traits: traits))
    plan.height = arrangement.height
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(arrangement, traits, &$0) }
    plan.takesTaps = true
    if let image = arrangement.image { plan.place(.image, image) }
    if let (frame, measurement) = arrangement.text { plan.place(.title, text?.label, measurement, frame) }
    if let (frame, measurement) = arrangement.detailText { plan.place(.detail, detailText?.label, measurement, frame) }
    placeAccessories(&plan, traits)
    if traits.list.allowsSeparator, !traits.state.isHighlightedOrSelected {
      let end = width - profile.separatorTrailing(margin: layoutMargin(width: width, traits: traits))
      plan.place(
        .separator, profile.separator(from: arrangement.textStart, to: end, rowHeight: plan.height, traits))
    }
  }

  /// Places the control where the row begins while the table is edited, and what stands where it ends.
  ///
  /// The system's drawings stand at whole pixels rounded down, other views at whole pixels rounded up.
  private func placeAccessories(_ plan: inout RowPlan, _ traits: Traits) {
    let (accessories, height) = (AccessoryMetrics(traits), plan.height)
    let isEditing = traits.state.contains(.editing)
    if isEditing, content.editingStyle != .none {
      plan.place(accessories.editControl(content.editingStyle == .insert ? .insert : .delete, height: height))
    }
    guard let region = accessoryRegion(traits) else { return }
    let x = plan.width - accessoryMargin(width: plan.width, traits: traits) - region
    if isEditing { return plan.place(accessories.reorderControl(x: x, region: region, height: height)) }
    func place(drawing kind: CellAccessory.SystemKind, _ size: LayoutSize) {
      plan.place(kind.elementName, accessories.frame(of: size, x: x, region: region, height: height))
    }
    func place(view name: String, _ size: LayoutSize, content: ElementContent? = nil) {
      let frame = LayoutRect(x: x, y: traits.pixelGrid.ceil((height - size.height) / 2), size)
      let target = AccessoryMetrics.tableTarget(from: x, width: plan.width, height: height)
      plan.place(RowElement(name: ElementName(rawValue: name), frame: frame, hitTarget: target, content: content))
    }
    switch content.accessory {
    case .disclosureIndicator: place(drawing: .disclosureIndicator, accessories.chevron)
    case .checkmark: place(drawing: .checkmark, accessories.size(of: .checkmark))
    case .view(let size): place(view: "accessory.view", size)
    case .toggle(let isOn): place(view: "accessory.switch", profile.switchSize, content: .toggle(isOn: isOn))
    case nil: break
    }
  }

  // MARK: Widths

  /// The sum of image, accessories, margins and texts: the texts as they stand if there is room, or their widest word.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let text = text?.width(fit, traits) ?? 0
    let detail = detailText?.width(fit, traits) ?? 0
    // Words that do not fit on one line are stacked at accessibility sizes.
    let isStacked = fit == .words && (traits.sizeCategory ?? .default).isAccessibilityCategory
    let grid = traits.pixelGrid
    let content =
      style == .value1 && !isStacked && self.text != nil && detailText != nil
      ? grid.ceilWithRoom(text) + Metrics.textToDetailGap + grid.ceilWithRoom(detail)
      : grid.ceilWithRoom(max(text, detail))
    func needed(_ width: Double) -> Double {
      let view = contentView(width: width, traits: traits)
      let room = view.end - view.start - textStart(margin: view.margins.0) - view.margins.1
      return width - room + content
    }
    guard self.content.layoutMargin == nil, traits.list.layoutMargin == nil else { return needed(0) }
    return profile.leastRowWidth(needed)
  }

  // MARK: Appearance

  /// What the cell looks like.
  public func appearance(traits: Traits) -> RowAppearance {
    let isFilled = traits.state.isHighlightedOrSelected
    let isDisabled = traits.state.contains(.disabled)
    var appearance = RowAppearance(
      background: isFilled ? SystemColor.selection : nil,
      colors: [
        .title: isDisabled ? SystemColor.tertiaryLabel : SystemColor.label,
        .detail: isDisabled ? SystemColor.quaternaryLabel : SystemColor.secondaryLabel,
        .separator: SystemColor.separator,
      ].merging(
        CellAccessory.SystemKind.colors(of: [.disclosureIndicator, .checkmark, .delete, .insert, .reorder], profile)
      ) { first, _ in first })
    appearance.hasSystemColors = true
    return appearance
  }
}
