public import ArgumentParser
public import Galley

/// The options about the recording itself.
struct RecordingOptions: ParsableArguments {
  @Option(
    name: .customLong("recording"),
    help: "The format of the recording: frames, uikit or android (if not given: what it begins like).")
  var format: ListRecording.Format?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Android's dots an inch: 160 make a pixel a dp.", valueName: "dpi"))
  var density: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many pixels of an Android dump make a dp.", valueName: "pixels"))
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Which list of a UIKit dump to take, from 1 (if not given: the one with the most rows).", valueName: "number"))
  var list: Int?

  @Option(
    help: ArgumentHelp(
      "The identifier of the row with which a dump without texts begins (if not given: the first).", valueName: "id"))
  var first: String?

  @Flag(help: "The dump shows the whole list: a row that it lacks is a difference.")
  var whole = false

  /// Refuses options about a recording in a file of its own.
  func refuseFormats(_ problem: String) throws(InputError) {
    try refuse(
      ["--recording": format != nil, "--density": density != nil, "--scale": scale != nil, "--list": list != nil],
      problem, expected: "a document and a recording")
  }

  func recording(_ source: String) throws -> ListRecording {
    try refuse(["--density": density != nil && scale != nil], "--scale is given, too", expected: "one or the other")
    try check("--scale", scale, in: 0.01...64, expected: "0.01 to 64")
    let pixelsPerPoint = scale ?? density.map { $0 / 160 }
    if let density, let pixelsPerPoint, !(0.01...64).contains(pixelsPerPoint) {
      throw InputError("--density", density.shortText, expected: "1.6 to 10240")
    }
    let recording = try ListRecording(source: source, format: format, pixelsPerPoint: pixelsPerPoint)
    try refuse(
      [
        "--density": density != nil && recording.format != .android,
        "--scale": scale != nil && recording.format != .android,
      ],
      "the recording is in points", expected: "a dump of Android's views")
    try refuse(
      ["--list": list != nil && recording.format != .uikit], "the recording has one list",
      expected: "a dump of UIKit's views")
    return recording
  }
}

/// What of a recording is compared, and how.
struct ComparisonArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "By how much lengths may differ (if not given: half a pixel of the document's displayScale).", valueName: "points"
    ))
  var tolerance: Double?

  @Option(help: ArgumentHelp("Compare only what is called so, such as height or title.", valueName: "name,…"))
  var only: String?

  @Option(help: ArgumentHelp("Do not compare what is called so, such as width or separator.", valueName: "name,…"))
  var ignore: String?

  @Option(
    help: ArgumentHelp(
      "From where rows are measured: list, first-row or previous-row (if not given: list for frames, first-row for dumps).",
      valueName: "origin"))
  var origin: ComparisonOptions.Origin?

  func options(_ recording: RecordingOptions) throws -> ComparisonOptions {
    var options = ComparisonOptions()
    try check("--tolerance", tolerance, in: 0...1_000_000, expected: "a number of points from 0 to 1000000")
    options.tolerance = tolerance
    options.origin = origin
    options.only = Set((only ?? "").split(separator: ",").map(String.init))
    options.ignored = Set((ignore ?? "").split(separator: ",").map(String.init))
    options.firstRow = recording.first
    options.list = recording.list
    options.isWhole = recording.whole
    return options
  }
}

extension ListRecording.Format: ExpressibleByArgument {}
extension ComparisonOptions.Origin: ExpressibleByArgument {}
