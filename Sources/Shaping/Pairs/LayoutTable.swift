/// The bytes of a `GSUB` or `GPOS` table (OpenType 1.9), read only as far as the characters of an alphabet are concerned.
///
/// HarfBuzz ignores a damaged table; here a read beyond its end throws, and nothing is proved of the font.
final class LayoutTable {
  /// A place outside the table was asked for, or a format that the specification does not have.
  struct Damage: Error {}

  private let bytes: [UInt8]
  private let budget: ReadingBudget
  /// The characters of the alphabet that may stand as a glyph.
  private let characters: [Int: AlphabetSet]
  private var coverages: [Int: AlphabetSet] = [:]
  private var classes: [Int: [Int: AlphabetSet]] = [:]

  init(_ bytes: [UInt8], forms: [GlyphForm], _ budget: ReadingBudget) {
    self.bytes = bytes
    self.budget = budget
    var characters: [Int: AlphabetSet] = [:]
    for form in forms { characters[form.glyph, default: .empty].insert(form.character) }
    self.characters = characters
  }

  var isEmpty: Bool { bytes.isEmpty }

  func integer(at offset: Int) throws(Damage) -> Int {
    try budget.spend()
    guard offset >= 0, offset + 2 <= bytes.count else { throw Damage() }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// A place given as a distance from `base`, in two bytes at `offset`; nil for 0, which stands for nothing there.
  func place(at offset: Int, from base: Int) throws(Damage) -> Int? {
    let distance = try integer(at: offset)
    return distance == 0 ? nil : base + distance
  }

  /// The places of a counted list, whose count is at `offset`.
  func places(at offset: Int, from base: Int) throws(Damage) -> [Int?] {
    var places: [Int?] = []
    for index in 0..<(try integer(at: offset)) { places.append(try place(at: offset + 2 + 2 * index, from: base)) }
    return places
  }

  /// The integers of a list of `count` from `offset` on.
  func integers(at offset: Int, count: Int) throws(Damage) -> [Int] {
    var integers: [Int] = []
    for index in 0..<max(0, count) { integers.append(try integer(at: offset + 2 * index)) }
    return integers
  }

  /// The characters that may stand as a glyph.
  func characters(ofGlyph glyph: Int) -> AlphabetSet { characters[glyph] ?? .empty }

  // MARK: Lookups

  /// The lookup type of `GSUB` that stands for another with longer offsets.
  static let substitutionExtension = 7
  /// That of `GPOS`.
  static let positioningExtension = 9

  /// A lookup: what its subtables are of, which glyphs it passes over, and where they are.
  struct Lookup {
    let type: Int
    let flag: Int
    let subtables: [Int]
  }

  /// A lookup of the table, extensions resolved.
  ///
  /// - Parameter extensionType: ``substitutionExtension`` or ``positioningExtension``.
  func lookup(_ index: Int, extensionType: Int) throws(Damage) -> Lookup {
    guard let list = try place(at: 8, from: 0), index < (try integer(at: list)),
      let lookup = try place(at: list + 2 + 2 * index, from: list)
    else { throw Damage() }
    var type = try integer(at: lookup)
    var subtables: [Int] = []
    for subtable in try places(at: lookup + 4, from: lookup) {
      guard let subtable else { throw Damage() }
      guard type == extensionType else {
        subtables.append(subtable)
        continue
      }
      subtables.append(subtable + (try integer(at: subtable + 4)) << 16 + (try integer(at: subtable + 6)))
    }
    if type == extensionType, let first = try places(at: lookup + 4, from: lookup).first ?? nil {
      type = try integer(at: first + 2)
    }
    return Lookup(type: type, flag: try integer(at: lookup + 2), subtables: subtables)
  }

  /// The glyphs that a lookup of `GSUB` may put in the place of one, each by itself or in a row; nil if it has nothing for it, or
  /// does other things.
  ///
  /// HarfBuzz 6 can be asked for those of alternate substitution only.
  func substitutes(ofGlyph glyph: Int, by lookup: Lookup) throws(Damage) -> [Int]? {
    guard (1...3).contains(lookup.type) else { return nil }
    var substitutes: [Int] = []
    var isCovered = false
    for subtable in lookup.subtables {
      guard let coverage = try place(at: subtable + 2, from: subtable) else { throw Damage() }
      guard let index = try coverageIndex(of: glyph, at: coverage) else { continue }
      if lookup.type == 1, try integer(at: subtable) == 1 {
        isCovered = true
        substitutes.append((glyph + (try integer(at: subtable + 4))) & 0xFFFF)
      } else if index < (try integer(at: subtable + 4)) {
        isCovered = true
        let entry = subtable + 6 + 2 * index
        if lookup.type == 1 {
          substitutes.append(try integer(at: entry))
        } else {
          guard let list = try place(at: entry, from: subtable) else { throw Damage() }
          substitutes += try integers(at: list + 2, count: integer(at: list))
        }
      }
    }
    return isCovered ? substitutes : nil
  }

  // MARK: Sets of glyphs

  /// The characters whose glyphs a coverage table has.
  func coverage(at offset: Int?) throws(Damage) -> AlphabetSet {
    guard let offset else { throw Damage() }
    if let known = coverages[offset] { return known }
    try budget.spend(sets: 1)
    var set = AlphabetSet.empty
    for (glyph, characters) in characters where try coverageIndex(of: glyph, at: offset) != nil {
      set.formUnion(characters)
    }
    coverages[offset] = set
    return set
  }

  /// The characters of each entry of a coverage table that has any.
  func charactersByIndex(at offset: Int?) throws(Damage) -> [Int: AlphabetSet] {
    guard let offset else { throw Damage() }
    try budget.spend(characters.count)
    var sets: [Int: AlphabetSet] = [:]
    for (glyph, characters) in characters {
      if let index = try coverageIndex(of: glyph, at: offset) {
        sets[index, default: .empty].formUnion(characters)
      }
    }
    return sets
  }

  /// Which entry of a coverage table is a glyph's; nil if it has none.
  private func coverageIndex(of glyph: Int, at offset: Int) throws(Damage) -> Int? {
    let count = try integer(at: offset + 2)
    switch try integer(at: offset) {
    case 1:
      let index = try partition(count) { index throws(Damage) in try integer(at: offset + 4 + 2 * index) < glyph }
      guard index < count, try integer(at: offset + 4 + 2 * index) == glyph else { return nil }
      return index
    case 2:
      let index = try partition(count) { index throws(Damage) in try integer(at: offset + 6 + 6 * index) < glyph }
      let range = offset + 4 + 6 * index
      guard index < count, try integer(at: range) <= glyph else { return nil }
      return glyph - (try integer(at: range)) + (try integer(at: range + 4))
    default: throw Damage()
    }
  }

  /// The characters whose glyphs are in each class of a class definition table; 0 is that of those it does not list.
  func classes(at offset: Int?) throws(Damage) -> [Int: AlphabetSet] {
    if let offset, let known = classes[offset] { return known }
    try budget.spend(sets: characters.count)
    var result: [Int: AlphabetSet] = [:]
    // No table puts every glyph into class 0.
    for (glyph, characters) in characters {
      result[try glyphClass(glyph, at: offset), default: .empty].formUnion(characters)
    }
    guard let offset else { return result }
    classes[offset] = result
    return result
  }

  /// The class of a glyph by a class definition table; 0 if it is not listed, or if there is none.
  func glyphClass(_ glyph: Int, at offset: Int?) throws(Damage) -> Int {
    guard let offset else { return 0 }
    switch try integer(at: offset) {
    case 1:
      let index = glyph - (try integer(at: offset + 2))
      guard index >= 0, try index < integer(at: offset + 4) else { return 0 }
      return try integer(at: offset + 6 + 2 * index)
    case 2:
      let count = try integer(at: offset + 2)
      let index = try partition(count) { index throws(Damage) in try integer(at: offset + 6 + 6 * index) < glyph }
      let range = offset + 4 + 6 * index
      guard index < count, try integer(at: range) <= glyph else { return 0 }
      return try integer(at: range + 4)
    default: throw Damage()
    }
  }

  /// The first of `count` indices for which `isBefore` does not hold; it holds for none after it.
  private func partition(_ count: Int, isBefore: (Int) throws(Damage) -> Bool) throws(Damage) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if try isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Pairs

  /// Characters and those after them for which a subtable of pair positioning has a value.
  func kernedPairs(at subtable: Int) throws(Damage) -> [[AlphabetSet]] {
    let coverage = try place(at: subtable + 2, from: subtable)
    let valueSize = try pairValueSize(at: subtable)
    var pairs: [[AlphabetSet]] = []
    switch try integer(at: subtable) {
    case 1:
      let sets = try places(at: subtable + 8, from: subtable)
      for (index, first) in try charactersByIndex(at: coverage) {
        guard index < sets.count, let set = sets[index] else { continue }
        var seconds = AlphabetSet.empty
        for pair in 0..<(try integer(at: set)) {
          seconds.formUnion(characters(ofGlyph: try integer(at: set + 2 + pair * (2 + valueSize))))
        }
        pairs.append([first, seconds])
      }
    case 2:
      let covered = try self.coverage(at: coverage)
      let firsts = try classes(at: place(at: subtable + 8, from: subtable))
      let seconds = try classes(at: place(at: subtable + 10, from: subtable))
      let columns = try integer(at: subtable + 14)
      for (row, first) in firsts where row < (try integer(at: subtable + 12)) {
        var kerned = AlphabetSet.empty
        for (column, second) in seconds where column < columns {
          let values = try integers(
            at: subtable + 16 + (row * columns + column) * valueSize, count: valueSize / 2)
          if values.contains(where: { $0 != 0 }) { kerned.formUnion(second) }
        }
        pairs.append([first.intersection(covered), kerned])
      }
    default: throw Damage()
    }
    return pairs
  }

  /// How many bytes the values of a pair take.
  private func pairValueSize(at subtable: Int) throws(Damage) -> Int {
    2 * ((try integer(at: subtable + 4)).nonzeroBitCount + (try integer(at: subtable + 6)).nonzeroBitCount)
  }

  /// Whether a subtable of pair positioning has a value for any glyph before another.
  func hasPairValue(forSecond glyph: Int, at subtable: Int) throws(Damage) -> Bool {
    let format = try integer(at: subtable)
    let valueSize = try pairValueSize(at: subtable)
    switch format {
    case 1:
      for set in try places(at: subtable + 8, from: subtable) {
        guard let set else { continue }
        for pair in 0..<(try integer(at: set)) where try integer(at: set + 2 + pair * (2 + valueSize)) == glyph {
          return true
        }
      }
      return false
    case 2:
      let column = try place(at: subtable + 10, from: subtable).map { place throws(Damage) in
        try glyphClass(glyph, at: place)
      }
      let rows = try integer(at: subtable + 12)
      let columns = try integer(at: subtable + 14)
      for row in 0..<rows {
        let start = subtable + 16 + (row * columns + (column ?? 0)) * valueSize
        for offset in stride(from: 0, to: valueSize, by: 2) where try integer(at: start + offset) != 0 { return true }
      }
      return false
    default: throw Damage()
    }
  }
}
