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
      galley measure list.json --translations Localizable.xcstrings --locale de
      galley measure list.json --visible 2000,812
      galley measure screens.ndjson --documents
      galley measure --kinds
      galley measure --kinds uikit.cell

      What a list document is made of is in Documentation/documents.md, the keys of the result in Documentation/results.md. \
      On a terminal JSON has line breaks.

      \(ExitCode.description)
      """)

  @Argument(
    help: ArgumentHelp(
      "A list document: JSON, or NDJSON with a row a line. - is standard input. With --kinds, a kind.",
      valueName: "file"),
    completion: .file(extensions: ["json", "ndjson", "jsonl"]))
  var file: String?

  @OptionGroup var list: ListOptions
  @OptionGroup(title: "The language") var language: TranslationOptions

  @Option(help: "How the result is written: json (if not given), ndjson or table.")
  var format: ListFormat?

  @Flag(help: "Write what rows look like, too: colours, ripples, elevations and shadows.")
  var appearance = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write only rows that this part of the list shows, in points from its top.",
      valueName: "y,height"))
  var visible: VisiblePart?

  @Flag(inversion: .prefixedNo, help: "Say on a terminal how far measuring has come.")
  var progress = true

  @Flag(
    help: ArgumentHelp(
      "List the kinds of rows, as a table or with --format json.",
      discussion:
        "With a kind, or the beginning of some, its keys and defaults; with document or section those of the list or of a section."
    ))
  var kinds = false

  @Flag(help: "Print the JSON Schema of list documents.")
  var schema = false

  @OptionGroup(title: "Many documents") var stream: StreamOptions
  @OptionGroup var provenance: ProvenanceOption
  @OptionGroup var colors: ColorOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    if schema || kinds { return try describe() }
    guard let file else { throw InputError("command line", "there is no list document", expected: "a file, or -") }
    if let visible, max(visible.range.upperBound.magnitude, visible.range.lowerBound.magnitude) > VisiblePart.farthest {
      throw InputError(
        "--visible", "it is too far from the list", expected: "points from -1000000000000 to 1000000000000")
    }
    let format = format ?? .json
    try refuse(
      ["--provenance": provenance.provenance && format == .table], "a table has no header for it",
      expected: "--format json or ndjson")
    var measurer = ListMeasurer(
      fonts: try fonts.collection(), overrides: try list.overrides(), format: format, visible: visible?.range)
    try refuse(["--appearance": appearance && format == .table], "a table has no room for it", expected: "JSON")
    measurer.includesAppearance = appearance
    measurer.warn = { Console.warn($0) }
    if stream.documents || stream.shard != nil || stream.going.keepGoing {
      return try measureDocuments(of: file, measurer)
    }
    if format == .json, provenance.provenance { measurer.provenance = .current }
    if format == .ndjson { Console.write(provenance.line) }
    var bar = ProgressBar(isWanted: progress)
    defer { bar.erase() }
    // A terminal gets the whole result at once, in colours or with line breaks; a pipe gets it in pieces.
    let isWhole = format == .json && Console.isOutputTerminal || format == .table && colors.isColored
    var output: [UInt8] = []
    try measurer.measure(language.reader(of: file, measurer.overrides, measurer.fonts)) {
      bar.update($0)
    } write: {
      bar.erase()
      if isWhole { output += $0 } else { Console.write($0) }
    }
    guard isWhole else { return }
    let text = String(decoding: output, as: UTF8.self)
    if format == .json { Console.writeJSON(text) } else { Console.write(colors.table(text)) }
  }

  private func measureDocuments(of file: String, _ measurer: ListMeasurer) throws {
    let shard = try stream.part()
    try refuse(
      language.given, "documents of a stream are measured in their own language",
      expected: "a document without --documents")
    try refuse(
      ["--shard": !stream.documents], "there is one document", expected: "--documents, and a stream of them")
    try refuse(
      ["--format": (format ?? .json) != .json], "documents are a line of JSON each", expected: "--format json")
    Console.write(shard.map { ShardLine.head($0, of: .documents, provenance: provenance.current) } ?? provenance.line)
    var documents = DocumentStream(sources: [file])
    var (count, lineCount) = (0, 0)
    let faults = stream.going.faults
    while let line = try documents.next() {
      do throws(InputError) {
        let document = try line.get()
        if shard?.contains(document.name) ?? true {
          lineCount += 1
          Console.write(try measurer.measure(document, position: shard == nil ? nil : count))
        }
      } catch {
        // What is wrong with an option is wrong for all documents.
        guard let faults, error.line != nil else { throw error }
        var writer = JSONWriter()
        writer.line(for: error, document: try? line.get().name)
        Console.write(writer.bytes)
        faults.report(error)
      }
      count += 1
    }
    try faults?.end()
    if shard != nil { Console.write(ShardLine.end(documentCount: count, lineCount: lineCount)) }
  }

  /// Writes the kinds of rows that documents may have, or the schema of documents.
  private func describe() throws {
    let reason = "nothing is measured"
    try refuse(language.given, reason, expected: schema ? "--schema alone" : "--kinds, a kind and --format")
    try refuse(
      [
        "--schema": schema && kinds, "--format": schema && format != nil, "--provenance": provenance.provenance,
        "--width": list.width != nil, "--category": list.category != nil, "--direction": list.direction != nil,
        "--font-scale": list.fontScale != nil, "--bold-text": list.boldText, "--edit": list.edit,
        "--expand": list.expand, "--appearance": appearance,
        "--visible": visible != nil, "--font": !fonts.faces.isEmpty,
        "--documents": stream.documents, "--shard": stream.shard != nil, "--keep-going": stream.going.keepGoing,
      ], reason, expected: schema ? "--schema alone" : "--kinds, a kind and --format")
    guard kinds else {
      guard file == nil else { throw InputError("--schema", "a file is given, too", expected: "one or the other") }
      return Console.write(ListSchema.text)
    }
    switch format {
    case nil, .table: Console.write(try KindTable.text(matching: file))
    case .json: Console.write(try KindTable.json(matching: file))
    case .ndjson: throw InputError("--format", "kinds are no lines", expected: "table or json")
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
