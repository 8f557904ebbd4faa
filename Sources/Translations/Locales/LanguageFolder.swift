/// The folder of a file of translations, which may name the language: `de.lproj` and `values-de` are German.
struct LanguageFolder {
  /// The language; `nil` for `Base.lproj` and `values`, whose files are in the source language, and for a folder of another kind.
  private(set) var locale: LocaleTag?
  /// Whether the folder is an `.lproj` or a `values` folder.
  private(set) var isLanguage = false
  /// Whether it is for some devices or settings only: `values-sw600dp`, `values-de-night`.
  private(set) var isQualified = false

  /// - Parameter path: The path of the file.
  init(of path: String) {
    guard let folder = path.split(separator: "/").dropLast().last else { return }
    let qualifiers = folder.split(separator: "-", omittingEmptySubsequences: false)
    if folder.hasSuffix(".lproj") {
      isLanguage = true
      let name = String(folder.dropLast(".lproj".count))
      locale = name == "Base" ? nil : LocaleTag(Self.oldNames[name] ?? name)
    } else if qualifiers.first == "values" {
      isLanguage = true
      readQualifiers(qualifiers.dropFirst())
    }
  }

  /// The languages of the folders that Apple's tools used to make.
  ///
  /// Source: Apple, "Internationalization and Localization Guide" (retired), "Language and Locale IDs"; CFBundle_Locale.c.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Spanish": "es", "Japanese": "ja",
  ]

  /// Reads the qualifiers of an Android resource folder: `pt`, `rBR`; `b+sr+Latn`; `mcc310`, `en`, `rUS`, `land`.
  private mutating func readQualifiers(_ qualifiers: ArraySlice<Substring>) {
    var parts = qualifiers
    // The country and the network of the SIM card precede the language.
    while let part = parts.first, part.hasPrefix("mcc") || part.hasPrefix("mnc") { parts.removeFirst() }
    var rest = parts.dropFirst()
    if let language = parts.first {
      if language.hasPrefix("b+") {
        locale = LocaleTag(language.dropFirst(2).split(separator: "+").joined(separator: "-"))
      } else if 2...3 ~= language.count, language.allSatisfy(\.isLowercase), language != "car" {
        // Other qualifiers have digits or more letters, except "car", a device in a car.
        let region = rest.first.flatMap { part in
          part.first == "r" && part.count == 3 && part.dropFirst().allSatisfy(\.isUppercase) ? part.dropFirst() : nil
        }
        if region != nil { rest.removeFirst() }
        locale = LocaleTag(language + (region.map { "-" + $0 } ?? ""))
      } else {
        rest = parts
      }
    }
    isQualified = !rest.isEmpty || parts.count < qualifiers.count
  }
}
