import Benchmark
import Galley
import Peers
import Workloads

/// Whole lists of stereo cells, at three sizes so that growth shows: prepared, and measured again at another width and
/// category, with the index made anew.
func addLists(_ workload: Workload) {
  for rows in [10_000, 100_000, 1_000_000] {
    let name = "lists/\(rows)"
    Benchmark("\(name)/cold") { benchmark in
      let cells = workload.column(of: .stereo, rows: rows)
      let typesetter = Typesetter(fonts: Faces.collection)
      measure(benchmark, texts: rows) {
        blackHole(PreparedRowColumn(cells, typesetter: typesetter).heights(width: 375, traits: Traits()))
      }
    }
    // Nanoseconds of the whole list.
    for (what, width, category) in [("width", 320.0, SizeCategory.large), ("category", 375, .accessibility3)] {
      Benchmark("\(name)/\(what)") { benchmark in
        let cells = PreparedRowColumn(
          workload.column(of: .stereo, rows: rows), typesetter: Typesetter(fonts: Faces.collection))
        let traits = Traits(sizeCategory: category)
        measure(benchmark, texts: 1) {
          blackHole(HeightIndex(sections: [SectionHeights(rows: cells.heights(width: width, traits: traits))]))
        }
      }
    }
  }
}

/// A column of rows of each kind, nanoseconds a row: prepared, beside columns of the same texts, and measured again.
func addRowColumns(_ workload: Workload) {
  let count = 100_000
  for kind in RowWorkload.all {
    let name = "columns/\(kind.name)"
    Benchmark("\(name)/cold") { benchmark in
      let rows = workload.column(of: kind, rows: count)
      measure(benchmark, texts: count) {
        blackHole(PreparedRowColumn(rows, typesetter: Typesetter(fonts: Faces.collection)))
      }
    }
    Benchmark("\(name)/texts") { benchmark in
      let columns = workload.textColumns(of: kind, rows: count)
      measure(benchmark, texts: count) {
        let typesetter = Typesetter(fonts: Faces.collection)
        for (texts, style) in columns { blackHole(PreparedColumn(texts, style: style, typesetter: typesetter)) }
      }
    }
    for (what, width, category) in [("width", 320.0, SizeCategory.large), ("category", 375, .accessibility3)] {
      Benchmark("\(name)/\(what)") { benchmark in
        let rows = PreparedRowColumn(
          workload.column(of: kind, rows: count), typesetter: Typesetter(fonts: Faces.collection))
        // Android's rows follow the font scale.
        let traits = Traits(sizeCategory: category, fontScale: category == .large ? 1 : 1.3)
        measure(benchmark, texts: count) { blackHole(rows.heights(width: width, traits: traits)) }
      }
    }
  }
}

/// The texts of the same cells, and nothing but the texts, as Pango lays them out.
func addListPeers(_ workload: Workload) {
  Benchmark("lists/cold/pango") { benchmark in
    let pango = Pango(workload)
    let rows = workload.texts.prefix(4_000).map { (Bytes("\($0.prefix(24)) 0"), Bytes("\($0) 0")) }
    _ = pango.lines(Bytes("a"), width: Workload.width)
    measure(benchmark, texts: rows.count) {
      for (title, detail) in rows {
        blackHole(pango.lines(title, width: 343))
        blackHole(pango.lines(detail, width: 343))
      }
    }
  }
}
