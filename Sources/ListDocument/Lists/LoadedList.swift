public import FontKit
public import JSONText
public import Sizing
public import Translations

/// A list held whole, of a document or of rows made in code, to be laid out in many surroundings: its texts are prepared once.
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
    /// The index of the row in its section of the document, or of the row that it is below; 0 for a header and a
    /// footer.
    public var row: Int
    /// The indices of the row among the rows below that one, level by level; empty if it is not below another.
    public var children: [Int] = []
  }

  /// What the document says about its list, overrides in place, or what the list was made with.
  public let settings: ListSettings
  /// The sections, from the top.
  public private(set) var sections: [Section] = []
  /// The rows that it does not show, because they are collapsed.
  let hiddenRows: [HiddenRow]
  /// How many of its texts were found in tables.
  package let textCounts: TextCounts
  /// A warning about something odd in a document that is valid.
  package let warning: InputError?

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
    try self.init(ListReader(source: source, overrides: overrides, fonts: fonts))
  }

  /// Loads a document that has been read already, in a language.
  ///
  /// - Parameters:
  ///   - contents: All of the document.
  ///   - source: The name of the document in errors.
  ///   - overrides: What takes the place of the document's own settings.
  ///   - translation: Translates its texts; `nil` leaves them as they are.
  ///   - fonts: The fonts its texts are set in.
  /// - Throws: An error that names the place of what is wrong.
  public init(
    contents: [UInt8], source: String, overrides: ListOverrides = ListOverrides(), translation: Translation? = nil,
    fonts: FontCollection
  ) throws(InputError) {
    try self.init(
      ListReader(
        contents: contents, source: source, overrides: overrides, translation: translation, fonts: fonts))
  }

  /// Makes a list of rows that were made in code, an app's own among them, to be audited, tested and drawn as one of a document is.
  ///
  ///     let list = LoadedList(RowList(sections: [ListSection(rows: rows)]), ListGeometry(width: 375))
  ///     for group in audit.run([AuditedDocument(source: "settings", list: list)]).groups { print(group) }
  ///
  /// Its rows are named by their addresses: `sections[0].rows[3]`.
  ///
  /// - Parameters:
  ///   - rows: The rows in their sections.
  ///   - geometry: The list's own width and look.
  ///   - traits: The list's own category, direction and pixels.
  ///   - locale: The language of the texts, a BCP 47 tag.
  public init(_ rows: RowList, _ geometry: ListGeometry, traits: Traits = Traits(), locale: String = "en") {
    var settings = ListSettings()
    settings.geometry = geometry
    settings.traits = traits
    settings.locale = locale
    self.settings = settings
    sections = rows.sections.map { section in
      Section(
        heading: SectionHeading(
          headerRow: section.header.map { ListRow(row: $0) }, footerRow: section.footer.map { ListRow(row: $0) }),
        rows: section.rows.map { ListRow(row: $0) })
    }
    hiddenRows = []
    textCounts = TextCounts()
    warning = nil
  }

  /// Loads what a reader has not yet read.
  ///
  /// - Parameter mostRows: The most rows and sections that it holds.
  package init(_ reader: consuming ListReader, mostRows: Int = InputLimits.listRows) throws(InputError) {
    var reader = reader
    reader.keepHiddenRows()
    settings = reader.settings
    var count = 0
    while let item = try reader.next() {
      count += 1
      guard count <= mostRows else {
        throw InputError(
          source: reader.source, problem: "the list has too many rows and sections to be held whole",
          expectation: "at most \(mostRows), or galley measure, which holds none")
      }
      switch item {
      case .section(let heading): sections.append(Section(heading: heading))
      case .row(let row):
        count += row.otherForms.count
        if sections.isEmpty { sections.append(Section(heading: SectionHeading())) }
        sections[sections.count - 1].rows.append(row)
      }
    }
    hiddenRows = reader.hiddenRows
    textCounts = reader.textCounts
    warning = reader.warning
  }

  /// Lays all rows out, headers and footers among them, from the top.
  ///
  /// A row whose texts have several forms comes once in each form, at the same position; the rows below follow its
  /// first form.
  ///
  ///     list.forEachPlacedRow { address, row, placed in print(address, placed.frame) }
  ///
  /// - Parameters:
  ///   - geometry: Width and look, in the place of the list's own.
  ///   - traits: Category, direction and pixels, in the place of the list's own.
  ///   - body: Takes each row at its place.
  /// - Returns: The height of the list, in points.
  @discardableResult
  public func forEachPlacedRow(
    _ geometry: ListGeometry? = nil, _ traits: Traits? = nil, _ body: (Address, ListRow, PlacedRow) -> Void
  ) -> Double {
    var stacker = ListStacker(geometry: geometry ?? settings.geometry, traits: traits ?? settings.traits)
    var otherForms: [(row: ListRow, placed: PlacedRow)] = []
    for (index, section) in sections.enumerated() {
      let (header, footer) = (section.heading.headerRow, section.heading.footerRow)
      func place(
        _ row: ListRow, as role: ListStacker.Role, number: Int = 0, at edges: SectionEdges = [],
        before next: RowState = []
      ) {
        let address = Address(section: index, role: role, row: number, of: row)
        for form in row.otherForms {
          // The other forms take no space from the rows below.
          var stacker = stacker
          otherForms.append((form, stacker.place(form.row, as: role, state: form.state, at: edges, before: next)))
        }
        body(address, row, stacker.place(row.row, as: role, state: row.state, at: edges, before: next))
        if otherForms.isEmpty { return }
        for (form, placed) in otherForms { body(address, form, placed) }
        otherForms = []
      }
      stacker.beginSection(hasHeader: header != nil, spacing: section.heading.spacing)
      if let header { place(header, as: .header) }
      // Borrowed, since a copy of a row costs as much as a layout of a plain one.
      let rows = section.rows.span
      for number in rows.indices {
        place(
          rows[number], as: .row, number: number,
          at: SectionEdges(ofRow: number, of: rows.count, hasFooter: footer != nil),
          before: number + 1 < rows.count ? rows[number + 1].state : [])
      }
      if let footer { place(footer, as: .footer) }
      stacker.endSection(hasFooter: footer != nil)
    }
    stacker.finish()
    return stacker.height
  }
}

extension LoadedList.Address {
  /// The address of a row that was read.
  ///
  /// - Parameter number: Which of the rows it is that are shown: that of a row whose document is not known.
  init(section: Int, role: ListStacker.Role, row number: Int, of row: ListRow) {
    self.init(section: section, role: role, row: row.path?.row ?? number, children: row.path?.children ?? [])
  }
}

extension LoadedList.Address: CustomStringConvertible {
  /// The address as paths into documents have it: `sections[0].rows[3]`.
  public var description: String {
    switch role {
    case .header: "sections[\(section)].header"
    case .row: children.reduce("sections[\(section)].rows[\(row)]") { "\($0).children[\($1)]" }
    case .footer: "sections[\(section)].footer"
    }
  }
}
