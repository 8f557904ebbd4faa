import Benchmark
import Galley
import Workloads

/// Rows whose texts are prepared: their heights, and the frames of all that is in them.
func addRows(_ workload: Workload) {
  guard let fonts = try? FontCollection.bundled else { fatalError("the bundled faces are not found") }
  let typesetter = Typesetter(fonts: fonts)
  let texts = workload.texts.prefix(2_000)
  let traits = Traits()
  let stereo = texts.map { text in
    StereoCell(
      StereoCell.Content(
        title: String(text.prefix(24)), detail: text,
        leadingImage: StereoCell.Image(size: Size(width: 40, height: 40))), typesetter: typesetter)
  }
  addRow("stereo", stereo, traits)
  let cells = texts.map { text in
    var content = ListContentRow.Content(text: String(text.prefix(24)), secondaryText: text)
    content.accessories = [CellAccessory(.system(.checkmark)), CellAccessory(.system(.disclosureIndicator))]
    return ListContentRow(content, configuration: ListContentConfiguration(.subtitleCell), typesetter: typesetter)
  }
  addRow("uikit", cells, traits)
}

private func addRow(_ name: String, _ rows: [some Row], _ traits: Traits) {
  Benchmark("rows/\(name)/height") { benchmark in
    measure(benchmark, texts: rows.count) {
      for row in rows { blackHole(row.height(width: 375, traits: traits)) }
    }
  }
  Benchmark("rows/\(name)/layout") { benchmark in
    measure(benchmark, texts: rows.count) {
      for row in rows { blackHole(row.layout(width: 375, traits: traits)) }
    }
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
