import ArgumentParser
import Galley

/// `galley compare`: what a system drew of a list against what Galley says.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare a list document with what was recorded of it on a device.",
    discussion: """
      galley compare list.json frames.json
      galley compare list.json SettingsTests.testList.1.txt --ignore width
      galley compare list.json window_dump.xml --density 420 --only height
      galley compare Tests/Fixtures/devices/owner+name/list.json

      A recording is one of three:
        frames   JSON or NDJSON as galley measure prints it. Every length may be left
                 out, and null stands for an element that is not there:
                 {"sections": [{"rows": [{"id": 1, "frame": {"height": 44},
                 "elements": {"title": {"frame": {"x": 16}, "lines": 1}}}]}]}
        uikit    a text dump of views with frames, as UIKit's recursiveDescription
                 prints it and snapshot tests store it
        android  an XML dump of views, as adb shell uiautomator dump and Appium
                 write it; it needs --density or --scale

      Rows of dumps are found by their classes, or on Android by their texts, and are matched to those of the document by what \
      they say, then by their order. Labels are matched to texts, images, switches, accessories and separators to the \
      nearest element of that kind. Rows of the document above and below those of a dump are not compared.

      Names for --only and --ignore are those of lengths (x y width height baseline fontSize lines truncated isOn), of \
      elements (title detail image separator …; row is the row itself), text (what labels say), accessibility (what assistive \
      technology says) and views (views and texts without a counterpart). Widths depend on the face: without the system's own, ignore them.

      \(ExitCode.findingsDescription)
      """)

  @Argument(
    help: ArgumentHelp(
      "A list document, or a file with a document and what was recorded of it. - is standard input.",
      valueName: "document"),
    completion: .file(extensions: ["json", "ndjson", "jsonl"]))
  var document: String

  @Argument(
    help: ArgumentHelp("What was recorded. - is standard input.", valueName: "recording"),
    completion: .file(extensions: ["json", "ndjson", "jsonl", "txt", "xml"]))
  var recording: String?

  @OptionGroup(title: "The list") var list: ListOptions
  @OptionGroup(title: "The recording") var source: RecordingOptions
  @OptionGroup(title: "What is compared") var options: ComparisonArguments

  @Option(help: "How the result is written: text, json or ndjson.")
  var format: ComparisonFormat = .text

  @Flag(help: "List what agrees, too.")
  var all = false

  @OptionGroup var colors: ColorOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    try refuse(["--all": all && format != .text], "only a text leaves out what agrees", expected: "--format text")
    let options = try options.options(source)
    let fonts = try fonts.collection()
    let comparison = try comparison(options, fonts)
    // A recording that says nothing agrees with everything.
    guard !comparison.values.isEmpty || !comparison.agrees else {
      throw InputError(
        recording ?? document, "nothing of it could be compared", expected: "lengths of the list or of its rows")
    }
    switch format {
    case .text: Console.write(comparison.text(isComplete: all, isColored: colors.isColored))
    case .json: Console.write(comparison.json)
    case .ndjson: Console.write(comparison.ndjson)
    }
    if !comparison.agrees { throw ExitCode.findings }
  }

  private func comparison(_ options: ComparisonOptions, _ fonts: FontCollection) throws -> RecordingComparison {
    let overrides = try list.overrides()
    guard let recording else {
      try source.refuseFormats("the file says what was recorded, as frames")
      let device = try DeviceRecording(source: document)
      var options = options
      options.tolerance = options.tolerance ?? device.tolerance
      return try RecordingComparison(
        of: device.list(fonts: fonts, overrides: overrides), with: device.recording, options: options)
    }
    try InputError.refuseSecondStandardInput(among: [document, recording])
    let list = try LoadedList(source: document, overrides: overrides, fonts: fonts)
    if let warning = list.warning { Console.warn(warning) }
    return try RecordingComparison(of: list, with: source.recording(recording), options: options)
  }
}

enum ComparisonFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case ndjson
}
