// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/FontKit/Font.swift:5
private func snippet1() async throws {
  let font = try Font(contentsOfFile: "Roboto-Regular.ttf")
  font.unitsPerEm          // 2048
  font.metrics.ascender    // 1900
}

// Sources/FontKit/FontCollection.swift:3
private func snippet2() async throws {
  var fonts = FontCollection()
  fonts.add(try Font(contentsOfFile: "Roboto-Regular.ttf"), family: "Roboto")
  fonts.add(try Font(contentsOfFile: "NotoSansThai-Regular.ttf"))
  fonts.fallbackFamilies = ["Noto Sans Thai"]
}
