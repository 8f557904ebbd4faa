public import JSONText

/// The translations of an app, merged from all its tables.
///
///     var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
///     try catalog.add(bytes, source: "Localizable.xcstrings")
///     print(catalog.locales.map(\.name))
///
/// A key has its own text in a language, or that of a parent in CLDR (`de` for `de-AT`, `es-419` for `es-MX`), of a dialect,
/// or of the source language.
public struct TranslationCatalog: Sendable {
  /// The language of the source texts.
  public private(set) var sourceLocale: LocaleTag
  /// The languages of the tables without the source language, in the order in which they were found.
  public private(set) var locales: [LocaleTag] = []

  /// The same languages and the source language by what makes them stand in for each other.
  private(set) var dialects: Dialects

  /// A key of the tables.
  struct Key {
    var name: String
    var isTranslatable = true
  }

  /// Whether a table has named the source language.
  private var isSourceLocaleKnown = false
  /// Whether there are source texts already, so that the source language can no longer change.
  private var hasSourceTexts = false
  /// How messages of Flutter are read, and whether any have been read with these settings.
  private var settings = FlutterSettings()
  private var hasFlutterMessages = false
  private(set) var keys: [Key] = []
  private var indices: [String: Int] = [:]
  /// The keys by their source texts; if several keys have the same text, the first.
  private var indicesOfTexts: [String: Int] = [:]
  /// The texts by language and by the index of their key, those of the source language included.
  private var messages: [LocaleTag: [Int: Message]] = [:]

  /// Makes an empty catalog.
  ///
  /// - Parameter sourceLocale: The language of the source texts, unless a table names another.
  public init(sourceLocale: LocaleTag) {
    self.sourceLocale = sourceLocale
    dialects = Dialects([sourceLocale])
  }

  /// Whether no table has added a text.
  public var isEmpty: Bool { keys.isEmpty }

  /// Adds the texts of a file: a String Catalog, strings file or dictionary, XLIFF 1.2, Android's string resources, Flutter's
  /// ARB or gettext's PO.
  ///
  /// Flutter's `l10n.yaml` has no texts; it sets how the ARB files that are added after it are read.
  ///
  /// The first text for a key and language counts, except that a strings dictionary takes precedence over strings files
  /// (CFBundle_Strings.c takes the strings as the base of the dictionary), Android's resources for all devices over those for
  /// some, any text over gettext's `msgid` and over that of `Base.lproj` or `values`, which name no language, and a translation
  /// into the source language over the source text that it translates.
  /// Cost: linear in the bytes.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - source: The path of the file, which errors name; its folder may name the language (`de.lproj`, `values-de`).
  ///   - locale: The language of its translations, which overrides the file and the folder; String Catalogs ignore it.
  /// - Throws: An error that names the line or the value at fault.
  public mutating func add(_ bytes: [UInt8], source: String, locale: LocaleTag? = nil) throws(InputError) {
    let table = try TranslationTable(bytes, source: source, locale: locale, settings: settings)
    for language in [table.sourceLocale].compactMap(\.self) + table.locales
    where !LocaleTag.isWellFormed(language.name) {
      throw InputError(
        source: source, problem: "it is for the language \(JSONQuote(language.name))",
        expectation: LocaleTag.expectation)
    }
    if let found = table.settings {
      guard !hasFlutterMessages else {
        throw InputError(source: source, problem: "it comes after messages of Flutter", expectation: "it before them")
      }
      settings = found
    }
    if TableFormat(of: source) == .applicationResources { hasFlutterMessages = true }
    for entry in table.entries {
      if let message = entry.source { try check(message, of: entry.key, source) }
      for (_, message) in entry.translations { try check(message, of: entry.key, source) }
    }
    if let language = table.sourceLocale { try setSourceLocale(language, source) }
    try checkLanguage(of: table, source)
    let language = table.sourceLocale.map { $0.isDialect(of: sourceLocale) ? sourceLocale : $0 } ?? sourceLocale
    for locale in [language] + table.locales where locale != sourceLocale && !locales.contains(locale) {
      guard locales.count < InputLimits.tableLanguages else {
        throw InputError(
          source: source, problem: "there are too many languages",
          expectation: "at most \(InputLimits.tableLanguages) in all tables")
      }
      locales.append(locale)
      dialects.add(locale)
    }
    for entry in table.entries {
      let index = index(of: entry.key)
      if !entry.isTranslatable { keys[index].isTranslatable = false }
      if var message = entry.source {
        hasSourceTexts = true
        message.isOfBase = table.isOfBase
        set(message, at: index, in: language)
      }
      for (locale, message) in entry.translations {
        // Tables of Symfony have the texts of the source language as translations of their keys.
        let isOfSource = locale == table.sourceLocale
        set(message, at: index, in: isOfSource ? language : locale, replacing: isOfSource ? entry.source : nil)
      }
    }
  }

  /// Sets the source language to that of a table, if it is the first table that names one.
  private mutating func setSourceLocale(_ language: LocaleTag, _ source: String) throws(InputError) {
    guard !isSourceLocaleKnown else { return }
    if language != sourceLocale, !hasSourceTexts || !language.isDialect(of: sourceLocale) {
      guard !hasSourceTexts else {
        throw InputError(
          source: source,
          problem: "its source texts are in \(language.name), and those before it were taken for \(sourceLocale.name)",
          expectation: "the table that names the source language first")
      }
      if messages[sourceLocale] != nil { locales.append(sourceLocale) }
      locales.removeAll { $0 == language }
      sourceLocale = language
      dialects = Dialects(locales + [language])
      for (index, message) in (messages[language] ?? [:]).sorted(by: { $0.key < $1.key }) { keep(message, at: index) }
    }
    isSourceLocaleKnown = true
  }

  /// Refuses a second, different source text for a key if the file names no language, since it is probably in another one.
  private func checkLanguage(of table: TranslationTable, _ source: String) throws(InputError) {
    guard !table.namesLanguage else { return }
    for entry in table.entries {
      guard let message = entry.source, let index = indices[entry.key], let known = messages[sourceLocale]?[index],
        known.origin == message.origin, known.forms != message.forms
      else { continue }
      throw InputError(
        source: source,
        problem: "it names no language, and \(JSONQuote(entry.key)) has another text in \(sourceLocale.name)",
        expectation: "its language, as in de=\(source)")
    }
  }

  private func check(_ message: Message, of key: String, _ source: String) throws(InputError) {
    if message.forms.count > InputLimits.textForms {
      throw InputError(
        source: source, problem: "the text \(JSONQuote(key)) has \(message.forms.count) forms",
        expectation: "at most \(InputLimits.textForms)")
    }
    if message.forms.contains(where: { $0.text.utf8.count > InputLimits.textBytes }) {
      throw InputError(
        source: source, problem: "the text \(JSONQuote(key)) is too long",
        expectation: "at most \(InputLimits.textBytes) bytes")
    }
  }

  private mutating func index(of key: String) -> Int {
    if let index = indices[key] { return index }
    indices[key] = keys.count
    keys.append(Key(name: key))
    return keys.count - 1
  }

  /// - Parameter source: A source text that gives way to the message.
  private mutating func set(_ message: Message, at index: Int, in locale: LocaleTag, replacing source: Message? = nil) {
    if let known = messages[locale]?[index], !known.givesWay(to: message), known.forms != source?.forms { return }
    messages[locale, default: [:]][index] = message
    if locale == sourceLocale { keep(message, at: index) }
  }

  /// Indexes a key by its text in the source language.
  private mutating func keep(_ message: Message, at index: Int) {
    // A reference in a document is always a key, so a text that looks like one is not indexed.
    for form in message.forms
    where indicesOfTexts[form.text] == nil && !form.text.isEmpty && !form.text.isResourceReference {
      indicesOfTexts[form.text] = index
    }
  }

  // MARK: Looking up

  /// The index of the key that equals a text of a document, or whose source text does.
  func index(ofKeyOrText text: String) -> Int? {
    indices[text] ?? indicesOfTexts[text]
  }

  /// The index of a key by its name.
  func index(ofKey key: String) -> Int? { indices[key] }

  /// The text of a key in exactly this language; `nil` if there is none.
  func message(at index: Int, in locale: LocaleTag) -> Message? {
    messages[locale]?[index]
  }
}
