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
      galley audit list.json --categories all --html report.html
      galley audit screens.ndjson --documents --categories all --format ndjson

      The kinds of findings are in Documentation/audits.md, the keys of NDJSON in Documentation/results.md.

      \(ExitCode.findingsDescription)
      """)

  @Argument(
    help: ArgumentHelp("List documents, such as one a language. - is standard input.", valueName: "files"),
    completion: .file(extensions: ["json", "ndjson", "jsonl"]))
  var files: [String] = []

  @OptionGroup(title: "Many documents") var stream: StreamOptions
  @OptionGroup(title: "Languages") var languages: LanguageOptions
  @OptionGroup(title: "Where") var matrix: MatrixOptions
  @OptionGroup(title: "What") var rules: RuleOptions

  @Option(help: "How the findings are written: text, ndjson, junit, sarif, markdown, github or html.")
  var format: ReportFormat = .text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write the findings to (if not given: standard output).", valueName: "file"),
    completion: .file())
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "An HTML page to write beside the findings: a heat map, and their pictures.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most findings that have pictures in it. (default: 200)", valueName: "number"))
  var pictures: Int?

  @Option(
    help: ArgumentHelp(
      "Accept the findings of an earlier report, which was written with --format ndjson.", valueName: "file"),
    completion: .file(extensions: ["ndjson", "jsonl"]))
  var baseline: String?

  @OptionGroup var provenance: ProvenanceOption
  @OptionGroup var colors: ColorOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    try refuse(
      ["--pictures": pictures != nil && html == nil && format != .html], "no page is written",
      expected: "--html and a file, or --format html")
    try refuse(
      ["--provenance": provenance.provenance && format != .ndjson], "the format has no header for it",
      expected: "--format ndjson")
    let shard = try stream.part()
    try refuse(
      ["--shard": shard != nil && (format != .ndjson || html != nil)], "it is no report",
      expected: "--format ndjson, and the report from galley merge")
    if let html, OutputFile.isOne(html, output) {
      throw InputError("--html", "\"\(html)\": the findings are written there", expected: "another file")
    }
    var audit = Audit(matrix: try matrix.matrix(), rules: try rules.rules())
    let failing = try rules.failingKinds()
    let pictureLimit = try pictureLimit()
    if format == .html || html != nil { audit.specimenLimit = pictureLimit }
    let input = try languages.input(files, of: stream)
    try InputError.refuseSecondStandardInput(among: input.sources + (baseline.map { [$0] } ?? []))
    audit.baseline = try baseline.map { (file) throws(InputError) in
      try Baseline(contentsOf: file)
    }
    let fonts = try fonts.collection()
    let painter = PagePainter(fonts: fonts)
    let inputs = input.sources + self.fonts.files + (baseline.map { [$0] } ?? [])
    var output = try OutputFile(output, option: "--output", besides: inputs)
    var page = try OutputFile(html ?? "-", option: "--html", besides: inputs)
    // Lines are independent, so the findings of a language are written before the next one is audited.
    let isStreamed = format == .ndjson && html == nil
    try output.write(
      shard.map { ShardLine.head($0, of: .findings, provenance: provenance.current) } ?? provenance.line)
    var result = AuditResult()
    var fails = false
    var (findingCount, acceptedCount) = (0, 0)
    var lineCount = 0
    let faults = stream.going.faults
    let count = try input.loadDocuments(fonts: fonts, reportingTo: faults?.report) { document in
      let pictures = document.list.pictureFiles
      try output.refuse(pictures)
      try page.refuse(pictures)
      let (known, accepted) = (result.findings.count, result.acceptedCount)
      audit.run(document, &result)
      findingCount += result.findings.count - known
      acceptedCount += result.acceptedCount - accepted
      fails = fails || result.findings[known...].contains { failing.contains($0.kind) }
      languages.complain(of: document)
      if let warning = document.list.warning { Console.warn(warning) }
      if isStreamed {
        try output.write(shard == nil ? result.report(format) : result.shardReport(position: document.position))
        lineCount += result.shardLineCount
        result = AuditResult()
      }
    }
    if shard != nil { try output.write(ShardLine.end(documentCount: count, lineCount: lineCount)) }
    if format == .text {
      try output.write(result.textReport(isColored: self.output == "-" && colors.isColored))
    } else if !isStreamed {
      try output.write(result.report(format, painter: painter, pictures: pictureLimit))
    }
    if html != nil { try page.write(result.report(.html, painter: painter, pictures: pictureLimit)) }
    try output.commit()
    try page.commit()
    // A shard may have none of the documents in the baseline.
    if let baseline, audit.baseline?.isEmpty == false, shard == nil, findingCount > 0, acceptedCount == 0 {
      Console.warn(
        InputError(
          source: baseline, problem: "it accepts none of the findings",
          expectation: "a report of the same paths, categories, widths, directions and languages"))
    }
    try faults?.end()
    if fails { throw ExitCode.findings }
  }

  private func pictureLimit() throws(InputError) -> Int {
    guard let pictures else { return 200 }
    guard (0...100_000).contains(pictures) else {
      throw InputError("--pictures", "\(pictures)", expected: "a number from 0 to 100000")
    }
    return pictures
  }
}

extension ReportFormat: ExpressibleByArgument {}
