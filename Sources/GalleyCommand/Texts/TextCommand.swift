import ArgumentParser
import Galley

/// `galley text`: the lines of a text, or of many.
struct TextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Measure text: its lines, width, height and glyphs.",
    discussion: """
      galley text "Hello" --family Roboto --size 14 --width 200
      galley text --ndjson cases.ndjson

      The keys of a line of --ndjson are in Documentation/documents.md, those of the result in Documentation/results.md. \
      The result of one text has line breaks on a terminal only.

      \(ExitCode.description)
      """)

  @Argument(help: ArgumentHelp("The text. - is standard input, without its last line break.", valueName: "text"))
  var text: String?

  @Option(
    help: ArgumentHelp(
      "Measure many texts: a JSON object a line. - is standard input.",
      valueName: "file"),
    completion: .file(extensions: ["ndjson", "jsonl"]))
  var ndjson: String?

  @OptionGroup var going: KeepGoingOption

  @Flag(help: "List the glyphs of each line.")
  var glyphs = false

  @OptionGroup(title: "The text's style") var style: TextStyleOptions
  @OptionGroup(title: "Its lines") var lines: TextLineOptions
  @OptionGroup var provenance: ProvenanceOption
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    let collection = try fonts.collection()
    var measurer = TextMeasurer(fonts: collection, includesGlyphs: glyphs)
    switch (text, ndjson) {
    case (nil, let file?):
      guard !style.areGiven, !lines.areGiven else {
        throw InputError("--ndjson", "options for one text are given, too", expected: "them as keys of its lines")
      }
      Console.write(provenance.line)
      guard let faults = going.faults else { return try measurer.measure(lines: file) { Console.write($0) } }
      try measurer.measure(lines: file, reportingTo: faults.report) { Console.write($0) }
      try faults.end()
    case (let text?, nil):
      try refuse(["--keep-going": going.keepGoing], "there is one text", expected: "--ndjson and a file")
      let request = try request(for: text)
      measurer.provenance = provenance.current
      guard Console.isOutputTerminal else { return try measurer.measure(request) { Console.write($0) } }
      Console.writeJSON(String(decoding: try measurer.measure(request), as: UTF8.self))
    case (nil, nil):
      throw InputError("command line", "there is nothing to measure", expected: "a text, or --ndjson and a file")
    case (_?, _?):
      throw InputError("--ndjson", "a text is given, too", expected: "one or the other")
    }
  }

  private func request(for text: String) throws -> TextRequest {
    var request = TextRequest(text: text == "-" ? try standardInput() : text)
    try style.apply(to: &request)
    try lines.apply(to: &request)
    return request
  }

  private func standardInput() throws -> String {
    var bytes = try ByteInput(source: "-").contents(upTo: InputLimits.textBytes)
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast(bytes.suffix(2).first == UInt8(ascii: "\r") ? 2 : 1) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError(source: "-", problem: "the text is not UTF-8", expectation: "well-formed UTF-8")
    }
    return text
  }
}
