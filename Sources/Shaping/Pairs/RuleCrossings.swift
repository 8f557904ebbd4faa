/// How a font's rules may reach across boundaries in a text of an alphabet.
///
/// All rules are matched at once, with a bit for each, outwards from the boundary. This is Baeza-Yates and Gonnet's
/// "shift-and" of 1992 without the shift, as it is known where each rule begins.
struct RuleCrossings: Sendable {
  /// The characters that must stand before a boundary and after it, outwards from there, for a rule to apply.
  struct Rule: Hashable {
    var before: [SymbolSet]
    var after: [SymbolSet]

    /// Some order, the same in every process.
    fileprivate func precedes(_ other: Rule) -> Bool {
      before == other.before
        ? after.lexicographicallyPrecedes(other.after) : before.lexicographicallyPrecedes(other.before)
    }
  }

  /// A bit for each of some rules that are matched at once.
  private typealias Rules = SIMD4<UInt64>

  /// The number of groups of rules; the rules of a group are matched at once.
  private let groupCount: Int
  /// The number of characters, which stands for none before or after a text.
  let characterCount: Int
  /// How far from a boundary a rule may look.
  private let reach: Int
  /// The rules that allow a character, or no character, at a distance before or after the boundary: a bit for each.
  private var allowing: [Rules]
  /// Characters that may become more or fewer glyphs than one, or unknown glyphs.
  private let varying: SymbolSet

  /// The most rules that are matched; a font with more is left to HarfBuzz.
  static let mostRules = UInt16.bitWidth * Rules.bitCount
  /// The largest table of groups; a font's rules may be of any length.
  private static let largest = 1 << 16

  /// Nil if there are too many rules.
  init?(_ rules: Set<Rule>, characterCount: Int, varying: SymbolSet) {
    guard rules.count <= Self.mostRules else { return nil }
    self.characterCount = characterCount
    self.varying = varying
    groupCount = (rules.count + Rules.bitCount - 1) / Rules.bitCount
    reach = rules.map { max(1, $0.before.count, $0.after.count) }.max() ?? 0
    let size = 2 * reach * (characterCount + 1) * groupCount
    guard size <= Self.largest else { return nil }
    allowing = Array(repeating: .zero, count: size)
    // Similar rules stand beside each other, so that few groups have the rules that two characters allow.
    add(rules.sorted { $0.precedes($1) })
  }

  private mutating func add(_ rules: [Rule]) {
    // Beyond its own length, a rule allows any character, and none.
    var allowingAll = Array(repeating: Rules.zero, count: 2 * reach * groupCount)
    for (number, rule) in rules.enumerated() {
      let (group, bit) = (number / Rules.bitCount, number % Rules.bitCount)
      for (isAfter, sets) in [(false, rule.before), (true, rule.after)] {
        for (distance, set) in sets.enumerated() {
          for character in set.indices {
            allowing[entry(distance, isAfter: isAfter, character) + group].insert(bit: bit)
          }
        }
        for distance in sets.count..<reach {
          allowingAll[((isAfter ? reach : 0) + distance) * groupCount + group].insert(bit: bit)
        }
      }
    }
    let stride = groupCount * (characterCount + 1)
    for index in allowing.indices {
      let distance = index / stride
      allowing[index] |= allowingAll[distance * groupCount + index % groupCount]
    }
  }

  /// The index of the rules that allow a character at a distance; the character after the last stands for none.
  @inline(__always)
  private func entry(_ distance: Int, isAfter: Bool, _ character: Int) -> Int {
    ((isAfter ? reach &+ distance : distance) &* (characterCount &+ 1) &+ character) &* groupCount
  }

  /// Whether a rule may apply across the boundary before a character, or whether that cannot be determined.
  ///
  /// - Parameters:
  ///   - first: The character's index.
  ///   - character: The symbol at an index; nil if anything may be there.
  /// - Complexity: O(1) in the text; a few steps for 256 rules.
  @inline(__always)
  func mayOccur(before first: Int, _ character: (Int) -> Int?) -> Bool {
    for group in 0..<groupCount {
      var rules = Rules.all
      var (before, after) = (Optional(first &- 1), Optional(first))
      // Goes outwards on both sides in turn: what most rules need is near the boundary.
      for distance in 0..<reach {
        before = next(before, distance, isAfter: false, in: group, character, &rules)
        after = next(after, distance, isAfter: true, in: group, character, &rules)
        if rules == .zero || (before == nil && after == nil) { break }
      }
      if rules != .zero { return true }
    }
    return false
  }

  /// Keeps the rules that allow a character, and gives the next index; nil if nothing is known beyond it.
  @inline(__always)
  private func next(
    _ index: Int?, _ distance: Int, isAfter: Bool, in group: Int, _ character: (Int) -> Int?, _ rules: inout Rules
  ) -> Int? {
    guard let index, let symbol = character(index) else { return nil }
    rules &= allowing[entry(distance, isAfter: isAfter, symbol) &+ group]
    // Its glyph on this side is its own, but the distance of those beyond it is not known.
    guard symbol < characterCount, !varying.contains(symbol) else { return nil }
    return isAfter ? index &+ 1 : index &- 1
  }
}

extension SIMD4<UInt64> {
  fileprivate static var all: Self { Self(repeating: .max) }
}
