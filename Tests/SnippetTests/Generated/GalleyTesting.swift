// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley
import GalleyTesting

// Sources/GalleyTesting/ExpectHeight.swift:5
private func snippet1() async throws {
  let list: LoadedList = given()
  expectHeight(list, 812)
  expectHeight(list, row: "wifi", 61, category: .accessibility3, width: 320)
}

// Sources/GalleyTesting/ExpectNoFindings.swift:5
private func snippet2() async throws {
  let list = try LoadedList(source: "Lists/settings.json", fonts: .bundled)
  expectNoFindings(list, widths: [320, 390])
}

// Sources/GalleyTesting/ExpectPicture.swift:6
private func snippet3() async throws {
  let list: LoadedList = given()
  try expectPicture(list, named: "settings-ax3", category: .accessibility3, width: 320)
}
