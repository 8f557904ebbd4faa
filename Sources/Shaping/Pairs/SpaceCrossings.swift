internal import FontKit

/// How a font's rules may take the spaces of a text of an alphabet for a part of what they need.
///
/// Where none does, what is on one side of a space is shaped the same whatever stands beyond it. All rules are matched at
/// once, a bit for each, going outwards from the space: as with Baeza-Yates and Gonnet's "shift-and" of 1992, but without
/// the shift, as it is known where each rule begins.
struct SpaceCrossings: Sendable {
  /// What must stand before a space and after it, from the space on, for a rule to apply.
  private struct Rule: Hashable {
    var before: [AlphabetSet]
    var after: [AlphabetSet]
  }

  /// How many characters there are.
  private let characterCount: Int
  /// How many times 64 rules there are.
  private var wordCount = 0
  /// How far from a space a rule may look.
  private var reach = 0
  /// The rules that allow a character at a distance before the space, or after it, or that there is none: a bit for each.
  private var allowing: [UInt64] = []
  /// For each two characters beside a space, in which words there are rules that allow both.
  ///
  /// All words, if either may be irregular. Most spaces are between others.
  private var neighbours: [UInt64] = []
  /// How each character may be irregular.
  private var irregularities: [Irregularity]
  /// For each character those after it with which it may become another number of glyphs.
  private var irregularPairs: [AlphabetSet]

  /// Whether a character may become another number of glyphs, or one that is not known.
  private enum Irregularity: UInt8 {
    case none, inPairs, always
  }

  /// The most rules that are matched: those of other fonts are not looked at.
  private static let mostRules = 64 * 64
  /// The most words of 64 bits that the rules may take: a font can have rules as long as it likes.
  private static let largest = 1 << 18

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
    irregularities = (0..<alphabet.count).map { unknown.contains($0) ? .always : .none }
    irregularPairs = Array(repeating: .empty, count: alphabet.count)
    let forms = try GlyphForm.all(
      glyphs, in: LayoutTable(font.table("GSUB"), forms: []), lookups: substitutions)
    var found: Set<Rule> = []
    for isPositioning in [false, true] {
      let indices = isPositioning ? lookups.positioning : lookups.substitution
      let applied = try AppliedLookups(
        of: font, isPositioning: isPositioning, indices, forms: forms, count: alphabet.count)
      for lookup in applied.lookups {
        if !isPositioning, !add(irregularitiesOf: lookup) { return nil }
        guard lookup.concernsSpace else { continue }
        // What is passed over may stand between the space and what is looked for beside it.
        guard lookup.passedOver.subtracting(unknown).isEmpty else { return nil }
        for sequence in lookup.rules.sequencesWithSpace { found.formUnion(Self.rules(of: sequence)) }
      }
    }
    guard found.count <= Self.mostRules else { return nil }
    // Alike rules beside each other, so that few words have those which two characters allow.
    let rules = found.sorted { ($0.before + $0.after).lexicographicallyPrecedes($1.before + $1.after) }
    wordCount = (rules.count + 63) / 64
    reach = rules.map { max(1, $0.before.count, $0.after.count) }.max() ?? 0
    let size = 2 * reach * (characterCount + 1) * wordCount
    guard size <= Self.largest else { return nil }
    allowing = Array(repeating: 0, count: size)
    add(rules)
    findNeighbours()
  }

  private mutating func add(_ rules: [Rule]) {
    for (number, rule) in rules.enumerated() {
      let (word, bit) = (number / 64, UInt64(1) << UInt64(number % 64))
      for (isAfter, sets) in [(false, rule.before), (true, rule.after)] {
        for distance in 0..<reach {
          // Beyond what it needs, a rule allows anything, and that nothing is there.
          for character in 0...characterCount where distance >= sets.count || sets[distance].contains(character) {
            allowing[place(distance, isAfter: isAfter, character) + word] |= bit
          }
        }
      }
    }
  }

  private mutating func findNeighbours() {
    let all: UInt64 = wordCount < 64 ? 1 << UInt64(wordCount) - 1 : .max
    neighbours = Array(repeating: 0, count: characterCount * characterCount)
    for first in 0..<characterCount {
      for second in 0..<characterCount {
        var words: UInt64 = 0
        for word in 0..<wordCount {
          let both =
            allowing[place(0, isAfter: false, first) + word] & allowing[place(0, isAfter: true, second) + word]
          if both != 0 { words |= 1 << UInt64(word) }
        }
        let isIrregular = irregularities[first] != .none || irregularities[second] != .none
        neighbours[first * characterCount + second] = isIrregular ? all : words
      }
    }
  }

  /// Where the rules are that allow a character at a distance; the one after the last stands for none.
  @inline(__always)
  private func place(_ distance: Int, isAfter: Bool, _ character: Int) -> Int {
    ((isAfter ? reach &+ distance : distance) &* (characterCount &+ 1) &+ character) &* wordCount
  }

  /// Notes what makes more or fewer glyphs of characters; false if that cannot be told.
  private mutating func add(irregularitiesOf lookup: AppliedLookups.Lookup) -> Bool {
    guard lookup.type == 2 || lookup.type == 4 else { return lookup.type != 8 || lookup.rules.sequences.isEmpty }
    for sequence in lookup.rules.sequences where !sequence.contains(where: \.isEmpty) {
      let isPassing = !lookup.passedOver.isEmpty
      for set in isPassing || sequence.count == 1 ? sequence : [] {
        for character in set.indices { irregularities[character] = .always }
      }
      for (first, second) in zip(sequence, sequence.dropFirst()) {
        for character in first.indices { irregularPairs[character].formUnion(second) }
        for character in first.union(second).indices where irregularities[character] == .none {
          irregularities[character] = .inPairs
        }
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
  /// - Complexity: O(1) in the text; a few steps for 64 rules.
  @inline(__always)
  func mayOccur(atSpace space: Int, count: Int, _ character: (Int) -> Int) -> Bool {
    guard wordCount > 0 else { return false }
    var words = UInt64.max
    if space > 0, space < count &- 1 {
      words = neighbours[character(space &- 1) &* characterCount &+ character(space &+ 1)]
    }
    if words == 0 { return false }
    if isIrregular(at: space, count, character) { return true }
    for word in 0..<wordCount where words &>> UInt64(word) & 1 != 0 {
      let before = rules(.max, in: word, isAfter: false, atSpace: space, count, character)
      if before != 0, rules(before, in: word, isAfter: true, atSpace: space, count, character) != 0 { return true }
    }
    return false
  }

  /// Whether no rule can apply to a space after a word, whatever stands before the word and after the space.
  ///
  /// - Parameters:
  ///   - count: How many characters the word has.
  ///   - character: The place of each in the alphabet.
  func cannotOccur(afterWordOf count: Int, _ character: (Int) -> Int) -> Bool {
    guard irregularities[0] == .none else { return wordCount == 0 }
    return (0..<wordCount).allSatisfy { word in
      rules(.max, in: word, isAfter: false, atSpace: count, count, character, isWhole: false) == 0
    }
  }

  /// Those of some rules that allow what is on a side of a space, as far as it is known.
  ///
  /// - Parameter isWhole: Whether there is nothing beyond the characters, or else anything.
  @inline(__always)
  private func rules(
    _ rules: UInt64, in word: Int, isAfter: Bool, atSpace space: Int, _ count: Int, _ character: (Int) -> Int,
    isWhole: Bool = true
  ) -> UInt64 {
    let allowing = allowing.span
    var rules = rules
    var index = space
    for distance in 0..<reach {
      index &+= isAfter ? 1 : -1
      guard index >= 0, index < count else {
        return isWhole ? rules & allowing[place(distance, isAfter: isAfter, characterCount) &+ word] : rules
      }
      if isIrregular(at: index, count, character) { break }
      rules &= allowing[place(distance, isAfter: isAfter, character(index)) &+ word]
      if rules == 0 { break }
    }
    return rules
  }

  /// Whether a text may have more or fewer glyphs than characters at an index, or a glyph that is not known.
  @inline(__always)
  private func isIrregular(at index: Int, _ count: Int, _ character: (Int) -> Int) -> Bool {
    let place = character(index)
    let irregularity = irregularities[place]
    guard irregularity == .inPairs else { return irregularity == .always }
    return index &+ 1 < count && irregularPairs[place].contains(character(index &+ 1))
      || index > 0 && irregularPairs[character(index &- 1)].contains(place)
  }
}
