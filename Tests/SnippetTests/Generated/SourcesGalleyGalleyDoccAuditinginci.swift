// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/AuditingInCI.md:56
private func snippet1() async throws {
  let list = try LoadedList(source: "list.json", fonts: .bundled)
  let matrix = AuditMatrix(
    sizeCategories: SizeCategory.allCases, widths: [320, 390], directions: [.leftToRight, .rightToLeft])
  let result = Audit(matrix: matrix).run([AuditedDocument(source: "list.json", list: list)])
  for group in result.groups { print(group) }
}
