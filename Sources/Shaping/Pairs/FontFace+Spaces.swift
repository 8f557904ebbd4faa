package import FontKit

extension FontFace {
  /// Whether a run may be cut at its spaces, and its words be shaped apart, each with the spaces beside it: safe to concat, as HarfBuzz
  /// calls it.
  ///
  /// - Complexity: Reading the font's tables, once.
  package func spacesAreSafeToConcat(_ properties: borrowing ShapingProperties) -> Bool {
    PairInteractions.find(of: self, properties, .ascii)?.spacesAreSafeToConcat ?? false
  }
}
