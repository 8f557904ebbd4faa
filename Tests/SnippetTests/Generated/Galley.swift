// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Drawing/LoadedList+Pages.swift:10
private func snippet1() async throws {
  let list = try LoadedList(source: "list.json", fonts: .bundled)
  let page = Page(try list.panel())
  let png = try PagePainter(fonts: .bundled).png(page, scale: 2)
}

// Sources/Galley/FontFace+SystemFace.swift:10
private func snippet2() async throws {
  var fonts: FontCollection = given()
  fonts.add(try FontFace(contentsOfFile: "SF-Pro-Text-Regular.otf").asSystemFace, family: FontCollection.systemFamily)
}
