/// The release that this is.
package enum Release {
  /// The version (Semantic Versioning 2.0.0), which reports and `galley --version` say.
  package static let version = "0.2.0"
}

/// What made a result: the versions of Galley and of the libraries that decide what it says.
public struct Provenance: Hashable, Sendable {
  /// The version of Galley.
  public var galley: String
  /// The version of HarfBuzz, which shapes text.
  public var harfBuzz: String
  /// The version of FreeType, which reads and draws faces.
  public var freeType: String
  /// The version of ICU, which breaks text and knows its properties.
  public var icu: String
  /// The version of Unicode that ICU knows.
  public var unicode: String
  /// The version of Cairo, which draws pictures.
  public var cairo: String

  /// Makes it of the versions.
  package init(harfBuzz: String, freeType: String, icu: String, unicode: String, cairo: String) {
    galley = Release.version
    (self.harfBuzz, self.freeType, self.icu, self.unicode, self.cairo) = (harfBuzz, freeType, icu, unicode, cairo)
  }

  /// The versions as JSON, in one line.
  public var json: String { "\(jsonValue)" }

  package var jsonValue: JSONValue {
    [
      "galley": .string(galley), "harfbuzz": .string(harfBuzz), "freetype": .string(freeType), "icu": .string(icu),
      "unicode": .string(unicode), "cairo": .string(cairo),
    ]
  }
}
