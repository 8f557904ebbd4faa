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
