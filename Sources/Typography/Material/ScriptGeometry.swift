/// The three sets of metrics Flutter has for Material's styles, by script.
public enum ScriptGeometry: String, Codable, Sendable, Hashable, CaseIterable {
  /// Latin, Greek, Cyrillic and similar scripts.
  case englishLike
  /// Chinese, Japanese, Korean.
  case dense
  /// Arabic, Devanagari, Thai and other scripts that need room above and below.
  case tall
}

extension ScriptGeometry {
  /// The set that Flutter's own translations give for a language, which an app in that language uses.
  ///
  /// Quirk: Hindi, Marathi, Tamil, Khmer and Tibetan are dense there, and Amharic, Assamese and Sinhala are like English.
  ///
  /// Source, code: `material_*.arb` of Flutter 3, `scriptCategory`.
  ///
  /// - Parameter locale: A BCP 47 tag, or one with `_`; a language that Flutter does not have counts as like English.
  package init(locale: String) {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self =
      Self.denseLanguages.contains(language) ? .dense : Self.tallLanguages.contains(language) ? .tall : .englishLike
  }

  private static let denseLanguages: Set = ["bo", "hi", "ja", "km", "ko", "mr", "ta", "zh"]
  private static let tallLanguages: Set = [
    "ar", "bn", "fa", "gu", "kn", "lo", "ml", "my", "ne", "or", "pa", "ps", "te", "th", "ug", "ur",
  ]
}
