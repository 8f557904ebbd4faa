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

  /// Adds the texts of a file: String Catalogs, strings files and dictionaries, XLIFF 1.2 and Android's string resources.
  ///
  /// Of several texts for the same key and language the first counts, but a strings dictionary comes before strings files
  /// (CFBundle_Strings.c takes the strings as the base of the dictionary). Cost: linear in the bytes.
  ///
  /// - Parameters:
  ///   - bytes: What is in it.
  ///   - source: Its path, as errors name it; its folder may say its language (`de.lproj`, `values-de`).
  ///   - locale: The language of its translations, in the place of what file and folder say.
  /// - Throws: An error that names the line or the value at fault.
  public mutating func add(_ bytes: [UInt8], source: String, locale: LocaleTag? = nil) throws(InputError) {
    let table = try TranslationTable(bytes, source: source, locale: locale)
    for entry in table.entries {
      if let message = entry.source { try check(message, of: entry.key, source) }
      for (_, message) in entry.translations { try check(message, of: entry.key, source) }
    }
    if let language = table.sourceLocale, isEmpty { sourceLocale = language }
    for locale in table.locales where locale != sourceLocale && !locales.contains(locale) {
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
      if let message = entry.source { set(message, at: index, in: sourceLocale) }
      for (locale, message) in entry.translations { set(message, at: index, in: locale) }
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
    if let known = messages[locale]?[index], known.origin != .strings || message.origin != .stringsDictionary { return }
    messages[locale, default: [:]][index] = message
    guard locale == sourceLocale else { return }
    // A reference in a document is a key, and never the text that looks the same.
    for form in message.forms where indicesOfTexts[form.text] == nil && !form.text.isResourceReference {
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
