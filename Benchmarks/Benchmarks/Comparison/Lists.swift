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
      let (titles, details) = texts(of: rows, workload)
      let typesetter = Typesetter(fonts: Faces.collection)
      measure(benchmark, texts: rows) {
        let cells = StereoCellColumn(titles: titles, details: details, typesetter: typesetter)
        blackHole(cells.heights(width: 375, traits: Traits()))
      }
    }
    for workers in [1, 2] where rows == 1_000_000 {
      Benchmark("\(name)/cold/workers/\(workers)") { benchmark in
        let (titles, details) = texts(of: rows, workload)
        let clock = ContinuousClock()
        let start = clock.now
        blackHole(
          await StereoCellColumn(titles: titles, details: details, fonts: Faces.collection, workers: workers))
        let (seconds, attoseconds) = (clock.now - start).components
        record(benchmark, (Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)) / rows)
      }
    }
    // Nanoseconds of the whole list.
    for (what, width, category) in [("width", 320.0, SizeCategory.large), ("category", 375, .accessibility3)] {
      Benchmark("\(name)/\(what)") { benchmark in
        let (titles, details) = texts(of: rows, workload)
        let content = StereoCell.Content(fonts: StereoCell.Fonts(adjustsForSizeCategory: true))
        let cells = StereoCellColumn(
          titles: titles, details: details, like: content, typesetter: Typesetter(fonts: Faces.collection))
        let traits = Traits(sizeCategory: category)
        measure(benchmark, texts: 1) {
          blackHole(HeightIndex(sections: [SectionHeights(rows: cells.heights(width: width, traits: traits))]))
        }
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

/// Names and descriptions of packages, again and again with another number in each, so that no text comes twice.
private func texts(of rows: Int, _ workload: Workload) -> (titles: TextColumn, details: TextColumn) {
  var (titles, details) = (TextColumn(), TextColumn())
  let count = workload.texts.count
  for row in 0..<rows {
    let text = workload.texts[row % count]
    titles.append("\(text.prefix(24)) \(row / count)")
    details.append("\(text) \(row / count)")
  }
  return (titles, details)
}
