/// What applying a snapshot did to a list.
public struct ListChanges<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// Sections that came.
  public var insertedSections: Set<SectionID> = []
  /// Sections that went.
  public var removedSections: Set<SectionID> = []
  /// Rows that came.
  public var insertedItems: Set<ItemID> = []
  /// Rows that went.
  public var removedItems: Set<ItemID> = []
  /// Rows that stayed, but not in their section.
  public var movedItems: Set<ItemID> = []
  /// How many rows were measured.
  public var measuredCount = 0
}
