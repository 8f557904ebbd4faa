/// The changes that applying a snapshot made to a list.
public struct ListChanges<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// Sections that were inserted.
  public var insertedSections: Set<SectionID> = []
  /// Sections that were removed.
  public var removedSections: Set<SectionID> = []
  /// Rows that were inserted.
  public var insertedItems: Set<ItemID> = []
  /// Rows that were removed.
  public var removedItems: Set<ItemID> = []
  /// Rows that moved to another section.
  public var movedItems: Set<ItemID> = []
  /// How many rows were measured.
  public var measuredCount = 0
}
