public import FontKit
public import JSONText
public import Sizing

/// A list document held whole, to be laid out in many surroundings: its texts are prepared once.
public struct LoadedList: Sendable {
  /// A section of the list.
  public struct Section: Sendable {
    /// What the document calls it, and what stands above and below its rows.
    public var heading: SectionHeading
    /// Its rows, from the top.
    public var rows: [ListRow] = []
  }

  /// Where a row is in its document.
  public struct Address: Hashable, Sendable {
    /// Which section it is in; the first is 0.
    public var section: Int
    /// What it is in its section.
    public var role: ListStacker.Role
    /// Which of the section's rows it is; 0 for a header and a footer.
    public var row: Int
  }

  /// What the document says about its list, overrides in place.
  public let settings: ListSettings
  /// The sections, from the top.
  public private(set) var sections: [Section] = []

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - source: A file, or `-` for standard input.
  ///   - overrides: What takes the place of the document's own settings.
  ///   - fonts: The fonts its texts are set in. The family `system` among them is the system's face.
  /// - Throws: An error that names the place of what is wrong.
  public init(
    source: String, overrides: ListOverrides = ListOverrides(), fonts: FontCollection
  ) throws(InputError) {
    var reader = try ListReader(source: source, overrides: overrides, fonts: fonts)
    settings = reader.settings
    while let item = try reader.next() {
      switch item {
      case .section(let heading): sections.append(Section(heading: heading))
      case .row(let row):
        if sections.isEmpty { sections.append(Section(heading: SectionHeading())) }
        sections[sections.count - 1].rows.append(row)
      }
    }
  }

  /// Lays all rows out, headers and footers among them, from the top.
  ///
  /// - Parameters:
  ///   - geometry: Width and look, in the place of the document's own.
  ///   - traits: Category, direction and pixels, in the place of the document's own.
  ///   - body: Takes each row at its place.
  /// - Returns: The height of the list, in points.
  @discardableResult
  public func forEachPlacedRow(
    _ geometry: ListGeometry, _ traits: Traits, _ body: (Address, ListRow, PlacedRow) -> Void
  ) -> Double {
    var stacker = ListStacker(geometry: geometry, traits: traits)
    for (index, section) in sections.enumerated() {
      let (header, footer) = (section.heading.header, section.heading.footer)
      stacker.beginSection(hasHeader: header != nil)
      if let header {
        body(
          Address(section: index, role: .header, row: 0), ListRow(row: header, place: section.heading.headerPlace),
          stacker.place(header, as: .header))
      }
      for (number, row) in section.rows.enumerated() {
        let edges = SectionEdges(ofRow: number, of: section.rows.count)
        body(Address(section: index, role: .row, row: number), row, stacker.place(row.row, state: row.state, at: edges))
      }
      if let footer {
        body(
          Address(section: index, role: .footer, row: 0), ListRow(row: footer, place: section.heading.footerPlace),
          stacker.place(footer, as: .footer))
      }
      stacker.endSection(hasFooter: footer != nil)
    }
    stacker.finish()
    return stacker.height
  }
}

extension LoadedList.Address: CustomStringConvertible {
  /// The address as paths into documents have it: `sections[0].rows[3]`.
  public var description: String {
    switch role {
    case .header: "sections[\(section)].header"
    case .row: "sections[\(section)].rows[\(row)]"
    case .footer: "sections[\(section)].footer"
    }
  }
}
