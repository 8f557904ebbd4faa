import FontKit
import JSONText
import TestSupport
import Testing

@testable import ListDocument

/// Explanations that are written row by row.
struct ExplainedRowTests {
  private func written(_ document: String, asJSON: Bool) throws -> [[UInt8]] {
    let reader = try ListReader(
      contents: Array(document.utf8), source: "list.ndjson", fonts: TestFonts.withSystem)
    var pieces: [[UInt8]] = []
    #expect(try ExplainedRow.write(reader, asJSON: asJSON) { pieces.append($0) } == nil)
    return pieces
  }

  private func explained(_ document: String) throws -> [ExplainedRow] {
    try LoadedList(
      contents: Array(document.utf8), source: "list.ndjson", fonts: TestFonts.withSystem
    ).explainedRows()
  }

  @Test(
    "They are those of the list as a whole",
    arguments: [
      "", "{\"kind\":\"mdc.stereo\",\"title\":\"a\"}\n",
      """
      {"section":{"id":"a","header":"A","footer":"B"}}
      {"kind":"uikit.cell","id":1,"title":"a","detail":"b"}
      {"kind":"uikit.cell","id":2,"title":"a","children":[{"title":"b"},{"title":"c"}]}
      {"section":{"id":"b"}}
      {"section":{"id":"c","header":"C"}}
      {"kind":"uikit.cell","title":"a"}

      """,
    ])
  func whole(rows: String) throws {
    let document = "{\"width\":320,\"style\":\"insetGrouped\"}\n" + rows
    let explained = try explained(document)
    #expect(try written(document, asJSON: false).flatMap(\.self) == Array(ExplainedRow.text(explained).utf8))
    #expect(try written(document, asJSON: true).flatMap(\.self) == Array(ExplainedRow.json(explained).utf8))
  }

  @Test("A long list is passed on as it is read", arguments: [false, true])
  func long(asJSON: Bool) throws {
    let rows = (0..<1_000).map { "{\"kind\":\"mdc.stereo\",\"title\":\"\($0)\"}\n" }.joined()
    let pieces = try written("{\"width\":320}\n" + rows, asJSON: asJSON)
    #expect(pieces.count > 5)
    #expect(pieces.allSatisfy { $0.count < 1 << 17 })
  }
}
