// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/ListDocument/Lists/ListMeasurer.swift:7
private func snippet1() async throws {
  let fonts: FontCollection = given()
  let list: LoadedList = given()
  let measurer = ListMeasurer(fonts: fonts, format: .ndjson)
  try measurer.measure("list.ndjson") { bytes in print(String(decoding: bytes, as: UTF8.self), terminator: "") }
}

// Sources/ListDocument/Lists/ListReader.swift:11
private func snippet2() async throws {
  let fonts: FontCollection = given()
  let list: LoadedList = given()
  var reader = try ListReader(source: "list.json", fonts: fonts)
  while let item = try reader.next() { print(item) }
}

// Sources/ListDocument/Lists/LoadedList+HeightIndex.swift:6
private func snippet3() async throws {
  let fonts: FontCollection = given()
  let list = try LoadedList(source: "list.json", fonts: fonts)
  let index = list.heightIndex()
  index.position(atOffset: 1_000)                        // the row a scroll view begins with
  index.offset(of: ListPosition(section: 0, row: 3))     // what `forEachPlacedRow` has as the y of its frame
}

// Sources/ListDocument/Lists/LoadedList.swift:73
private func snippet4() async throws {
  let audit: Audit = given()
  let rows: [any Row] = given()
  let list = LoadedList(RowList(sections: [ListSection(rows: rows)]), ListGeometry(width: 375))
  for group in audit.run([AuditedDocument(source: "settings", list: list)]).groups { print(group) }
}

// Sources/ListDocument/Lists/LoadedList.swift:133
private func snippet5() async throws {
  let list: LoadedList = given()
  list.forEachPlacedRow { address, row, placed in print(address, placed.frame) }
}

// Sources/ListDocument/Texts/TextMeasurer.swift:8
private func snippet6() async throws {
  let fonts: FontCollection = given()
  let measurer = TextMeasurer(fonts: fonts)
  try measurer.measure(lines: "cases.ndjson") { bytes in
    print(String(decoding: bytes, as: UTF8.self), terminator: "")
  }
}
