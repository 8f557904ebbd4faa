/// Coverage tables and class definitions: which glyphs a table speaks of.
extension LayoutTable {
  /// The index of a glyph in a coverage table; nil if it is not covered.
  func coverageIndex(of glyph: Int, at offset: Int?) throws(Damage) -> Int? {
    guard let offset else { throw Damage() }
    switch try integer(at: offset) {
    case 1:
      let entries = offset + 4
      let entry = try record(of: glyph, count: integer(at: offset + 2), at: entries, lastAt: 0, stride: 2)
      return entry.map { ($0 - entries) / 2 }
    case 2:
      let range = try record(of: glyph, count: integer(at: offset + 2), at: offset + 4, lastAt: 2, stride: 6)
      guard let range else { return nil }
      return glyph - (try integer(at: range)) + (try integer(at: range + 4))
    default: throw Damage()
    }
  }

  /// The class of a glyph by a class definition table; 0 if it is not listed, or if there is no table.
  func glyphClass(_ glyph: Int, at offset: Int?) throws(Damage) -> Int {
    guard let offset else { return 0 }
    switch try integer(at: offset) {
    case 1:
      let index = glyph - (try integer(at: offset + 2))
      guard index >= 0, try index < integer(at: offset + 4) else { return 0 }
      return try integer(at: offset + 6 + 2 * index)
    case 2:
      let range = try record(of: glyph, count: integer(at: offset + 2), at: offset + 4, lastAt: 2, stride: 6)
      return if let range { try integer(at: range + 4) } else { 0 }
    default: throw Damage()
    }
  }

  /// The offset of the record that has a glyph, among `count` records of `stride` bytes that begin with their first
  /// glyph; nil if there is none.
  ///
  /// Where they are not sorted, or overlap, it is the one that HarfBuzz finds (`hb_bsearch_impl` in `hb-algs.hh`, version 6).
  ///
  /// - Parameter lastAt: Where in a record its last glyph is.
  private func record(
    of glyph: Int, count: Int, at offset: Int, lastAt: Int, stride: Int
  ) throws(Damage) -> Int? {
    var low = 0
    var high = count - 1
    while low <= high {
      let middle = (low + high) / 2
      let record = offset + stride * middle
      if try glyph < integer(at: record) {
        high = middle - 1
      } else if try glyph > integer(at: record + lastAt) {
        low = middle + 1
      } else {
        return record
      }
    }
    return nil
  }

  /// The glyphs of a coverage table, in its order.
  func coveredGlyphs(at offset: Int?) throws(Damage) -> [Int] {
    guard let offset else { throw Damage() }
    let count = try integer(at: offset + 2)
    if try integer(at: offset) == 1 { return try integers(at: offset + 4, count: count) }
    var glyphs: [Int] = []
    for index in 0..<count {
      let range = try integers(at: offset + 4 + 6 * index, count: 3)
      guard range[0] <= range[1], range[2] == glyphs.count else { throw Damage() }
      try budget.spend(range[1] - range[0])
      glyphs += range[0]...range[1]
    }
    return glyphs
  }
}
