import ArgumentParser
import Galley

/// `galley merge`: what the shards of a run found, as one result.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the shards of an audit or of measured documents together.",
    discussion: """
      galley audit screens.ndjson --documents --shard 1/2 --format ndjson -o 1.ndjson
      galley audit screens.ndjson --documents --shard 2/2 --format ndjson -o 2.ndjson
      galley merge 1.ndjson 2.ndjson --format sarif -o audit.sarif

      The result is what the run without shards writes, byte for byte; of a page what it writes with --pictures 0.
      NDJSON takes the memory of a line of each shard, and serves as a baseline; the other formats hold all findings.

      Shards need no face: --font is accepted so that scripts can pass the same options to every command, and no file is \
      opened for it.

      \(ExitCode.description)
      """)

  @Argument(
    help: ArgumentHelp("All shards of a run, in any order. - is standard input.", valueName: "shards"),
    completion: .file(extensions: ["ndjson", "jsonl"]))
  var shards: [String]

  @Option(help: "How the result is written: ndjson, or for an audit text, junit, sarif, markdown, github or html.")
  var format: ReportFormat = .ndjson

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write the result to (if not given: standard output).", valueName: "file"),
    completion: .file())
  var output = "-"

  /// Read but not used: shards need no face.
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    var output = try OutputFile(output, option: "--output", besides: shards)
    let merger = try ShardMerger(shards)
    if format == .ndjson {
      try merger.merge { try output.write($0) }
    } else {
      // A page without pictures still has a sheet for them, as in a run without shards, so it needs a painter.
      let painter = format == .html ? PagePainter(fonts: try .bundled) : nil
      try output.write(merger.result().report(format, painter: painter, pictures: 0))
    }
    try output.commit()
  }
}
