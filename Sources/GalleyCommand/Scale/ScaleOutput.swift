import ArgumentParser
import Galley
public import StyleDocument

struct ScaleOutput: ParsableArguments {
  /// The forms beside text.
  enum Format: String, EnumerableFlag {
    case json
    case csv
    case tokens
    case document

    static func help(for value: Format) -> ArgumentHelp? {
      switch value {
      case .json: "JSON: an object, or an array of them."
      case .csv: "Comma-separated values."
      case .tokens: "Design tokens (Design Tokens Community Group format) of the system or of --style."
      case .document: "The system, or --style of it, as a document that --custom reads."
      }
    }
  }

  @Flag(exclusivity: .exclusive)
  var format: Format?

  @Option(
    help: ArgumentHelp(
      """
      What a table of styles over settings shows, or a single answer is: size, line-height, tracking or weight. \
      (default: size)
      """, valueName: "property"))
  var show: StyleProperty?

  @Option(
    help: ArgumentHelp("Draw the curves as SVG into a file. - is standard output.", valueName: "file.svg"),
    completion: .file(extensions: ["svg"]))
  var chart: String?
}

extension StyleProperty: ExpressibleByArgument {}

extension ScaleOutput {
  /// Entries of one system.
  ///
  /// A single entry of a style that was asked for by name is a bare number or a bare object.
  func text(
    of entries: [StyleEntry], columns: [StyleColumn], isOneStyle: Bool, system: TypeSystem
  ) throws -> String {
    let single = isOneStyle && entries.count == 1 ? entries[0] : nil
    let isList = single == nil && (columns.count == 1 || isOneStyle)
    try refuse(
      ["--show": show != nil && (isList || format != nil)], "all properties are written",
      expected: "a table of several styles over several settings, or a single answer")
    switch format {
    case .json: return single.map { $0.json + "\n" } ?? StyleEntry.json(entries)
    case .csv: return StyleEntry.csv(entries)
    case .tokens: return system.designTokens
    case .document: return system.json
    case nil:
      if let single { return (show ?? .size).text(of: single.resolved) + "\n" }
      if isList { return TextTable(list: entries).text }
      return TextTable(matrix: entries, columns: columns, showing: show ?? .size).text
    }
  }

  /// Two systems side by side.
  func text(of pairs: [StylePair]) throws -> String {
    switch format {
    case .json: StylePair.json(pairs)
    case .csv: StylePair.csv(pairs)
    case nil: TextTable(comparing: pairs).text
    case .tokens, .document:
      throw InputError("--compare", "two systems are no document", expected: "--json, --csv or a table")
    }
  }

  /// Scaled numbers; a single one is bare.
  func text(of values: [ScaledValue]) throws -> String {
    let single = values.count == 1 ? values[0] : nil
    switch format {
    case .json: return single.map { $0.json + "\n" } ?? ScaledValue.json(values)
    case .csv: return ScaledValue.csv(values)
    case nil: return single.map { $0.scaledText + "\n" } ?? TextTable(values).text
    case .tokens, .document:
      throw InputError("--value", "a number is no document", expected: "--json, --csv or a table")
    }
  }

  /// Draws entries that come style by style, if that was asked for.
  ///
  /// - Parameter inputs: The files that were read, none of which it may be.
  /// - Returns: Whether it was.
  func drawChart(
    _ title: String, _ entries: [StyleEntry], columns: [StyleColumn], besides inputs: [String]
  ) throws -> Bool {
    guard let chart else { return false }
    try refuse(["--show": show != nil], "a chart has the sizes", expected: "a table")
    guard format == nil else {
      throw InputError("--chart", "a chart is drawn instead of a table", expected: "no --\(format?.rawValue ?? "")")
    }
    var file = try OutputFile(chart, option: "--chart", besides: inputs)
    try file.refuseTerminal()
    try file.write(StyleChart(title: title, entries: entries, columns: columns).svg)
    try file.commit()
    return true
  }
}
