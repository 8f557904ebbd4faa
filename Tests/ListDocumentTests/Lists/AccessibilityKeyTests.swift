import JSONText
import TestSupport
import Testing

@testable import ListDocument

/// Source of the names: Apple, `UIAccessibilityTraits` and `UIAccessibilityElement`.
@Suite("What documents say for assistive technology")
struct AccessibilityKeyTests {
  /// The accessibility of a row as `galley measure` prints it.
  private func accessibility(_ keys: String, kind: String = "mdc.stereo") throws -> JSONValue? {
    let text = #"{"width": 320, "sections": [{"rows": [{"kind": "\#(kind)", "title": "A", "detail": "B"\#(keys)}]}]}"#
    return try withFile(Array(text.utf8), named: "list.json") { path in
      var output: [UInt8] = []
      try ListMeasurer(fonts: TestFonts.withSystem, format: .ndjson).measure(path) { output += $0 }
      guard case .object(let row) = try JSONScanner.value(of: output.span) else { return nil }
      return row["accessibility"]
    }
  }

  @Test("Label, value, hint and traits are printed, each in the place of the row's own")
  func all() throws {
    #expect(try accessibility("").map { "\($0)" } == #"{"label":"A, B","readingOrder":["title","detail"]}"#)
    let said = try accessibility(
      #", "accessibility": {"value": "50 %", "hint": "Opens it", "traits": ["button", "selected"]}"#)
    #expect(
      said.map { "\($0)" }
        == #"{"label":"A, B","readingOrder":["title","detail"],"value":"50 %","hint":"Opens it","traits":["button","selected"]}"#
    )
    let label = try accessibility(#", "accessibility": {"label": "Alaska"}"#)
    #expect(label.map { "\($0)" } == #"{"label":"Alaska","readingOrder":[]}"#)
  }

  @Test("A row is one element or not, whatever its kind")
  func isElement() throws {
    #expect(try accessibility(#", "accessibility": {"isElement": false}"#) == nil)
    #expect(try accessibility("", kind: "ods.item") == nil)
    let said = try accessibility(#", "accessibility": {"isElement": true, "label": "C"}"#, kind: "ods.item")
    #expect(said.map { "\($0)" } == #"{"label":"C","readingOrder":[]}"#)
  }

  @Test("A row says its state, unless the document says what it is")
  func states() throws {
    let disabled = try accessibility(#", "state": ["disabled"]"#)
    #expect(
      disabled.map { "\($0)" } == #"{"label":"A, B","readingOrder":["title","detail"],"traits":["notEnabled"]}"#)
    let said = try accessibility(#", "state": ["selected"], "accessibility": {"traits": ["button"]}"#)
    #expect(said.map { "\($0)" } == #"{"label":"A, B","readingOrder":["title","detail"],"traits":["button"]}"#)
    let disclosure = try accessibility(#", "children": ["C"]"#, kind: "swiftui.row")
    #expect(
      disclosure.map { "\($0)" }
        == #"{"label":"A, B","readingOrder":["title","detail"],"traits":["button","header"],"isExpanded":false}"#)
    let toggle = try accessibility(#", "toggle": true"#, kind: "swiftui.row")
    #expect(
      toggle.map { "\($0)" }
        == #"{"label":"A, B","readingOrder":["title","detail"],"value":"1","traits":["toggleButton"]}"#)
  }

  @Test("A trait that there is not is refused")
  func faults() throws {
    let error = #expect(throws: InputError.self) {
      try accessibility(#", "accessibility": {"traits": ["buton"]}"#)
    }
    #expect(error.map { "\($0)".contains("$.sections[0].rows[0].accessibility.traits[0]") } == true)
  }
}
