internal import FontKit
internal import TextAnalysis

/// What a font's tables say of texts of an alphabet.
protocol TableReading: Sendable {
  associatedtype Letters: NumberedAlphabet

  /// Reads the tables; nil if nothing can be proved.
  ///
  /// - Parameter lookups: What HarfBuzz applies to text of the properties. What comes out depends on the script and language by these alone,
  ///   unless the alphabet says otherwise.
  init?(of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Letters, _ lookups: ActiveLookups)
}

/// An alphabet that findings about a font are kept by.
package protocol NumberedAlphabet {
  /// Another for each alphabet of the type.
  var number: Int { get }
  /// Whether HarfBuzz's shaper of the script matters, beside its lookups.
  var needsScript: Bool { get }
}

extension TableReading {
  /// What is known of a font, or is found out now; nil if nothing can be proved.
  ///
  /// Tables are read once for all scripts and languages to which HarfBuzz applies the same lookups: most fonts have few others.
  static func find(of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Letters) -> Self? {
    let findings = font.harfBuzz.findings
    return findings.finding(about: properties.kind, alphabet.number) { () -> Self? in
      guard let lookups = ActiveLookups.find(of: font, properties) else { return nil }
      let topic = FontFindings.Topic.lookups(
        substitution: lookups.substitution, positioning: lookups.positioning, features: properties.features,
        script: alphabet.needsScript ? properties.script.tag : nil)
      return findings.finding(about: topic, alphabet.number) { Self(of: font, properties, alphabet, lookups) }
    }
  }
}

extension Alphabet: NumberedAlphabet {
  package var number: Int { count }
  // Others have a glyph for each character, whatever the shaper: see `MissingGlyph`.
  package var needsScript: Bool { isClosed }
}

extension LetterAlphabet {
  package var number: Int { Int(script.tag) }
  package var needsScript: Bool { true }
}
