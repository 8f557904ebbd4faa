import ArgumentParser
import Galley
import StyleDocument

/// `galley scale`: the size of a style, or of any number, for what a person chose.
struct ScaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Look up and compute font sizes for any text size setting.",
    discussion: """
        galley scale --system dynamic-type --style body --category AX2
        galley scale --system material --all
        galley scale --value 18 --metrics body --category XS --display-scale 3
        galley scale --system android --value 14 --font-scale 1.3
        galley scale --compare material material-legacy --style body1
        galley scale --custom curve.json --all --chart curve.svg

      Sizes need no face: --font is accepted so that scripts can pass the same options to every command, and no file is \
      opened for it.

      \(ExitCode.description)
      """)

  @OptionGroup(title: "Which styles") var selection: ScaleSelection
  @OptionGroup(title: "Values of your own") var values: ScaleValues
  @OptionGroup(title: "Output") var output: ScaleOutput

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Put two systems side by side.",
      discussion: "The styles that go by one name in both, or those of --style, given once or once for each.",
      valueName: "system"),
    completion: .list(TypeSystem.builtIn.map(\.name)))
  var compare: [String] = []

  @Flag(help: "List the systems.")
  var list = false

  @OptionGroup var colors: ColorOptions

  /// Read but not used: sizes need no face.
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    if list {
      try values.refuseWithoutValue()
      try refuse(
        [
          "--system": selection.system != nil, "--custom": selection.custom != nil, "--style": !selection.style.isEmpty,
          "--category": !selection.category.isEmpty, "--font-scale": !selection.fontScale.isEmpty,
          "--emphasized": selection.emphasized, "--all": selection.all, "--rule": selection.rule != nil,
          "--compare": !compare.isEmpty,
          "--value": values.value != nil, "--chart": output.chart != nil, "--show": output.show != nil,
          "--\(output.format?.rawValue ?? "")": output.format != nil,
        ], "the systems are listed, and nothing else", expected: "--list alone")
      let rows = TypeSystem.builtIn.map { [$0.name, $0.title, $0.source] }
      write(TextTable(heading: ["system", "what it is", "source"], rows: rows, nameColumns: 3).text, isTable: true)
      return
    }
    guard let value = values.value else {
      try values.refuseWithoutValue()
      return compare.isEmpty ? try runTable() : try runComparison()
    }
    guard output.chart == nil else {
      throw InputError("--chart", "a single number has no curve", expected: "styles, without --value")
    }
    try refuse(
      [
        "--style": !selection.style.isEmpty, "--emphasized": selection.emphasized, "--show": output.show != nil,
        "--compare": !compare.isEmpty,
      ], "a number of one's own has no style", expected: "--value without it")
    let scaled = try values.scaled(value, selection)
    write(try output.text(of: scaled), isTable: scaled.count > 1 && output.format == nil)
  }

  private func write(_ text: String, isTable: Bool) {
    Console.write(isTable ? colors.table(text) : text)
  }

  private var inputs: [String] { (selection.custom.map { [$0] } ?? []) + fonts.files }

  private func runTable() throws {
    var system = try selection.chosenSystem()
    system.styles = try selection.styles(of: system)
    let columns =
      output.chart == nil || selection.hasColumns ? try selection.columns(of: system) : system.chartColumns
    if output.format == .tokens || output.format == .document {
      try refuse(
        [
          "--all": selection.all, "--category": !selection.category.isEmpty,
          "--font-scale": !selection.fontScale.isEmpty,
        ], "a document has all settings", expected: "a document without it")
    }
    let entries = system.entries(for: system.styles, columns: columns, emphasized: selection.emphasized)
    if try output.drawChart(system.title, entries, columns: columns, besides: inputs) { return }
    let isOneStyle = selection.style.count == 1
    let text = try output.text(of: entries, columns: columns, isOneStyle: isOneStyle, system: system)
    write(text, isTable: output.format == nil && (!isOneStyle || entries.count > 1))
  }

  private func runComparison() throws {
    try refuse(["--system": selection.system != nil], "--compare names the systems", expected: "one of the two")
    try refuse(["--show": output.show != nil], "sizes are compared", expected: "no --compare")
    guard compare.count == 2 else {
      throw InputError("--compare", "\(compare.count) given", expected: "two systems")
    }
    let systems = try selection.namedSystems(compare, option: "--compare")
    let styles = try selection.styles(of: systems[0], besides: systems[1])
    let columns =
      selection.hasColumns && !selection.all
      ? try selection.columns(of: systems[0], and: systems[1])
      : StylePair.commonColumns(of: systems[0], and: systems[1]) {
        output.chart == nil ? $0.columns : $0.chartColumns
      }
    let pairs = StylePair.pairs(styles, of: systems[0], and: systems[1], columns: columns)
    let (first, second) = (pairs.map(\.first), pairs.map(\.second))
    let title = "\(systems[0].title) and \(systems[1].title)"
    if try output.drawChart(title, first + second, columns: columns, besides: inputs) { return }
    write(try output.text(of: pairs), isTable: output.format == nil)
  }
}
