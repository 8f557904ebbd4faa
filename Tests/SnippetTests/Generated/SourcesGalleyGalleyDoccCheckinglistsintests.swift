// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley
import GalleyTesting
import Testing

// Sources/Galley/Galley.docc/CheckingListsInTests.md:18
private func snippet1() async throws {
  func settings() throws {
    let list = try LoadedList(source: "Lists/settings.json", fonts: .bundled)
    expectNoFindings(list, categories: .all, widths: [320, 390], directions: .both)
    expectHeight(list, row: "wifi", 77)
    try expectPicture(list, named: "settings-dark", theme: .dark)
  }
}

// Sources/Galley/Galley.docc/CheckingListsInTests.md:41
private func snippet2() async throws {
  func settingsInCode() throws {
    let cell = StereoCell(StereoCell.Content(title: "Wi-Fi"), typesetter: Typesetter(fonts: try .bundled))
    let list = LoadedList(RowList(sections: [ListSection(rows: [cell])]), ListGeometry(width: 375))
    expectNoFindings(list, widths: [320, 390])
    expectHeight(list, row: "sections[0].rows[0]", 56)
  }
}

// Sources/Galley/Galley.docc/CheckingListsInTests.md:62
private func snippet3() async throws {
  let picture: (LoadedList) throws -> [UInt8] = { try $0.png(width: 320, theme: .dark) }
  _ = picture
}
