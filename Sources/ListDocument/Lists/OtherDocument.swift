package import JSONText

/// Recognises JSON documents of other kinds than lists, so that errors can name them.
package enum OtherDocument {
  /// What is wrong with an object that is to be a list document and is a document of another kind; `nil` if it may be one.
  static func fault(of value: JSONValue) -> JSONFault? {
    guard case .object(let object) = value, object["sections"] == nil || object["height"] != nil,
      let name = name(of: object), name != listName
    else { return nil }
    return JSONFault("this is \(name)", expected: "a list document: an object with sections")
  }

  /// What is wrong with the first line of a line-by-line document that is a row or a section; `nil` if it may be the document.
  static func faultOfFirstLine(_ value: JSONValue) -> JSONFault? {
    guard case .object(let object) = value, !ListSettings.fields.contains(where: { object[$0.name] != nil }) else {
      return nil
    }
    let isSection =
      switch object["section"] {
      case .object, .null: true
      default: false
      }
    guard isSection || ["kind", "title", "id"].contains(where: { object[$0] != nil }) else { return nil }
    return JSONFault(
      "this is a \(isSection ? "section" : "row"), and the first line is the document itself",
      expected: "the document, such as {} or {\"width\": 375}, and its rows on the lines below")
  }

  package static let listName = "a list document"

  /// What an object is, by the keys that nothing else has; `nil` if it is nothing that is known.
  package static func name(of object: JSONObject) -> String? {
    func has(_ keys: String...) -> Bool { keys.allSatisfy { object[$0] != nil } }
    if has("sections", "height") { return "what galley measure prints" }
    if has("sections") { return listName }
    if has("document", "recorded") { return "a recording for galley compare" }
    if has("rows") { return "a section of a list" }
    if has("styles") { return "a type scale" }
    if has("sourceLanguage", "strings") { return "a String Catalog" }
    if has("row", "kind", "detail", "document") { return "a finding of galley audit" }
    if has("runs", "version") { return "a SARIF report" }
    if has("$defs") { return "a JSON Schema" }
    if has("text", "lines") { return "what galley text prints" }
    if has("text"), object["kind"] == nil { return "a text for galley text" }
    if object.members.contains(where: { holdsTokens($0.value) }) { return "a file of design tokens" }
    return ["XS", "L", "AX5"].allSatisfy { object[$0] != nil } ? "a curve of sizes" : nil
  }

  /// Whether a value is a design token (`$value`), or holds one directly below it.
  private static func holdsTokens(_ value: JSONValue) -> Bool {
    guard case .object(let object) = value else { return false }
    if object["$value"] != nil { return true }
    return object.members.contains { member in
      if case .object(let inner) = member.value { inner["$value"] != nil } else { false }
    }
  }
}

extension JSONFault {
  /// This fault of the first line of a line-by-line document, reworded if `sections` are its likely cause.
  var aboutSections: JSONFault {
    guard let key = unknownKey else { return self }
    var fault = self
    if key == "sections" {
      fault.problem = "a document that comes line by line has no sections"
      fault.expectation = "its rows on the lines below, or a file whose name ends in .json"
      fault.suggestion = nil
    } else if Names.nearest(to: key, among: ["sections"]) != nil {
      fault.problem = "there is no such key, and no sections, so the document comes line by line"
      fault.suggestion = "sections"
    }
    return fault
  }
}
