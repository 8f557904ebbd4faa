internal import TextAnalysis

/// Stacks the rows of a list from the top, one after another, and keeps none of them: a list of any length is laid out
/// in the memory of one row.
///
///     var stacker = ListStacker(geometry: ListGeometry(width: 375, style: .insetGrouped), traits: Traits())
///     stacker.beginSection(hasHeader: true)
///     draw(stacker.place(header, as: .header))
///     for row in rows.dropLast() { draw(stacker.place(row)) }
///     draw(stacker.place(rows.last!, at: .last))
///     stacker.endSection(hasFooter: false)
///     stacker.finish()
///     print(stacker.height)
///
/// Plain lists without headers need no sections.
public struct ListStacker: Sendable {
  /// What a row is in its section.
  public enum Role: Codable, Hashable, Sendable {
    /// The section's header.
    case header
    /// One of its rows.
    case row
    /// Its footer.
    case footer
  }

  /// The width, look and edges of the list.
  public let geometry: ListGeometry
  /// The traits of all rows.
  public let traits: Traits
  /// How far down the list reaches so far, in points.
  ///
  /// It is the exact sum: frames may be rounded to the pixel, as their system does it.
  public private(set) var height = 0.0

  /// The line between two rows, in the device's lengths.
  private let divider: ListDivider?
  private var sectionCount = 0
  /// The space that the section asks for that began last.
  private var sectionSpacing: Double?
  /// Whether it has rows already.
  private var hasRows = false
  /// What the section ends with that ended last, if no other has begun.
  private var ended: PrecedingSection?
  /// What the section above ends with; `nil` for the first.
  private var preceding: PrecedingSection?

  /// Begins an empty list.
  public init(geometry: ListGeometry, traits: Traits) {
    self.geometry = geometry
    self.traits = traits
    divider = geometry.divider?.onDevice(traits)
  }

  /// Begins a section, with the space above it.
  ///
  /// - Parameters:
  ///   - hasHeader: Whether a header comes first.
  ///   - spacing: Half of the space between it and its neighbours, twice: `nil` for the list's.
  public mutating func beginSection(hasHeader: Bool, spacing: Double? = nil) {
    closeSection(isLast: false)
    sectionSpacing = spacing ?? geometry.sectionSpacing
    hasRows = false
    add(
      spaces.above(
        isFirst: sectionCount == 0, hasHeader: hasHeader || geometry.headerMode == .firstItemInSection))
    sectionCount += 1
  }

  /// Ends the section that began last.
  public mutating func endSection(hasFooter: Bool) {
    ended = hasFooter ? .endsWithFooter : .endsWithRows
  }

  /// Ends the list, with the space below its last section.
  public mutating func finish() {
    closeSection(isLast: true)
  }

  /// The space below a section depends on whether another follows.
  private mutating func closeSection(isLast: Bool) {
    guard let ended else { return }
    add(spaces.below(ended, isLast: isLast))
    (preceding, self.ended) = (ended, nil)
  }

  /// What is free around the section that began last.
  private var spaces: SectionSpaces { geometry.sectionSpaces(sectionSpacing, traits.pixelGrid) }

  /// Lays a row out and puts it below all others.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - role: What it is in its section.
  ///   - state: The states the row is in, beside those of ``traits``.
  ///   - edges: Whether it is the first or the last of its section's rows: what has round corners, and no separator or
  ///     divider below it.
  ///   - next: The states of the row below it, which hides the separator between them while it is touched or selected.
  public mutating func place(
    _ row: any Row, as role: Role = .row, state: RowState = [], at edges: SectionEdges = [], before next: RowState = []
  ) -> PlacedRow {
    let layout = row.layout(
      in: geometry.surroundings(
        of: row, as: role, state: state, at: edges, before: next, below: preceding, traits: traits))
    var edges = edges
    if role == .row {
      if geometry.rowSpacing > 0 {
        if hasRows {
          add(row.isOfCompose ? ComposeScale(traits).points(rounding: geometry.rowSpacing) : geometry.rowSpacing)
        }
        edges = [.first, .last]
      }
      hasRows = true
    }
    let x = geometry.rowExtent(
      underSafeArea: row.extendsUnderSafeArea, traits.direction, traits.sizeCategory
    ).x
    let frame = LayoutRect(x: x, y: height, layout.size)
    add(layout.size.height)
    var placed = PlacedRow(frame: onPixels(frame), layout: layout)
    guard role == .row else { return placed }
    let radius = geometry.cornerRadius
    if radius > 0, !edges.isEmpty { placed.corners = RowCorners(radius: radius, edges: edges) }
    if let divider, !edges.contains(.last) {
      placed.divider = divider.frame(below: placed.frame, direction: traits.direction, grid: traits.pixelGrid)
      placed.dividerColor = divider.color
      add(divider.height)
    }
    return placed
  }

  private mutating func add(_ length: Double) {
    // Thirds of a point leave dust in a sum, which goes before it adds up.
    height = traits.pixelGrid.withoutDust(height + length)
  }

  /// Where spaces may be parts of a pixel, UIKit rounds where a cell begins to the nearest.
  private func onPixels(_ frame: LayoutRect) -> LayoutRect {
    guard geometry.style == .grouped || geometry.style == .insetGrouped else { return frame }
    var frame = frame
    frame.y = traits.pixelGrid.round(frame.y)
    return frame
  }
}

extension Row {
  /// Whether it is an item of Compose, where what stands between two items is whole pixels, too (`Arrangement.spacedBy`).
  fileprivate var isOfCompose: Bool {
    if let swiped = self as? SwipedRow { return swiped.row.isOfCompose }
    return self is Material3ListItem || self is Material2ListItem
  }
}

/// A row in its list.
public struct PlacedRow: Encodable, Sendable {
  /// Where the row is in the list.
  public var frame: LayoutRect
  /// Its elements; their frames are in the row.
  public var layout: RowLayout
  /// Its round corners; `nil` if it has none.
  public var corners: RowCorners?
  /// The line that the list puts below the row, in the list; `nil` if there is none.
  public var divider: LayoutRect?
  /// The colour of that line, in the light appearance.
  package var dividerColor: SRGBColor?
}
