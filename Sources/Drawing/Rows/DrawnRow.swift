public import Sizing
public import TextAnalysis

/// A row of a list that is ready to be drawn: where it is, and what it looks like.
public struct DrawnRow: Sendable {
  /// Where the row and its elements are.
  public var placement: PlacedRow
  /// What they look like.
  public var appearance: RowAppearance
  /// The direction in which the row proceeds, which shapes such as chevrons follow.
  public var direction: TextDirection
  /// The state the row is in.
  public var state: RowState
  /// Whether the row is a cell; headers and footers lie directly on the list's background.
  public var isCell: Bool
  /// The PNG files shown in elements; other elements show placeholders.
  public var pictures: [ElementName: [UInt8]]

  /// Makes a row.
  public init(
    placement: PlacedRow, appearance: RowAppearance, direction: TextDirection, state: RowState = [],
    isCell: Bool = true,
    pictures: [ElementName: [UInt8]] = [:]
  ) {
    self.placement = placement
    self.appearance = appearance
    self.direction = direction
    self.state = state
    self.isCell = isCell
    self.pictures = pictures
  }
}
