internal import FontKit
internal import TextAnalysis

/// Facts about texts of an alphabet that are proved from a font's tables, for the lookups that HarfBuzz applies to text of certain properties.
///
/// Where the tables do not determine whether a rule can match, it is taken to match.
protocol TableReading: Sendable {
  associatedtype Letters: NumberedAlphabet

  /// Reads the tables; nil if nothing can be proved.
  ///
  /// - Parameter lookups: What HarfBuzz applies to text of the properties. The result depends on the script and
  ///   language through these alone, unless the alphabet says otherwise.
  init?(of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Letters, _ lookups: ActiveLookups)
}

/// An alphabet with a number, under which facts about a font are cached.
package protocol NumberedAlphabet {
  /// A number that is unique among the alphabets of the type.
  var number: Int { get }
  /// Whether HarfBuzz's shaper of the script matters, beside its lookups.
  var needsScript: Bool { get }
}

extension TableReading {
  /// The facts about a font, cached; nil if nothing can be proved.
  ///
  /// Tables are read once for all scripts and languages to which HarfBuzz applies the same lookups; most fonts have few
  /// different sets of lookups.
  static func find(of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Letters) -> Self? {
    let findings = font.harfBuzz.findings
    return findings.finding(about: properties.kind, alphabet.number) { () -> Self? in
      guard let lookups = ActiveLookups.find(of: font, properties) else { return nil }
      let topic = lookups.topic(properties, needsScript: alphabet.needsScript)
      return findings.finding(about: topic, alphabet.number) { Self(of: font, properties, alphabet, lookups) }
    }
  }
}

extension Alphabet: NumberedAlphabet {
  package var number: Int { count }
  // Others have a glyph for each character, whatever the shaper: see `LinkedCharacters`.
  package var needsScript: Bool { isClosed }
}

extension LetterAlphabet {
  package var number: Int { Int(script.tag) }
  package var needsScript: Bool { true }
}
