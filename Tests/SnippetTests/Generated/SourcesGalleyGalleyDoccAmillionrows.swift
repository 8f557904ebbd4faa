// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/AMillionRows.md:11
private func snippet1() async throws {
  var contacts = RowColumn()
  let person = contacts.addVariant(texts: 2) { texts, typesetter in
    StereoCell(StereoCell.Content(title: texts[0], detail: texts[1]), typesetter: typesetter)
  }
  let heading = contacts.addVariant(texts: 1) { texts, typesetter in
    ListContentRow(
      ListContentRow.Content(text: texts[0]), configuration: ListContentConfiguration(.cell), typesetter: typesetter)
  }
  contacts.append(["A"], as: heading)
  for number in 0..<1_000_000 { contacts.append(["Person \(number)", "Available"], as: person) }
  let prepared = try await PreparedRowColumn(contacts, fonts: try .bundled, workers: 2)
  let heights = prepared.heights(width: 375, traits: Traits(sizeCategory: .accessibility1))
  print(heights.count)
}

// Sources/Galley/Galley.docc/AMillionRows.md:47
private func snippet2() async throws {
  var contacts = RowColumn()
  let person = contacts.addVariant(texts: 1) { texts, typesetter in
    StereoCell(StereoCell.Content(title: texts[0]), typesetter: typesetter)
  }
  for number in 0..<10_000 { contacts.append(["Person \(number)"], as: person) }
  let fonts = try FontCollection.bundled
  var prepared = try await PreparedRowColumn(contacts, fonts: fonts, workers: 2)

  var changed = RowColumn(variantsOf: contacts)
  changed.append(["Ada Lovelace"], as: person)
  prepared.replaceSubrange(7..<8, with: changed, typesetter: Typesetter(fonts: fonts))
  print(prepared.heights(of: 0..<20, width: 343, traits: Traits()))
}

// Sources/Galley/Galley.docc/AMillionRows.md:71
private func snippet3() async throws {
  var index = HeightIndex(sections: [SectionHeights(header: 38, rows: Array(repeating: 52, count: 1_000_000))])
  let first = index.position(atOffset: 1_000)
  index.setHeight(80, of: ListPosition(section: 0, row: 3))
  index.removeRows(10..<12, inSection: 0)
  print(index.height, first as Any)
}

// Sources/Galley/Galley.docc/AMillionRows.md:83
private func snippet4() async throws {
  let today = ListSnapshot<String, Int>.Section("today", items: Array(0..<1_000_000))
  let height = { (item: Int) in Double(44 + item % 3) }
  var list = try ListHeights(ListSnapshot([today]), section: { _ in SectionHeights(header: 38) }, item: height)
  let anchor = list.anchor(atOffset: 1_000)
  try list.insertItems([1_000_000], at: .start(of: "today"), item: height)
  try list.moveItem(7, to: .after(9))
  try list.deleteItems([8])
  if let anchor { print(list.offset(keeping: anchor) ?? 0) }
}
