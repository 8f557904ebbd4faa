internal import JSONText

/// What a file of translations is, by the end of its name in any case.
package enum TableFormat: Sendable {
  case stringCatalog, strings, stringsDictionary, xliff, androidStrings, applicationResources
  /// Flutter's `l10n.yaml`.
  case flutterSettings
  case portableObject, portableObjectTemplate

  /// The format of a file; `nil` if its name says none.
  ///
  /// - Parameter source: The path of the file.
  package init?(of source: String) {
    let name = source.split(separator: "/").last ?? source[...]
    switch name.split(separator: ".").last?.lowercased() {
    case "xcstrings": self = .stringCatalog
    case "strings": self = .strings
    case "stringsdict": self = .stringsDictionary
    case "xlf", "xliff": self = .xliff
    case "xml": self = .androidStrings
    case "arb": self = .applicationResources
    case "po": self = .portableObject
    case "pot": self = .portableObjectTemplate
    case "yaml" where name == "l10n.yaml": self = .flutterSettings
    default: return nil
    }
  }

  /// Whether a file names its languages itself, and no other can be given.
  package var namesItsLanguages: Bool { self == .stringCatalog || self == .flutterSettings }

  /// Whether the keys of a file are the source texts, as gettext's are.
  var keysAreSourceTexts: Bool { self == .portableObject || self == .portableObjectTemplate }

  /// Whether a file is JSON.
  package var isJSON: Bool { self == .stringCatalog || self == .applicationResources }

  /// The most bytes that are read of a file.
  package var mostBytes: Int { self == .stringCatalog ? InputLimits.catalogBytes : InputLimits.tableBytes }
}

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
  /// Whether the file's folder is for the source language and does not name it: `Base.lproj`, `values`.
  var isOfBase = false
  /// The texts.
  var entries: [Entry] = []

  /// How Flutter's messages are read; `nil` if the file is not `l10n.yaml`.
  var settings: FlutterSettings?

  /// Reads a file.
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
    let folder = LanguageFolder(of: source)
    let language = locale ?? folder.locale
    let format = TableFormat(of: source)
    switch format {
    case .stringCatalog: self = try StringCatalog.table(bytes, source: source)
    case .strings: self = try StringsFile.table(bytes, source: source, locale: language)
    case .stringsDictionary: self = try StringsDictionary.table(bytes, source: source, locale: language)
    case .xliff: self = try XLIFF.table(bytes, source: source, locale: locale)
    case .androidStrings:
      self = try AndroidStrings.table(bytes, source: source, locale: language, isQualified: folder.isQualified)
    case .applicationResources:
      self = try ApplicationResources.table(bytes, source: source, locale: locale, settings: settings)
    case .portableObject, .portableObjectTemplate:
      self = try PortableObject.table(bytes, source: source, locale: locale)
    case .flutterSettings:
      let settings = try FlutterSettings(bytes, source: source)
      self.settings = settings
      sourceLocale = settings.sourceLocale
    case nil:
      throw InputError(
        source: source, problem: "it is no known kind of table",
        expectation:
          "a file whose name ends in .xcstrings, .strings, .stringsdict, .xliff, .xlf, .xml, .arb, .po or .pot, or l10n.yaml"
      )
    }
    isOfBase = folder.isLanguage && language == nil
    // A table whose keys are the source texts has these, whatever its language.
    namesLanguage =
      sourceLocale != nil || locale != nil || folder.isLanguage || !locales.isEmpty
      || format?.keysAreSourceTexts == true
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
