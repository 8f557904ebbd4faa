internal import JSONText

/// The content of a file of translations.
struct TranslationTable {
  /// A key with its text in all languages of the file.
  struct Entry {
    /// The name by which apps look the text up.
    var key: String
    /// The text in the source language; `nil` if the file has none.
    var source: Message?
    /// Whether the text is to be translated; a trade mark may not be.
    var isTranslatable = true
    /// The text in other languages.
    var translations: [(locale: LocaleTag, message: Message)] = []
  }

  /// The source language; `nil` if the file names none.
  var sourceLocale: LocaleTag?
  /// The languages that the file is for, even those without a text.
  var locales: [LocaleTag] = []
  /// Whether the file, its folder or the caller names a language.
  var namesLanguage = true
  /// The texts.
  var entries: [Entry] = []

  /// How Flutter's messages are read; `nil` if the file is not `l10n.yaml`.
  var settings: FlutterSettings?

  /// Reads a file.
  ///
  /// The extension of the name determines the format.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - source: The path of the file, which errors name; a folder such as `de.lproj` or `values-de` names the language.
  ///   - locale: The language, which overrides the file and the folder; String Catalogs ignore it.
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
    // A gettext table always has the source texts, as its keys, whatever its language.
    namesLanguage =
      sourceLocale != nil || locale != nil || folder.isLanguage || !locales.isEmpty || kind == "po" || kind == "pot"
  }

  /// Makes an empty table.
  init() {}

  /// Makes a table in one language.
  ///
  /// - Parameters:
  ///   - messages: The texts with their keys.
  ///   - locale: The language of the texts; `nil` for the source language.
  init(_ messages: [(key: String, message: Message, isTranslatable: Bool)], locale: LocaleTag?) {
    locales = locale.map { [$0] } ?? []
    entries = messages.map { key, message, isTranslatable in
      var entry = Entry(key: key, isTranslatable: isTranslatable)
      if let locale { entry.translations = [(locale, message)] } else { entry.source = message }
      return entry
    }
  }
}
