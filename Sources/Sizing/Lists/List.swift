/// A list of rows in sections.
///
///     let list = List(sections: [ListSection(rows: [alaska, arizona])])
///     let layout = list.layout(ListGeometry(width: 375), traits: Traits())
///     layout.height
///
/// A list that is too long to hold is laid out with a ``ListStacker``.
public struct List: Sendable {
  /// The sections, from the top.
  public var sections: [ListSection]

  /// Makes a list of sections.
  public init(sections: [ListSection] = []) {
    self.sections = sections
  }

  /// Lays the whole list out.
  public func layout(_ geometry: ListGeometry, traits: Traits) -> ListLayout {
    var stacker = ListStacker(geometry: geometry, traits: traits)
    let sections = sections.map { section in
      ListLayout.Section(
        header: section.header.map { stacker.place($0, as: .header) },
        rows: section.rows.map { stacker.place($0) },
        footer: section.footer.map { stacker.place($0, as: .footer) })
    }
    return ListLayout(size: Size(width: geometry.width, height: stacker.height), sections: sections)
  }
}

/// A section of a list: rows, and what may stand above and below them.
public struct ListSection: Sendable {
  /// What stands above the rows.
  public var header: (any Row)?
  /// The rows, from the top.
  public var rows: [any Row]
  /// What stands below the rows.
  public var footer: (any Row)?

  /// Makes a section.
  public init(header: (any Row)? = nil, rows: [any Row], footer: (any Row)? = nil) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}

/// A list laid out.
public struct ListLayout: Sendable {
  /// A section laid out; its parts are those of the list's section, in the same order.
  public struct Section: Sendable {
    /// The header.
    public var header: PlacedRow?
    /// The rows.
    public var rows: [PlacedRow]
    /// The footer.
    public var footer: PlacedRow?
  }

  /// The width the list was given, and the height its content takes.
  public var size: Size
  /// The sections, from the top.
  public var sections: [Section]

  /// The height of the content.
  public var height: Double { size.height }
}
