// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/Galley.md:12
private func snippet1() async throws {
  let typesetter = Typesetter(fonts: try .bundled)
  let title = typesetter.prepare("Größe der Schrift ändern", style: TextStyle(families: ["system"], locale: "de"))
  print(title.measure(width: 200, size: 17).height, title.measure(width: 200, size: 53).height)
}
