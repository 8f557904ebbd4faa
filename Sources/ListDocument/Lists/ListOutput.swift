internal import JSONText
internal import Sizing
internal import TextLayout

/// Writes a measured list while it is measured, from the top.
///
/// Calls come in this order: `begin`, then for each section `beginSection`, `row` for each of its rows, `endSection`,
/// and at last `end`.
protocol ListOutput {
  /// Whether what was written up to a fault is of use without the rest.
  var isOfUseInPart: Bool { get }
  /// What was written since the caller last took it.
  var bytes: [UInt8] { get }
  /// Forgets what was written, which the caller has passed on.
  mutating func removeAll()

  mutating func begin(_ settings: ListSettings)
  /// Begins a section, the first having index 0.
  mutating func beginSection(_ section: SectionHeading, index: Int, header: MeasuredRow?)
  /// Writes a row of the section that began last.
  mutating func row(_ row: MeasuredRow)
  mutating func endSection(footer: MeasuredRow?)
  mutating func end(height: Double)
}

/// A row of a list document with its place in the list.
struct MeasuredRow {
  let id: Identifier?
  let kind: String
  let accessibility: RowAccessibility?
  /// The row's parts that speak for themselves, if the row is not one element.
  let accessibilityElements: [RowAccessibility]
  let placement: PlacedRow
  /// What it looks like; `nil` if that is not asked for.
  var appearance: RowAppearance?
}

extension JSONWriter {
  /// Writes a row: `id`, `kind`, `frame` in the list, `cornerRadii` if corners are round, the `divider` below it if the
  /// list puts one there, `elements` with their frames in the row, the row's own
  /// `hitTarget` if it takes taps, `accessibility` if it is one element, `accessibilityElements` if it is several, and `appearance` if it is asked for.
  ///
  /// - Parameter section: What the row's section is called, where rows stand by themselves; `nil` leaves the key out.
  mutating func row(_ row: MeasuredRow, section: JSONValue? = nil) {
    beginObject()
    member("section", section)
    member("id", row.id?.jsonValue ?? .null)
    member("kind", row.kind)
    member("frame", row.placement.frame)
    member("cornerRadii", row.placement.corners.map { .array($0.clockwise.map(JSONValue.number)) })
    member("divider", row.placement.divider)
    key("elements")
    beginObject()
    for element in row.placement.layout.elements { self.element(element) }
    endObject()
    member("hitTarget", row.placement.layout.hitTarget)
    if let accessibility = row.accessibility {
      key("accessibility")
      self.accessibility(accessibility)
    }
    if !row.accessibilityElements.isEmpty {
      key("accessibilityElements")
      beginArray()
      for element in row.accessibilityElements { accessibility(element) }
      endArray()
    }
    member("appearance", row.appearance?.jsonValue)
    endObject()
  }

  private mutating func element(_ element: RowElement) {
    key(element.name.rawValue)
    beginObject()
    member("frame", element.frame)
    if let text = element.text {
      member("lines", text.lineCount)
      member("truncated", text.isTruncated)
      member("fontSize", text.fontSize)
      member("baseline", text.baseline)
      if case let count = text.content.missingGlyphs.count, count > 0 { member("missingGlyphs", count) }
      member("uncertain", text.uncertainLines.map { [.integer($0.lowerBound), .integer($0.upperBound)] })
    }
    member("hitTarget", element.hitTarget)
    member("isOn", element.content?.isOn)
    endObject()
  }

  private mutating func accessibility(_ accessibility: RowAccessibility) {
    beginObject()
    member("label", accessibility.label)
    member("readingOrder", .strings(accessibility.readingOrder.map(\.rawValue)))
    member("value", accessibility.value)
    member("hint", accessibility.hint)
    let traits = accessibility.traits
    member("traits", traits.isEmpty ? nil : .strings(traits.map(\.rawValue)))
    member("isExpanded", accessibility.isExpanded)
    endObject()
  }

  /// Writes what a scroll view keeps free above and below the list, if it does, and the refresh control, if there is one.
  mutating func insets(of geometry: ListGeometry) {
    let insets = geometry.contentInset
    member("contentInset", insets == .zero ? nil : ValueType<DirectionalInsets>.insets.encode(insets))
    if let frame = geometry.refreshControlFrame {
      key("refreshControl")
      beginObject()
      member("frame", frame)
      endObject()
    }
  }

  /// Writes a key and a rectangle; nothing if that is `nil`.
  private mutating func member(_ name: String, _ rect: LayoutRect?) {
    guard let rect else { return }
    key(name)
    beginObject()
    member("x", rect.x)
    member("y", rect.y)
    member("width", rect.width)
    member("height", rect.height)
    endObject()
  }
}
