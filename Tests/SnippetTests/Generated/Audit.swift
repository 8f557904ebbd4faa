// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Audit/Audit.swift:7
private func snippet1() async throws {
  let list: LoadedList = given()
  let audit = Audit(matrix: AuditMatrix(sizeCategories: SizeCategory.allCases, widths: [320, 390]))
  let result = audit.run([AuditedDocument(source: "list.json", list: list)])
  for group in result.groups { print(group.row.name, group.kind, group.findings.count) }
}

// Sources/Audit/AuditInput.swift:13
private func snippet2() async throws {
  let audit: Audit = given()
  let fonts: FontCollection = given()
  let list: LoadedList = given()
  var result: AuditResult = given()
  var input = AuditInput()
  try input.add("list.json")
  try input.addTable("de.lproj/Localizable.strings")
  try input.forEachDocument(fonts: fonts) { document in audit.run(document, &result) }
}
