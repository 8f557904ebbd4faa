// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley
import GalleyTesting

// Sources/Galley/Galley.docc/CheckingListsInTests.md:42
private func snippet1() async throws {
  let picture: (LoadedList) throws -> [UInt8] = { try $0.png(width: 320, theme: .dark) }
  _ = picture
}
