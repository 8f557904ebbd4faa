// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/Resources/DrawList.swift:1
private func snippet1() async throws {
  let list = try LoadedList(source: "settings.json", fonts: .bundled)
  let page = Page(try list.panel())
  let png = try PagePainter(fonts: .bundled).png(page, scale: 2)
  print(png.count)
}

// Sources/Galley/Galley.docc/Resources/MeasureList.swift:1
private func snippet2() async throws {
  let list = try LoadedList(source: "settings.json", fonts: .bundled)
  var traits = list.settings.traits
  for category in SizeCategory.allCases {
    traits.sizeCategory = category
    print(category.shortName, list.forEachPlacedRow(list.settings.geometry, traits) { _, _, _ in })
  }
}
