import Galley
import Testing

@testable import GalleyTesting

/// A line break that is written into a text makes a second line at every size and width.
@Suite struct ExpectNoFindingsTests {
  @Test("A list without faults passes")
  func passes() throws {
    expectNoFindings(try list(title: "Wi-Fi"), widths: [320, 390])
  }

  @Test("A fault fails the test once, at the line of the call, and says where it is")
  func fails() throws {
    let list = try list(title: "Wi-Fi\\nnetworks")
    let line = Int(#line) + 2
    withKnownIssue {
      expectNoFindings(list, widths: [320, 390])
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line && words.hasPrefix("wifi: truncated title, ")
        && words.contains("320 wide in XS–AX5, 390 wide in XS–AX5, ltr and rtl") && words.contains("networks")
    }
  }

  @Test("Each fault has a picture, and the combinations are those that were asked for")
  func pictures() throws {
    let audit = Audit(matrix: AuditMatrix(sizeCategories: [.large], widths: [200], directions: [.rightToLeft]))
    let failures = findingFailures(try list(title: "Wi-Fi\\nnetworks"), audit)
    #expect(failures.count == 1)
    #expect(failures.first?.picture?.name == "wifi-truncated-title.png")
    #expect(failures.first?.picture?.png.starts(with: signatureOfPNG) == true)
    #expect(failures.first?.message.contains("200 wide in L, rtl") == true)
  }

  @Test("Rows made in code are audited, measured and drawn as a document's are, and go by their places")
  func rowsInCode() throws {
    let document = try list(title: "Wi-Fi\\nnetworks")
    let cell = StereoCell(
      StereoCell.Content(title: "Wi-Fi\nnetworks", titleLines: 1), typesetter: Typesetter(fonts: try .bundled))
    let rows = RowList(sections: [ListSection(header: OneLine("a\nb"), rows: [cell, OneLine("a\nb"), OneLine("c")])])
    let made = LoadedList(
      rows, document.settings.geometry, traits: document.settings.traits, locale: document.settings.locale)
    let matrix = AuditMatrix(sizeCategories: .all, widths: [200, 320], directions: .both)
    func groups(_ list: LoadedList) -> [FindingGroup] {
      Audit(matrix: matrix).run([AuditedDocument(source: "list", list: list)]).groups
    }
    let (own, known) = (groups(made), groups(document))
    #expect(own.map(\.row.name) == ["sections[0].header", "sections[0].rows[0]", "sections[0].rows[1]"])
    try #require(own.count == 3 && known.count == 1)
    for (mine, theirs) in zip(own[1].findings, known[0].findings) {
      #expect(mine.kind == theirs.kind && mine.combination == theirs.combination && mine.detail == theirs.detail)
    }
    #expect(own[1].findings.count == known[0].findings.count && own[1].findings.count == 48)

    let failures = findingFailures(made, Audit(matrix: matrix))
    #expect(failures.allSatisfy { $0.picture?.png.starts(with: signatureOfPNG) == true } && failures.count == 3)
    #expect(try made.png().starts(with: signatureOfPNG))
    let traits = Traits(sizeCategory: .accessibility3, direction: .rightToLeft)
    let layout = rows.layout(ListGeometry(width: 200), traits: traits)
    expectHeight(made, layout.height, category: .accessibility3, width: 200, direction: .rightToLeft)
    expectHeight(
      made, row: "sections[0].rows[0]", layout.sections[0].rows[0].frame.height, category: .accessibility3, width: 200,
      direction: .rightToLeft)
  }

  @Test("What the rules leave out and what a baseline accepts does not fail")
  func accepted() throws {
    let list = try list(title: "Wi-Fi\\nnetworks")
    expectNoFindings(list, rules: AuditRules(kinds: [.overlap]))
    let matrix = AuditMatrix(sizeCategories: .all, widths: [], directions: .both)
    let known = Audit(matrix: matrix).run([AuditedDocument(source: "list", list: list)])
    let baseline = try Baseline(known.report(.ndjson), source: "known.ndjson")
    expectNoFindings(list, baseline: baseline)
    // A baseline of the command's has the document's name.
    let ofCommand = Audit(matrix: matrix).run([AuditedDocument(source: "Lists/wifi.json", list: list)]).report(.ndjson)
    expectNoFindings(list, baseline: try Baseline(ofCommand, source: "known.ndjson"), source: "Lists/wifi.json")
    #expect(
      findingFailures(list, Audit(matrix: matrix, baseline: try Baseline(ofCommand, source: "known.ndjson"))).count == 1
    )
  }
}

/// A row of an app's own, which shows a line of its text.
private struct OneLine: PlannedRow {
  let title: RowLabel?
  let kind = "test.oneLine"

  init(_ title: String) {
    let fonts = (try? FontCollection.bundled) ?? FontCollection()
    self.title = RowLabel(
      title, style: TextStyle(families: ["Roboto"]), paragraph: ParagraphStyle(maximumLines: 1),
      typesetter: Typesetter(fonts: fonts))
  }

  func plan(_ plan: inout RowPlan, traits: Traits) {
    let text = plan.measure(title, width: plan.width, fontSize: 17)
    plan.height = max(44, text.height)
    plan.place(.title, text, x: 0, y: 0)
  }
}
