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

// Sources/Audit/Shards/ShardMerger.swift:6
private func snippet3() async throws {
  let merger = try ShardMerger(["1.ndjson", "2.ndjson"])
  try merger.merge { line in print(String(decoding: line, as: UTF8.self), terminator: "") }
}
