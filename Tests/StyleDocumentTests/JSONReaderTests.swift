import Testing

@testable import StyleDocument

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(StyleDocumentError) -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test func valuesOfAllKinds() throws {
    let text =
      #" {"b": [1, -0.5, 2e3, 1.5E-2], "a": {"x": null, "y": true, "z": false}, "": "é\n\u00e9\ud83d\ude00\/"} "#
    let value = try read(text)
    #expect(
      value
        == .object([
          ("b", .array([.number(1), .number(-0.5), .number(2000), .number(0.015)])),
          ("a", .object([("x", .null), ("y", .bool(true)), ("z", .bool(false))])),
          ("", .string("é\né😀/")),
        ]))
    // What is written reads back the same, in either form, members in their order.
    #expect(try read(value.compactText) == value)
    #expect(try read(value.indentedText) == value)
    #expect(try read("[]") == .array([]))
    #expect(try read("\u{FEFF}{}") == .object([JSONValue.Member]()))
  }

  @Test(arguments: [
    ("", "1:1"), ("{", "1:2"), ("[1,]", "1:4"), ("[1 2]", "1:4"), ("{\"a\" 1}", "1:6"), ("{a: 1}", "1:2"),
    ("[1]\n x", "2:2"), ("nul", "1:1"), ("01", "1:1"), ("-", "1:1"), ("1.", "1:1"), (".5", "1:1"), ("1e", "1:1"),
    ("-01", "1:1"), ("1e999", "1:1"), ("\"a", "1:3"), ("\"\\x\"", "1:3"), ("\"\\u12\"", "1:3"), ("\"\\ud800\"", "1:8"),
    ("\"\\ud800\\u0041\"", "1:14"), ("\"\\udc00\"", "1:8"), ("\"a\nb\"", "1:3"), ("{\"a\": 1,\n \"a\": 2}", "2:2"),
    ("\"\\u+123\"", "1:3"), ("NaN", "1:1"), ("[1]]", "1:4"), ("{\"a\":1", "1:7"),
  ])
  func faultsAreFound(_ text: String, at place: String) throws {
    let error = #expect(throws: StyleDocumentError.self) { try read(text) }
    #expect(error?.place == place, "\(text)")
    #expect(error?.problem.isEmpty == false && error?.expectation.isEmpty == false)
  }

  @Test func invalidUTF8IsAFault() {
    for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
      #expect(throws: StyleDocumentError.self) { try JSONReader.read(bytes) }
    }
  }

  @Test func depthIsBounded() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try read(deepest) }
    let error = #expect(throws: StyleDocumentError.self) { try read("[" + deepest + "]") }
    #expect(error?.problem.contains("nest too deeply") == true)
    #expect(throws: StyleDocumentError.self) { try read(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: StyleDocumentError.self) { try read(String(repeating: "{\"a\":", count: 1_000_000)) }
  }

  /// Ten times the input may take about ten times as long; were it a hundred times, reading would not be linear.
  @Test func readingIsLinear() throws {
    func duration(_ count: Int) throws -> Duration {
      let text = "[" + Array(repeating: #"{"name": "a\u00e9b", "n": 1.25}"#, count: count).joined(separator: ",") + "]"
      let bytes = Array(text.utf8)
      // The best of three, as other work on the machine can only make a run slower.
      return try (0..<3).map { _ in try ContinuousClock().measure { _ = try JSONReader.read(bytes) } }.min() ?? .zero
    }
    let small = try duration(2_000)
    #expect(try duration(20_000) < small * 40)
  }

  @Test func numbersAreWrittenShort() {
    #expect(17.0.shortText == "17")
    #expect((-0.43).shortText == "-0.43")
    #expect((2.0 / 3).shortText == "0.6666666666666666")
    #expect(1e20.shortText == "1e+20")
    #expect((47.0 / 3).roundedText == "15.667")
    #expect(15.4000005.roundedText == "15.4")
    #expect((-0.0001).roundedText == "0")
  }
}
