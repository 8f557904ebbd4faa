/// Which lookups the rules of a table's lookups call, and how many rules are tried with those.
struct RuleCalls {
  private struct Rule {
    let lookup: Int
    /// Where its calls begin.
    let firstCall: Int
  }

  /// How many subtables and rules each lookup has at a glyph, without those that it calls.
  private var own: [Int]
  /// The lookup of the subtable that began last.
  private var lookup = 0
  /// The rules that call lookups.
  private var rules: [Rule] = []
  private var calls: [UInt16] = []
  /// How many subtables and rules there are.
  private(set) var ownCount = 0
  /// How many rules and calls were read.
  private(set) var count = 0

  /// How deeply HarfBuzz lets lookups call each other (`HB_MAX_NESTING_LEVEL`).
  private static let deepest = 64

  init(lookupCount: Int) {
    own = Array(repeating: 0, count: lookupCount)
  }

  /// Begins a subtable of a lookup, of whose rules so many may be tried at a glyph.
  mutating func beginSubtable(of lookup: Int, ruleCount: Int) {
    own[lookup] += 1 + ruleCount
    ownCount += 1 + ruleCount
    self.lookup = lookup
  }

  /// Adds a rule of the subtable that began last.
  mutating func addRule(_ called: some Collection<Int>) {
    count += 1 + called.count
    guard !called.isEmpty else { return }
    rules.append(Rule(lookup: lookup, firstCall: calls.count))
    calls += called.lazy.map(UInt16.init(truncatingIfNeeded:))
  }

  /// Whether at most `limit` subtables and rules are tried at a glyph, by all lookups together.
  ///
  /// - Complexity: O(*n*) in the calls, for each level of calls.
  func areAtMost(_ limit: Int) -> Bool {
    guard !calls.isEmpty else { return true }
    var sums = own
    for _ in 0..<Self.deepest {
      let next = self.sums(calling: sums)
      // The lookups that are only called are counted by themselves, too.
      guard next.reduce(0, +) <= limit else { return false }
      if next == sums { break }
      sums = next
    }
    return true
  }

  /// What each lookup tries if those that it calls try so many.
  private func sums(calling known: [Int]) -> [Int] {
    // Of a lookup one rule applies at a glyph, whatever subtable it is of.
    var dearest = Array(repeating: 0, count: own.count)
    for (index, rule) in rules.enumerated() {
      let end = index + 1 < rules.count ? rules[index + 1].firstCall : calls.count
      let sum = calls[rule.firstCall..<end].reduce(0) { $0 + (Int($1) < known.count ? known[Int($1)] : 0) }
      dearest[rule.lookup] = max(dearest[rule.lookup], sum)
    }
    return zip(own, dearest).map(+)
  }
}
