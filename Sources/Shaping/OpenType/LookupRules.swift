/// The rules of a lookup, as far as the symbols of an alphabet can meet them: those that each needs, in a row.
struct LookupRules: Sendable {
  /// For each rule the sets of symbols that must follow each other for it to apply.
  var sequences: [[SymbolSet]] = []
  /// The same of rules that do nothing but keep those after them from applying.
  var exceptions: [[SymbolSet]] = []
  /// Symbols and those after them whose pens pair positioning moves, or which are attached to each other.
  var neighbours: [[SymbolSet]] = []
  /// The lookups that the rules apply, by their index.
  var applied: Set<Int> = []

  /// The rules and exceptions of which the space may be a part.
  var sequencesWithSpace: [[SymbolSet]] { (sequences + exceptions).filter { $0.contains { $0.contains(0) } } }
}
