package import FontKit

/// What a font's tables say of the spaces between words, in text of certain properties.
package struct SpaceBoundary: Sendable {
  /// Whether a run may be cut at its spaces, and its words be shaped apart, each with the spaces beside it: safe to concat, as HarfBuzz
  /// calls it.
  package let isSafeToConcat: Bool
  /// Whether a letter may be kerned with a space after it, or more happen between the two.
  package let kernsSpace: Bool

  package init(of font: FontFace, _ properties: borrowing ShapingProperties) {
    let interactions = PairInteractions.find(of: font, properties, .ascii)
    isSafeToConcat = interactions?.spacesAreSafeToConcat ?? false
    kernsSpace = interactions?.kernsSpace ?? true
  }
}
