public import ArgumentParser
public import Galley

/// `galley measure`: how high each row of a list is, and where everything in it goes.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure a list document: its rows and all that is in them.",
    discussion: """
      galley measure list.json
      galley measure list.json --width 320 --category AX3 --direction rtl --format table
      galley measure rows.ndjson --format ndjson
      galley measure list.json --visible 2000,812
      galley measure --kinds
      """)

  @Argument(
    help: ArgumentHelp("A list document, in one piece or a line a row. - is standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "ndjson", "jsonl"]))
  var file: String?

  @OptionGroup var list: ListOptions

  @Option(help: "How the result is written: json (if not given), ndjson or table.")
  var format: ListFormat?

  @Flag(help: "Measure the list as it is while it is being edited.")
  var edit = false

  @Flag(help: "Expand all rows with others below them.")
  var expand = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write only rows of which something is in this part of the list, in points from its top.",
      valueName: "y,height"))
  var visible: VisiblePart?

  @Flag(inversion: .prefixedNo, help: "Say on a terminal how far measuring has come.")
  var progress = true

  @Flag(help: "List the kinds of rows with their keys and defaults, as a table or with --format json.")
  var kinds = false

  @Flag(help: "Print the JSON Schema of list documents.")
  var schema = false

  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    if schema { return Console.write(ListSchema.text) }
    if kinds { return Console.write(format == nil || format == .table ? KindTable.text : KindTable.json) }
    guard let file else { throw InputError("command line", "there is no list document", expected: "a file, or -") }
    if let visible, max(visible.range.upperBound.magnitude, visible.range.lowerBound.magnitude) > VisiblePart.farthest {
      throw InputError(
        "--visible", "it is too far from the list", expected: "points from -1000000000000 to 1000000000000")
    }
    var overrides = try list.overrides()
    overrides.isEditing = edit
    overrides.expandsAll = expand
    let measurer = ListMeasurer(
      fonts: try fonts.collection(), overrides: overrides, format: format ?? .json, visible: visible?.range)
    var bar = ProgressBar(isWanted: progress)
    defer { bar.erase() }
    try measurer.measure(file) {
      bar.update($0)
    } write: {
      bar.erase()
      Console.write($0)
    }
  }
}

/// The value of `--visible`: where the part begins, and how high it is.
struct VisiblePart: ExpressibleByArgument {
  let range: Range<Double>

  /// How far from the top of the list its ends may be, in points: a thousand of the longest rows.
  static let farthest = 1e12

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let y = numbers[0], let height = numbers[1], y.isFinite, height.isFinite, height >= 0
    else { return nil }
    range = y..<y + height
  }
}

extension TextDirection: ExpressibleByArgument {}
extension ListFormat: ExpressibleByArgument {}
