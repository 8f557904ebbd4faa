/// How a font's rules may reach across places of a text of an alphabet.
///
/// All rules are matched at once, a bit for each, going outwards from the place: as with Baeza-Yates and Gonnet's "shift-and" of
/// 1992, but without the shift, as it is known where each rule begins.
struct RuleCrossings: Sendable {
  /// What must stand before a place and after it, from there on, for a rule to apply.
  struct Rule: Hashable {
    var before: [AlphabetSet]
    var after: [AlphabetSet]
  }

  /// How many times 64 rules there are.
  let wordCount: Int
  /// How many characters there are.
  let characterCount: Int
  /// How far from a place a rule may look.
  private let reach: Int
  /// The rules that allow a character at a distance before the place, or after it, or that there is none: a bit for each.
  private var allowing: [UInt64]
  let irregular: IrregularCharacters

  /// The most rules that are matched: those of other fonts are not looked at.
  private static let mostRules = 64 * 64
  /// The most words of 64 bits that the rules may take: a font can have rules as long as it likes.
  private static let largest = 1 << 18

  /// Nil if there are too many rules.
  init?(_ rules: Set<Rule>, characterCount: Int, irregular: IrregularCharacters) {
    guard rules.count <= Self.mostRules else { return nil }
    self.characterCount = characterCount
    self.irregular = irregular
    wordCount = (rules.count + 63) / 64
    reach = rules.map { max(1, $0.before.count, $0.after.count) }.max() ?? 0
    let size = 2 * reach * (characterCount + 1) * wordCount
    guard size <= Self.largest else { return nil }
    allowing = Array(repeating: 0, count: size)
    // Alike rules beside each other, so that few words have those which two characters allow.
    add(rules.sorted { ($0.before + $0.after).lexicographicallyPrecedes($1.before + $1.after) })
  }

  private mutating func add(_ rules: [Rule]) {
    // Beyond what it needs, a rule allows anything, and that nothing is there.
    var allowingAll = Array(repeating: UInt64(0), count: 2 * reach * wordCount)
    for (number, rule) in rules.enumerated() {
      let (word, bit) = (number / 64, UInt64(1) << UInt64(number % 64))
      for (isAfter, sets) in [(false, rule.before), (true, rule.after)] {
        for (distance, set) in sets.enumerated() {
          for character in set.indices { allowing[place(distance, isAfter: isAfter, character) + word] |= bit }
        }
        for distance in sets.count..<reach { allowingAll[((isAfter ? reach : 0) + distance) * wordCount + word] |= bit }
      }
    }
    for index in allowing.indices {
      allowing[index] |= allowingAll[index / (wordCount * (characterCount + 1)) * wordCount + index % wordCount]
    }
  }

  /// Where the rules are that allow a character at a distance; the one after the last stands for none.
  @inline(__always)
  private func place(_ distance: Int, isAfter: Bool, _ character: Int) -> Int {
    ((isAfter ? reach &+ distance : distance) &* (characterCount &+ 1) &+ character) &* wordCount
  }

  /// In which words there are rules that allow two characters, one on each side of a place, a bit for each; all, if either may be
  /// irregular.
  func words(allowing first: Int, _ second: Int) -> UInt64 {
    guard !irregular.contains(first), !irregular.contains(second) else {
      return wordCount < 64 ? 1 << UInt64(wordCount) - 1 : .max
    }
    var words: UInt64 = 0
    for word in 0..<wordCount {
      let both = allowing[place(0, isAfter: false, first) + word] & allowing[place(0, isAfter: true, second) + word]
      if both != 0 { words |= 1 << UInt64(word) }
    }
    return words
  }

  /// Whether a rule may apply across a place of a text, or whether that cannot be told.
  ///
  /// - Parameters:
  ///   - last: The last character before the place, and where to go on from.
  ///   - first: The first character after it.
  ///   - words: The words of rules that are looked at, a bit for each.
  ///   - count: How many characters the text has.
  ///   - character: The place of each in the alphabet.
  /// - Complexity: O(1) in the text; a few steps for 64 rules.
  @inline(__always)
  func mayOccur(
    between last: Int, and first: Int, in words: UInt64 = .max, _ count: Int, _ character: (Int) -> Int
  ) -> Bool {
    for word in 0..<wordCount where words &>> UInt64(word) & 1 != 0 {
      let before = rules(.max, in: word, isAfter: false, from: last, count, character)
      if before != 0, rules(before, in: word, isAfter: true, from: first, count, character) != 0 { return true }
    }
    return false
  }

  /// Whether no rule can apply across a place after a word, whatever stands before the word and after the place.
  ///
  /// - Parameters:
  ///   - count: How many characters the word has.
  ///   - character: The place of each in the alphabet.
  func cannotOccur(afterWordOf count: Int, _ character: (Int) -> Int) -> Bool {
    (0..<wordCount).allSatisfy { word in
      rules(.max, in: word, isAfter: false, from: count - 1, count, character, isWhole: false) == 0
    }
  }

  /// Those of some rules that allow what is on a side of a place, as far as it is known.
  ///
  /// - Parameter isWhole: Whether there is nothing beyond the characters, or else anything.
  @inline(__always)
  private func rules(
    _ rules: UInt64, in word: Int, isAfter: Bool, from start: Int, _ count: Int, _ character: (Int) -> Int,
    isWhole: Bool = true
  ) -> UInt64 {
    let allowing = allowing.span
    var rules = rules
    var index = start
    for distance in 0..<reach {
      guard index >= 0, index < count else {
        return isWhole ? rules & allowing[place(distance, isAfter: isAfter, characterCount) &+ word] : rules
      }
      if irregular.contains(at: index, count, character) { break }
      rules &= allowing[place(distance, isAfter: isAfter, character(index)) &+ word]
      if rules == 0 { break }
      index &+= isAfter ? 1 : -1
    }
    return rules
  }
}
