import Sizing
import Testing

@testable import Recordings

struct RowComparerTests {
  @Test("Rows that are compared alike share the ways to what was compared")
  func paths() throws {
    var comparer = RowComparer(options: ComparisonOptions(), tolerance: 0.5, origin: .list)
    for row in DocumentRow.rows(of: try titles((0..<100).map { "Row \($0)" })).rows {
      var recorded = RecordedRow(place: "line 1")
      recorded.frame = RecordedFrame(row.placed.frame)
      let names = comparer.compare(row, recorded).values.map(\.name)
      #expect(names == ["frame.x", "frame.y", "frame.width", "frame.height"])
    }
    let count = comparer.paths.count
    #expect(count == 4)
  }
}
