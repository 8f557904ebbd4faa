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
