package import FontKit

/// What a font's tables say of words and the spaces between them, in text of certain properties.
package struct WordIsolation: Sendable {
  /// Whether the words of a run are shaped the same whatever stands beyond the spaces around them.
  ///
  /// Then the advances of a run are those of its words, each shaped with the spaces beside it.
  package let isolatesWords: Bool
  /// Whether a letter may be kerned with a space after it, or more happen between the two.
  package let kernsSpace: Bool

  package init(of font: Font, _ properties: borrowing ShapingProperties) {
    let interactions = PairInteractions.find(of: font, properties, .ascii)
    isolatesWords = interactions?.isolatesWords ?? false
    kernsSpace = interactions?.kernsSpace ?? true
  }
}
