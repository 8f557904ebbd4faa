import Benchmark
import Galley
import Workloads

/// The index of heights, at three sizes so that its growth shows.
func addIndex() {
  for rows in [10_000, 100_000, 1_000_000] {
    let name = "index/\(rows)"
    let sections = (0..<100).map { section in
      SectionHeights(
        spaceAbove: 22, header: 28, rows: (0..<rows / 100).map { Double(44 + ($0 * 37 + section) % 80) },
        spaceBelow: 8)
    }
    let count = 20_000
    Benchmark("\(name)/build") { benchmark in
      measure(benchmark, texts: 1) { blackHole(HeightIndex(sections: sections)) }
    }
    func add(_ query: String, _ body: @escaping @Sendable (inout HeightIndex, ListPosition, Double) -> Void) {
      Benchmark("\(name)/\(query)") { benchmark in
        var index = HeightIndex(sections: sections)
        var random = UInt64(7)
        let height = index.height
        // Places in the order of a linear congruential generator (Knuth's constants).
        let places = (0..<count).map { _ in
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let number = Int(random >> 33)
          return (
            ListPosition(section: number % 100, row: number / 100 % (rows / 100)),
            height * Double(number % 65_536) / 65_536
          )
        }
        measure(benchmark, texts: count) {
          for (position, offset) in places { body(&index, position, offset) }
        }
      }
    }
    add("offset-to-row") { index, _, offset in blackHole(index.position(atOffset: offset)) }
    add("row-to-offset") { index, position, _ in blackHole(index.offset(of: position)) }
    add("resize") { index, position, _ in
      guard case .row(let row) = position.part else { return }
      // Heights that cost nothing to make.
      index.setHeight(Double(44 + row & 31), of: position)
    }
    add("visible") { index, _, offset in blackHole(index.parts(from: offset, to: offset + 1_400)) }
    add("insert-and-delete") { index, position, _ in
      guard case .row(let row) = position.part else { return }
      index.insertRows(CollectionOfOne(50), at: row, inSection: position.section)
      index.removeRows(row..<row + 1, inSection: position.section)
    }
    addPrefixSums(name, sections)
    Benchmark("\(name)/bytes-per-row") { benchmark in
      record(benchmark, HeightIndex(sections: sections).byteCount / rows)
    }
  }
}

/// What one would do without an index: an array of where each row ends, made again from the first row that changed.
private struct PrefixSums {
  var heights: [Double]
  var ends: [Double]

  init(_ heights: [Double]) {
    self.heights = heights
    ends = heights
    update(from: 0)
  }

  mutating func update(from first: Int) {
    var end = first > 0 ? ends[first - 1] : 0
    for row in first..<heights.count {
      end += heights[row]
      ends[row] = end
    }
  }

  /// The row at an offset, by halving.
  func row(atOffset offset: Double) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The same questions and edits of an array of prefix sums.
private func addPrefixSums(_ name: String, _ sections: [SectionHeights]) {
  let heights = sections.flatMap { [$0.spaceAbove, $0.header] + $0.rows + [$0.footer, $0.spaceBelow] }
  // Edits are so much dearer here that few of them will do.
  for (query, count) in [("offset-to-row", 20_000), ("resize", 50), ("insert-and-delete", 50)] {
    Benchmark("\(name)/prefix-sums/\(query)") { benchmark in
      var sums = PrefixSums(heights)
      var random = UInt64(7)
      let rows = (0..<count).map { _ in
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % heights.count
      }
      let offsets = rows.map { sums.ends[$0] - 1 }
      measure(benchmark, texts: count) {
        for (row, offset) in zip(rows, offsets) {
          switch query {
          case "offset-to-row": blackHole(sums.row(atOffset: offset))
          case "resize":
            sums.heights[row] = 60
            sums.update(from: row)
          default:
            sums.heights.insert(50, at: row)
            sums.ends.insert(0, at: row)
            sums.update(from: row)
            sums.heights.remove(at: row)
            sums.ends.removeLast()
            sums.update(from: row)
          }
        }
      }
      blackHole(sums)
    }
  }
}
