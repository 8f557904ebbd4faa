import ArgumentParser
import Galley

/// `galley explain`: why a row is as high and as wide as it is.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why rows of a list document are as high as they are.",
    discussion: """
      galley explain list.json --row 3
      galley explain list.json --row "sections[0].header" --category AX5 --direction rtl
      galley explain list.json --row enc --category AX5 --translations Localizable.xcstrings --locale de
      galley explain list.json --json

      Each row is taken apart from top to bottom and from where it begins to where it ends: insets, gaps, lines of text, other \
      elements, and what a least height or rounding adds, each by the name that its system has for it, with its length in \
      points, the rule and where the number comes from. The lengths add up to the height and the width.

      \(ExitCode.description)
      """)

  @Argument(
    help: ArgumentHelp(
      "A list document: JSON, or NDJSON with a row a line. - is standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "ndjson", "jsonl"]))
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The identifier of a row, or its place, as in sections[0].rows[3]; all rows if not given.", valueName: "row"))
  var row: String?

  @OptionGroup var list: ListOptions
  @OptionGroup(title: "The language") var language: TranslationOptions

  @Flag(help: "Write JSON instead of text: an object for the row of --row, otherwise an array of them.")
  var json = false

  @OptionGroup var provenance: ProvenanceOption
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    try refuse(
      ["--provenance": provenance.provenance && !json], "a text has no header for it", expected: "--json, too")
    guard let row else { return try explainAll() }
    let list = try LoadedList(language.reader(of: file, list.overrides(), fonts.collection()))
    if let warning = list.warning { Console.warn(warning) }
    let rows = try list.explainedRows(named: row)
    if json {
      Console.writeJSON(ExplainedRow.json(rows, named: row, provenance: provenance.current))
    } else {
      Console.write(ExplainedRow.text(rows))
    }
  }

  private func explainAll() throws {
    let reader = try language.reader(of: file, list.overrides(), fonts.collection())
    // A terminal gets the JSON indented, and so as a whole.
    let isWhole = json && Console.isOutputTerminal
    var output: [UInt8] = []
    let warning = try ExplainedRow.write(reader, asJSON: json, provenance: provenance.current) {
      if isWhole { output += $0 } else { Console.write($0) }
    }
    if isWhole { Console.writeJSON(String(decoding: output, as: UTF8.self)) }
    if let warning { Console.warn(warning) }
  }
}
