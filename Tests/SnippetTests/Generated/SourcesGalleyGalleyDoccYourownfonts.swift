// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/YourOwnFonts.md:8
private func snippet1() async throws {
  var fonts = try FontCollection.bundled
  fonts.add(try FontFace(FontData(contentsOfFile: "Brand-Regular.otf")), family: "Brand")
  fonts.add(try FontFace(FontData(contentsOfFile: "Brand-Bold.otf")), family: "Brand", weight: 700)
  let text = Typesetter(fonts: fonts).prepare("Hello", style: TextStyle(families: ["Brand", "system"]))
  print(text.measure(width: 100, size: 17).width)
}

// Sources/Galley/Galley.docc/YourOwnFonts.md:26
private func snippet2() async throws {
  var fonts = try FontCollection.bundled
  fonts.add(
    try FontFace(FontData(contentsOfFile: "SF-Pro.ttf")).asSystemFace, family: FontCollection.systemFamily)
  print(fonts.contains(family: FontCollection.systemFamily))
}
