internal import FontKit
internal import TextAnalysis

/// What a font's tables say of texts of an alphabet.
protocol TableReading: Sendable {
  associatedtype Letters: NumberedAlphabet

  /// Reads the tables; nil if nothing can be proved.
  init?(of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Letters)
}

/// An alphabet that findings about a font are kept by.
protocol NumberedAlphabet {
  /// Another for each alphabet of the type.
  var number: Int { get }
}

extension TableReading {
  /// What is known of a font, or is found out now; nil if nothing can be proved.
  static func find(of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Letters) -> Self? {
    font.harfBuzz.findings.finding(about: properties.kind, alphabet.number) { Self(of: font, properties, alphabet) }
  }
}

extension Alphabet: NumberedAlphabet {
  var number: Int { count }
}

extension JoiningAlphabet: NumberedAlphabet {
  var number: Int { Int(script.tag) }
}

extension SyllabicAlphabet: NumberedAlphabet {
  var number: Int { Int(script.tag) }
}
