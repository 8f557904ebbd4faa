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

// Sources/Drawing/SVG/SVGSheet.swift:8
private func snippet2() async throws {
  let fonts: FontCollection = given()
  var page: String = given()
  let panel: Panel = given()
  let sheet = try SVGSheet(fonts: fonts)
  let first = try sheet.picture(of: panel)
  page += "<svg width='0' height='0'><defs>\(sheet.definitions)</defs></svg>"
  page += "<svg viewBox='0 0 \(panel.width) \(panel.height)'>\(first)</svg>"
}
