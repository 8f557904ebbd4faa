/// How a font's rules may take the spaces of a text of an alphabet for a part of what they need.
///
/// Where none does, what is on one side of a space is shaped the same whatever stands beyond it.
struct SpaceCrossings: Sendable {
  private let crossings: RuleCrossings
  /// For each two characters beside a space, in which groups there are rules that allow both.
  ///
  /// All groups, if either may vary in glyphs. Most spaces are between others.
  private let neighbours: [UInt16]

  /// Nil if more may happen than can be determined.
  ///
  /// - Parameters:
  ///   - rules: Those of the font.
  ///   - unknown: Characters of which nothing is known.
  ///   - count: How many characters the alphabet has.
  init?(_ rules: AlphabetRules, unknown: SymbolSet, count: Int) {
    var glyphCounts = GlyphCounts(count: count, unknown: unknown)
    guard rules.substitutions.allSatisfy({ glyphCounts.add($0) }) else { return nil }
    var found: Set<RuleCrossings.Rule> = []
    for lookup in rules.substitutions + rules.positionings where lookup.concernsSpace {
      // What is passed over may stand between the space and what is looked for beside it.
      guard lookup.passedOver.subtracting(unknown).isEmpty else { return nil }
      for sequence in lookup.rules.sequencesWithSpace where found.count <= RuleCrossings.mostRules {
        found.formUnion(Self.rules(of: sequence))
      }
    }
    guard let crossings = RuleCrossings(found, characterCount: count, glyphCounts: glyphCounts) else { return nil }
    self.crossings = crossings
    neighbours = (0..<count * count).map { crossings.groups(allowing: $0 / count, $0 % count) }
  }

  /// A sequence, with the space in each of its places where it may stand.
  private static func rules(of sequence: [SymbolSet]) -> [RuleCrossings.Rule] {
    sequence.indices.filter { sequence[$0].contains(0) }.map { place in
      RuleCrossings.Rule(before: sequence[..<place].reversed(), after: Array(sequence[(place + 1)...]))
    }
  }

  /// Whether a rule may apply to the space at an index of a text, or whether that cannot be determined.
  ///
  /// - Parameters:
  ///   - count: How many characters the text has.
  ///   - character: The place of each in the alphabet.
  /// - Complexity: O(1) in the text; a few steps for 256 rules.
  @inline(__always)
  func mayOccur(atSpace space: Int, count: Int, _ character: (Int) -> Int) -> Bool {
    guard crossings.groupCount > 0 else { return false }
    var groups = UInt16.max
    if space > 0, space < count &- 1 {
      groups = neighbours[character(space &- 1) &* crossings.characterCount &+ character(space &+ 1)]
    }
    if groups == 0 { return false }
    if crossings.glyphCounts.mayVary(at: space, count, character) { return true }
    return crossings.mayOccur(between: space &- 1, and: space &+ 1, in: groups, count, character)
  }

  /// Whether no rule can apply to a space after a word, whatever stands before the word and after the space.
  ///
  /// - Parameters:
  ///   - count: How many characters the word has.
  ///   - character: The place of each in the alphabet.
  func cannotOccur(afterWordOf count: Int, _ character: (Int) -> Int) -> Bool {
    guard !crossings.glyphCounts.mayVary(0) else { return crossings.groupCount == 0 }
    return crossings.cannotOccur(afterWordOf: count, character)
  }
}
