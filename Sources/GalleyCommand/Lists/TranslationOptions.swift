import ArgumentParser
import Galley

/// In which language a list is laid out, as `galley audit` lays it out in it.
struct TranslationOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Take the texts from tables of translations, as galley audit does.", discussion: Self.tables, valueName: "file"),
    completion: .file(extensions: Self.endings))
  var translations: [String] = []

  @Option(
    help: ArgumentHelp(
      "The language, which decides the direction, too, unless --direction does (if not given: the document's).",
      discussion: "With --translations one of the tables', without them that of the document's own texts.",
      valueName: "language"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The form of texts that have several, as a finding of galley audit names it: few, device.mac, gender.female.",
      discussion:
        "Texts without it, and all if it is not given, are in the form that is first in an audit: the one that their arguments choose, or else the first of the table.",
      valueName: "form"))
  var form: String?

  /// What `--translations` takes, in words.
  static let tables = """
    .xcstrings, .strings, .stringsdict, XLIFF 1.2 (.xliff, .xlf), Android's strings.xml, Flutter's .arb (after its \
    l10n.yaml) and gettext's .po and .pot. The language of a file follows from the file, its name (app_de.arb) or its \
    folder (de.lproj, values-de), or is given: de=strings.de.strings
    """
  static let endings = [
    "xcstrings", "strings", "stringsdict", "xliff", "xlf", "xml", "arb", "po", "pot", "yaml",
  ]

  /// The options by their names, each with whether it is given.
  var given: KeyValuePairs<String, Bool> {
    ["--translations": !translations.isEmpty, "--locale": locale != nil, "--form": form != nil]
  }

  /// The tables' files.
  var files: [String] {
    get throws { try translations.map { try LocaleTag.withFile($0, option: "--translations")?.file ?? $0 } }
  }

  /// Adds tables that `--translations` names.
  static func add(_ translations: [String], to input: inout AuditInput) throws(InputError) {
    for table in translations {
      let (locale, file) = try LocaleTag.withFile(table, option: "--translations") ?? (nil, table)
      try input.addTable(file, locale: locale)
    }
  }

  /// A reader of a document in the language.
  ///
  /// Without any of the options the document is read piece by piece.
  func reader(of file: String, _ overrides: ListOverrides, _ fonts: FontCollection) throws(InputError) -> ListReader {
    try refuse(
      ["--form": form != nil && translations.isEmpty], "without tables no text has several", expected: "--translations")
    guard !translations.isEmpty || locale != nil else {
      return try ListReader(source: file, overrides: overrides, fonts: fonts)
    }
    let language = try locale.map { (name) throws(InputError) in try LocaleTag(name, option: "--locale") }
    var input = AuditInput()
    try input.add(file)
    try Self.add(translations, to: &input)
    var reader = try input.firstReader(in: language, overrides: overrides, fonts: fonts)
    reader.takeOneForm(named: form)
    return reader
  }
}
