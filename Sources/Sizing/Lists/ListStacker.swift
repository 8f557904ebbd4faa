internal import TextAnalysis

/// Lays out the rows of a list from the top and keeps none of them, so that a list of any length takes the memory of one row.
///
///     var stacker = ListStacker(geometry: ListGeometry(width: 375, style: .insetGrouped), traits: Traits())
///     stacker.beginSection(hasHeader: true)
///     draw(stacker.place(header, as: .header))
///     for (index, row) in rows.enumerated() {
///       draw(stacker.place(row, at: SectionEdges(ofRow: index, of: rows.count, hasFooter: false)))
///     }
///     stacker.endSection(hasFooter: false)
///     stacker.finish()
///     print(stacker.height)
///
/// Plain lists without headers need no sections.
public struct ListStacker: Sendable {
  /// The part of a section that a row is.
  public enum Role: Codable, Hashable, Sendable {
    /// The section's header.
    case header
    /// One of its rows.
    case row
    /// Its footer.
    case footer
  }

  package let geometry: ListGeometry
  package let traits: Traits
  /// The height of the list so far, in points.
  ///
  /// It is the sum before rounding: frames may be rounded to the pixel, as their system rounds them.
  public private(set) var height = 0.0

  /// The line between two rows, with its lengths on the device.
  private let divider: ListDivider?
  private var sectionCount = 0
  /// The spacing of the section that began last.
  private var sectionSpacing: Double?
  /// Whether that section has rows already.
  private var hasRows = false
  /// What the last section ends with; `nil` unless it has ended and no other has begun.
  private var ended: PrecedingSection?
  /// What the section above the current one ends with; `nil` for the first.
  private var preceding: PrecedingSection?

  /// Begins an empty list.
  ///
  /// - Precondition: All lengths of the geometry are finite and not negative.
  public init(geometry: ListGeometry, traits: Traits) {
    geometry.check()
    self.geometry = geometry
    self.traits = traits
    divider = geometry.divider?.onDevice(traits)
  }

  /// Begins a section, with the space above it.
  ///
  /// - Parameters:
  ///   - hasHeader: Whether a header comes first.
  ///   - spacing: The section's spacing, half of it above and half below; `nil` for the list's.
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
  public mutating func endSection(hasFooter: Bool) { ended = hasFooter ? .endsWithFooter : .endsWithRows }

  /// Ends the list, with the space below its last section.
  public mutating func finish() { closeSection(isLast: true) }

  /// Adds the space below the section that ended, which depends on whether another follows.
  private mutating func closeSection(isLast: Bool) {
    guard let ended else { return }
    add(spaces.below(ended, isLast: isLast))
    (preceding, self.ended) = (ended, nil)
  }

  private var spaces: SectionSpaces { geometry.sectionSpaces(sectionSpacing, traits.pixelGrid) }

  /// Lays a row out below all rows placed before.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - role: The part of the section that it is.
  ///   - state: The states of the row, in addition to those of all rows.
  ///   - edges: Whether it is the first or the last row of its section, and whether a footer follows it. The first and the last
  ///     have rounded corners in cards; the last has no divider below it, and a separator only in a plain list.
  ///   - next: The states of the row below. A highlighted or selected row hides the separator above it.
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
    edges.remove(.aboveFooter)
    if radius > 0, !edges.isEmpty {
      let (upper, lower) = (edges.contains(.first) ? radius : 0, edges.contains(.last) ? radius : 0)
      placed.corners = CornerRadii(
        topLeading: upper, topTrailing: upper, bottomLeading: lower, bottomTrailing: lower)
    }
    if let divider, !edges.contains(.last) {
      placed.divider = divider.frame(below: placed.frame, direction: traits.direction, grid: traits.pixelGrid)
      placed.dividerColor = divider.color
      add(divider.height)
    }
    return placed
  }

  private mutating func add(_ length: Double) {
    // Sums of thirds of a point have rounding errors, which are removed before they accumulate.
    height = traits.pixelGrid.withoutDust(height + length)
  }

  /// Rounds `y` to the nearest pixel in styles whose spaces may be fractions of a pixel, as UIKit does.
  private func onPixels(_ frame: LayoutRect) -> LayoutRect {
    guard geometry.style == .grouped || geometry.style == .insetGrouped else { return frame }
    var frame = frame
    frame.y = traits.pixelGrid.round(frame.y)
    return frame
  }
}

extension Row {
  /// Whether it is an item of Compose, which also rounds the space between items to whole pixels (`Arrangement.spacedBy`).
  fileprivate var isOfCompose: Bool {
    if let swiped = self as? SwipedRow { return swiped.row.isOfCompose }
    return self is Material3ListItem || self is Material2ListItem
  }
}

/// A row laid out in its list.
public struct PlacedRow: Encodable, Sendable {
  /// The frame of the row in the list.
  public var frame: LayoutRect
  /// The layout of the row; the frames of its elements are relative to the row.
  public var layout: RowLayout
  /// The radii of its corners, which are those of its section; `nil` if none is round.
  public var corners: CornerRadii?
  /// The frame in the list of the line below the row; `nil` if there is none.
  public var divider: LayoutRect?
  /// The colour of that line, in the light appearance.
  package var dividerColor: SRGBColor?
}
