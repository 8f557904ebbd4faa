import JSONText
import Testing

@testable import StyleDocument

@Suite struct JSONPlaceTests {
  @Test func membersAndElementsKnowTheirWay() throws {
    let root = try JSONPlace(document: #"{"b": [1, {"$value": 2}], "a b": null}"#.utf8)
    let members = try root.members()
    #expect(members.map(\.key) == ["b", "a b"])
    #expect(members.map(\.place.path.description) == ["$.b", #"$["a b"]"#])
    let second = try members[0].place.elements()[1]
    #expect(try second.members()[0].place.path.description == "$.b[1].$value")
    let known = try root.members(["b", "a b"])
    #expect(known["a b"] == nil && known.places["a b"]?.value == .null)
  }

  @Test(arguments: [
    ("", "$: the text ends too soon at line 1, column 1; expected a value"),
    ("{\n\"a\": [1,]}", "$.a[1]: no value begins like this at line 2, column 9; expected a value"),
    ("{\"a\": 1,\n \"a\": 2}", "$: the key \"a\" occurs twice at line 2, column 2; expected each key once"),
    ("[1]\n x", "$: there is more after the value at line 2, column 2; expected the end of the text"),
  ])
  func whatIsNotJSONIsFoundByPathLineAndColumn(_ text: String, _ fault: String) {
    let error = #expect(throws: InputError.self) { try JSONPlace(document: text.utf8) }
    #expect(error?.description == fault)
  }

  /// A name that is half a character could become the same as another.
  @Test(arguments: [#"["\ud800"]"#, #"["\ud800A"]"#, #"["\udc00"]"#, #"["\ud800\u0041"]"#])
  func halvesOfCharactersAreFaults(_ text: String) {
    let error = #expect(throws: InputError.self) { try JSONPlace(document: text.utf8) }
    #expect(error?.place == "$[0]")
    #expect(error?.problem == "an escape is half a character at line 1, column 3")
  }

  @Test(arguments: [
    ("3", "a number; expected a string"), ("null", "null; expected a string"), ("[]", "an array; expected a string"),
  ])
  func wrongTypesAreNamed(_ text: String, _ fault: String) throws {
    let place = try JSONPlace(document: "{\"name\": \(text)}".utf8).members(["name"]).required("name")
    let error = #expect(throws: InputError.self) { try place.string() }
    #expect(error?.description == "$.name: " + fault)
  }

  @Test func absentMembersAreNamed() throws {
    let members = try JSONPlace(document: "[{}]".utf8).elements()[0].members(["name"])
    let error = #expect(throws: InputError.self) { try members.required("name") }
    #expect(error?.description == "$[0]: name is missing; expected a value for it")
  }
}
