import Testing

@testable import JSONText

@Suite("Paths into JSON")
struct JSONPathTests {
  @Test("Keys that are names follow a full stop, others stand in brackets and quotes")
  func notation() {
    #expect(JSONPath().description == "$")
    #expect(
      JSONPath([.key("sections"), .index(0), .key("rows"), .index(3), .key("title")]).description
        == "$.sections[0].rows[3].title")
    #expect(JSONPath([.key("a b")]).description == #"$["a b"]"#)
    #expect(JSONPath([.key("title"), .key("$value")]).description == "$.title.$value")
    #expect(JSONPath([.key("a")]).appending(.index(2)).appending(.key("b")).description == "$.a[2].b")
    #expect(JSONPath([.key("")]).description == #"$[""]"#)
    #expect(JSONPath([.key("1a")]).description == #"$["1a"]"#)
    #expect(JSONPath([.key("é")]).description == #"$["é"]"#)
  }

  @Test("A path stays on one line and of readable length, whatever the key")
  func hostileKeys() {
    let path = JSONPath([.key("a\n\"\\\u{0}\u{85}\u{2028}b"), .key(String(repeating: "x", count: 100_000))]).description
    #expect(path.hasPrefix(#"$["a\n\"\\\u0000\u0085\u2028b"]"#))
    #expect(path.count < 200)
    #expect(JSONPath([.key("e" + String(repeating: "\u{301}", count: 100_000))]).description.utf8.count < 300)
  }

  @Test("Faults collect their place on the way out")
  func faults() {
    let fault = JSONFault("x").inside(.key("title")).inside(.index(3)).inside(.key("rows"))
    #expect(fault.path.steps == [.key("rows"), .index(3), .key("title")])
  }
}
