/// A list of rows in sections.
///
///     let list = RowList(sections: [ListSection(rows: [alaska, arizona])])
///     let layout = list.layout(ListGeometry(width: 375), traits: Traits())
///     layout.height
///
/// A list that is too long to hold is laid out with a ``ListStacker``.
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
          stacker.place(row, at: SectionEdges(ofRow: number, of: section.rows.count))
        },
        footer: section.footer.map { stacker.place($0, as: .footer) })
    }
    stacker.finish()
    return ListLayout(
      size: LayoutSize(width: geometry.width, height: stacker.height), style: geometry.style, sections: sections)
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
public struct ListLayout: Encodable, Sendable {
  /// A section laid out; its parts are those of the list's section, in the same order.
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

  /// Where a section's header is while the list is scrolled: at the top of the viewport, if its style pins headers and
  /// rows of the section are there, but not below the section's end; `nil` if the section has no header.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: Where the viewport begins in the list, in points: what a bar covers is not part of it.
  public func headerFrame(ofSection section: Int, scrollOffset offset: Double) -> LayoutRect? {
    guard var frame = sections[section].header?.frame else { return nil }
    guard style.isPlain else { return frame }
    let last = sections[section].footer?.frame ?? sections[section].rows.last?.frame ?? frame
    frame.y = max(frame.y, min(offset, last.maxY - frame.height))
    return frame
  }
}
