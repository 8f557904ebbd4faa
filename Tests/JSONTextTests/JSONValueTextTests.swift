import Testing

@testable import JSONText

@Suite("JSON values as text")
struct JSONValueTextTests {
  private let value = JSONValue.object([
    "b": .array([.integer(1), .number(-0.5), .number(2000)]), "gone": nil,
    "a": .object(["x": .null, "y": .bool(true), "z": .array([.object([:]), .array([])])]),
    "": .string("é\né😀/"),
  ])

  @Test("A literal is what reading the same JSON gives")
  func literals() throws {
    let absent: JSONValue? = nil
    let literal: JSONValue = ["a": [1, "x\(2)", true], "gone": absent, "b": ["c": .null], "d": [:]]
    let read = try JSONScanner.value(of: Array(#"{"a": [1, "x2", true], "b": {"c": null}, "d": {}}"#.utf8).span)
    #expect(literal == read)
    let sum: JSONObject = ["a": 1] + ["b": 2]
    #expect(sum == ["a": 1, "b": 2])
  }

  @Test("In one line")
  func compact() {
    #expect(value.description == #"{"b":[1,-0.5,2000],"a":{"x":null,"y":true,"z":[{},[]]},"":"é\né😀/"}"#)
    #expect(JSONValue.number(.infinity).description == "inf")
  }

  @Test("In indented lines, plain arrays and objects in one")
  func indented() {
    #expect(
      value.indentedText == #"""
        {
          "b": [1, -0.5, 2000],
          "a": {
            "x": null,
            "y": true,
            "z": [
              {},
              []
            ]
          },
          "": "é\né😀/"
        }
        """#)
  }

  @Test("An array in lines")
  func lines() {
    #expect(JSONValue.lines([]) == "[\n\n]\n")
    #expect(JSONValue.lines([.integer(1), .object(["a": .integer(2)])]) == "[\n  1,\n  {\"a\":2}\n]\n")
  }

  @Test("Both forms read back the same")
  func readsBack() throws {
    let compact = try JSONScanner.value(of: Array(value.description.utf8).span)
    #expect(try JSONScanner.value(of: Array(value.indentedText.utf8).span) == compact)
    #expect(compact.description == value.description)
  }

  @Test("Numbers are short")
  func numbers() {
    #expect(17.0.shortText == "17")
    #expect((-0.43).shortText == "-0.43")
    #expect((-0.0).shortText == "0")
    #expect((2.0 / 3).shortText == "0.6666666666666666")
    #expect(1e20.shortText == "1e+20")
    #expect((47.0 / 3).roundedText == "15.667")
    #expect(15.4000005.roundedText == "15.4")
    #expect((-0.0001).roundedText == "0")
  }
}
