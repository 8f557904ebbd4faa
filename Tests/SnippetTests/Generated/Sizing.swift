// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Sizing/Lists/Changes/ListHeights.swift:3
private func snippet1() async throws {
  let cells: [String: any Row] = given()
  let new: ListGeometry = given()
  var offset: Double = given()
  let snapshot: ListSnapshot<String, String> = given()
  let traits: Traits = given()
  let header = { (section: String) in SectionHeights(header: 38) }
  let height = { (item: String) in cells[item]?.height(width: 375, traits: traits) ?? 0 }
  var list = try ListHeights(snapshot, section: header, item: height)
  let anchor = list.anchor(atOffset: offset)
  try list.insertItems(["new"], at: .start(of: "today"), item: height)   // measures one row
  if let anchor { offset = list.offset(keeping: anchor) ?? 0 }            // and nothing on the screen moves
}

// Sources/Sizing/Lists/Changes/SectionOutline.swift:4
private func snippet2() async throws {
  var outline = SectionOutline<String>()
  try outline.append(["Fruit", "Bread"])
  try outline.append(["Apple", "Pear"], to: "Fruit")
  outline.expand(["Fruit"])
  outline.visibleItems        // Fruit, Apple, Pear, Bread: the items of a ListSnapshot.Section
}

// Sources/Sizing/Lists/Columns/PreparedRowColumn.swift:6
private func snippet3() async throws {
  let fonts: FontCollection = given()
  let rowColumn: RowColumn = given()
  let traits: Traits = given()
  let prepared = try await PreparedRowColumn(rowColumn, fonts: fonts, workers: 2)
  var index = HeightIndex(sections: [SectionHeights(rows: prepared.heights(width: 375, traits: traits))])
}

// Sources/Sizing/Lists/Columns/RowColumn.swift:5
private func snippet4() async throws {
  let fonts: FontCollection = given()
  var states = RowColumn()
  let state = states.addVariant(texts: 2) { texts, typesetter in
    StereoCell(StereoCell.Content(title: texts[0], detail: texts[1]), typesetter: typesetter)
  }
  states.append(["Alaska", "US-AK"], as: state)
  states.append(["Hawaii", "US-HI"], as: state)
  let prepared = PreparedRowColumn(states, typesetter: Typesetter(fonts: fonts))
  prepared.heights(width: 375, traits: Traits())
}

// Sources/Sizing/Lists/Index/HeightIndex.swift:7
private func snippet5() async throws {
  let heights: [Double] = given()
  var index = HeightIndex(sections: [SectionHeights(header: 38, rows: heights)])
  index.position(atOffset: 1_000)                          // the row a scroll view begins with
  index.setHeight(80, of: ListPosition(section: 0, row: 3))
  index.removeRows(10..<12, inSection: 0)
}

// Sources/Sizing/Lists/ListStacker.swift:5
private func snippet6() async throws {
  let header: any Row = given()
  let index: HeightIndex = given()
  let row: any Row = given()
  let rows: [any Row] = given()
  var stacker = ListStacker(geometry: ListGeometry(width: 375, style: .insetGrouped), traits: Traits())
  stacker.beginSection(hasHeader: true)
  draw(stacker.place(header, as: .header))
  for (index, row) in rows.enumerated() {
    draw(stacker.place(row, at: SectionEdges(ofRow: index, of: rows.count, hasFooter: false)))
  }
  stacker.endSection(hasFooter: false)
  stacker.finish()
  print(stacker.height)
}

// Sources/Sizing/Lists/Measuring/HeightMeasurement.swift:6
private func snippet7() async throws {
  let firstVisibleRow: Int = given()
  let fonts: FontCollection = given()
  var index: HeightIndex = given()
  let names: [String] = given()
  let traits: Traits = given()
  let measurement = HeightMeasurement(count: names.count, startingAt: firstVisibleRow)
  let chunks = measurement.chunks { Typesetter(fonts: fonts) } height: { typesetter, row in
    let cell = StereoCell(StereoCell.Content(title: names[row]), typesetter: typesetter)
    return cell.height(width: 375, traits: traits)
  }
  for await chunk in chunks { index.replaceRows(chunk.rows, inSection: 0, with: chunk.heights) }
}

// Sources/Sizing/Lists/RowList.swift:3
private func snippet8() async throws {
  let alaska: any Row = given()
  let arizona: any Row = given()
  let list = RowList(sections: [ListSection(rows: [alaska, arizona])])
  let layout = list.layout(ListGeometry(width: 375), traits: Traits())
  layout.height
}

// Sources/Sizing/Lists/RowSurroundings.swift:6
private func snippet9() async throws {
  let new: ListGeometry = given()
  let old: ListGeometry = given()
  let row: any Row = given()
  let traits: Traits = given()
  let (before, after) = (old.surroundings(of: row, traits: traits), new.surroundings(of: row, traits: traits))
  if before == after { print("the row is as high as before") }
}

// Sources/Sizing/Requests/Traits+Validation.swift:32
private func snippet10() async throws {
  let row: any Row = given()
  let request = try RowSurroundings(validating: 375, fontScale: 1.3, displayScale: 3)
  row.height(in: request)
}

// Sources/Sizing/Rows/Explaining/RowExplanation.swift:3
private func snippet11() async throws {
  let row: any Row = given()
  let why = row.explain(width: 320, traits: Traits())
  for part in why.down { print(part.value, part.name, part.rule) }
}

// Sources/Sizing/Rows/Planning/PlannedRow.swift:8
private func snippet12() async throws {
  struct Notice: PlannedRow {
    let kind = "example.notice"
    let title: RowLabel?

    func plan(_ plan: inout RowPlan, traits: Traits) {
      let text = plan.measure(title, width: plan.width - 24, fontSize: 14)
      plan.height = text.height + 24
      plan.place(.title, text, x: 12, y: 12)
    }
  }
}

// Sources/Sizing/Rows/Row.swift:9
private func snippet13() async throws {
  let typesetter: Typesetter = given()
  let fonts = StereoCell.Fonts(adjustsForSizeCategory: true)
  let row = StereoCell(StereoCell.Content(title: "Alaska", detail: "US-AK", fonts: fonts), typesetter: typesetter)
  row.layout(width: 320, traits: Traits()).size.height                                   // 77
  row.layout(width: 320, traits: Traits(sizeCategory: .accessibility5)).size.height      // 91
}

// Sources/Sizing/Rows/SwiftUI/Views/SwiftUIView.swift:9
private func snippet14() async throws {
  SwiftUIView.horizontal([.text("Alaska"), .spacer(), .text("Juneau")])
}
