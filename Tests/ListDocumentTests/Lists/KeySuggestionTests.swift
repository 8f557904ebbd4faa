import Testing

@Suite struct KeySuggestionTests {
  @Test(
    "A key that is another system's name for something suggests the name that the kind has",
    arguments: [
      (#"{"kind": "uikit.cell", "subtitle": "a"}"#, "$.subtitle: there is no such key", "detail"),
      (#"{"kind": "m3.listItem", "detail": "a"}"#, "$.detail: there is no such key", "supporting"),
      (#"{"kind": "flutter.listTile", "secondaryText": "a"}"#, "$.secondaryText: there is no such key", "subtitle"),
      (#"{"kind": "mdc.stereo", "image": {"width": 1, "height": 1}}"#, "$.image: there is no such key", "leadingImage"),
      (#"{"type": "uikit.cell", "label": "a"}"#, "$: kind is missing", #""kind": "uikit.cell""#),
      (#"{"kind": "uikit.cell", "titel": "a"}"#, "$.titel: there is no such key", "title"),
    ])
  func synonyms(row: String, problem: String, suggestion: String) throws {
    let fault = try #require(try wholeListFault("{}\n\(row)", named: "a.ndjson"))
    #expect(fault.hasPrefix("a.ndjson:2:\(problem)") && fault.hasSuffix("; did you mean \(suggestion)?"), "\(fault)")
  }

  @Test("In rows of the default kind, type is kind and label is title")
  func defaultKind() throws {
    for (key, suggestion) in [("type", "kind"), ("label", "title")] {
      let document = "{\"defaultKind\": \"uikit.cell\"}\n{\"\(key)\": \"uikit.cell\"}"
      let fault = try #require(try wholeListFault(document, named: "a.ndjson"))
      #expect(fault.hasSuffix("; did you mean \(suggestion)?"), "\(fault)")
    }
  }

  @Test("Keys that exclude each other are named together")
  func exclusive() throws {
    let row = #"{"kind": "uikit.cell", "accessories": [{"type": "label", "label": "x"}]}"#
    #expect(
      try listFault("{}\n\(row)", named: "a.ndjson")
        == "a.ndjson:2:$.accessories[0].type: there is no such key beside label; expected label or type, not both")
  }
}
