// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/SizesAndCategories.md:11
private func snippet1() async throws {
  let typesetter = Typesetter(fonts: try .bundled)
  let cell = StereoCell(
    StereoCell.Content(title: "Alaska", fonts: StereoCell.Fonts(adjustsForSizeCategory: true)), typesetter: typesetter)
  for category in [SizeCategory.large, .accessibility5] {
    print(cell.height(width: 320, traits: Traits(sizeCategory: category)))
  }
  let android = Traits(fontScale: 1.3)
  print(android.fontScale)
}

// Sources/Galley/Galley.docc/SizesAndCategories.md:35
private func snippet2() async throws {
  print(DynamicTypeStyle.body.pointSize(for: .accessibility2))
  print(DynamicTypeMetrics(for: .headline).scaledPointSize(18, for: .accessibility2))
}
