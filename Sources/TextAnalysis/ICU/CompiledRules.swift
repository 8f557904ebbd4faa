internal import CICU

/// The rules of one of ICU's break iterators as ICU compiled them, owned.
@safe final class CompiledRules {
  private let rules: OpaquePointer
  private let shape: cicu_rules_shape

  /// Takes ownership of rules, which `deinit` closes.
  @unsafe init(owning rules: OpaquePointer) {
    unsafe self.rules = rules
    unsafe shape = cicu_rules_get_shape(rules)
  }

  deinit {
    unsafe cicu_rules_close(rules)
  }

  /// How many states there are: 0, where the automaton stops, 1, in which it starts, and others.
  var stateCount: Int { Int(shape.state_count) }
  /// How many categories there are: 0, of the characters that no rule names, 1, the end of the text, 2, its start, and others.
  var categoryCount: Int { Int(shape.category_count) }
  /// The first category of the characters that dictionaries break; the number of categories or more if there is none.
  var firstDictionaryCategory: Int { Int(shape.first_dictionary_category) }
  /// Places in the text that rules look ahead from are numbered below this.
  var lookAheadCount: Int { Int(shape.look_ahead_count) }
  /// Whether the automaton reads category 2 before the first character.
  var readsStart: Bool { shape.reads_start }

  /// The state after a state when a character of a category is read.
  func successor(of state: Int, category: Int) -> Int {
    check(state)
    precondition(category >= 0 && category < shape.category_count, "there is no such category")
    return Int(unsafe cicu_rules_successor(rules, Int32(state), Int32(category)))
  }

  /// 0 if a state does not accept, 1 if it does where it is, or else the number of the place at which it accepts.
  func accepting(_ state: Int) -> Int {
    check(state)
    return Int(unsafe cicu_rules_accepting(rules, Int32(state)))
  }

  /// The number of the place that is marked when a state is entered; 0 or 1 if none is.
  func lookAhead(_ state: Int) -> Int {
    check(state)
    return Int(unsafe cicu_rules_look_ahead(rules, Int32(state)))
  }

  /// The category of a code point.
  func category(of scalar: UInt32) -> Int {
    Int(unsafe cicu_rules_category(rules, scalar))
  }

  /// Whether other rules are the same to the byte: those of many locales are.
  func isEqual(to other: CompiledRules) -> Bool { unsafe cicu_rules_equal(rules, other.rules) }

  private func check(_ state: Int) {
    precondition(state >= 0 && state < shape.state_count, "there is no such state")
  }
}
