// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/RightToLeft.md:13
private func snippet1() async throws {
  let typesetter = Typesetter(fonts: try .bundled)
  let text = typesetter.prepare("מחיר: 25 USD", style: TextStyle(families: ["system"], locale: "he"))
  let cell = StereoCell(StereoCell.Content(title: "מחיר", detail: "25 USD"), typesetter: typesetter)
  let mirrored = cell.layout(width: 320, traits: Traits(direction: .rightToLeft))
  print(text.measure(width: 200, size: 17).width, mirrored[.title]?.frame as Any)
}
