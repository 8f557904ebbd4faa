/// A subtable of pair positioning (`GPOS` type 2): values in rows, one for each first glyph or class of first glyphs, and columns, one
/// for each second glyph or class of second glyphs.
struct PairPositioning {
  typealias Damage = LayoutTable.Damage

  /// Whether there are values for second glyphs.
  let movesSecond: Bool
  /// Whether values change how far the pen moves.
  let changesAdvances: Bool
  /// How many rows there are.
  let rowCount: Int

  private let table: LayoutTable
  private let offset: Int
  private let isByClass: Bool
  private let coverage: Int?
  /// How many integers the values of a pair take.
  private let valueCount: Int
  /// Where the rows' pairs are, if they are not by class.
  private let sets: [Int?]
  // The class definitions, and how many classes of second glyphs there are.
  private let firstClasses: Int?
  private let secondClasses: Int?
  private let columnCount: Int

  /// The fields of a value that change how far the pen moves: the advance, and its variation.
  static let advanceFields = 0x44

  init(at offset: Int, in table: LayoutTable) throws(Damage) {
    self.table = table
    self.offset = offset
    let format = try table.integer(at: offset)
    guard format == 1 || format == 2 else { throw Damage() }
    isByClass = format == 2
    coverage = try table.offset(at: offset + 2, from: offset)
    let fields = (first: try table.integer(at: offset + 4), second: try table.integer(at: offset + 6))
    valueCount = fields.first.nonzeroBitCount + fields.second.nonzeroBitCount
    movesSecond = fields.second != 0
    changesAdvances = (fields.first | fields.second) & Self.advanceFields != 0
    sets = isByClass ? [] : try table.offsets(at: offset + 8, from: offset)
    firstClasses = isByClass ? try table.offset(at: offset + 8, from: offset) : nil
    secondClasses = isByClass ? try table.offset(at: offset + 10, from: offset) : nil
    rowCount = isByClass ? try table.integer(at: offset + 12) : sets.count
    columnCount = isByClass ? try table.integer(at: offset + 14) : 0
  }

  /// The glyphs that begin pairs.
  func firstGlyphs() throws(Damage) -> [Int] { try table.coveredGlyphs(at: coverage) }

  /// The row of a glyph that begins pairs; nil if it begins none.
  func row(ofFirst glyph: Int) throws(Damage) -> Int? {
    guard let index = try table.coverageIndex(of: glyph, at: coverage) else { return nil }
    let row = isByClass ? try table.glyphClass(glyph, at: firstClasses) : index
    return row < rowCount ? row : nil
  }

  /// The column of a glyph that ends pairs.
  func column(ofSecond glyph: Int) throws(Damage) -> Int {
    isByClass ? try table.glyphClass(glyph, at: secondClasses) : glyph
  }

  /// Calls `body` with each column of a row in which there is a value other than 0.
  func forEachColumn(ofRow row: Int, _ body: (Int) -> Void) throws(Damage) {
    if isByClass {
      for column in 0..<columnCount where try hasValue(at: matrixOffset(row, column)) { body(column) }
    } else if let set = sets[row] {
      for pair in 0..<(try table.integer(at: set)) where try hasValue(at: pairOffset(pair, of: set) + 2) {
        body(try table.integer(at: pairOffset(pair, of: set)))
      }
    }
  }

  private func matrixOffset(_ row: Int, _ column: Int) -> Int {
    offset + 16 + 2 * valueCount * (row * columnCount + column)
  }

  private func pairOffset(_ pair: Int, of set: Int) -> Int { set + 2 + pair * (2 + 2 * valueCount) }

  private func hasValue(at offset: Int) throws(Damage) -> Bool {
    for index in 0..<valueCount where try table.integer(at: offset + 2 * index) != 0 { return true }
    return false
  }
}
