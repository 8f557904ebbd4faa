internal import FontKit
internal import Synchronization
internal import TextLayout

final class PreparedRowForm: Sendable {
  struct Parts: Sendable {
    let form: RowColumn.Form
    let makeRow: RowColumn.MakeRow
    /// Which texts a row prepares and in which styles, in the row's order; empty if it alters them.
    let uses: [TextPlaceholders.Use]
    let isAltered: Bool

    init(of form: RowColumn.Form, in rows: RowColumn, _ typesetter: Typesetter) {
      self.form = form
      let makeRow: RowColumn.MakeRow = { rows.row(of: form, $0, $1) }
      self.makeRow = makeRow
      let placeholders = TextPlaceholders(count: form.texts.count, with: form.key.features)
      _ = typesetter.making(with: placeholders) { Self.row(makeRow, form, $0) }
      isAltered = placeholders.isAltered
      uses = isAltered ? [] : placeholders.uses
    }

    var texts: [(texts: TextColumn, style: TextStyle)] { uses.map { (form.texts[$0.text], $0.style) } }

    private static func row(
      _ makeRow: RowColumn.MakeRow, _ form: RowColumn.Form, _ typesetter: Typesetter
    ) -> any Row {
      makeRow(form.texts.indices.map { TextPlaceholders.text($0, with: form.key.features) }, typesetter)
    }

    /// A row that can stand for any row of the form, since its texts are cursors in columns.
    func prototype(_ columns: [PreparedColumn], _ typesetter: Typesetter) -> Prototype {
      let notes = CursorNotes()
      let cursors = columns.enumerated().map { ColumnCursor($0, in: $1, typesetter: typesetter, notes: notes) }
      let placeholders = TextPlaceholders(count: form.texts.count, with: form.key.features, cursors: cursors)
      let row = typesetter.making(with: placeholders) { Self.row(makeRow, form, $0) }
      return Prototype(row: row, cursors: cursors, notes: notes)
    }
  }

  /// A row that is measured in place of any row of a form, with the texts that its cursors are at.
  ///
  /// Only one thread may use it at a time.
  struct Prototype: Sendable {
    let row: any Row
    let cursors: [ColumnCursor]
    let notes: CursorNotes
  }

  private let parts: Parts
  let columns: [PreparedColumn]
  /// The rows themselves if the form alters its texts; else empty.
  let rows: [any Row]
  private let fonts: FontCollection
  private let adjustment: StyleAdjustment?
  /// The prototype for the first thread that measures; concurrent ones make their own.
  private let prototype: Mutex<Prototype?>

  init(_ parts: Parts, _ columns: [PreparedColumn], rows: [any Row], _ typesetter: Typesetter) {
    self.parts = parts
    self.columns = columns
    self.rows = rows
    fonts = typesetter.fonts
    adjustment = typesetter.adjustment
    prototype = Mutex(parts.isAltered ? nil : parts.prototype(columns, typesetter))
  }

  var byteCount: Int { columns.reduce(0) { $0 + $1.byteCount } }

  func heights(of range: Range<Int>, width: Double, traits: Traits) -> [Double] {
    if parts.isAltered { return rows[range].map { $0.height(width: width, traits: traits) } }
    let prototype = takePrototype()
    defer { self.prototype.withLock { $0 = prototype } }
    guard let chunks = columns.first?.chunkRanges else {
      return Array(repeating: prototype.row.height(width: width, traits: traits), count: range.count)
    }
    var tree = HeightTree(prototype, width: width, traits: traits)
    var heights: [Double] = []
    heights.reserveCapacity(range.count)
    for (number, chunk) in chunks.enumerated() {
      let part = range.clamped(to: chunk)
      if !part.isEmpty { tree.appendHeights(of: part, inChunk: number, startingAt: chunk.lowerBound, to: &heights) }
    }
    return heights
  }

  private func takePrototype() -> Prototype {
    let free = prototype.withLock { prototype in
      defer { prototype = nil }
      return prototype
    }
    if let free { return free }
    let typesetter = adjustment.map { Typesetter(fonts: fonts, adjustment: $0) } ?? Typesetter(fonts: fonts)
    return parts.prototype(columns, typesetter)
  }
}
