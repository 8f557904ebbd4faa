import Benchmark
import Galley
import Workloads

/// A row of every kind: made of its content, with nothing but its texts prepared beside it, its height, and the frames of
/// all that is in it.
func addRows(_ workload: Workload) {
  let texts = workload.texts.prefix(2_000)
  let traits = Traits()
  for kind in RowWorkload.all {
    let rows = kind.rows(of: texts, Typesetter(fonts: Faces.collection))
    Benchmark("rows/\(kind.name)/prepare") { benchmark in
      let typesetter = Typesetter(fonts: Faces.collection)
      measure(benchmark, texts: texts.count) {
        for text in texts { blackHole(kind.row(text, typesetter)) }
      }
    }
    Benchmark("rows/\(kind.name)/height") { benchmark in
      measure(benchmark, texts: rows.count) {
        for row in rows { blackHole(row.height(width: RowWorkload.width, traits: traits)) }
      }
    }
    Benchmark("rows/\(kind.name)/layout") { benchmark in
      measure(benchmark, texts: rows.count) {
        for row in rows { blackHole(row.layout(width: RowWorkload.width, traits: traits)) }
      }
    }
  }
  for workers in [1, 2] { addRowWorkers(workers, texts, traits) }
}

/// The same rows measured by several workers at once, each all of them, so that nothing but sharing can slow them down.
private func addRowWorkers(_ workers: Int, _ texts: ArraySlice<String>, _ traits: Traits) {
  let typesetter = Typesetter(fonts: Faces.collection)
  let rows = RowWorkload.all.flatMap { $0.rows(of: texts.prefix(500), typesetter) }
  let rounds = 10
  Benchmark("rows/workers/\(workers)") { benchmark in
    let clock = ContinuousClock()
    let start = clock.now
    await withTaskGroup { group in
      for _ in 0..<workers {
        group.addTask {
          for _ in 0..<rounds {
            for row in rows { blackHole(row.height(width: RowWorkload.width, traits: traits)) }
          }
        }
      }
    }
    let (seconds, attoseconds) = (clock.now - start).components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    record(benchmark, nanoseconds / (workers * rounds * rows.count))
  }
}

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
    add("resize") { index, position, offset in
      index.setHeight(44 + offset.truncatingRemainder(dividingBy: 50), of: position)
    }
    add("visible") { index, _, offset in blackHole(index.parts(from: offset, to: offset + 1_400)) }
    add("insert-and-delete") { index, position, _ in
      guard case .row(let row) = position.part else { return }
      index.insertRows(CollectionOfOne(50), at: row, inSection: position.section)
      index.removeRows(row..<row + 1, inSection: position.section)
    }
    Benchmark("\(name)/bytes-per-row") { benchmark in
      record(benchmark, HeightIndex(sections: sections).byteCount / rows)
    }
  }
}
