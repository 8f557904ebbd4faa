import Foundation
import TestSupport
import Testing

/// The ledger of positions that differ from Chromium's: `Tests/Fixtures/chromium-positions/differences.tsv`, explained in
/// `DIFFERENCES.md`.
struct PositionsLedger {
  /// For each aspect and case that differs, the heading under which it is explained.
  private let reasons: [String: [String: String]]
  private let explained: Set<String>

  init() throws {
    let folder = Repository.file("Tests/Fixtures/chromium-positions")
    let table = try String(contentsOf: folder.appending(path: "differences.tsv"), encoding: .utf8)
    var reasons: [String: [String: String]] = [:]
    for row in table.split(separator: "\n").dropFirst() {
      let cells = row.split(separator: "\t").map(String.init)
      try #require(cells.count == 3, "\(row)")
      reasons[cells[0], default: [:]][cells[1]] = cells[2]
    }
    self.reasons = reasons
    explained = Set(
      try String(contentsOf: folder.appending(path: "DIFFERENCES.md"), encoding: .utf8)
        .split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) })
  }

  /// Expects that exactly the listed cases differ in an aspect.
  func expect(_ found: some Sequence<String>, in aspect: String) {
    let (found, known) = (Set(found), Set((reasons[aspect] ?? [:]).keys))
    for id in found.subtracting(known).sorted() { Issue.record("not in the ledger: \(aspect)\t\(id)") }
    for id in known.subtracting(found).sorted() { Issue.record("gone, but in the ledger: \(aspect)\t\(id)") }
  }

  /// Expects that every difference is explained, and that every explanation is needed.
  func expectExplanations() {
    #expect(Set(reasons.values.flatMap(\.values)) == explained)
  }
}
