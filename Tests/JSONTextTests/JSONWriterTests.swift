import TestSupport
import Testing

@testable import JSONText

@Suite("Writing JSON")
struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("Commas and colons stand where they belong")
  func structure() {
    let text = text { writer in
      writer.beginObject()
      writer.key("a")
      writer.beginArray()
      writer.integer(1)
      writer.beginObject()
      writer.endObject()
      writer.null()
      writer.endArray()
      writer.key("b")
      writer.bool(true)
      writer.key("c")
      writer.bool(false)
      writer.endObject()
      writer.endLine()
      writer.beginArray()
      writer.endArray()
    }
    #expect(text == "{\"a\":[1,{},null],\"b\":true,\"c\":false}\n[]")
  }

  @Test("Members that are nil are left out")
  func members() {
    let text = text { writer in
      writer.beginObject()
      writer.member("a", "x")
      writer.member("b", nil as String?)
      writer.member("c", 1.5)
      writer.member("d", nil as Int?)
      writer.member("e", 2)
      writer.member("f", true)
      writer.member("g", JSONValue.null)
      writer.endObject()
    }
    #expect(text == "{\"a\":\"x\",\"c\":1.5,\"e\":2,\"f\":true,\"g\":null}")
  }

  @Test(
    "Numbers take the shortest form that reads back the same",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (0.5, "0.5"), (76.5, "76.5"),
      (0.0625, "0.0625"), (-0.001953125, "-0.001953125"), (1000.03125, "1000.03125"), (61.0 / 3, "20.333333333333332"),
      (0.1 + 0.2, "0.30000000000000004"), (9_007_199_254_740_991, "9007199254740991"), (1e21, "1e+21"),
      (Double.leastNonzeroMagnitude, "5e-324"),
      (42.00000000000001, "42.00000000000001"),
    ] as [(Double, String)])
  func numbers(value: Double, expected: String) {
    #expect(text { $0.number(value) } == expected)
  }

  @Test("Random numbers read back the same")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let text = text { $0.number(value) }
      switch try JSONScanner.value(of: Array(text.utf8).span) {
      case .integer(let whole): #expect(Double(whole) == value)
      case .number(let number): #expect(number == value)
      case let other: Issue.record("\(text) reads as \(other)")
      }
    }
  }

  @Test("Fractions with few binary digits are written as the standard library has them")
  func binaryFractions() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<50_000 {
      let numerator = Int64.random(in: -(1 << Int64.random(in: 1...52))...(1 << 53), using: &random)
      let value = Double(numerator) / Double(1 << Int.random(in: 1...30, using: &random))
      let description = value.description
      #expect(
        text { $0.number(value) } == (description.hasSuffix(".0") ? String(description.dropLast(2)) : description))
    }
  }

  @Test("Whole numbers have all their digits", arguments: [0, 7, 10, -10, 99, 100, .max, .min, -1])
  func wholeNumbers(value: Int) {
    #expect(text { $0.integer(value) } == String(value))
  }

  @Test("Strings escape what JSON demands and nothing else")
  func strings() {
    #expect(
      text { $0.string("a\"\\/\n\r\t\u{8}\u{1F}\u{7F}é日😀\u{2028}") }
        == "\"a\\\"\\\\/\\n\\r\\t\\u0008\\u001f\u{7F}é日😀\u{2028}\"")
    #expect(text { $0.string("") } == "\"\"")
  }

  @Test("A value that was read is written as it was")
  func values() throws {
    let source = #"{"b":[1,-2.5,"x",null,true,{}],"a":{"é":[]}}"#
    let value = try JSONScanner.value(of: Array(source.utf8).span)
    #expect(text { $0.value(value) } == source)
  }

  @Test("What was passed on is forgotten, and commas still stand where they belong")
  func pieces() {
    var writer = JSONWriter()
    writer.beginArray()
    writer.integer(1)
    #expect(writer.bytes == Array("[1".utf8))
    writer.removeAll()
    writer.integer(2)
    writer.endArray()
    #expect(writer.bytes == Array(",2]".utf8))
  }
}
