/// A row that is to stay where it is on the screen when the list above it changes.
public struct ScrollAnchor<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The row.
  public var item: ItemID
  /// How far below the viewport's top the row begins, in points; less than 0 if it begins above.
  public var distance: Double

  /// Makes an anchor.
  public init(item: ItemID, distance: Double) {
    self.item = item
    self.distance = distance
  }
}
