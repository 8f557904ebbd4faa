// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// README.md:168
private func snippet1() async throws {
  let typesetter = Typesetter(fonts: try .bundled)
  let title = typesetter.prepare("Größe der Schrift ändern", style: TextStyle(families: ["system"], locale: "de"))
  let small = title.measure(width: 200, size: 17)  // 1 line, 20.29 points high
  let large = title.measure(width: 200, size: 53)  // 4 lines, 252.99: nothing is shaped again
  print(small.lineCount, small.height, large.lineCount, large.height)
}

// README.md:183
private func snippet2() async throws {
  let titles: [String] = given()
  let column = try await PreparedColumn(TextColumn(titles), fonts: try .bundled, workers: 2)
  let heights = column.heights(width: 320, size: 17)  // at any width and size
}
