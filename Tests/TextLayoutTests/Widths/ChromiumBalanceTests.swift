import TestSupport
import Testing

@testable import TextLayout

/// Compares balanced lines with `text-wrap: balance` of headless Chromium in the same faces.
///
/// Chromium has two rules. The older one bisects for the narrowest width that needs no more lines, to within a pixel; Galley
/// finds that width exactly. The newer one minimizes the sum of the squares of the space that lines leave empty, with a
/// penalty for a last line of one word (`score_line_breaker.cc`). It is not used if a style for the first line is set.
/// Neither balances a text of more than six lines.
@Suite("Chromium: balance")
struct ChromiumBalanceTests {
  private static let mostLines = 6

  @Test(
    "Lines start where Chromium's older rule puts them, within its tolerance of a pixel, but for those in the ledger")
  func bisected() throws {
    var counts = (same: 0, withinAPixel: 0)
    var differing: Set<String> = []
    for one in try PositionsComparison.all(in: "balance", ParagraphStyle(wrapping: .balanced)) {
      let recorded = one.recorded.bisected ?? []
      let greedy = one.text.layout(width: one.recorded.width, size: one.size)
      if one.starts(of: greedy).count > Self.mostLines {
        if one.starts(of: greedy) != recorded { differing.insert(one.id) }
        continue
      }
      let narrowest = one.text.balancedWidth(width: one.recorded.width, size: one.size)
      if one.starts(of: one.layout) == recorded {
        counts.same += 1
      } else if (0...64).contains(where: {
        one.starts(of: one.text.layout(width: narrowest + Double($0) / 64, size: one.size)) == recorded
      }) {
        counts.withinAPixel += 1
      } else {
        differing.insert(one.id)
      }
    }
    #expect(counts.same >= 1_400 && counts.withinAPixel <= 20, "\(counts)")
    try PositionsLedger().expect(differing, in: "balance")
  }

  @Test("Chromium's newer rule has as many lines, and its widest is never narrower")
  func scored() throws {
    var (total, equal) = (0, 0)
    let otherWidths = Set(try ChromiumDifferences().reasons.keys.filter { $0.aspect == .widths }.map(\.id))
    for one in try PositionsComparison.all(in: "balance", ParagraphStyle(wrapping: .balanced)) {
      // The ledgers cover lines that start elsewhere or have other widths, and tabs.
      let recorded = one.recorded.bisected ?? []
      guard one.starts(of: one.layout) == recorded, recorded.count <= Self.mostLines,
        one.text.storage.shaped.tabs.isEmpty, !otherWidths.contains(one.id)
      else { continue }
      total += 1
      equal += one.recorded.starts == recorded ? 1 : 0
      #expect(one.recorded.starts.count == recorded.count, "\(one.id) \(one.recorded.width)")
      let tolerance = one.lines.map(one.tolerance).max() ?? 0
      #expect((one.recorded.widths?.max() ?? 0) > one.layout.width - tolerance, "\(one.id) \(one.recorded.width)")
    }
    #expect(total >= 1_350)
    // The two rules agree in more than 70 % of the cases, but not in all.
    #expect(Double(equal) > 0.7 * Double(total) && equal < total, "\(equal) of \(total)")
  }
}
