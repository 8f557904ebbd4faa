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
      let properties = Self.textProperties
      let size = properties.fontSize(for: metrics.sizeCategory)
      let width = metrics.grid.ceil(label.preferredWidth(fontSize: size))
      return Size(width: width, height: label.measure(width: width, fontSize: size, grid: metrics.grid).height)
    }
  }

  /// The width kept for the accessory.
  func reservedWidth(_ metrics: AccessoryMetrics) -> Double {
    metrics.reservedWidth(accessory, width: size(metrics).width)
  }
}

extension CellAccessory {
  fileprivate var isOwnView: Bool {
    if case .customView = kind { true } else { false }
  }
}
