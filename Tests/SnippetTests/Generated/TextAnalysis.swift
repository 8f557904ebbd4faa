// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/TextAnalysis/Bidi/VisualOrder.swift:3
private func snippet1() async throws {
  visualOrder(of: [0, 1, 1, 0])   // [0, 2, 1, 3]
}
