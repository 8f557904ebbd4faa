// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/MeasuringAList.md:11
private func snippet1() async throws {
  let list = try LoadedList(source: "list.json", fonts: .bundled)
  let height = list.forEachPlacedRow { address, row, placed in
    print(address, row.row.kind, placed.frame.height)
  }
  print(height)
}

// Sources/Galley/Galley.docc/MeasuringAList.md:28
private func snippet2() async throws {
  let typesetter = Typesetter(fonts: try .bundled)
  let alaska = StereoCell(StereoCell.Content(title: "Alaska", detail: "US-AK"), typesetter: typesetter)
  let arizona = StereoCell(StereoCell.Content(title: "Arizona", detail: "US-AZ"), typesetter: typesetter)
  let list = RowList(sections: [ListSection(rows: [alaska, arizona])])
  let layout = list.layout(ListGeometry(width: 375), traits: Traits())
  print(layout.height, layout.sections[0].rows[1].frame)
}

// Sources/Galley/Galley.docc/MeasuringAList.md:43
private func snippet3() async throws {
  let typesetter = Typesetter(fonts: try .bundled)
  let text = typesetter.prepare("Straßenverkehrsmeldungen", style: TextStyle(families: ["Roboto"], locale: "de"))
  let measurement = text.measure(width: 120, size: 16)
  print(measurement.lineCount, measurement.height, measurement.firstBaseline)
}
