internal import JSONText
internal import Translations

/// Translates the texts of a document into its language, and keeps count of them.
///
/// A text may have several forms, such as those for numbers, of which an app shows one. What has such texts is read
/// once for each form.
final class TextDecoder {
  private let translation: Translation?
  /// What documents without tables are read with.
  private lazy var source = Translation(
    TranslationCatalog(sourceLocale: LocaleTag("en")), into: LocaleTag("en"))

  /// How many texts were read, by where they come from.
  private(set) var counts = TextCounts()
  /// What rows have from elsewhere.
  let repeated = RepeatedContent()

  /// The form that is asked for; `nil` asks for the first of each text.
  private var form: String?
  /// The names of the forms that texts have, in the order in which they were found.
  private var formNames: [String] = []
  /// The texts that should be in the language and are not, in the order in which they were read.
  private var untranslated: [Translated] = []
  /// The cached translations of texts that have several forms, until all forms are read.
  private var texts: [TextReference: Translated] = [:]

  /// - Parameter translation: Translates the texts; `nil` leaves them as they are.
  init(_ translation: Translation? = nil) {
    self.translation = translation
  }

  /// The text that is shown for what a document says.
  ///
  /// - Throws: A fault if arguments make it too long, or if what is read has too many forms.
  func text(_ reference: TextReference) throws(JSONFault) -> String {
    guard
      translation != nil || reference.key != nil || !reference.arguments.isEmpty
        || reference.text?.isResourceReference == true
    else { return reference.text ?? "" }
    let translated = translated(reference)
    let text = translated.text(in: form)
    try TextRequest.checkLength(of: text)
    try repeated.takeText(text, for: reference.text ?? reference.key ?? "")
    if form == nil {
      counts.count(translated.status)
      if translated.status == .missing || translated.status == .untranslated && translation != nil {
        untranslated.append(translated)
      }
      if translated.forms.count > 1 {
        texts[reference] = translated
        for form in translated.forms where !formNames.contains(form.name) { formNames.append(form.name) }
        guard formNames.count <= InputLimits.textForms else {
          throw JSONFault(
            "there are \(formNames.count) forms of the texts", expected: "at most \(InputLimits.textForms)")
        }
      }
    }
    return text
  }

  private func translated(_ reference: TextReference) -> Translated {
    if form != nil, let known = texts[reference] { return known }
    return (translation ?? source).text(
      reference.text ?? reference.key ?? "", key: reference.key, arguments: reference.arguments)
  }

  /// Reads something, and once more in each form of its texts if there are several.
  ///
  /// - Returns: The names of these forms, none if there is one only; and the texts that are untranslated, as the first
  ///   form shows them.
  func readForms(
    _ read: () throws(JSONFault) -> Void
  ) throws(JSONFault) -> (names: [String], untranslatedTexts: [UntranslatedText]) {
    (form, formNames, untranslated, texts) = (nil, [], [], [:])
    try read()
    let names = formNames.count > 1 ? formNames : []
    let untranslatedTexts = untranslated.map {
      UntranslatedText(text: $0.text(in: names.first), isMissing: $0.status == .missing, showsKey: $0.showsKey)
    }
    defer { form = nil }
    for name in names {
      form = name
      try read()
    }
    return (names, untranslatedTexts)
  }
}

/// A text that should be in the document's language, and is not.
package struct UntranslatedText: Hashable, Sendable {
  package var text: String
  /// Whether that is a key or a reference itself, as there is no text for it in any language.
  package var isMissing = false
  /// Whether that is a key that has texts in other languages only.
  package var showsKey = false
}

extension [ListRow] {
  /// Merges the forms of a row into one row; they follow the row that was read to find them.
  mutating func gather(_ names: [String], from first: Int) {
    guard !names.isEmpty else { return }
    var forms = Array(self[(first + 1)...])
    for (index, name) in names.enumerated() { forms[index].form = name }
    removeSubrange((first + 1)...)
    self[first] = forms.removeFirst()
    self[first].otherForms = forms
  }
}

/// How many texts of a document were found in tables, and how many were not.
package struct TextCounts: Hashable, Sendable {
  /// Texts that no table knows, and which are shown as they are.
  package internal(set) var verbatim = 0
  /// Texts in the language of the document.
  package internal(set) var translated = 0
  /// Texts that should be in the language of the document, and are not.
  package internal(set) var untranslated = 0

  /// No texts.
  package init() {}

  /// Whether there are texts, and all are shown as they are.
  package var areVerbatim: Bool { verbatim > 0 && translated + untranslated == 0 }

  /// Adds those of another document.
  package static func += (sum: inout TextCounts, counts: TextCounts) {
    sum.verbatim += counts.verbatim
    sum.translated += counts.translated
    sum.untranslated += counts.untranslated
  }

  fileprivate mutating func count(_ status: Translated.Status) {
    switch status {
    case .verbatim: verbatim += 1
    case .translated: translated += 1
    case .untranslated, .missing: untranslated += 1
    }
  }
}
