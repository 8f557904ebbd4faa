import Testing

@testable import JSONText

@Suite("Errors of input")
struct InputErrorTests {
  @Test("The place has what is known of it, and the line says what was expected")
  func description() {
    let fault = JSONFault("a number", expected: "a string").inside(.key("title"))
    #expect(InputError(fault).description == "$.title: a number; expected a string")
    #expect(InputError(fault, source: "list.json").description == "list.json:$.title: a number; expected a string")
    #expect(InputError(fault, source: "a.ndjson", line: 7).place == "a.ndjson:7:$.title")
    #expect(InputError(source: "-", problem: "there is nothing in it").description == "-: there is nothing in it")
    #expect(InputError(source: "", problem: "there is nothing in it").place == "\"\"")
    #expect(InputError(problem: "there is nothing in it").description == "there is nothing in it")
  }
}
