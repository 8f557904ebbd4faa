/// The automaton of one of ICU's break iterators, run over a text's scalars without ICU.
///
/// ICU compiles its rules to a table of states, which this copies and runs as ICU's
/// `RuleBasedBreakIterator::handleNext` does: the boundaries are ICU's for every text without characters that
/// dictionaries break. This saves ICU's reading of the text, its search for each character's category, and its cache of
/// boundaries, which take ten times as long.
struct BreakAutomaton {
  private let rules: CompiledRules
  /// For each state and category the successor: where its row starts, and what it does when it is entered.
  private let table: [UInt32]
  /// How many entries a row has.
  private let width: Int
  /// The row before the first character.
  private let firstRow: Int
  private let firstDictionaryCategory: UInt8
  private var categories = ScalarTable<UInt8>(unknown: .max)
  /// The categories of the current text; longer than the text.
  private var textCategories: [UInt8] = []
  /// The position of each place that rules look ahead from, by its number; -1 before it is met.
  private var marks: [Int]

  /// Set if a state accepts where it is.
  private static let accepts: UInt32 = 1 << 31
  /// Set if a state marks a place, or accepts at one: which, says ICU's row.
  private static let looksAhead: UInt32 = 1 << 30
  private static let rowMask: UInt32 = (1 << 30) - 1
  private static let endOfText = 1
  private static let startOfText = 2

  /// The automaton of an iterator; nil if its rules are not of the format that is known.
  ///
  /// Cost: that of copying some ten thousand entries.
  init?(_ iterator: borrowing BoundaryIterator) {
    guard let rules = iterator.compiledRules() else { return nil }
    let states = rules.stateCount
    let categories = rules.categoryCount
    // One category stands for unknown characters.
    guard categories < Int(UInt8.max), rules.firstDictionaryCategory >= 0 else { return nil }
    let entered = (0..<states).map { state -> UInt32 in
      let (accepting, lookAhead) = (rules.accepting(state), rules.lookAhead(state))
      return UInt32(state * categories) | (accepting == 1 ? Self.accepts : 0)
        | (accepting > 1 || lookAhead > 1 ? Self.looksAhead : 0)
    }
    var table: [UInt32] = []
    table.reserveCapacity(states * categories)
    for state in 0..<states {
      for category in 0..<categories { table.append(entered[rules.successor(of: state, category: category)]) }
    }
    var first = 1
    if rules.readsStart {
      first = rules.successor(of: first, category: Self.startOfText)
      guard first > 0, entered[first] & Self.looksAhead == 0 else { return nil }
    }
    self.table = table
    width = categories
    firstRow = first * categories
    firstDictionaryCategory = UInt8(min(rules.firstDictionaryCategory, categories))
    marks = Array(repeating: -1, count: rules.lookAheadCount)
    self.rules = rules
  }

  /// Calls `body` with every boundary after 0 that ICU gives, the end of the text included, in order, as an index of a scalar;
  /// false, and nothing is called, if the text has characters that dictionaries break.
  ///
  /// - Complexity: O(*n*) as far as the rules do not look back.
  mutating func forEachBoundary(in scalars: [UInt32], _ body: (_ index: Int) -> Void) -> Bool {
    // Memory for one huge text is given back.
    defer { if scalars.count > 1 << 16 { (categories, textCategories) = (ScalarTable(unknown: .max), []) } }
    let rules = rules
    categories.find(scalars.span, into: &textCategories) { UInt8(rules.category(of: $0)) }
    let textCategories = textCategories
    let categories = textCategories.span.extracting(first: scalars.count)
    guard !hasDictionaryCharacters(categories) else { return false }
    for mark in marks.indices { marks[mark] = -1 }
    let entries = table
    let table = entries.span
    let count = categories.count
    var start = 0
    while start < count {
      var row = firstRow
      var accepted = start
      var index = start
      while true {
        let entry = table[row &+ (index < count ? Int(categories[index]) : Self.endOfText)]
        let isAtEnd = index == count
        if !isAtEnd { index &+= 1 }
        if entry & (Self.accepts | Self.looksAhead) != 0 {
          if entry & Self.accepts != 0 { accepted = index }
          if entry & Self.looksAhead != 0, let place = enter(Int(entry & Self.rowMask) / width, at: index) {
            accepted = place
            break
          }
        }
        row = Int(entry & Self.rowMask)
        if row == 0 || isAtEnd { break }
      }
      // A character that no rule accepts is a piece by itself.
      start = max(accepted, start + 1)
      body(start)
    }
    return true
  }

  private func hasDictionaryCharacters(_ categories: Span<UInt8>) -> Bool {
    var highest: UInt8 = 0
    for index in 0..<categories.count { highest = max(highest, categories[index]) }
    return !categories.isEmpty && highest >= firstDictionaryCategory
  }

  /// Enters a state that marks a place or accepts at one; gives the place in the latter case.
  private mutating func enter(_ state: Int, at index: Int) -> Int? {
    let accepting = rules.accepting(state)
    if accepting > 1, marks[accepting] >= 0 { return marks[accepting] }
    let mark = rules.lookAhead(state)
    if mark > 1 { marks[mark] = index }
    return nil
  }
}
