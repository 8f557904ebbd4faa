internal import FontKit

/// How a font's rules may take the spaces of a text of an alphabet for a part of what they need.
///
/// Where none does, what is on one side of a space is shaped the same whatever stands beyond it.
struct SpaceCrossings: Sendable {
  /// What must stand before a space and after it, from the space on, for a rule to apply.
  fileprivate struct Rule: Hashable {
    var before: [AlphabetSet]
    var after: [AlphabetSet]
  }

  /// How many characters there are.
  private let characterCount: Int
  /// Rules that few pairs of characters beside the space allow, by the character before it, and where there is none.
  private var nearRules: [[Rule]]
  /// The others, which are about something further away.
  private var farRules: [Rule] = []
  /// For each character before a space those after it, in rows, with which one of `nearRules` may apply if what is further away
  /// does not forbid it, or with which that cannot be told.
  private var neighbours: [Bool]
  /// The characters of which one must be near the space for one of `farRules` to apply.
  private var farCharacters: [Bool]
  /// Characters with which a text may have more or fewer glyphs than characters, or glyphs that are not known.
  private var irregular: AlphabetSet
  /// For each character those that make a text irregular after it.
  private var irregularPairs: [AlphabetSet]
  /// Characters that may become a part of such glyphs.
  private var irregularGlyphs: AlphabetSet
  /// How far from a space a rule may look.
  private var reach = 0

  /// Nil if more may happen than can be told.
  ///
  /// - Parameters:
  ///   - glyphs: The glyph of each character; 0 if there is none.
  ///   - unknown: Characters of which nothing is known.
  ///   - lookups: The lookups that HarfBuzz applies.
  ///   - substitutions: The lookups of `GSUB` that it applies or that those apply, by their index.
  init?(
    of font: HarfBuzzFont, _ glyphs: [UInt32], unknown: AlphabetSet, _ lookups: ActiveLookups, substitutions: [Int],
    _ alphabet: Alphabet
  ) throws(LayoutTable.Damage) {
    characterCount = alphabet.count
    irregular = unknown
    irregularGlyphs = unknown
    irregularPairs = Array(repeating: .empty, count: alphabet.count)
    nearRules = Array(repeating: [], count: alphabet.count + 1)
    neighbours = Array(repeating: false, count: alphabet.count * alphabet.count)
    farCharacters = Array(repeating: false, count: alphabet.count)
    let forms = GlyphForm.all(glyphs, of: font, lookups: substitutions)
    var found: Set<Rule> = []
    for isPositioning in [false, true] {
      let applied = try AppliedLookups(
        of: font, isPositioning: isPositioning, lookups, forms: forms, alphabet)
      for lookup in applied.lookups {
        if !isPositioning, !add(irregularitiesOf: lookup) { return nil }
        guard lookup.concernsSpace else { continue }
        // What is passed over may stand between the space and what is looked for beside it.
        guard lookup.passedOver.subtracting(unknown).isEmpty else { return nil }
        for sequence in lookup.rules.sequencesWithSpace { found.formUnion(Self.rules(of: sequence)) }
      }
    }
    for rule in found { add(rule) }
    guard !found.isEmpty else { return }
    for character in irregularGlyphs.indices {
      for other in 0..<characterCount {
        neighbours[character * characterCount + other] = true
        neighbours[other * characterCount + character] = true
      }
    }
  }

  private mutating func add(_ rule: Rule) {
    let all = AlphabetSet(count: characterCount)
    let (before, after) = (rule.before.first ?? all, rule.after.first ?? all)
    reach = max(reach, rule.before.count, rule.after.count)
    guard before.count * after.count > characterCount * characterCount / 4 else {
      if rule.before.isEmpty { nearRules[characterCount].append(rule) }
      for first in before.indices {
        nearRules[first].append(rule)
        for second in after.indices { neighbours[first * characterCount + second] = true }
      }
      return
    }
    farRules.append(rule)
    let rarest = (rule.before + rule.after).min { $0.count < $1.count } ?? all
    for character in rarest.union(irregularGlyphs).indices { farCharacters[character] = true }
  }

  /// Notes what makes more or fewer glyphs of characters; false if that cannot be told.
  private mutating func add(irregularitiesOf lookup: AppliedLookups.Lookup) -> Bool {
    guard lookup.type == 2 || lookup.type == 4 else { return lookup.type != 8 || lookup.rules.sequences.isEmpty }
    for sequence in lookup.rules.sequences where !sequence.contains(where: \.isEmpty) {
      for set in sequence { irregularGlyphs.formUnion(set) }
      if sequence.count == 1 || !lookup.passedOver.isEmpty {
        irregular.formUnion(sequence[0])
      } else {
        for character in sequence[0].indices { irregularPairs[character].formUnion(sequence[1]) }
      }
    }
    return true
  }

  /// A sequence, with the space in each of its places where it may stand.
  private static func rules(of sequence: [AlphabetSet]) -> [Rule] {
    guard !sequence.contains(where: \.isEmpty) else { return [] }
    return sequence.indices.filter { sequence[$0].contains(0) }.map { place in
      Rule(before: sequence[..<place].reversed(), after: Array(sequence[(place + 1)...]))
    }
  }

  /// Whether a rule may apply to the space at an index of a text, or whether that cannot be told.
  ///
  /// - Parameters:
  ///   - count: How many characters the text has.
  ///   - character: The place of each in the alphabet.
  /// - Complexity: O(1) in the text; a step for each rule at spaces between two characters that some rule is about.
  @inline(__always)
  func mayOccur(atSpace space: Int, count: Int, _ character: (Int) -> Int) -> Bool {
    let isInside = space > 0 && space < count - 1
    let mayBeNear =
      !isInside || neighbours[character(space - 1) &* characterCount &+ character(space + 1)]
    let window = max(0, space - reach)..<min(space + reach + 1, count)
    var mayBeFar = false
    for index in window where farCharacters[character(index)] { mayBeFar = true }
    guard mayBeNear || mayBeFar else { return false }
    for index in window {
      let place = character(index)
      if irregular.contains(place) { return true }
      if index + 1 < count, irregularPairs[place].contains(character(index + 1)) { return true }
    }
    let before = space > 0 ? character(space - 1) : characterCount
    return mayBeNear && nearRules[before].contains { $0.applies(atSpace: space, count: count, character) }
      || mayBeFar && farRules.contains { $0.applies(atSpace: space, count: count, character) }
  }
}

extension SpaceCrossings.Rule {
  /// Whether what the rule needs stands around a space.
  @inline(__always)
  fileprivate func applies(atSpace space: Int, count: Int, _ character: (Int) -> Int) -> Bool {
    guard before.count <= space, after.count < count - space else { return false }
    for (distance, set) in before.enumerated() where !set.contains(character(space - 1 - distance)) { return false }
    for (distance, set) in after.enumerated() where !set.contains(character(space + 1 + distance)) { return false }
    return true
  }
}
