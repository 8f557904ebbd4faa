internal import FontKit

/// Which glyphs the rules of `GSUB` may match beside each other, one in a syllable and the other in the next.
struct GlyphNeighbours: Sendable {
  /// Pairs of neighbours in rules, a bit for each, or for several.
  typealias Bits = SIMD4<UInt64>

  /// For each glyph the pairs whose first it is.
  private var firsts: [Int: Bits] = [:]
  /// For each glyph the pairs whose second it is.
  private var seconds: [Int: Bits] = [:]
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
    _ glyphs: [Int], contained: [Int], others: [Int], in tables: LayoutTables
  ) throws(LayoutTable.Damage) {
    var rules: [Rule] = []
    // As many glyphs at a time as a set of symbols holds; the rules come in the same order each time.
    for start in stride(from: 0, to: glyphs.count, by: SymbolSet.capacity) {
      let block = Array(glyphs[start..<min(start + SymbolSet.capacity, glyphs.count)])
      let owners = GlyphClosure(block.map(UInt32.init)).owners
      var number = 0
      for (indices, areContained) in [(contained, true), (others, false)] {
        let applied = try AppliedLookups(
          indices, of: .substitution, in: tables, owners: owners, count: block.count)
        for lookup in applied.lookups where !areContained || lookup.type == 6 {
          let passed = lookup.passedOver.indices
          for sequence in lookup.rules.sequences + lookup.rules.exceptions where sequence.count > 1 {
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
        var bits = Bits.zero
        bits.insert(bit: number % Bits.bitCount)
        for glyph in first { firsts[glyph, default: .zero] |= bits }
        for glyph in second { seconds[glyph, default: .zero] |= bits }
        number += 1
      }
    }
  }

  /// The pairs whose first is a glyph.
  func pairs(beginningWith glyph: Int) -> Bits { firsts[glyph] ?? .zero }

  /// The pairs whose second is a glyph.
  func pairs(endingWith glyph: Int) -> Bits { seconds[glyph] ?? .zero }
}
