import ArgumentParser
import Galley

/// In which languages lists are audited.
struct LanguageOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Audit in all languages of tables of translations, beside the document's own.",
      discussion: TranslationOptions.tables, valueName: "file"),
    completion: .file(extensions: TranslationOptions.endings))
  var translations: [String] = []

  @Option(help: ArgumentHelp("Audit in these languages only.", valueName: "language,…"))
  var locales: String?

  @Option(
    help: ArgumentHelp(
      "Audit in pseudo-locales, too: accented, long:PERCENT and rtl.", valueName: "pseudo-locale,…"))
  var pseudo: String?

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "A list document in a language; may be given more than once.", valueName: "language=file"),
    completion: .file(extensions: ["json", "ndjson", "jsonl"]))
  var documents: [String] = []

  /// The documents, and what they are translated with.
  func input(_ files: [String], of stream: StreamOptions) throws -> AuditInput {
    var input = AuditInput()
    input.shard = try stream.part()
    try refuse(
      ["--locale": stream.documents && !documents.isEmpty], "documents of a stream say their language themselves",
      expected: "\"locale\" in them")
    for file in files {
      if stream.documents { try input.addStream(file) } else { try input.add(file) }
    }
    for document in documents {
      guard let (locale, file) = try LocaleTag.withFile(document, option: "--locale") else {
        throw InputError("--locale", "\"\(document)\"", expected: "a language and a file: de=list.de.json")
      }
      try input.add(file, locale: locale)
    }
    guard !files.isEmpty || !documents.isEmpty else {
      throw InputError("command line", "there is no list document", expected: "files, or -")
    }
    try TranslationOptions.add(translations, to: &input)
    input.locales = try languages()
    input.pseudolocales = try pseudolocales()
    return input
  }

  /// Complains if texts of a document are not translated, or if the tables have none of its texts.
  func complain(of document: AuditedDocument) {
    let counts = document.list.textCounts
    let place = "galley: \(document.source), \(document.list.settings.locale)"
    if !translations.isEmpty, counts.areVerbatim {
      Console.complain("\(place): the tables have none of its \(counts.verbatim) texts")
    } else if counts.untranslated > 0 {
      let all = counts.translated + counts.untranslated
      Console.complain("\(place): \(counts.untranslated) of \(all) texts are not translated")
    }
  }

  private func languages() throws(InputError) -> [LocaleTag]? {
    guard let names = locales?.split(separator: ",", omittingEmptySubsequences: false) else { return nil }
    // A variable that is not set leaves an empty name. Nothing would be audited, and so nothing would be found.
    guard names.allSatisfy({ !$0.isEmpty }) else {
      throw InputError("--locales", "\"\(locales ?? "")\"", expected: "languages with commas between")
    }
    return try names.map { (name) throws(InputError) in try LocaleTag(String(name), option: "--locales") }
  }

  private func pseudolocales() throws(InputError) -> [Pseudolocale] {
    var pseudolocales: [Pseudolocale] = []
    for name in pseudo?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard let pseudolocale = Pseudolocale(named: name) else {
        throw InputError(
          "--pseudo", "\"\(name)\"", expected: "accented, rtl or long:PERCENT from 1 to 1000, with commas between")
      }
      pseudolocales.append(pseudolocale)
    }
    return pseudolocales
  }
}
