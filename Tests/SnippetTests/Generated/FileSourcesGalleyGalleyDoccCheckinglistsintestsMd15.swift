// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley
import GalleyTesting
import Testing

// Sources/Galley/Galley.docc/CheckingListsInTests.md:18
@Test func settings() throws {
  let list = try LoadedList(source: "Lists/settings.json", fonts: .bundled)
  expectNoFindings(list, categories: .all, widths: [320, 390], directions: .both)
  expectHeight(list, row: "wifi", 77)
  try expectPicture(list, named: "settings-dark", theme: .dark)
}
