import Foundation
import TestSupport
import TextAnalysis

/// The ledger of known differences from Chromium: `Tests/Fixtures/chromium/differences.tsv`, explained in `DIFFERENCES.md`.
struct ChromiumDifferences {
  /// The known differences, with the heading under which each is explained.
  let reasons: [ChromiumDifference: String]
  /// The headings of the explanations.
  let explained: Set<String>

  init() throws {
    let folder = Repository.file("Tests/Fixtures/chromium")
    let table = try String(contentsOf: folder.appending(path: "differences.tsv"), encoding: .utf8)
    var reasons: [ChromiumDifference: String] = [:]
    for row in table.split(separator: "\n").dropFirst() {
      let cells = row.split(separator: "\t").map(String.init)
      guard cells.count == 4, let aspect = ChromiumDifference.Aspect(rawValue: cells[0]) else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSDebugDescriptionErrorKey: String(row)])
      }
      reasons[ChromiumDifference(aspect: aspect, id: cells[1], width: Double(cells[2]))] = cells[3]
    }
    self.reasons = reasons
    explained = Set(
      try String(contentsOf: folder.appending(path: "DIFFERENCES.md"), encoding: .utf8)
        .split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) })
  }

  /// The known differences in one file of the recording, for the version of Unicode at run time.
  func known(in name: String) -> Set<ChromiumDifference> {
    Set(
      reasons.keys.filter { $0.id.dropLast(5) == name && (unicodeVersion.major < 16 || reasons[$0] != "mark-scripts") })
  }
}
