import TestSupport
import Testing

@testable import JSONText

@Suite("Reading JSON")
struct JSONScannerTests {
  private func read(_ text: String) throws(JSONFault) -> JSONValue {
    try JSONScanner.value(of: Array(text.utf8).span)
  }

  // MARK: Values

  @Test("Each kind of value")
  func kinds() throws {
    #expect(try read("null") == .null)
    #expect(try read(" true ") == .bool(true))
    #expect(try read("\r\n\tfalse") == .bool(false))
    #expect(try read("[]") == .array([]))
    #expect(try read("{}") == .object(JSONObject(members: [])))
    #expect(try read("[1, [2], \"x\"]") == .array([.integer(1), .array([.integer(2)]), .string("x")]))
  }

  @Test("Members keep the order of the text")
  func order() throws {
    guard case .object(let object) = try read(#"{"b": 1, "a": 2, "": 3}"#) else {
      Issue.record("not an object"); return
    }
    #expect(object.members.map(\.key) == ["b", "a", ""])
    #expect(object["a"] == .integer(2))
    #expect(object["c"] == nil)
  }

  @Test("A byte order mark is passed over")
  func byteOrderMark() throws {
    #expect(try read("\u{FEFF}1") == .integer(1))
  }

  // MARK: Numbers

  @Test(
    "Whole numbers stay whole",
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
      ("9007199254740993", 9_007_199_254_740_993),
    ])
  func integers(text: String, value: Int) throws {
    #expect(try read(text) == .integer(value))
  }

  @Test(
    "Other numbers are the nearest Double",
    arguments: [
      "0.5", "-0.5", "1.0", "1e2", "1E+2", "1e-2", "0.1", "3.141592653589793", "9223372036854775808",
      "18446744073709551616", "123456789012345678901234567890", "1e22", "1e23", "1.7976931348623157e308", "5e-324",
      "2.2250738585072011e-308", "9007199254740993.0", "0.30000000000000004", "1e-400", "-0.0",
      "7450580596923828125e-27", "8.41e+121",
    ])
  func doubles(text: String) throws {
    #expect(try read(text) == .number(try #require(Double(text))))
  }

  @Test("Random numbers read as the standard library reads them")
  func randomDoubles() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let digits = String(random.next() >> UInt64.random(in: 0..<64, using: &random))
      let cut = Int.random(in: 1...digits.count, using: &random)
      let fraction = digits.dropFirst(cut)
      let exponent = Int.random(in: -330...280, using: &random)
      let text = "\(digits.prefix(cut))\(fraction.isEmpty ? "" : ".\(fraction)")e\(exponent)"
      #expect(try read(text) == .number(try #require(Double(text))), "\(text)")
    }
  }

  @Test("Numbers beyond a Double are refused")
  func tooLarge() {
    #expect(jsonFault(in: Array("[1e309]".utf8))?.problem == "a number is too large")
    #expect(jsonFault(in: Array(("[" + String(repeating: "9", count: 400) + "]").utf8))?.offset == 1)
    #expect(jsonFault(in: Array("1e99999999999999999999999999".utf8))?.problem == "a number is too large")
  }

  // MARK: Strings

  @Test(
    "Escapes",
    arguments: [
      (#""""#, ""), (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), (#""\u00e9\u0041""#, "éA"),
      (#""\uD83D\uDE00!""#, "😀!"), (#""\ud83d\ude00""#, "😀"), (#""\u0000""#, "\0"), ("\"naïve 日本 😀\"", "naïve 日本 😀"),
      (#""é\n日本""#, "é\n日本"), ("\"\u{7F}\"", "\u{7F}"),
    ])
  func strings(text: String, value: String) throws {
    #expect(try read(text) == .string(value))
  }

  @Test(
    "A surrogate without its partner reads as U+FFFD",
    arguments: [
      (#""\uD83D""#, "\u{FFFD}"), (#""a\uDE00b""#, "a\u{FFFD}b"), (#""\uD83Dx""#, "\u{FFFD}x"),
      (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"), (#""\uD83D\n""#, "\u{FFFD}\n"), (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"),
      (#""\uD83DA""#, "\u{FFFD}A"),
    ])
  func loneSurrogates(text: String, value: String) throws {
    #expect(try read(text) == .string(value))
  }

  @Test(
    "A surrogate without its partner is a fault where it is to be one",
    arguments: [(#""\uD83D""#, 1), (#""a\uDE00b""#, 2), (#""\uD83D\uD83D\uDE00""#, 1), (#""\uD83D\n""#, 1)])
  func refusedSurrogates(text: String, offset: Int) {
    let fault = #expect(throws: JSONFault.self) {
      try JSONScanner.value(of: Array(text.utf8).span, refusesLoneSurrogates: true)
    }
    #expect(fault?.problem == "an escape is half a character")
    #expect(fault?.offset == offset)
  }

  @Test("Pairs of surrogates are read where halves are faults")
  func pairs() throws {
    let bytes = Array(#""\ud83d\ude00\u00e9""#.utf8)
    #expect(try JSONScanner.value(of: bytes.span, refusesLoneSurrogates: true) == .string("😀é"))
  }

  @Test(
    "Bytes that are not UTF-8 are refused",
    arguments: [[0x80], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF]] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    #expect(jsonFault(in: [0x5B, 0x22] + bytes + [0x22, 0x5D])?.problem == "a string is not UTF-8")
    // With an escape the string takes the other way through the scanner.
    #expect(jsonFault(in: [0x5B, 0x22, 0x5C, 0x6E] + bytes + [0x22, 0x5D])?.problem == "a string is not UTF-8")
    #expect(jsonFault(in: [0x22] + bytes)?.problem == "a string has no end")
  }

  // MARK: Faults

  @Test(
    "What is not JSON is refused, with the path and the byte at which it stops being JSON",
    arguments: [
      ("", "$", 0), ("  ", "$", 2), ("nul", "$", 0), ("True", "$", 0), ("NaN", "$", 0), ("'a'", "$", 0),
      ("1 2", "$", 2),
      ("[1,]", "$[1]", 3), ("[1 2]", "$", 3), ("[", "$[0]", 1), ("[1", "$", 2), ("{", "$", 1), ("{a:1}", "$", 1),
      (#"{"a" 1}"#, "$", 5), (#"{"a":}"#, "$.a", 5), (#"{"a":1,}"#, "$", 7), (#"{"a":1 "b":2}"#, "$", 7),
      ("01", "$", 0), ("-01", "$", 1), ("-", "$", 1), ("+1", "$", 0), (".5", "$", 0), ("1.", "$", 2), ("1.e5", "$", 2),
      ("1e", "$", 2),
      ("1e+", "$", 3), ("0x10", "$", 1), (#"{"a":[{"b":tru}]}"#, "$.a[0].b", 11), ("\"\n\"", "$", 1),
      ("\"\u{0}\"", "$", 1),
      (#""\x""#, "$", 1), (#""\u12G4""#, "$", 1), (#""\u+123""#, "$", 1), (#""\u12"#, "$", 1), (#""abc"#, "$", 0),
      (#""abc\"#, "$", 4),
      ("[1]]", "$", 3), ("{}x", "$", 2), ("/*c*/1", "$", 0), (#"{"a":1,"a":2}"#, "$", 7),
      (#"{"a":1,"\u0061":2}"#, "$", 7),
    ])
  func faults(text: String, path: String, offset: Int) throws {
    let fault = try #require(jsonFault(in: Array(text.utf8)), "\(text) was read")
    #expect(fault.path.description == path)
    #expect(fault.offset == offset)
    #expect(!fault.problem.isEmpty)
  }

  /// Ten times the input may take about ten times as long; were it a hundred times, reading would not be linear.
  @Test("Reading takes time in proportion to the text")
  func linear() throws {
    func duration(_ count: Int) throws -> Double {
      let text = "[" + Array(repeating: #"{"name": "a\u00e9b", "n": 1.25}"#, count: count).joined(separator: ",") + "]"
      let bytes = Array(text.utf8)
      return try (0..<3).map { _ in try processorTime { _ = try JSONScanner.value(of: bytes.span) } }.min() ?? 0
    }
    let small = try duration(2_000)
    #expect(try duration(20_000) < small * 40)
  }

  @Test("A key that occurs twice is found among few keys and among many")
  func duplicates() {
    for count in [2, 11, 12, 13, 14, 1000] {
      let keys = (0..<count).map { "\"k\($0)\":0" }
      #expect(jsonFault(in: Array("{\(keys.joined(separator: ","))}".utf8)) == nil)
      for twice in [0, count / 2, count - 1] {
        let text = "{\((keys + ["\"k\(twice)\":0"]).joined(separator: ","))}"
        #expect(jsonFault(in: Array(text.utf8))?.problem == "the key \"k\(twice)\" occurs twice")
      }
    }
  }

  @Test("A reader may accept members that come again with an equal value, and keeps the first")
  func equalMembers() throws {
    for count in [1, 11, 12, 13, 1000] {
      let members = (0..<count).map { "\"k\($0)\":{\"a\":[\($0)]}" }
      let once = Array("{\((members + ["\"z\":0"]).joined(separator: ","))}".utf8)
      let value = try JSONScanner.value(of: once.span)
      for again in [0, count - 1] {
        func read(_ member: String) throws(JSONFault) -> JSONValue {
          let text = Array("{\((members + [member, "\"z\":0"]).joined(separator: ","))}".utf8)
          return try JSONScanner.value(of: text.span, acceptsEqualMembers: true)
        }
        #expect(try read(members[again]) == value)
        let fault = #expect(throws: JSONFault.self) { try read("\"k\(again)\":{\"a\":[-1]}") }
        #expect(fault?.problem == "the key \"k\(again)\" occurs twice")
      }
    }
  }

  @Test("Values may lie in each other up to the limit, and hostile depth does not exhaust the stack")
  func depth() {
    func nested(_ count: Int) -> [UInt8] {
      Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
    }
    #expect(jsonFault(in: nested(InputLimits.jsonDepth)) == nil)
    #expect(jsonFault(in: nested(InputLimits.jsonDepth + 1))?.offset == InputLimits.jsonDepth)
    #expect(jsonFault(in: Array(repeating: UInt8(ascii: "["), count: 1_000_000)) != nil)
    #expect(jsonFault(in: Array(String(repeating: #"{"a":"#, count: 1_000_000).utf8)) != nil)
    // Depth is that of values around, not the number of values read.
    #expect(jsonFault(in: Array("[\(Array(repeating: "[]", count: 1000).joined(separator: ","))]".utf8)) == nil)
  }

  @Test("Where a text is cut, it may go on; what is wrong before that stays wrong")
  func beginnings() {
    let text = Array(#" {"a\\b\u00e9\ud83d\ude00": [1.5e-7, true, false, null, {"c": "d"}], "e": -12} "#.utf8)
    for end in 0...text.count { #expect(mayBegin(Array(text[..<end])), "\(end)") }
    let more = Array(repeating: UInt8(ascii: "1"), count: 100)
    for wrong in ["x", "{{", "[1 2", #"{"a" "b"#, #"{"a":1,"a":"#, "\0", "[1]", "nul1", #"["\x"#, "[01"] {
      #expect(!mayBegin(Array(wrong.utf8) + more), "\(wrong)")
    }
  }

  private func mayBegin(_ bytes: [UInt8]) -> Bool { JSONScanner.mayBegin(bytes.span) }

  @Test("Every prefix of a document, and every single byte changed, is read or refused, never a crash")
  func mutilated() {
    let text = Array(#"{"a": [1, -2.5e3, "x\u00e9\ud83d\ude00\n", true, null], "é": {"b": "日本"}}"#.utf8)
    #expect(jsonFault(in: text) == nil)
    for end in 0..<text.count { #expect(jsonFault(in: Array(text[..<end])) != nil) }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      var changed = text
      changed[Int.random(in: 0..<text.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      _ = jsonFault(in: changed)
    }
  }
}
