extension ListContentRow {
  /// Where the content view begins and ends: between the accessories that are displayed, or at the edges.
  func contentView(width: Double, traits: Traits) -> (start: Double, end: Double) {
    let metrics = AccessoryMetrics(traits, profile: configuration.profile)
    var view = (start: indentation, end: width)
    if let room = room(leading, traits, metrics, spacing: { _ in AccessoryMetrics.leadingSpacing }) {
      // The content is indented beside the accessories even if these are not.
      view.start = layoutMargin(width: width, traits: traits) + indentation + room
    }
    if let room = room(trailing, traits, metrics, spacing: { $0.trailingSpacing }) {
      view.end = width - accessoryMargin(width: width, traits: traits) - room
    }
    return view
  }

  func accessoryMargin(width: Double, traits: Traits) -> Double {
    content.layoutMargin ?? traits.list.accessoryMargin ?? layoutMargin(width: width, traits: traits)
  }

  /// The width that the displayed ones of some accessories take; `nil` if none is displayed.
  ///
  /// - Parameter spacing: The space before an accessory that is not the first.
  private func room(
    _ accessories: [PreparedAccessory], _ traits: Traits, _ metrics: AccessoryMetrics,
    spacing: (PreparedAccessory) -> Double
  ) -> Double? {
    var room: Double?
    // Read in place through a span, so that no accessory is copied.
    let accessories = accessories.span
    for index in accessories.indices where accessories[index].isDisplayed(in: traits.state) {
      room = (room.map { $0 + spacing(accessories[index]) } ?? 0) + accessories[index].reservedWidth(metrics)
    }
    return room
  }

  func placeAccessories(_ plan: inout RowPlan, contentEnd: Double, traits: Traits) {
    let (width, height) = (plan.width, plan.height)
    let metrics = AccessoryMetrics(traits, profile: configuration.profile)
    var x = layoutMargin(width: width, traits: traits) + (content.indentsAccessories ? indentation : 0)
    var gutterStart = 0.0
    for index in leading.indices where leading[index].isDisplayed(in: traits.state) {
      let region = leading[index].reservedWidth(metrics)
      let gutter = LayoutRect(x: gutterStart, y: 0, width: x + region - gutterStart, height: height)
      if !leading[index].accessory.isHidden {
        plan.place(element(leading[index], x: x, region: region, height: height, gutter: gutter, metrics))
      }
      x += region + AccessoryMetrics.leadingSpacing
      gutterStart = x - AccessoryMetrics.leadingSpacing
    }
    x = contentEnd
    var isFirst = true
    for index in trailing.indices where trailing[index].isDisplayed(in: traits.state) {
      if !isFirst {
        if trailing[index].hasSeparator, !trailing[index].accessory.isHidden {
          plan.place(AccessoryMetrics.reorderSeparator(x: x + AccessoryMetrics.trailingSpacing, height: height))
        }
        x += trailing[index].trailingSpacing
      }
      let region = trailing[index].reservedWidth(metrics)
      if !trailing[index].accessory.isHidden {
        // The last accessory of a table's cell is its `accessoryView`.
        let isAccessoryView =
          content.container == .table && trailing[index].accessory.isOwnView
          && !trailing[(index + 1)...].contains { $0.isDisplayed(in: traits.state) }
        let target =
          isAccessoryView ? AccessoryMetrics.tableTarget(from: x, width: width, height: height) : nil
        plan.place(
          element(trailing[index], x: x, region: region, height: height, gutter: nil, viewTarget: target, metrics))
      }
      x += region
      isFirst = false
    }
  }

  /// The element of an accessory, centred in the width reserved for it.
  ///
  /// System drawings are rounded down to whole pixels, as measured on table cells; other views to the nearest pixel.
  ///
  /// - Parameters:
  ///   - gutter: The hit target of an edit control.
  ///   - viewTarget: The hit target of a custom view or switch; `nil` for its frame.
  private func element(
    _ prepared: PreparedAccessory, x: Double, region: Double, height: Double, gutter: LayoutRect?,
    viewTarget: LayoutRect? = nil, _ metrics: AccessoryMetrics
  ) -> RowElement {
    let size = prepared.size(metrics)
    let grid = metrics.grid
    var frame = LayoutRect(x: x + (region - size.width) / 2, y: grid.round((height - size.height) / 2), size)
    var target: LayoutRect?
    var text: ElementText?
    var shown: ElementContent?
    switch prepared.accessory.kind {
    case .system(let kind):
      frame = metrics.frame(of: size, x: x, region: region, height: height)
      target = hitTarget(of: kind, frame: frame, gutter: gutter)
      if kind == .outlineDisclosure { shown = .disclosure(isExpanded: prepared.accessory.isExpanded) }
    case .customView: target = viewTarget ?? frame
    case .toggle(let isOn):
      target = viewTarget ?? frame
      shown = .toggle(isOn: isOn)
    case .label:
      if let label = prepared.label {
        var measurement = label.measure(width: frame.width, fontSize: prepared.fontSize(metrics), grid: grid)
        // The accessory is as wide as its text, on a device too.
        measurement.offeredWidth = .infinity
        text = ElementText(label: label, measurement: measurement)
      }
    }
    return RowElement(name: prepared.name, frame: frame, text: text, hitTarget: target, content: shown)
  }

  /// The hit target of an accessory.
  ///
  /// Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit).
  /// Source, inferred: a detail button has the box of an outline disclosure.
  private func hitTarget(of kind: CellAccessory.SystemKind, frame: LayoutRect, gutter: LayoutRect?) -> LayoutRect? {
    switch kind {
    case .outlineDisclosure, .detail: LayoutRect(x: frame.midX - 22, y: frame.midY - 22, width: 44, height: 44)
    case .reorder: AccessoryMetrics.reorderTarget(frame)
    case .delete, .insert: gutter
    case .disclosureIndicator, .popUpMenu, .checkmark, .multiselect: nil
    }
  }
}
