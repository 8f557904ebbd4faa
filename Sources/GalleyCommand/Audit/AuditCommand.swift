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
      galley audit list.json --translations Localizable.xcstrings --pseudo accented,long:40,rtl
      galley audit list.json --categories all --baseline known.ndjson --fail-on truncated,overlap

      Ends with status 1 if there are findings.
      """)

  @Argument(
    help: ArgumentHelp("List documents, such as one a language. - is standard input.", valueName: "files"),
    completion: .file(extensions: ["json", "ndjson", "jsonl"]))
  var files: [String] = []

  @OptionGroup(title: "Languages") var languages: LanguageOptions
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
    let input = try languages.input(files)
    let output = OutputFile(output)
    var result = AuditResult()
    var fails = false
    var isWritten = false
    try input.forEachDocument(fonts: try fonts.collection()) { document in
      let known = result.findings.count
      audit.run(document, &result)
      if let baseline { result.findings.removeAll { baseline.accepts($0) } }
      fails = fails || result.findings[known...].contains { failing.contains($0.kind) }
      languages.complain(of: document)
      // A line stands for itself, so the findings of a language need not wait for those of the next.
      if format == .ndjson {
        try output.write(result.report(format), continuing: isWritten)
        result = AuditResult()
        isWritten = true
      }
    }
    if format != .ndjson { try output.write(result.report(format)) }
    if fails { throw ExitCode(1) }
  }
}

extension ReportFormat: ExpressibleByArgument {}
