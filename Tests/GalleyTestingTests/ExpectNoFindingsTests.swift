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

  @Test("What the rules leave out and what a baseline accepts does not fail")
  func accepted() throws {
    let list = try list(title: "Wi-Fi\\nnetworks")
    expectNoFindings(list, rules: AuditRules(kinds: [.overlap]))
    let matrix = AuditMatrix(sizeCategories: .all, widths: [], directions: .both)
    let known = Audit(matrix: matrix).run([AuditedDocument(source: "list", list: list)])
    let baseline = try Baseline(known.report(.ndjson), source: "known.ndjson")
    expectNoFindings(list, baseline: baseline)
  }
}
