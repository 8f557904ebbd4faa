internal import JSONText
internal import Sizing

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

  /// Begins the list.
  mutating func begin(_ settings: ListSettings)
  /// Begins a section, the first having index 0.
  mutating func beginSection(_ section: SectionHeading, index: Int, header: MeasuredRow?)
  /// Writes a row of the section that began last.
  mutating func row(_ row: MeasuredRow)
  /// Ends a section.
  mutating func endSection(footer: MeasuredRow?)
  /// Ends the list.
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
  mutating func row(_ row: MeasuredRow, section: SectionName? = nil) {
    beginObject()
    switch section {
    case .identifier(let identifier):
      key("section")
      self.identifier(identifier)
    case .index(let index):
      key("section")
      integer(index)
    case nil: break
    }
    key("id")
    identifier(row.id)
    key("kind")
    string(row.kind)
    key("frame")
    rect(row.placement.frame)
    corners(row.placement.corners)
    if let divider = row.placement.divider {
      key("divider")
      rect(divider)
    }
    key("elements")
    beginObject()
    for element in row.placement.layout.elements { self.element(element) }
    endObject()
    hitTarget(row.placement.layout.hitTarget)
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
    if let appearance = row.appearance {
      key("appearance")
      value(appearance.jsonValue)
    }
    endObject()
  }

  private mutating func element(_ element: RowElement) {
    key(element.name.rawValue)
    beginObject()
    key("frame")
    rect(element.frame)
    if let text = element.text {
      key("lines")
      integer(text.lineCount)
      key("truncated")
      bool(text.isTruncated)
      key("fontSize")
      number(text.fontSize)
      key("baseline")
      number(text.baseline)
      if let lines = text.uncertainLines {
        key("uncertain")
        beginArray()
        integer(lines.lowerBound)
        integer(lines.upperBound)
        endArray()
      }
    }
    hitTarget(element.hitTarget)
    if let isOn = element.content?.isOn {
      key("isOn")
      bool(isOn)
    }
    endObject()
  }

  private mutating func hitTarget(_ target: LayoutRect?) {
    guard let target else { return }
    key("hitTarget")
    rect(target)
  }

  /// The radius of each corner, from the upper left on as in CSS, if any is round.
  private mutating func corners(_ corners: RowCorners?) {
    guard let corners else { return }
    let upper = corners.edges.contains(.first) ? corners.radius : 0
    let lower = corners.edges.contains(.last) ? corners.radius : 0
    key("cornerRadii")
    beginArray()
    for radius in [upper, upper, lower, lower] { number(radius) }
    endArray()
  }

  private mutating func accessibility(_ accessibility: RowAccessibility) {
    beginObject()
    key("label")
    string(accessibility.label)
    key("readingOrder")
    beginArray()
    for name in accessibility.readingOrder { string(name.rawValue) }
    endArray()
    if let value = accessibility.value {
      key("value")
      string(value)
    }
    if let hint = accessibility.hint {
      key("hint")
      string(hint)
    }
    if !accessibility.traits.isEmpty {
      key("traits")
      beginArray()
      for trait in accessibility.traits { string(trait.rawValue) }
      endArray()
    }
    if let isExpanded = accessibility.isExpanded {
      key("isExpanded")
      bool(isExpanded)
    }
    endObject()
  }

  /// Writes what a scroll view keeps free above and below the list, if it does, and the refresh control, if there is one.
  mutating func insets(of geometry: ListGeometry) {
    let insets = geometry.contentInset
    if insets != .zero {
      key("contentInset")
      beginObject()
      for (name, length) in [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
      ] {
        key(name)
        number(length)
      }
      endObject()
    }
    if let frame = geometry.refreshControlFrame {
      key("refreshControl")
      beginObject()
      key("frame")
      rect(frame)
      endObject()
    }
  }

  private mutating func rect(_ rect: LayoutRect) {
    beginObject()
    key("x")
    number(rect.x)
    key("y")
    number(rect.y)
    key("width")
    number(rect.width)
    key("height")
    number(rect.height)
    endObject()
  }
}

/// What a section is called where its rows stand by themselves: its identifier, or its index if it has none.
enum SectionName {
  case identifier(Identifier)
  case index(Int)

  init(_ section: SectionHeading, index: Int) {
    self = section.id.map { .identifier($0) } ?? .index(index)
  }
}
