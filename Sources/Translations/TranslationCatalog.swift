public import JSONText

/// The translations of an app: what all its tables say together.
///
///     var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
///     try catalog.add(bytes, source: "Localizable.xcstrings")
///     print(catalog.locales.map(\.name))
///
/// A key has a text of its own in a language, or that of a parent in CLDR (`de` for `de-AT`, `es-419` for `es-MX`), or the source language's.
public struct TranslationCatalog: Sendable {
  /// The language of the source texts.
  public private(set) var sourceLocale: LocaleTag
  /// The languages that tables are for, but for the source language, in the order in which they were found.
  public private(set) var locales: [LocaleTag] = []

  /// What is known of a key.
  struct Key {
    var name: String
    var isTranslatable = true
  }

  /// Whether a table named the language of the source texts.
  private var isSourceLocaleKnown = false
  /// Whether there are texts that are in that language because nothing says another.
  private var hasSourceTexts = false
  /// How messages of Flutter are read, and whether some have been.
  private var settings = FlutterSettings()
  private var hasFlutterMessages = false
  private(set) var keys: [Key] = []
  private var indices: [String: Int] = [:]
  /// The keys of source texts: of several keys with the same text the first.
  private var indicesOfTexts: [String: Int] = [:]
  /// The texts by language and by the index of their key; those of the source language too.
  private var messages: [LocaleTag: [Int: Message]] = [:]

  /// Makes a catalog of no tables.
  ///
  /// - Parameter sourceLocale: The language of the source texts, unless a table says another.
  public init(sourceLocale: LocaleTag) {
    self.sourceLocale = sourceLocale
  }

  /// Whether there is no text in it.
  public var isEmpty: Bool { keys.isEmpty }

  /// Adds the texts of a file: String Catalogs, strings files and dictionaries, XLIFF 1.2, Android's string resources, Flutter's ARB and
  /// gettext's PO; Flutter's `l10n.yaml` says how ARBs after it are read.
  ///
  /// Of several texts for the same key and language the first counts, but a strings dictionary comes before strings files
  /// (CFBundle_Strings.c takes the strings as the base of the dictionary), and what Android has for all devices before what it has for some.
  /// Cost: linear in the bytes.
  ///
  /// - Parameters:
  ///   - bytes: What is in it.
  ///   - source: Its path, as errors name it; its folder may say its language (`de.lproj`, `values-de`).
  ///   - locale: The language of its translations, in the place of what file and folder say.
  /// - Throws: An error that names the line or the value at fault.
  public mutating func add(_ bytes: [UInt8], source: String, locale: LocaleTag? = nil) throws(InputError) {
    let table = try TranslationTable(bytes, source: source, locale: locale, settings: settings)
    if let found = table.settings {
      guard !hasFlutterMessages else {
        throw InputError(source: source, problem: "it comes after messages of Flutter", expectation: "it before them")
      }
      settings = found
    }
    if source.hasSuffix(".arb") { hasFlutterMessages = true }
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
    }
    for entry in table.entries {
      let index = index(of: entry.key)
      if !entry.isTranslatable { keys[index].isTranslatable = false }
      if let message = entry.source {
        hasSourceTexts = true
        set(message, at: index, in: language)
      }
      for (locale, message) in entry.translations { set(message, at: index, in: locale) }
    }
  }

  /// Takes the language of a table's source texts, if it is the first that names one.
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
      for (index, message) in (messages[language] ?? [:]).sorted(by: { $0.key < $1.key }) { keep(message, at: index) }
    }
    isSourceLocaleKnown = true
  }

  /// Refuses a second text in the source language from a file that names no language: it is in another.
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

  private mutating func set(_ message: Message, at index: Int, in locale: LocaleTag) {
    if let known = messages[locale]?[index], known.origin?.givesWay(to: message.origin) != true { return }
    messages[locale, default: [:]][index] = message
    if locale == sourceLocale { keep(message, at: index) }
  }

  /// Keeps a text of the source language, so that its key is found by it.
  private mutating func keep(_ message: Message, at index: Int) {
    // A reference in a document is a key, and never the text that looks the same.
    for form in message.forms
    where indicesOfTexts[form.text] == nil && !form.text.isEmpty && !form.text.isResourceReference {
      indicesOfTexts[form.text] = index
    }
  }

  // MARK: Looking up

  /// Which key a text of a document is, or whose source text.
  func index(ofKeyOrText text: String) -> Int? {
    indices[text] ?? indicesOfTexts[text]
  }

  /// Which key has a name.
  func index(ofKey key: String) -> Int? { indices[key] }

  /// The text of a key in a language itself; `nil` if there is none.
  func message(at index: Int, in locale: LocaleTag) -> Message? {
    messages[locale]?[index]
  }
}
