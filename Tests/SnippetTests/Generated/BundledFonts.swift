// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/BundledFonts/BundledFonts.swift:3
private func snippet1() async throws {
  for face in BundledFonts.all {
    print(face.family, face.weight, try face.path)
  }
}
