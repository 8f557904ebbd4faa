internal import TextAnalysis

/// Stacks the rows of a list from the top, one after another, and keeps none of them: a list of any length is laid out
/// in the memory of one row.
///
///     var stacker = ListStacker(geometry: ListGeometry(width: 375), traits: Traits())
///     for row in rows { draw(stacker.place(row)) }
///     print(stacker.height)
public struct ListStacker: Sendable {
  /// What a row is in its section.
  public enum Role: Hashable, Sendable {
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
  public private(set) var height = 0.0

  /// Begins an empty list.
  public init(geometry: ListGeometry, traits: Traits) {
    self.geometry = geometry
    self.traits = traits
  }

  /// Lays a row out and puts it below all others.
  ///
  /// - Parameter state: The states the row is in, beside those of ``traits``.
  public mutating func place(_ row: any Row, as role: Role = .row, state: RowState = []) -> PlacedRow {
    var traits = traits.adding(state)
    let isInset = !row.extendsUnderSafeArea
    if !isInset { traits.safeArea = geometry.safeAreaInRows }
    let layout = row.layout(width: isInset ? geometry.rowWidth : geometry.width, traits: traits)
    let padding = role == .header ? geometry.style.paddingAboveHeader : 0
    let frame = Rect(
      x: isInset ? geometry.safeArea.left(in: traits.direction) : 0, y: height + padding,
      width: layout.size.width, height: layout.size.height)
    // Thirds of a point leave dust in a sum, which goes before it adds up.
    height = traits.pixelGrid.withoutDust(frame.maxY)
    return PlacedRow(frame: frame, layout: layout)
  }
}

/// A row in its list.
public struct PlacedRow: Sendable {
  /// Where the row is in the list.
  public var frame: Rect
  /// Its elements; their frames are in the row.
  public var layout: RowLayout
}
