internal import Sizing

/// Explains the rows of a list as they come, each once it is known whether another follows in its section.
struct RowExplainer {
  /// Takes a row, where it is, and what explains it.
  typealias Body = (LoadedList.Address, ListRow, () -> ExplainedRow) -> Void

  private let settings: ListSettings
  private var section = -1
  private var heading = SectionHeading()
  private var preceding: PrecedingSection?
  /// How many rows of the section were explained.
  private var number = 0
  private var pending: ListRow?

  init(_ settings: ListSettings) {
    self.settings = settings
  }

  /// Begins a section, and ends the one before.
  mutating func begin(_ heading: SectionHeading, _ body: Body) {
    end(body)
    section += 1
    number = 0
    self.heading = heading
    if let header = heading.headerRow { explain(header, as: .header, body) }
  }

  /// Takes the next row; the one before is explained.
  mutating func add(_ row: ListRow, _ body: Body) {
    if section < 0 { begin(SectionHeading(), body) }
    explainPending(isLast: false, body)
    pending = row
  }

  mutating func end(_ body: Body) {
    guard section >= 0 else { return }
    explainPending(isLast: true, body)
    if let footer = heading.footerRow { explain(footer, as: .footer, body) }
    preceding = heading.footerRow == nil ? .endsWithRows : .endsWithFooter
  }

  private mutating func explainPending(isLast: Bool, _ body: Body) {
    guard let row = pending else { return }
    pending = nil
    let edges = SectionEdges(
      ofRow: number, of: isLast ? number + 1 : number + 2, hasFooter: heading.footerRow != nil)
    explain(row, as: .row, at: edges, body)
    number += 1
  }

  private func explain(_ row: ListRow, as role: ListStacker.Role, at edges: SectionEdges = [], _ body: Body) {
    let address = LoadedList.Address(section: section, role: role, row: role == .row ? number : 0, of: row)
    body(address, row) {
      let surroundings = settings.geometry.surroundings(
        of: row.row, as: role, state: row.state, at: edges, below: preceding, traits: settings.traits)
      return ExplainedRow(
        address: address, id: row.id, kind: row.row.kind, surroundings: surroundings,
        explanation: row.row.explain(width: surroundings.width, traits: surroundings.traits))
    }
  }
}
