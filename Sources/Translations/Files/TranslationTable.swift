internal import JSONText

/// What a file of translations holds.
struct TranslationTable {
  /// A text under its key, in all languages that the file has it in.
  struct Entry {
    /// What apps call the text.
    var key: String
    /// The text in the source language; `nil` if the file does not say.
    var source: Message?
    /// Whether the text is the same in all languages by intent, such as a trade mark.
    var isTranslatable = true
    /// The text in other languages.
    var translations: [(locale: LocaleTag, message: Message)] = []
  }

  /// The language of the source texts; `nil` if the file does not say.
  var sourceLocale: LocaleTag?
  /// The languages that the file is for, whether it has texts in them or not.
  var locales: [LocaleTag] = []
  /// Whether the file, its folder or who gave it names a language.
  var namesLanguage = true
  /// The texts.
  var entries: [Entry] = []

  /// How Flutter's messages are read; `nil` if the file does not say.
  var settings: FlutterSettings?

  /// Reads a file.
  ///
  /// What it is follows from the end of its name and, for XML, from its root.
  ///
  /// - Parameters:
  ///   - bytes: What is in it.
  ///   - source: Its path, as errors name it; folders such as `de.lproj` and `values-de` say the language.
  ///   - locale: The language, in the place of what the folder says.
  ///   - settings: How messages of Flutter are read.
  /// - Throws: An error that names the line or the value at fault.
  init(
    _ bytes: [UInt8], source: String, locale: LocaleTag?, settings: FlutterSettings = FlutterSettings()
  ) throws(InputError) {
    let name = source.split(separator: "/").last.map(String.init) ?? source
    let folder = LanguageFolder(of: source)
    let language = locale ?? folder.locale
    let kind = name.split(separator: ".").last?.lowercased()
    switch kind {
    case "xcstrings": self = try StringCatalog.table(bytes, source: source)
    case "strings": self = try StringsFile.table(bytes, source: source, locale: language)
    case "stringsdict": self = try StringsDictionary.table(bytes, source: source, locale: language)
    case "xlf", "xliff": self = try XLIFF.table(bytes, source: source, locale: locale)
    case "xml":
      self = try AndroidStrings.table(bytes, source: source, locale: language, isQualified: folder.isQualified)
    case "arb": self = try ApplicationResources.table(bytes, source: source, locale: locale, settings: settings)
    case "po", "pot": self = try PortableObject.table(bytes, source: source, locale: locale)
    case "yaml" where name == "l10n.yaml":
      let settings = try FlutterSettings(bytes, source: source)
      self.settings = settings
      sourceLocale = settings.sourceLocale
    default:
      throw InputError(
        source: source, problem: "it is no known kind of table",
        expectation:
          "a file whose name ends in .xcstrings, .strings, .stringsdict, .xliff, .xlf, .xml, .arb, .po or .pot")
    }
    // The texts that a table of gettext translates are its keys, in whatever language it is.
    namesLanguage =
      sourceLocale != nil || locale != nil || folder.isLanguage || !locales.isEmpty || kind == "po" || kind == "pot"
  }

  /// A table of nothing.
  init() {}

  /// A table in one language.
  ///
  /// - Parameters:
  ///   - entries: The texts by their keys.
  ///   - locale: Their language; `nil` is the source language.
  init(_ messages: [(key: String, message: Message, isTranslatable: Bool)], locale: LocaleTag?) {
    locales = locale.map { [$0] } ?? []
    entries = messages.map { key, message, isTranslatable in
      var entry = Entry(key: key, isTranslatable: isTranslatable)
      if let locale { entry.translations = [(locale, message)] } else { entry.source = message }
      return entry
    }
  }
}
