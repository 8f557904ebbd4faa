internal import FontKit

/// The bytes of a `GSUB` or `GPOS` table (OpenType 1.9).
///
/// HarfBuzz ignores a damaged table; here a read beyond its end throws, and nothing is proved of the font.
final class LayoutTable {
  /// An offset outside the table was asked for, or a format that the specification does not have, or the budget is spent.
  struct Damage: Error {}

  /// Which table it is.
  enum Kind: String, CaseIterable {
    case substitution = "GSUB"
    case positioning = "GPOS"

    /// The type of extension lookups, which stand for another type with longer offsets.
    fileprivate var extensionType: Int { self == .substitution ? 7 : 9 }
  }

  let kind: Kind
  let budget: ReadingBudget
  private let bytes: [UInt8]

  init(_ kind: Kind, of font: HarfBuzzFont, _ budget: ReadingBudget) {
    self.kind = kind
    self.budget = budget
    bytes = font.table(kind.rawValue)
  }

  func integer(at offset: Int) throws(Damage) -> Int {
    try budget.spend()
    guard offset >= 0, offset + 2 <= bytes.count else { throw Damage() }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// An offset in the table that is given as a distance from `base`, in two bytes at `offset`; nil for 0, which stands for nothing there.
  func offset(at offset: Int, from base: Int) throws(Damage) -> Int? {
    let distance = try integer(at: offset)
    return distance == 0 ? nil : base + distance
  }

  /// The offsets of a counted list, whose count is at `offset`.
  func offsets(at offset: Int, from base: Int) throws(Damage) -> [Int?] {
    var offsets: [Int?] = []
    for index in 0..<(try integer(at: offset)) {
      offsets.append(try self.offset(at: offset + 2 + 2 * index, from: base))
    }
    return offsets
  }

  /// The integers of a list of `count` from `offset` on.
  func integers(at offset: Int, count: Int) throws(Damage) -> [Int] {
    var integers: [Int] = []
    for index in 0..<max(0, count) { integers.append(try integer(at: offset + 2 * index)) }
    return integers
  }

  /// A lookup: what its subtables are of, which glyphs it passes over, and where they are.
  struct Lookup {
    let type: Int
    let flag: Int
    let subtables: [Int]
  }

  /// A lookup of the table, extensions resolved.
  func lookup(_ index: Int) throws(Damage) -> Lookup {
    guard let list = try offset(at: 8, from: 0), index < (try integer(at: list)),
      let lookup = try offset(at: list + 2 + 2 * index, from: list)
    else { throw Damage() }
    var type = try integer(at: lookup)
    let isExtended = type == kind.extensionType
    var subtables: [Int] = []
    for subtable in try offsets(at: lookup + 4, from: lookup) {
      guard let subtable else { throw Damage() }
      guard isExtended else {
        subtables.append(subtable)
        continue
      }
      if subtables.isEmpty { type = try integer(at: subtable + 2) }
      subtables.append(subtable + (try integer(at: subtable + 4)) << 16 + (try integer(at: subtable + 6)))
    }
    return Lookup(type: type, flag: try integer(at: lookup + 2), subtables: subtables)
  }
}

extension LayoutTable.Lookup {
  /// Whether the lookup flag skips glyphs of a class, all or some.
  func passesOver(_ glyphClass: GlyphClass) -> Bool {
    switch glyphClass {
    case .base: flag & 0x02 != 0
    case .ligature: flag & 0x04 != 0
    case .mark: flag & 0xFF18 != 0
    case .other: false
    }
  }
}

/// The layout tables of a font, read for one answer about it, on one budget.
struct LayoutTables {
  let font: HarfBuzzFont
  let budget: ReadingBudget
  let substitution: LayoutTable
  let positioning: LayoutTable

  init(of font: HarfBuzzFont) {
    self.font = font
    budget = ReadingBudget(for: font)
    substitution = LayoutTable(.substitution, of: font, budget)
    positioning = LayoutTable(.positioning, of: font, budget)
  }

  subscript(kind: LayoutTable.Kind) -> LayoutTable { kind == .substitution ? substitution : positioning }
}
