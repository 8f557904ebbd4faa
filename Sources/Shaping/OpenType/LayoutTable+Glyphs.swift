/// Coverage tables and class definitions: which glyphs a table speaks of.
extension LayoutTable {
  /// Which entry of a coverage table is a glyph's; nil if it has none.
  func coverageIndex(of glyph: Int, at offset: Int?) throws(Damage) -> Int? {
    guard let offset else { throw Damage() }
    switch try integer(at: offset) {
    case 1:
      let entries = offset + 4
      let index = try lowerBound(of: glyph, count: integer(at: offset + 2), at: entries, stride: 2)
      guard let index, try integer(at: entries + 2 * index) == glyph else { return nil }
      return index
    case 2:
      guard let range = try range(of: glyph, count: integer(at: offset + 2), at: offset + 4) else { return nil }
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
      guard let range = try range(of: glyph, count: integer(at: offset + 2), at: offset + 4) else { return 0 }
      return try integer(at: range + 4)
    default: throw Damage()
    }
  }

  /// Where the record is, of those sorted ranges of glyphs with a number each, that has a glyph; nil if none has.
  private func range(of glyph: Int, count: Int, at records: Int) throws(Damage) -> Int? {
    // The first that ends with the glyph or after it.
    guard let index = try lowerBound(of: glyph, count: count, at: records + 2, stride: 6) else { return nil }
    let record = records + 6 * index
    return try integer(at: record) <= glyph ? record : nil
  }

  /// The first of `count` sorted integers, `stride` bytes from one to the next, that is at least a number; nil if there is none.
  func lowerBound(of number: Int, count: Int, at offset: Int, stride: Int) throws(Damage) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if try integer(at: offset + stride * middle) < number { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : nil
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
