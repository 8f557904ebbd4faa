/// A list of rows in sections.
///
///     let list = RowList(sections: [ListSection(rows: [alaska, arizona])])
///     let layout = list.layout(ListGeometry(width: 375), traits: Traits())
///     layout.height
///
/// Use a ``ListStacker`` for a list that is too long to hold in memory.
public struct RowList: Sendable {
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
      stacker.beginSection(hasHeader: section.header != nil)
      defer { stacker.endSection(hasFooter: section.footer != nil) }
      return ListLayout.Section(
        header: section.header.map { stacker.place($0, as: .header) },
        rows: section.rows.enumerated().map { number, row in
          stacker.place(row, at: SectionEdges(ofRow: number, of: section.rows.count, hasFooter: section.footer != nil))
        },
        footer: section.footer.map { stacker.place($0, as: .footer) })
    }
    stacker.finish()
    return ListLayout(
      size: LayoutSize(width: geometry.width, height: stacker.height), style: geometry.style, sections: sections)
  }
}

/// A section of a list: its rows, and optionally a header and a footer.
public struct ListSection: Sendable {
  /// The header above the rows; `nil` if there is none.
  public var header: (any Row)?
  /// The rows, from the top.
  public var rows: [any Row]
  /// The footer below the rows; `nil` if there is none.
  public var footer: (any Row)?

  /// Makes a section.
  public init(header: (any Row)? = nil, rows: [any Row], footer: (any Row)? = nil) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}

/// The layout of a list.
public struct ListLayout: Encodable, Sendable {
  /// The layout of a section, with the parts of the list's section in the same order.
  public struct Section: Encodable, Sendable {
    /// The header.
    public var header: PlacedRow?
    /// The rows.
    public var rows: [PlacedRow]
    /// The footer.
    public var footer: PlacedRow?
  }

  /// The width the list was given, and the height its content takes.
  public var size: LayoutSize
  /// The look of the list.
  public var style: ListAppearance
  /// The sections, from the top.
  public var sections: [Section]

  /// The height of the content.
  public var height: Double { size.height }

  /// The frame of a section's header while the list is scrolled; `nil` if the section has no header.
  ///
  /// If the list's style pins headers, the header stays at the top of the viewport while the section is there, but does not
  /// reach beyond the section's end.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: The offset of the viewport's top in the list, in points; the viewport excludes what a bar covers.
  public func headerFrame(ofSection section: Int, scrollOffset offset: Double) -> LayoutRect? {
    guard var frame = sections[section].header?.frame else { return nil }
    guard style.isPlain else { return frame }
    let last = sections[section].footer?.frame ?? sections[section].rows.last?.frame ?? frame
    frame.y = max(frame.y, min(offset, last.maxY - frame.height))
    return frame
  }
}
