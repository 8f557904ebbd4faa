import Audit
import Foundation
import Galley
import TestSupport
import Testing

/// The HTML report in headless Chromium, tested by `Tests/Browser`.
struct ReportBrowserTests {
  private static let matrix = AuditMatrix(
    sizeCategories: SizeCategory.allCases, widths: [320, 390], directions: [.leftToRight, .rightToLeft])

  @Test("Filters, search, keyboard, safety and accessibility work in a browser")
  func browser() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ bytes: [UInt8], _ name: String) throws { try Data(bytes).write(to: folder.appending(path: name)) }

    let painter = PagePainter(fonts: try .bundled)
    var audit = Audit(matrix: Self.matrix, rules: AuditRules(maximumLines: 3))
    audit.specimenLimit = 60
    let result = audit.run(try documents())
    // The lists have faults of these kinds.
    #expect(Set(result.findings.map(\.kind)) == [.truncated, .wraps, .missingGlyph, .tapTarget, .brokenWord])
    try write(result.report(.html, painter: painter), "report.html")
    try write(result.report(.ndjson), "findings.ndjson")
    try write(Audit(matrix: Self.matrix).run([try document([stereo(1, title: "Alaska")])]).report(.html), "clean.html")
    let many = (0..<2500).map { stereo("row \($0)", title: "a\nb", titleLines: 1) }
    try write(Audit(matrix: AuditMatrix()).run([try document(many)]).report(.html), "large.html")

    let list = try LoadedList(source: Repository.file("Examples/chat.json").path, fonts: .bundled)
    let panel = try list.panel()
    try write(Array(try picturePage(panel).utf8), "picture.html")
    for theme in Theme.allCases {
      let png = try PagePainter(fonts: .bundled, theme: theme).png(Page(panel), scale: 2)
      try write(png, "picture-\(theme.rawValue).png")
    }

    let tools = try runProcess(Repository.file("Scripts/install-browser-tools.sh"), [])
    try #require(tools.status == 0, "\(tools.errors)")
    let python = tools.output.trimmingCharacters(in: .newlines)
    let tests = Repository.file("Tests/Browser/report_tests.py").path
    let run = try runProcess(
      URL(filePath: "/usr/bin/env"), ["GALLEY_REPORTS=\(folder.path)", "PYTHONDONTWRITEBYTECODE=1", python, tests])
    #expect(run.status == 0, "\(run.errors)")
    // An empty run would pass, too.
    let count = try #require(run.errors.firstMatch(of: #/Ran (\d+) tests/#).flatMap { Int($0.1) })
    #expect(count >= 19)
  }

  /// A page with nothing but a picture, under the policy that reports have.
  private func picturePage(_ panel: Panel) throws -> String {
    let sheet = try SVGSheet(fonts: .bundled)
    let picture = try sheet.picture(of: panel)
    let size = "width=\"\(panel.width)\" height=\"\(panel.height)\""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">
      <meta name="color-scheme" content="light dark">
      <title>A picture</title>
      </head>
      <body>
      <svg width="0" height="0"><defs>\(sheet.definitions)</defs></svg>
      <svg class="picture" \(size) viewBox="0 0 \(panel.width) \(panel.height)">\(picture)</svg>
      </body>
      </html>
      """
  }

  /// Lists in three languages with faults of many kinds, and names that try to break out.
  private func documents() throws -> [AuditedDocument] {
    let names = [
      "en": "Rotterdam Harbour Terminal", "de": "Straßenverkehrsordnungsamt Rotterdam",
      "ar": "المحطة العربية في روتردام",
    ]
    return try names.sorted { $0.key > $1.key }.map { locale, name in
      var growing = stereo("grows", title: name, detail: "Second line of \(name)", titleLines: 1)
      growing["adjustsFont"] = true
      let rows: [[String: Any]] = [
        stereo("fine", title: "Alaska"), growing, stereo(17, title: "a\nb\nc", detail: "1\n2\n3\n4", titleLines: 2),
        stereo("glyph \(locale)", title: "Tyre \u{10900}"),
        stereo("</script><img src=x onerror=ran=1>", title: "\u{202E}<script>ran=1</script>\nb", titleLines: 1),
        stereo("\u{202E}turned", title: "\u{202E}a\nb", titleLines: 1),
        ["id": "tap", "kind": "uikit.cell", "title": name, "accessories": [["customView": [22, 22]]]],
        ["id": "value", "kind": "uikit.table.value1", "title": name, "detail": "35 209900 176148 1 \(locale)"],
      ]
      var document = try document(rows, locale: locale)
      document.source = "lists/\(locale).json"
      return document
    }
  }
}
