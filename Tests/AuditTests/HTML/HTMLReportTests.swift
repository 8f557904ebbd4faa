import Audit
import Foundation
import Galley
import TestSupport
import Testing

struct HTMLReportTests {
  private static let matrix = AuditMatrix(
    sizeCategories: [.small, .large, .accessibility5], widths: [320, 390], directions: [.leftToRight, .rightToLeft])

  private func report(
    _ documents: [AuditedDocument], pictures: Int = 200, rules: AuditRules = AuditRules(), baseline: Baseline? = nil
  ) throws -> (text: String, result: AuditResult) {
    var audit = Audit(matrix: Self.matrix, rules: rules, baseline: baseline)
    audit.specimenLimit = pictures
    let result = audit.run(documents)
    let bytes = result.report(.html, painter: PagePainter(fonts: try .bundled), pictures: pictures)
    // An `HTML` value that was interpolated into a plain string would show its description.
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("HTML(text:"))
    return (text, result)
  }

  /// A row whose texts follow the size category.
  private func growing(_ id: Any, title: String, titleLines: Int) -> [String: Any] {
    stereo(id, title: title, titleLines: titleLines).merging(["adjustsFont": true]) { $1 }
  }

  private func count(_ piece: String, in text: String) -> Int { text.components(separatedBy: piece).count - 1 }

  @Test("A page has each fault once, with its picture beside the row at the default size")
  func faults() throws {
    let rows = [
      growing("cut", title: "a\nb\nc", titleLines: 2), stereo("fine", title: "Alaska"),
      stereo("glyph", title: "Tyre \u{10900}"),
    ]
    let (text, result) = try report([try document(rows)])
    #expect(result.groups.count == 2)
    #expect(count("<article", in: text) == 2 && count("<tr data-row=", in: text) == 2)
    // The first fault has pictures at AX5 and at L; the second, which is in every combination, one as the document has it.
    #expect(count("<figure>", in: text) == 3 && count("<symbol", in: text) == 3)
    #expect(text.contains("<figcaption>AX5, 320 wide, ltr</figcaption>"))
    #expect(text.contains("<figcaption>At the default size: L, 320 wide, ltr</figcaption>"))
    #expect(text.contains("data-at=\"0:7 1:7 2:7 3:7\""))
    #expect(!text.contains("fine</bdi>"))
  }

  @Test("What is said of a fault is of the layout that is shown")
  func words() throws {
    // At AX5 fewer words fit in two lines than at the smaller sizes.
    let title = "A long sentence of many words that does not fit in two lines on any telephone whatever its size is"
    let (text, result) = try report([try document([growing("long", title: title, titleLines: 2)])])
    let group = try #require(result.groups.first)
    let details = Set(group.findings.map(\.detail))
    try #require(result.groups.count == 1 && details.count > 1)
    let caption = try #require(text.firstMatch(of: #/<figcaption>([^<]+)<\/figcaption>/#).map { String($0.1) })
    let shown = try #require(group.findings.first { $0.combination.map { "\($0)" } == caption })
    #expect(shown.combination != group.findings[0].combination)
    #expect(text.contains("<p><bdi dir=\"ltr\">\(shown.detail)</bdi></p>"))
    #expect(!text.contains("\(group.findings[0].detail)</bdi></p>"))
  }

  @Test("A row is shown in the direction of its document")
  func direction() throws {
    let rows = [growing(1, title: "א\nב", titleLines: 1)]
    let (text, _) = try report([try document(rows, locale: "he", direction: "rtl")])
    #expect(text.contains("<figcaption>AX5, 320 wide, rtl</figcaption>"))
    #expect(text.contains("<figcaption>At the default size: L, 320 wide, rtl</figcaption>"))
  }

  @Test("The same report is the same file")
  func determinism() throws {
    let rows = [stereo(1, title: "a\nb", titleLines: 1), stereo(2, title: "א\nב", titleLines: 1)]
    #expect(try report([try document(rows)]).text == (try report([try document(rows)]).text))
  }

  @Test("Findings that look alike share a picture")
  func shared() throws {
    let rows = (0..<5).map { growing($0, title: "a\nb", titleLines: 1) }
    let (text, _) = try report([try document(rows)])
    #expect(count("<article", in: text) == 5 && count("<figure>", in: text) == 10 && count("<symbol", in: text) == 2)
  }

  @Test("Pictures are as wide as the list, and letters are in the page once, however often they are shown")
  func pictures() throws {
    let (text, _) = try report([try document([growing(1, title: "ab\nb", titleLines: 1)])])
    #expect(text.matches(of: #/<symbol id="p\d+" viewBox="0 0 320 [\d.]+">/#).count == 2)
    // “a”, “b” and “…” are outlined once and used by both pictures, in two sizes.
    #expect(text.matches(of: #/<path id="g\d+"/#).count == 3)
    #expect(text.matches(of: #/<use href="#g\d+"/#).count == 6)
    // An emoji is a bitmap, which both pictures show.
    let (emoji, _) = try report([try document([growing(1, title: "😀\nb", titleLines: 1)])])
    #expect(emoji.matches(of: #/<image id="g\d+"[^>]* href="data:image\/png;base64,/#).count == 1)
  }

  @Test("Pictures have both schemes' colours, and no style of their own, which the page's policy would refuse")
  func schemes() throws {
    let (text, _) = try report([try document([growing(1, title: "a\nb", titleLines: 1)])])
    let sheet = try #require(text.firstRange(of: "<svg class=\"sheet\"")).lowerBound
    let pictures = text[sheet...].prefix { $0 != "\u{0}" }
    #expect(pictures.contains("light-dark(#ffffff,#000000)"))
    #expect(!pictures.contains("style="))
  }

  @Test("Nothing that a document says becomes markup")
  func hostile() throws {
    let attack = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"' --> \u{202E}\u{0}"
    let rows = [stereo(attack, title: attack + "\nb", titleLines: 1)]
    var audited = try document(rows, locale: "en")
    audited.source = attack
    let (text, result) = try report([audited])
    #expect(result.groups.count == 1)
    #expect(count("<script>", in: text) == 1 && count("</script>", in: text) == 1)
    #expect(!text.contains("<img") && !text.contains("\0"))
    // An isolate around each override ends it.
    for part in text.components(separatedBy: "\u{202E}").dropFirst() { #expect(part.contains("</bdi>")) }
  }

  @Test("What a baseline knows is not shown")
  func baseline() throws {
    let known = try document([stereo("old", title: "a\nb", titleLines: 1)])
    let first = try report([known]).result
    let baseline = try Baseline(first.report(.ndjson), source: "known.ndjson")
    let clean = try report([known], baseline: baseline)
    #expect(clean.result.findings.isEmpty && clean.text.contains("Nothing found") && !clean.text.contains("<form"))
    let more = try document([
      stereo("old", title: "a\nb", titleLines: 1), stereo("new", title: "a\nb", titleLines: 1),
    ])
    let (text, result) = try report([more], pictures: 1, baseline: baseline)
    #expect(Set(result.findings.map(\.row.name)) == ["new"])
    // A known fault takes no place among the pictures.
    #expect(count("<figure>", in: text) == 2)
  }

  @Test("However much is found, the page is bounded and says what it leaves out")
  func bounded() throws {
    let rows = (0..<2500).map { stereo($0, title: "a\nb", titleLines: 1) }
    let (text, result) = try report([try document(rows), try document([rows[0]], locale: "de")], pictures: 10)
    #expect(result.groups.count == 2501)
    #expect(count("<article", in: text) == 2000)
    #expect(text.contains("2\u{202F}000 of 2\u{202F}501 faults are listed"))
    #expect(text.contains("10 of 2\u{202F}000 faults have pictures"))
    // The small document gets its share of the list.
    #expect(count("data-locale=\"1\"", in: text) == 1)
    // 2 000 rows of twelve columns are within the limit of 40 000 cells.
    #expect(count("<tr data-row=", in: text) == 2000)
    #expect(text.utf8.count < 6_000_000)
  }

  @Test("Without a painter, and without pictures, it is a page all the same")
  func withoutPictures() throws {
    let documents = [try document([stereo(1, title: "a\nb", titleLines: 1)])]
    let (text, result) = try report(documents, pictures: 0)
    #expect(count("<article", in: text) == 1 && count("<figure>", in: text) == 0)
    #expect(count("<figure>", in: String(decoding: result.report(.html), as: UTF8.self)) == 0)
  }

  @Test("Rows too large for a picture are cut or left out, and said to be")
  func large() throws {
    let tall = String(repeating: "a\n", count: 4000)
    let wide = try document([stereo(1, title: "a\nb", titleLines: 1)], width: 4000)
    var audit = Audit(matrix: AuditMatrix(), rules: AuditRules(maximumLines: 3))
    audit.specimenLimit = 10
    let result = audit.run([wide, try document([stereo(1, title: tall)], locale: "de")])
    let text = String(decoding: result.report(.html, painter: PagePainter(fonts: try .bundled)), as: UTF8.self)
    #expect(count("Not drawn.", in: text) == 1 && count("points below are not shown", in: text) == 1)
    // Of the 4000 letters those that are shown, and few more.
    #expect((40...120).contains(text.matches(of: #/<use href="#g/#).count))
  }

  @Test("Letters without end are not drawn, and the page stays small")
  func endless() throws {
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    let (text, _) = try report([try document([stereo(1, title: marks + "\nb", titleLines: 1)])])
    #expect(count("Not drawn.", in: text) > 0 && text.utf8.count < 100_000)
  }
}
