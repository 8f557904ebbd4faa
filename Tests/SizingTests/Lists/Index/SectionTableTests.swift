import TestSupport
import Testing

@testable import Sizing

@Suite("Sections of a list")
struct SectionTableTests {
  @Test(
    "After each of thousands of edits every section and part is where plain counting finds it",
    arguments: [0, 1, 56, 57, 700])
  func model(sectionCount: Int) {
    var random = SeededGenerator(seed: UInt64(81 + sectionCount))
    var counts = (0..<sectionCount).map { _ in Int.random(in: 1...9, using: &random) }
    var table = SectionTable(counts)
    for step in 0..<3_000 {
      // The table grows, shrinks, and grows again.
      let grows = Int.random(in: 0..<10, using: &random) < (step / 1_000 == 1 ? 1 : 7)
      if counts.isEmpty || grows {
        let section = step % 3 == 0 ? counts.count : Int.random(in: 0...counts.count, using: &random)
        let count = Int.random(in: 1...9, using: &random)
        counts.insert(count, at: section)
        table.insert(count, at: section)
      } else if step % 2 == 0 {
        let section = Int.random(in: counts.indices, using: &random)
        counts.remove(at: section)
        table.remove(section)
      } else {
        let section = Int.random(in: counts.indices, using: &random)
        let difference = Int.random(in: 1 - counts[section]...5, using: &random)
        counts[section] += difference
        table.add(difference, toSection: section)
      }
      guard step % 50 == 0 else { continue }
      #expect(table.count == counts.count)
      var first = 0
      for (section, count) in counts.enumerated() {
        let place = table[section]
        guard place.section == section, place.first == first, place.count == count, place.end == first + count else {
          Issue.record("section \(section) after step \(step) is \(place), not \(count) from \(first)")
          return
        }
        for part in [first, first + count - 1] where table.section(ofPart: part).section != section {
          Issue.record("part \(part) after step \(step) is not in section \(section)")
          return
        }
        first += count
      }
    }
  }

  @Test("A table that grows at its end has full blocks")
  func growth() {
    var table = SectionTable([])
    for section in 0..<10_000 { table.insert(5, at: section) }
    #expect(table[9_999].first == 5 * 9_999)
    #expect(table.byteCount <= 8 * 10_000)
  }
}
