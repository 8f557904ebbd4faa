// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/FontKit/FontCollection.swift:3
private func snippet1() async throws {
  var fonts = FontCollection()
  fonts.add(try FontFace(contentsOfFile: "Roboto-Regular.ttf"), family: "Roboto")
  fonts.add(try FontFace(contentsOfFile: "NotoSansThai-Regular.ttf"))
  fonts.fallbackFamilies = ["Noto Sans Thai"]
}

// Sources/FontKit/FontFace.swift:5
private func snippet2() async throws {
  let font = try FontFace(contentsOfFile: "Roboto-Regular.ttf")
  font.unitsPerEm          // 2048
  font.metrics.ascender    // 1900
}
