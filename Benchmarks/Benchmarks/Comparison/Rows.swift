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
}
