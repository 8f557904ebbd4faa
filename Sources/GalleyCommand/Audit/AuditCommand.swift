public import ArgumentParser
public import Galley

/// `galley audit`: what breaks in lists before a user sees it.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find rows that are cut off, collide or are too small to tap.",
    discussion: """
      galley audit list.json --categories all --widths 320,375,390,428 --directions ltr,rtl
      galley audit en.json de.json ar.json --categories all --format junit -o audit.xml
      galley audit list.json --categories all --baseline known.ndjson --fail-on truncated,overlap

      Ends with status 1 if there are findings.
      """)

  @Argument(
    help: ArgumentHelp("List documents, such as one a language. - is standard input.", valueName: "files"),
    completion: .file(extensions: ["json", "ndjson", "jsonl"]))
  var files: [String]

  @OptionGroup(title: "Where") var matrix: MatrixOptions
  @OptionGroup(title: "What") var rules: RuleOptions

  @Option(help: "How the findings are written: text, ndjson, junit or sarif.")
  var format: ReportFormat = .text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write the findings to (if not given: standard output).", valueName: "file"),
    completion: .file())
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "Accept the findings of an earlier report, which was written with --format ndjson.", valueName: "file"),
    completion: .file(extensions: ["ndjson", "jsonl"]))
  var baseline: String?

  @OptionGroup(title: "Fonts") var fonts: FontOptions

  /// The largest baseline, in bytes: ten million findings.
  private static let largestBaseline = 4 << 30

  func run() throws {
    let audit = Audit(matrix: try matrix.matrix(), rules: try rules.rules())
    let failing = try rules.failingKinds()
    let baseline = try baseline.map { (file) throws(InputError) in
      try Baseline(ByteInput(source: file).contents(upTo: Self.largestBaseline), source: file)
    }
    let fonts = try fonts.collection()
    let documents = try files.map { file in
      AuditedDocument(source: file, list: try LoadedList(source: file, fonts: fonts))
    }
    var result = audit.run(documents)
    if let baseline { result.findings.removeAll { baseline.accepts($0) } }
    try OutputFile(output).write(result.report(format))
    if result.findings.contains(where: { failing.contains($0.kind) }) { throw ExitCode(1) }
  }
}

extension ReportFormat: ExpressibleByArgument {}
