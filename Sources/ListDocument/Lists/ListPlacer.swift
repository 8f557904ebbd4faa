internal import Sizing

/// Places the pieces of a list document one below the other, and writes those that are visible.
struct ListPlacer<Output: ListOutput> {
  var output: Output

  private var stacker: ListStacker
  private let visible: Range<Double>?
  /// The traits for which appearances are asked; `nil` if they are not asked for.
  private let appearanceTraits: Traits?
  private let style: ListAppearance
  /// The section that began last, and its index.
  private var section: (heading: SectionHeading, index: Int)?
  /// Whether anything of the section has been written.
  private var isSectionWritten = false
  private var hasRows = false
  /// The row that came last.
  ///
  /// It is placed when it is known whether another follows in its section.
  private var pending: (row: ListRow, edges: SectionEdges)?

  /// Begins a list.
  ///
  /// - Parameter visible: The part of the list that is written, in points from its top; `nil` for all of it.
  init(
    _ output: consuming Output, _ settings: ListSettings, visible: Range<Double>?, includesAppearance: Bool = false
  ) {
    appearanceTraits = includesAppearance ? settings.traits : nil
    style = settings.geometry.style
    self.output = output
    self.visible = visible
    stacker = ListStacker(geometry: settings.geometry, traits: settings.traits)
    self.output.begin(settings)
  }

  /// Begins a section, and ends the one before.
  mutating func begin(_ heading: SectionHeading) {
    endSection()
    section = (heading, (section?.index ?? -1) + 1)
    isSectionWritten = false
    hasRows = false
    stacker.beginSection(hasHeader: heading.header != nil, spacing: heading.spacing)
    let header = heading.headerRow.flatMap { place($0, as: .header) }
    if header != nil || visible == nil { writeBeginning(header: header) }
  }

  /// Takes the next row; the one before is placed.
  mutating func add(_ row: ListRow) {
    if case nil = section { begin(SectionHeading()) }
    placePending(before: row.state)
    pending = (row, hasRows ? [] : .first)
    hasRows = true
  }

  mutating func finish() {
    endSection()
    stacker.finish()
    output.end(height: stacker.height)
  }

  /// Places the row that came last; `next` is the state of the one that follows.
  mutating func placePending(isLast: Bool = false, before next: RowState = []) {
    guard let (row, edges) = pending.take() else { return }
    let end: SectionEdges =
      if !isLast { [] } else if section?.heading.footer == nil { .last } else { [.last, .aboveFooter] }
    guard let placed = place(row, as: .row, at: edges.union(end), before: next) else { return }
    writeBeginning()
    output.row(placed)
  }

  private mutating func endSection() {
    guard let section else { return }
    placePending(isLast: true)
    let footer = section.heading.footerRow.flatMap { place($0, as: .footer) }
    if footer != nil { writeBeginning() }
    if isSectionWritten { output.endSection(footer: footer) }
    stacker.endSection(hasFooter: section.heading.footer != nil)
  }

  private mutating func writeBeginning(header: MeasuredRow? = nil) {
    guard !isSectionWritten, let section else { return }
    isSectionWritten = true
    output.beginSection(section.heading, index: section.index, header: header)
  }

  /// Places a row; `nil` if nothing of it is visible.
  private mutating func place(
    _ row: ListRow, as role: ListStacker.Role, at edges: SectionEdges = [], before next: RowState = []
  ) -> MeasuredRow? {
    let placement = stacker.place(row.row, as: role, state: row.state, at: edges, before: next)
    if let visible, placement.frame.maxY <= visible.lowerBound || placement.frame.y >= visible.upperBound { return nil }
    let accessibility = row.accessibility
    return MeasuredRow(
      id: row.id, kind: row.row.kind, accessibility: accessibility,
      accessibilityElements: accessibility == nil ? row.accessibilityElements : [], placement: placement,
      appearance: appearanceTraits.map { row.row.appearance(traits: $0.adding(row.state, in: style)) })
  }
}
