internal import JSONText

/// Gives the texts of a document in one language: the tables' texts with arguments in their placeholders, or pseudo-translations.
public struct Translation: Sendable {
  /// The language.
  public let locale: LocaleTag
  private let catalog: TranslationCatalog
  private let pseudolocale: Pseudolocale?
  /// The languages that texts are looked up in, in order: this one, those that stand in for it, and the source language.
  ///
  /// One may occur several times.
  private let chain: FlattenSequence<[[LocaleTag]]>
  /// Whether the source texts need no translation: the language is the source language, or one of its dialects that no table is
  /// for.
  private let isSourceLanguage: Bool
  private let rules: PluralRules

  /// Makes the translation of a catalog into a language.
  public init(_ catalog: TranslationCatalog, into locale: LocaleTag) {
    self.init(catalog, locale, nil)
  }

  /// Makes the translation of a catalog's source texts into a pseudo-locale.
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
      let isDialect = nearest.contains(source) || locale.isDialect(of: source)
      isSourceLanguage = locale == source || isDialect && !catalog.locales.contains(locale)
      chain = (catalog.dialects.standIns(for: locale, nearest: nearest) + [[source]]).joined()
    } else {
      isSourceLanguage = false
      chain = [[source]].joined()
    }
    // Pseudo-texts stay in the source language, and so do their numbers.
    rules = PluralRules(pseudolocale == nil ? locale : source)
  }

  /// Translates a text of a document into this language.
  ///
  /// - Parameters:
  ///   - text: The text, or the key of a text, as the document has it.
  ///   - key: The key, if the document gives one.
  ///   - arguments: The values for its placeholders.
  package func text(_ text: String, key: String? = nil, arguments: MessageArguments = MessageArguments()) -> Translated
  {
    let index = key.map { catalog.index(ofKey: $0) } ?? catalog.index(ofKeyOrText: text)
    let isKnown = key != nil || index != nil
    let found = index.flatMap(message)
    var status = found?.status ?? (isKnown ? .untranslated : .verbatim)
    // A key or a reference that no table has is missing in every language.
    if index == nil, text == key || text.isResourceReference { status = .missing }
    if status == .missing, pseudolocale == nil {
      return Translated(forms: [(name: "", text: found?.message.forms[0].text ?? text)], status: .missing)
    }
    // The source language needs no translation, and a pseudo-locale translates every text.
    if status == .untranslated || status == .missing, pseudolocale != nil || isSourceLanguage {
      status = isKnown ? .translated : .verbatim
    }
    var message = found?.message ?? Message(text)
    // The table of the source language has the samples for arguments.
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
    return Translated(
      forms: forms, status: status, showsKey: index.map { found == nil && catalog.keys[$0].name == text } ?? false,
      beginsWithArguments: plural.beginsWithArguments)
  }

  /// Whether an app formats a text, which it does if the key or the source text has placeholders.
  ///
  /// A per cent sign in the translation alone is text, as in `100%ige`.
  private func hasPlaceholders(_ text: String, _ index: Int?) -> Bool {
    let source = index.flatMap { catalog.message(at: $0, in: catalog.sourceLocale) }
    let syntax = source?.syntax ?? .any
    if MessagePattern(text, syntax).hasPlaceholders { return true }
    guard let index else { return false }
    return MessagePattern(catalog.keys[index].name, syntax).hasPlaceholders
      || source?.forms.contains { $0.isReference || MessagePattern($0.text, syntax).hasPlaceholders } == true
  }

  /// The text of a key, with its references resolved in this language, as Android does when it loads a resource.
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

  /// The longest chain of references; a longer one counts as a cycle.
  private static let longestChain = 16

  /// The text of a key in the first language of the chain that has one.
  private func ownMessage(at index: Int) -> (message: Message, status: Translated.Status)? {
    let isTranslatable = catalog.keys[index].isTranslatable
    for language in chain {
      guard var message = catalog.message(at: index, in: language) else { continue }
      for form in message.forms.indices where message.forms[form].isPending {
        message.forms[form] = standIn(for: message.forms[form], at: index, in: language)
      }
      let isOwn = language != catalog.sourceLocale && message.isTranslated
      return (message, isOwn || !isTranslatable ? .translated : .untranslated)
    }
    return nil
  }

  /// The text for a form that nobody has written: from the next language that has this form, the same form for `other`, or a single text.
  ///
  /// - Parameter own: The language of the form, which is the first that has the text.
  private func standIn(for form: Message.Form, at index: Int, in own: LocaleTag) -> Message.Form {
    let plural = Message.Form.plural(in: form.name)
    for language in chain where language != own {
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
    /// No table has it: it is shown as the document writes it, as names and data are.
    case verbatim
    /// It is in the language, or needs no translation.
    case translated
    /// The language has no translation of it: the source language's text is shown, or the key if there is none.
    case untranslated
    /// It is a key or a reference that no table has, or a reference that cannot be resolved: it is shown itself.
    case missing
  }

  /// The texts, of which one is shown, each named by when: `few`, `device.mac`; the name is empty for a text that is always shown.
  package var forms: [(name: String, text: String)]
  /// Where the texts come from.
  package var status: Status
  /// Whether the text is its key, as neither the language nor the source language has a text for it.
  package var showsKey = false
  /// Whether the arguments choose the first form.
  var beginsWithArguments = false
}

extension String {
  /// Whether the text refers to a resource of an Android app, which no app shows as text: `@string/title`, `@plurals/files`,
  /// `@array/days[2]`.
  ///
  /// References to the system's resources (`@android:string/ok`) do not count.
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
  /// The text of a form: the form of this name, else of its plural category (`one` for `device.mac.one`), else the one that
  /// the arguments choose, else `other`, else the first.
  package func text(in name: String?) -> String {
    guard forms.count > 1, let name else { return forms[0].text }
    if let form = forms.first(where: { $0.name == name }) { return form.text }
    let category = Message.Form.plural(in: name)?.category
    if let form = forms.first(where: { $0.name == category }) { return form.text }
    return (beginsWithArguments ? forms[0] : forms.first { $0.name == "other" } ?? forms[0]).text
  }
}
