internal import JSONText

/// What becomes of the texts of a document in a language: the tables' texts with arguments in their placeholders, or a
/// pseudo-translation.
public struct Translation: Sendable {
  /// The language.
  public let locale: LocaleTag
  private let catalog: TranslationCatalog
  private let pseudolocale: Pseudolocale?
  /// The languages that texts are taken from: this one, those that stand in for it, and the source language.
  private let chain: [LocaleTag]
  /// Whether the language is that of the source texts, one that it stands in for, or a dialect of it into which nothing is translated.
  private let isSourceLanguage: Bool
  private let rules: PluralRules

  /// The translation into a language of a catalog.
  public init(_ catalog: TranslationCatalog, into locale: LocaleTag) {
    self.init(catalog, locale, nil)
  }

  /// The texts of the source language in a pseudo-locale.
  public init(_ catalog: TranslationCatalog, as pseudolocale: Pseudolocale) {
    self.init(catalog, pseudolocale.locale(of: catalog.sourceLocale), pseudolocale)
  }

  private init(_ catalog: TranslationCatalog, _ locale: LocaleTag, _ pseudolocale: Pseudolocale?) {
    self.catalog = catalog
    self.locale = locale
    self.pseudolocale = pseudolocale
    let source = catalog.sourceLocale
    if pseudolocale == nil {
      let nearest = [locale] + locale.parents
      let isDialect = locale.isDialect(of: source)
      isSourceLanguage = nearest.contains(source) || isDialect && !catalog.locales.contains(locale)
      // The source texts are in a dialect, too.
      let others = (isDialect ? [] : catalog.locales.filter { $0.isDialect(of: locale) })
        .sorted { $0.name < $1.name }.map { (locale: $0, likely: $0.likely, parents: $0.parents) }
      // Each stands beside the parent that it is (`zh-TW` is `zh-Hant`) or has (`es-MX` has `es-419`), whatever the order of tables.
      let ranked = nearest.flatMap { near in
        let likely = near.likely
        let beside = others.filter { $0.likely == likely } + others.filter { $0.parents.contains(near) }
        return [near] + beside.map(\.locale)
      }
      var known: Set<LocaleTag> = []
      chain = (ranked + others.map(\.locale) + [source]).filter { known.insert($0).inserted }
    } else {
      isSourceLanguage = false
      chain = [source]
    }
    // Pseudo-texts stay in the source language, and so do numbers.
    rules = PluralRules(pseudolocale == nil ? locale : source)
  }

  /// A text of a document in this language.
  ///
  /// - Parameters:
  ///   - text: The text, or the key of one, as the document has it.
  ///   - key: The key, where the document says that it is one.
  ///   - arguments: What stands in its placeholders.
  package func text(_ text: String, key: String? = nil, arguments: MessageArguments = MessageArguments()) -> Translated
  {
    let index = key.map { catalog.index(ofKey: $0) } ?? catalog.index(ofKeyOrText: text)
    let isKnown = key != nil || index != nil
    let found = index.flatMap(message)
    var status = found?.status ?? (isKnown ? .untranslated : .verbatim)
    // What nobody wrote a text for stands for one in no language.
    if index == nil, text == key || text.isResourceReference { status = .missing }
    if status == .missing, pseudolocale == nil {
      return Translated(forms: [(name: "", text: found?.message.forms[0].text ?? text)], status: .missing)
    }
    // The source language needs no translation, and a pseudo-locale translates all.
    if status == .untranslated || status == .missing, pseudolocale != nil || isSourceLanguage {
      status = isKnown ? .translated : .verbatim
    }
    var message = found?.message ?? Message(text)
    // The table of the source language says what arguments are.
    if let source = index.flatMap({ catalog.message(at: $0, in: catalog.sourceLocale) }) {
      message.samples = source.samples
    }
    let isFormatted =
      !arguments.isEmpty || message.syntax.contains(.doubledBraces) || isKnown && hasPlaceholders(text, index)
    let plural = PluralMessage(message, arguments: arguments, rules: rules)
    let forms = plural.forms.map { form in
      let own = pseudolocale.map { $0.pseudotext(of: form.text) } ?? form.text
      guard isFormatted || !form.numbers.isEmpty else { return (name: form.name, text: own) }
      let formatter = MessageFormatter(
        arguments: arguments, locale: rules.locale, numbers: form.numbers, samples: message.samples,
        syntax: message.syntax)
      return (name: form.name, text: formatter.string(own))
    }
    return Translated(forms: forms, status: status, beginsWithArguments: plural.beginsWithArguments)
  }

  /// Whether an app formats a text: its key or source text has placeholders.
  ///
  /// A per cent sign that the translation alone has is one that it shows, as in `100%ige`.
  private func hasPlaceholders(_ text: String, _ index: Int?) -> Bool {
    let source = index.flatMap { catalog.message(at: $0, in: catalog.sourceLocale) }
    let syntax = source?.syntax ?? .any
    if MessagePattern(text, syntax).hasPlaceholders { return true }
    guard let index else { return false }
    return MessagePattern(catalog.keys[index].name, syntax).hasPlaceholders
      || source?.forms.contains { $0.isReference || MessagePattern($0.text, syntax).hasPlaceholders } == true
  }

  /// The text of a key, its references resolved in this language, as Android does when it needs a resource.
  private func message(at index: Int) -> (message: Message, status: Translated.Status)? {
    guard var (message, status) = ownMessage(at: index) else { return nil }
    var statuses: Set<Translated.Status> = []
    for place in message.forms.indices {
      var formStatus = status
      for _ in 0..<Self.longestChain {
        guard message.forms[place].isReference, let target = catalog.index(ofKey: message.forms[place].text),
          let (referred, referredStatus) = ownMessage(at: target)
        else { break }
        message.forms[place].text = referred.forms[0].text
        message.forms[place].isReference = referred.forms[0].isReference
        formStatus = referredStatus
      }
      statuses.insert(message.forms[place].isReference ? .missing : formStatus)
    }
    let isTranslatable = catalog.keys[index].isTranslatable
    if statuses.contains(.missing) { return (message, .missing) }
    status = isTranslatable && statuses.contains(.untranslated) ? .untranslated : .translated
    return (message, status)
  }

  /// How many references may follow each other; more are taken for a circle.
  private static let longestChain = 16

  /// The text of a key in the first language that has one.
  private func ownMessage(at index: Int) -> (message: Message, status: Translated.Status)? {
    let isTranslatable = catalog.keys[index].isTranslatable
    for (place, language) in chain.enumerated() {
      guard var message = catalog.message(at: index, in: language) else { continue }
      for form in message.forms.indices where message.forms[form].isPending {
        message.forms[form] = standIn(for: message.forms[form], at: index, after: place)
      }
      let isOwn = language != catalog.sourceLocale && message.isTranslated
      return (message, isOwn || !isTranslatable ? .translated : .untranslated)
    }
    return nil
  }

  /// The text for a form that nobody has written: that of the next language that has one for it, or for `other`.
  private func standIn(for form: Message.Form, at index: Int, after place: Int) -> Message.Form {
    let plural = Message.Form.plural(in: form.name)
    for language in chain[(place + 1)...] {
      let forms = (catalog.message(at: index, in: language)?.forms ?? []).filter { !$0.isPending }
      let found =
        forms.first { $0.name == form.name }
        ?? forms.first {
          let own = Message.Form.plural(in: $0.name)
          return own?.category == "other" && own?.rest == plural?.rest
        }
        ?? (forms.count == 1 ? forms.first : nil)
      if var found {
        found.name = form.name
        return found
      }
    }
    return form
  }
}

/// A text of a document in a language.
package struct Translated: Sendable {
  /// Where the text comes from.
  package enum Status: Hashable, Sendable {
    /// No table knows it: it is shown as the document has it, as names and data are.
    case verbatim
    /// It is in the language, or the same in all languages.
    case translated
    /// It should be, and is not: the source language's text is shown.
    case untranslated
    /// It is a key or a reference that no table has: it is shown itself.
    case missing
  }

  /// The texts of which one is shown, each with when: `few`, `device.mac`; empty for one that is always shown.
  package var forms: [(name: String, text: String)]
  /// Where they come from.
  package var status: Status
  /// Whether the first is the one that the arguments choose.
  var beginsWithArguments = false
}

extension String {
  /// Whether the text is a reference to a resource of an app for Android, which no app shows: `@string/title`,
  /// `@plurals/files`, `@array/days[2]`; those of the system (`@android:string/ok`) are not an app's.
  package var isResourceReference: Bool {
    guard utf8.first == UInt8(ascii: "@"), let slash = firstIndex(of: "/"),
      ["@string", "@plurals", "@array"].contains(self[..<slash])
    else { return false }
    let name = self[index(after: slash)...].utf8
    return !name.isEmpty
      && name.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "["),
          UInt8(ascii: "]"):
          true
        default: false
        }
      }
  }
}

extension Translated {
  /// The text in a form: that of the name, or of its plural category (`one` for `device.mac.one`), or that of the
  /// arguments, or `other`.
  package func text(in name: String?) -> String {
    guard forms.count > 1, let name else { return forms[0].text }
    if let form = forms.first(where: { $0.name == name }) { return form.text }
    let category = Message.Form.plural(in: name)?.category
    if let form = forms.first(where: { $0.name == category }) { return form.text }
    return (beginsWithArguments ? forms[0] : forms.first { $0.name == "other" } ?? forms[0]).text
  }
}
