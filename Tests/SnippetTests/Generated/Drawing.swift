// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Drawing/Pages/PagePainter.swift:7
private func snippet1() async throws {
  let fonts: FontCollection = given()
  let panel: Panel = given()
  let painter = PagePainter(fonts: fonts)
  let png = try painter.png(Page(panel), scale: 2)
}
