/// The content of a list at one time: the identifiers of its sections and of their rows, in order.
///
/// It works like the snapshots of UIKit's diffable data source: an identifier is unique in the whole list and always stands
/// for the same section or row. To change a list, edit its ``ListHeights``, or change a snapshot of it and apply that.
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

  /// Makes a snapshot of sections.
  public init(_ sections: [Section] = []) {
    self.sections = sections
  }
}

/// Why a snapshot is invalid or an edit cannot be applied.
public enum ListSnapshotError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error, Hashable {
  /// Two sections have the same identifier.
  case duplicateSection(SectionID)
  /// Two rows have the same identifier, in the same section or in two.
  case duplicateItem(ItemID)
  /// The list does not hold the section.
  case noSuchSection(SectionID)
  /// The list does not hold the row.
  case noSuchItem(ItemID)
}

extension ListSnapshotError: CustomStringConvertible {
  /// The fault in one line.
  public var description: String {
    switch self {
    case .duplicateSection(let id): "there are two sections \(id); expected an identifier for each"
    case .duplicateItem(let id): "there are two rows \(id); expected an identifier for each in the whole list"
    case .noSuchSection(let id): "there is no section \(id); expected one of the list"
    case .noSuchItem(let id): "there is no row \(id); expected one of the list"
    }
  }
}
