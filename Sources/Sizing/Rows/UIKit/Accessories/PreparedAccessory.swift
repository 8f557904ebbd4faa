internal import TextLayout
internal import Typography

/// An accessory ready to be laid out.
struct PreparedAccessory: Sendable {
  let accessory: CellAccessory
  /// What the element is called in the row; no two are called the same.
  let name: ElementName
  /// Its text, if it is a label.
  let label: Label?

  /// How labels among accessories are set: body in the secondary colour, on one line.
  ///
  /// Source: charon, macOS 27.0.
  static let textProperties: ListContentConfiguration.TextProperties = {
    var text = ListContentConfiguration.TextProperties(.body, color: SystemColor.secondaryLabel)
    text.numberOfLines = 1
    return text
  }()

  /// Prepares accessories of a cell, in the order in which they stand.
  static func prepare(
    _ accessories: [CellAccessory], at placement: CellAccessory.Placement, inSidebar: Bool, family: String,
    locale: String, typesetter: Typesetter
  ) -> [PreparedAccessory] {
    var counts: [String: Int] = [:]
    let resolved = accessories.map { $0.resolved(inSidebar: inSidebar) }.filter { $0.placement == placement }
    // Equal ranks stay in the order in which they were given.
    let sorted = resolved.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return sorted.map { _, accessory in
      counts[accessory.elementName, default: 0] += 1
      let count = counts[accessory.elementName] ?? 1
      var label: Label?
      if case .label(let text) = accessory.kind {
        label = textProperties.label(text, family: family, locale: locale, typesetter: typesetter)
      }
      let name = accessory.elementName + (placement == .leading && accessory.isOwnView ? ".leading" : "")
      return PreparedAccessory(
        accessory: accessory, name: ElementName(rawValue: count == 1 ? name : "\(name)\(count)"), label: label)
    }
  }

  /// Whether it is displayed in a state.
  func isDisplayed(in state: RowState) -> Bool {
    accessory.displayed?.includes(state) ?? true
  }

  /// The size of the accessory.
  func size(_ metrics: AccessoryMetrics) -> Size {
    switch accessory.kind {
    case .system(let kind): return metrics.size(of: kind)
    case .customView(let size): return size
    case .label:
      guard let label else { return .zero }
      let size = Self.textProperties.fontSize(for: metrics.sizeCategory)
      let width = width(of: label, metrics)
      return Size(width: width, height: label.measure(width: width, fontSize: size, grid: metrics.grid).height)
    }
  }

  private func width(of label: Label, _ metrics: AccessoryMetrics) -> Double {
    metrics.grid.ceil(label.preferredWidth(fontSize: Self.textProperties.fontSize(for: metrics.sizeCategory)))
  }

  /// The width kept for the accessory.
  func reservedWidth(_ metrics: AccessoryMetrics) -> Double {
    // A label's height is not asked for here: rows only measured need it for nothing.
    metrics.reservedWidth(accessory, width: label.map { width(of: $0, metrics) } ?? size(metrics).width)
  }
}

extension CellAccessory {
  fileprivate var isOwnView: Bool {
    if case .customView = kind { true } else { false }
  }
}
