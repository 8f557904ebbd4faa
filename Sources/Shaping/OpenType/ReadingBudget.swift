internal import FontKit

/// How much more may be read of a font's tables for one answer about the font.
///
/// Offsets in a table may overlap, so a few kilobytes can list rules, substitutes and sets of glyphs without end. All readers
/// of a font's tables spend from one budget, in proportion to the tables and the glyphs. When it is spent, reading fails as
/// that of a damaged table does: nothing is proved of the font, and HarfBuzz shapes its texts.
///
/// Of 1 850 faces of Debian's packages (Noto, Amiri, FreeFont, Liberation, DejaVu) none takes more than three quarters
/// of a limit: at most 128 steps and 1.6 sets a byte of its tables, 7.7 million steps (Amiri) and 300 000 sets (Noto
/// Nastaliq Urdu).
final class ReadingBudget {
  private var steps: Int
  private var sets: Int

  private static let stepsPerByte = 256
  private static let setsPerByte = 4
  /// An allowance beyond that for small fonts, as the characters of an alphabet are looked up in any font.
  private static let fewestSteps = 1 << 18
  private static let fewestSets = 1 << 14
  /// Some tenth of a second, and 24 MB.
  private static let mostSteps = 1 << 25
  private static let mostSets = 3 << 17

  /// A budget for what is to be found out about a font's layout tables.
  init(for font: HarfBuzzFont) {
    let size = font.tableSize("GSUB") + font.tableSize("GPOS") + font.glyphCount
    steps = min(Self.mostSteps, Self.fewestSteps + Self.stepsPerByte * size)
    sets = min(Self.mostSets, Self.fewestSets + Self.setsPerByte * size)
  }

  /// A budget of some steps and sets.
  init(steps: Int, sets: Int) {
    self.steps = steps
    self.sets = sets
  }

  /// Spends some steps, each of which takes about as long as to read a number.
  @inline(__always)
  func spend(_ count: Int = 1) throws(LayoutTable.Damage) {
    steps &-= count
    guard steps >= 0 else { throw LayoutTable.Damage() }
  }

  /// Spends what it takes to keep some sets of symbols, of 64 bytes each.
  func spend(sets count: Int) throws(LayoutTable.Damage) {
    sets -= count
    guard sets >= 0 else { throw LayoutTable.Damage() }
    try spend(count)
  }
}
