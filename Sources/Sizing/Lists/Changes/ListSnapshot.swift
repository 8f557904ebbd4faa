/// What a list holds at one time: identifiers of sections and of the rows in them, in order.
///
/// It is the model of UIKit's diffable data source: identifiers are unique in the whole list, and stay with what they
/// identify. To change a list, change its snapshot and apply it to its ``ListHeights``.
public struct ListSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// A section and its rows.
  public struct Section: Hashable, Sendable {
    /// The section's identifier.
    public var id: SectionID
    /// The rows' identifiers, from the top.
    public var items: [ItemID]

    /// Makes a section.
    public init(_ id: SectionID, items: [ItemID] = []) {
      self.id = id
      self.items = items
    }
  }

  /// The sections, from the top.
  public var sections: [Section]
  /// Sections whose header, footer or spaces have changed.
  public var reloadedSections: Set<SectionID> = []
  /// Rows whose content has changed.
  public var reloadedItems: Set<ItemID> = []

  /// A snapshot of sections.
  public init(_ sections: [Section] = []) {
    self.sections = sections
  }
}

/// Why a snapshot is none.
public enum ListSnapshotError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error, Hashable {
  /// Two sections have the same identifier.
  case duplicateSection(SectionID)
  /// Two rows have the same identifier, in the same section or in two.
  case duplicateItem(ItemID)
}

extension ListSnapshotError: CustomStringConvertible {
  /// What is wrong, in a line.
  public var description: String {
    switch self {
    case .duplicateSection(let id): "there are two sections \(id); expected an identifier for each"
    case .duplicateItem(let id): "there are two rows \(id); expected an identifier for each in the whole list"
    }
  }
}
