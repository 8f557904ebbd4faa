/// The nested lookups that the contextual rules of a table call, and how many rules HarfBuzz tries with them.
struct RuleCalls {
  private struct Rule {
    let lookup: Int
    /// The index of its first call in `calls`; its calls end where those of the next rule begin.
    let firstCall: Int
  }

  /// How many subtables and rules each lookup tries at a glyph, without the lookups that it calls.
  private var own: [Int]
  /// The lookup that the current subtable belongs to.
  private var lookup = 0
  /// The rules that call lookups.
  private var rules: [Rule] = []
  private var calls: [UInt16] = []
  /// How many subtables and rules all lookups try at a glyph, without the lookups that they call.
  private(set) var ownCount = 0
  /// How many rules and calls were added.
  private(set) var count = 0

  /// HarfBuzz's limit on nested lookups (`HB_MAX_NESTING_LEVEL`).
  private static let deepest = 64

  init(lookupCount: Int) {
    own = Array(repeating: 0, count: lookupCount)
  }

  /// Begins a subtable of a lookup; HarfBuzz tries at most `ruleCount` of its rules at a glyph.
  mutating func beginSubtable(of lookup: Int, ruleCount: Int) {
    own[lookup] += 1 + ruleCount
    ownCount += 1 + ruleCount
    self.lookup = lookup
  }

  /// Adds a rule of the current subtable, with the lookups that it calls.
  mutating func addRule(_ called: some Collection<Int>) {
    count += 1 + called.count
    guard !called.isEmpty else { return }
    rules.append(Rule(lookup: lookup, firstCall: calls.count))
    calls += called.lazy.map(UInt16.init(truncatingIfNeeded:))
  }

  /// Whether all lookups together, with those that they call, try at most `limit` subtables and rules at a glyph.
  ///
  /// - Complexity: O(*n*) in the calls, for each level of nesting.
  func areAtMost(_ limit: Int) -> Bool {
    guard !calls.isEmpty else { return true }
    var sums = own
    for _ in 0..<Self.deepest {
      let next = self.sums(calling: sums)
      // The sum also counts each called lookup once by itself, even one that is only called.
      guard next.reduce(0, +) <= limit else { return false }
      if next == sums { break }
      sums = next
    }
    return true
  }

  /// How many subtables and rules each lookup tries at a glyph, if the lookups that it calls try as many as `known` says.
  private func sums(calling known: [Int]) -> [Int] {
    // A lookup applies at most one rule at a glyph, from any of its subtables: the one whose calls try the most counts.
    var dearest = Array(repeating: 0, count: own.count)
    for (index, rule) in rules.enumerated() {
      let end = index + 1 < rules.count ? rules[index + 1].firstCall : calls.count
      let sum = calls[rule.firstCall..<end].reduce(0) { $0 + (Int($1) < known.count ? known[Int($1)] : 0) }
      dearest[rule.lookup] = max(dearest[rule.lookup], sum)
    }
    return zip(own, dearest).map(+)
  }
}
