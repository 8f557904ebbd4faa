internal import FontKit

/// Which glyphs the rules of lookups may match beside each other, one in a syllable and the other in the next.
struct GlyphNeighbours: Sendable {
  /// The pairs of neighbours in rules that some glyphs may be of: a bit for each pair, or for several.
  struct Reach: Sendable {
    /// Those whose first is one of the glyphs.
    var firsts: UInt64 = 0
    /// Those whose second is one of the glyphs.
    var seconds: UInt64 = 0

    /// Whether a rule may match one of the glyphs and, beside it, one of others.
    @inline(__always)
    func meets(_ next: Reach) -> Bool { firsts & next.seconds != 0 }
  }

  private var reaches: [Int: Reach] = [:]
  /// Whether a rule may skip marks between its glyphs.
  private(set) var passesMarks = false

  /// What a rule matches: the glyphs of each of its positions.
  private struct Rule {
    var glyphs: [[Int]]
    var passes = false
  }

  /// - Parameters:
  ///   - glyphs: All glyphs that may stand in the text.
  ///   - contained: The lookups that change glyphs of one syllable only; the context of their chaining rules may be in
  ///     other syllables.
  ///   - others: The other lookups.
  init(
    _ glyphs: [Int], contained: [Int] = [], others: [Int], of kind: LayoutTable.Kind, in tables: LayoutTables
  ) throws(LayoutTable.Damage) {
    var rules = kind == .positioning ? try Self.kerning(by: others, glyphs, in: tables) : []
    let kerningCount = rules.count
    // As many glyphs at a time as a set of symbols holds; the rules come in the same order each time.
    for start in stride(from: 0, to: glyphs.count, by: SymbolSet.capacity) {
      let block = Array(glyphs[start..<min(start + SymbolSet.capacity, glyphs.count)])
      let owners = GlyphClosure(block.map(UInt32.init)).owners
      var number = kerningCount
      for (indices, areContained) in [(contained, true), (others, false)] {
        let applied = try AppliedLookups(indices, of: kind, in: tables, owners: owners, count: block.count)
        for lookup in applied.lookups where !areContained || lookup.type == 6 {
          let sequences = (lookup.rules.sequences + lookup.rules.exceptions).filter { $0.count > 1 }
          let passed = sequences.isEmpty ? [] : lookup.passedOver.indices
          for sequence in sequences {
            if number == rules.count { rules.append(Rule(glyphs: sequence.map { _ in [] })) }
            for (position, set) in sequence.enumerated() {
              rules[number].glyphs[position] += set.indices.map { block[$0] }
            }
            rules[number].passes = rules[number].passes || !passed.isEmpty
            number += 1
          }
          // Only marks may be between the glyphs that a rule matches.
          guard passed.allSatisfy({ tables.font.glyphClass(of: UInt32(block[$0])) == .mark }) else {
            throw LayoutTable.Damage()
          }
        }
      }
    }
    var number = 0
    // A position without a glyph needs other characters, which are not in the text.
    for rule in rules where rule.glyphs.allSatisfy({ !$0.isEmpty }) {
      passesMarks = passesMarks || rule.passes
      for (first, second) in zip(rule.glyphs, rule.glyphs.dropFirst()) {
        let bit: UInt64 = 1 << UInt64(number % UInt64.bitWidth)
        for glyph in first { reaches[glyph, default: Reach()].firsts |= bit }
        for glyph in second { reaches[glyph, default: Reach()].seconds |= bit }
        number += 1
      }
    }
  }

  /// The pairs whose advances pair positioning changes, as a rule for each subtable.
  ///
  /// A rule may match more pairs: any glyph that begins some pair, and any that ends one.
  private static func kerning(
    by lookups: [Int], _ glyphs: [Int], in tables: LayoutTables
  ) throws(LayoutTable.Damage) -> [Rule] {
    var rules: [Rule] = []
    let table = tables.positioning
    for index in try AppliedLookups.reached(from: lookups, of: .positioning, in: tables) {
      let lookup = try table.lookup(index)
      for subtable in lookup.subtables where lookup.type == 2 {
        let pairs = try PairPositioning(at: subtable, in: table)
        guard pairs.changesAdvances else { continue }
        // Only marks may be skipped: each syllable has a glyph that is no mark.
        guard !lookup.passesOver(.base), !lookup.passesOver(.ligature) else { throw LayoutTable.Damage() }
        var rows: Set<Int> = []
        var columns: Set<Int> = []
        for row in 0..<pairs.rowCount {
          try pairs.forEachColumn(ofRow: row) {
            rows.insert(row)
            columns.insert($0)
          }
        }
        var rule = Rule(glyphs: [[], []])
        for glyph in glyphs {
          if let row = try pairs.row(ofFirst: glyph), rows.contains(row) { rule.glyphs[0].append(glyph) }
          if try columns.contains(pairs.column(ofSecond: glyph)) { rule.glyphs[1].append(glyph) }
        }
        rules.append(rule)
      }
    }
    return rules
  }

  /// The pairs that a glyph may be of.
  subscript(glyph: Int) -> Reach { reaches[glyph] ?? Reach() }
}
