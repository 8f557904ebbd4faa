/// Where a row is inserted into a list or moved to.
public enum ListItemPlace<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// Directly above a row.
  case before(ItemID)
  /// Directly below a row.
  case after(ItemID)
  /// Above all rows of a section.
  case start(of: SectionID)
  /// Below all rows of a section.
  case end(of: SectionID)
}

/// Where a section is inserted into a list or moved to.
public enum ListSectionPlace<SectionID: Hashable & Sendable>: Hashable, Sendable {
  /// Directly above a section.
  case before(SectionID)
  /// Directly below a section.
  case after(SectionID)
  /// Above all sections.
  case start
  /// Below all sections.
  case end
}
