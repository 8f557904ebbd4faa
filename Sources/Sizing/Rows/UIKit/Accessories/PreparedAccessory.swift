internal import TextLayout
internal import Typography

final class PreparedAccessory: Sendable {
  let accessory: CellAccessory
  /// The name of its element, which is unique in the row.
  let name: ElementName
  let label: RowLabel?

  private init(accessory: CellAccessory, name: ElementName, label: RowLabel?) {
    self.accessory = accessory
    self.name = name
    self.label = label
  }

  /// Prepares accessories of a cell, in the order in which they stand.
  static func prepare(
    _ accessories: [CellAccessory], at placement: CellAccessory.Placement, _ container: ListContentRow.Container,
    family: String,
    locale: String, typesetter: Typesetter
  ) -> [PreparedAccessory] {
    let resolved = accessories.map { $0.resolved(in: container) }
      .filter { $0.placement == placement }
    guard !resolved.isEmpty else { return [] }
    // Equal ranks stay in the order in which they were given.
    let (positioned, ranked) = (resolved.filter { $0.position != nil }, resolved.filter { $0.position == nil })
    var sorted = ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
    for accessory in positioned { sorted.insert(accessory, at: min(max(0, accessory.position ?? 0), sorted.count)) }
    var prepared: [PreparedAccessory] = []
    for accessory in sorted {
      // Counting each time is quadratic, but a cell has only a handful: documents are held to that.
      let count = prepared.count { $0.accessory.elementName == accessory.elementName } + 1
      var label: RowLabel?
      if case .label(let text) = accessory.kind {
        label = accessory.text.label(text, family: family, locale: locale, typesetter: typesetter)
      }
      // A name used as it is declared is a literal, which is not reference-counted.
      let name = accessory.elementName
      let place = placement == .leading && accessory.isOwnView ? ".leading" : ""
      let number = count == 1 ? "" : "\(count)"
      prepared.append(
        PreparedAccessory(
          accessory: accessory,
          name: ElementName(rawValue: place.isEmpty && number.isEmpty ? name : name + place + number), label: label))
    }
    return prepared
  }

  func isDisplayed(in state: RowState) -> Bool { accessory.displayed?.includes(state) ?? true }

  func size(_ metrics: AccessoryMetrics) -> LayoutSize {
    switch accessory.kind {
    case .system(let kind): return metrics.size(of: kind)
    case .customView(let size): return size
    case .toggle: return metrics.profile.switchSize
    case .label:
      guard let label else { return .zero }
      let width = width(of: label, metrics)
      return LayoutSize(
        width: width, height: label.measure(width: width, fontSize: fontSize(metrics), grid: metrics.grid).height)
    }
  }

  func fontSize(_ metrics: AccessoryMetrics) -> Double {
    accessory.text.fontSize(for: metrics.sizeCategory, metrics.typeScale)
  }

  private func width(of label: RowLabel, _ metrics: AccessoryMetrics) -> Double {
    metrics.grid.ceil(label.width(.lines, fontSize: fontSize(metrics)))
  }

  func reservedWidth(_ metrics: AccessoryMetrics) -> Double {
    switch accessory.reservedLayoutWidth {
    case .points(let points): return points
    case .standard: return metrics.standardWidth
    case .automatic where accessory.takesStandardWidth: return metrics.standardWidth
    case .actual, .automatic:
      // A label's height is not measured here, since rows that are only measured do not need it.
      return label.map { width(of: $0, metrics) } ?? size(metrics).width
    }
  }

  /// Why that width is kept, and where it comes from; without a source if the document determines it.
  func widthReason(_ metrics: AccessoryMetrics) -> (rule: String, source: String?) {
    switch (accessory.reservedLayoutWidth, accessory.kind) {
    case (.points, _): ("What is kept for it (`reservedLayoutWidth`).", nil)
    case (.standard, _): ("What makes accessories line up.", metrics.source)
    case (.automatic, _) where accessory.takesStandardWidth: ("What makes accessories line up.", metrics.source)
    case (_, .label): ("The width of its text.", nil)
    case (_, .customView): ("The view's own width.", nil)
    case (_, .toggle): ("The width of a switch.", metrics.profile.switchSource)
    case (_, .system): ("What is kept for it.", metrics.source)
    }
  }

  /// Whether a line separates it from an accessory before it, as it does a reorder control.
  var hasSeparator: Bool {
    if case .system(.reorder) = accessory.kind { accessory.showsVerticalSeparator } else { false }
  }

  var trailingSpacing: Double { hasSeparator ? AccessoryMetrics.reorderSpacing : AccessoryMetrics.trailingSpacing }
}

extension CellAccessory {
  fileprivate var takesStandardWidth: Bool {
    switch kind {
    case .system(.disclosureIndicator), .system(.outlineDisclosure), .label: false
    case .system, .customView, .toggle: true
    }
  }
}
