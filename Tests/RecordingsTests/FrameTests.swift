import Foundation
import Galley
import TestSupport
import Testing

/// Recordings of frames.
struct FrameTests {
  private static let examples = [
    "uikit/en.json", "uikit/ar.json", "swiftui/en.json", "swiftui/ar.json", "material3/en.json", "flutter/ar.json",
    "orange/en.json", "material-components/en.json", "settings-de.json", "us-states.json", "chat.json",
  ]

  /// What `galley measure` prints.
  private func measured(_ name: String, _ format: ListFormat, category: SizeCategory? = nil) throws -> [UInt8] {
    var output: [UInt8] = []
    let overrides = ListOverrides(sizeCategory: category.map { .some($0) })
    try ListMeasurer(fonts: .bundled, overrides: overrides, format: format, visible: nil)
      .measure(Repository.file("Examples/\(name)").path) { output += $0 }
    return output
  }

  @Test(
    "What galley measure prints is what it has been measured from, and at another size it is not", arguments: examples)
  func ownOutput(name: String) throws {
    let list = try LoadedList(source: Repository.file("Examples/\(name)").path, fonts: .bundled)
    for format in [ListFormat.json, .ndjson] {
      let recording = try ListRecording(contents: measured(name, format), source: name)
      let comparison = try RecordingComparison(of: list, with: recording)
      #expect(comparison.agrees, "\(comparison.text())")
      #expect(comparison.rows.allSatisfy { $0.presence == .both && $0.values.count >= 4 })
    }
    let recording = try ListRecording(contents: measured(name, .json, category: .accessibility5), source: name)
    #expect(try !RecordingComparison(of: list, with: recording).agrees)
  }

  @Test("Every length may be left out, and every one that is there counts")
  func lengths() throws {
    let list = try titles(["Alaska", "Ohio"])
    func compare(_ row: String) throws -> RecordingComparison {
      try RecordingComparison(of: list, with: recording(#"{"sections": [{"rows": [\#(row)]}]}"#))
    }
    #expect(try compare(#"{"id": "alaska"}"#).values.isEmpty)
    let heights = try compare(
      #"{"id": "ohio", "frame": {"height": 1000}, "elements": {"title": {"frame": {"x": 16}}}}"#)
    #expect(heights.differing("ohio") == ["frame.height"] && heights.values.count == 2)
    #expect(
      heights.row("alaska")?.presence == .notRecorded && heights.differences == ["sections[0].rows[0].frame.height"])
    let others =
      #"{"id": "ohio", "elements": {"title": {"lines": 2, "truncated": true, "baseline": 1, "fontSize": 17}}}"#
    #expect(
      try compare(others).differing("ohio") == [
        "elements.title.lines", "elements.title.baseline", "elements.title.truncated",
      ])
    // An element that is not there, one that should not be, and a name that no row has.
    #expect(try compare(#"{"id": "ohio", "elements": {"image": null}}"#).agrees)
    #expect(try compare(#"{"id": "ohio", "elements": {"title": null}}"#).differing("ohio") == ["elements.title"])
    #expect(try compare(#"{"id": "ohio", "elements": {"detail": {}}}"#).differing("ohio") == ["elements.detail"])
    // An identifier that no row has.
    let unknown = try compare(#"{"id": "utah", "frame": {"height": 44}}"#)
    #expect(!unknown.agrees && unknown.row("utah")?.presence == .unexpected)
  }

  @Test("What assistive technology says counts, of a row and of its parts")
  func speech() throws {
    let list = try list(
      """
      {"sections": [{"rows": [
        {"id": "one", "kind": "uikit.cell", "title": "Alaska",
         "accessibility": {"value": "50 %", "hint": "Opens it", "traits": ["button", "selected"]}},
        {"id": "parts", "kind": "ods.listItem", "title": "Ohio", "trailing": "infoButton"}]}]}
      """)
    func differing(_ id: String, _ speech: String) throws -> [String] {
      try RecordingComparison(of: list, with: recording(#"{"sections": [{"rows": [{"id": "\#(id)", \#(speech)}]}]}"#))
        .differing(id)
    }
    let own = #""label": "Alaska", "readingOrder": ["title"], "value": "50 %", "hint": "Opens it""#
    #expect(try differing("one", #""accessibility": {\#(own), "traits": ["selected", "button"]}"#).isEmpty)
    let other = #""label": "A", "readingOrder": [], "value": "9 %", "hint": "", "traits": ["button"]"#
    #expect(
      try differing("one", #""accessibility": {\#(other)}"#)
        == ["label", "readingOrder", "value", "hint", "traits"].map { "accessibility.\($0)" })
    #expect(try differing("one", #""accessibilityElements": [{}]"#) == ["accessibilityElements[0]"])
    let button = #"{"label": "", "readingOrder": ["infoButton"], "traits": ["button"]}"#
    #expect(try differing("parts", #""accessibilityElements": [{"label": "Ohio"}, \#(button)]"#).isEmpty)
    #expect(
      try differing("parts", #""accessibilityElements": [{"label": "Utah"}]"#)
        == ["accessibilityElements[0].label", "accessibilityElements[1]"])
    #expect(try differing("parts", #""accessibility": {"label": "Ohio"}"#) == ["accessibility.label"])
  }

  @Test("Lengths agree up to the tolerance, which is half a pixel")
  func tolerance() throws {
    let list = try titles(["Alaska"])
    let x = 16.0
    for (offset, tolerance, agrees) in [
      (0.25, nil, true), (-0.25, nil, true), (0.26, nil, false), (0.26, 0.3, true), (0.01, 0, false), (0, 0, true),
    ] as [(Double, Double?, Bool)] {
      var options = ComparisonOptions()
      options.tolerance = tolerance
      let recording = try recording(
        #"{"sections": [{"rows": [{"elements": {"title": {"frame": {"x": \#(x + offset)}}}}]}]}"#)
      #expect(try RecordingComparison(of: list, with: recording, options: options).agrees == agrees)
    }
  }

  @Test("Sections are told apart by their identifiers, or by their order")
  func sections() throws {
    let list = try list(
      """
      {"defaultKind": "uikit.table.default", "sections": [{"id": "a", "header": "A", "rows": ["1", "2"]},
       {"id": "b", "rows": ["3"]}, {"rows": ["4"]}]}
      """)
    let named = try recording(
      #"{"sections": [{"id": "b", "rows": [{"frame": {"x": 0}}]}, {"id": "a", "header": {}, "rows": [{}, {}]}]}"#)
    let comparison = try RecordingComparison(of: list, with: named)
    #expect(
      comparison.rows.map(\.place) == [
        "sections[1].header", "sections[1].rows[0]", "sections[1].rows[1]", "sections[0].rows[0]", nil,
      ])
    let other = try RecordingComparison(
      of: list, with: recording(#"{"sections": [{"id": "c", "rows": [{}]}, {"rows": [{}]}]}"#))
    #expect(other.rows.map(\.presence) == [.notRecorded, .notRecorded, .notRecorded, .both, .notRecorded, .unexpected])
  }

  @Test(
    "Sections of one identifier are told apart by their order, in one piece and line by line",
    arguments: [
      #"{"id": "a", "rows": ["One", "Two"]}, {"id": "a", "header": "H", "rows": ["Three"]}"#,
      #"{"id": "a", "rows": ["One"]}, {"id": "b", "rows": ["Two"]}, {"id": "a", "rows": ["Three"], "footer": "F"}"#,
      #"{"id": 1, "rows": ["One", "Two"]}, {"rows": ["Three"]}"#, #"{"rows": ["One"]}, {"id": 0, "rows": ["Two"]}"#,
      #"{"id": 2, "rows": ["One"]}, {"id": 2, "rows": ["Two"]}, {"rows": ["Three"]}, {"rows": ["Four"]}"#,
    ])
  func sectionsOfOneName(sections: String) throws {
    let document = #"{"defaultKind": "uikit.cell", "sections": [\#(sections)]}"#
    let list = try list(document)
    for format in [ListFormat.json, .ndjson] {
      var output: [UInt8] = []
      try ListMeasurer(fonts: .bundled, format: format)
        .measure(contents: Array(document.utf8), source: "list.json") { output += $0 }
      let comparison = try RecordingComparison(of: list, with: recording(String(decoding: output, as: UTF8.self)))
      #expect(comparison.agrees && comparison.rows.allSatisfy { $0.presence == .both }, "\(comparison.text())")
    }
  }

  @Test("Identifiers of rows and indices of sections decide before the counts of rows do")
  func sectionsOfOneNameInPart() throws {
    let two = try list(
      #"""
      {"defaultKind": "uikit.cell", "sections": [
        {"id": "a", "header": "H", "rows": [{"id": 1, "title": "One"}, {"id": 2, "title": "Two"}]},
        {"id": "a", "rows": [{"id": 3, "title": "Three"}]}]}
      """#)
    for ids in [[1, 2, 3], [3], [2, 3]] {
      let lines = ids.map { #"{"section": "a", "id": \#($0), "frame": {"x": 0}}"# + "\n" }.joined()
      let comparison = try RecordingComparison(of: two, with: recording(lines))
      #expect(comparison.rows.filter { $0.presence == .both }.count == ids.count, "\(ids): \(comparison.text())")
      #expect(!comparison.rows.contains { $0.presence == .unexpected })
    }
    let named = try list(
      #"{"defaultKind": "uikit.cell", "sections": [{"id": "a", "rows": ["One"]}, {"id": "a", "rows": ["Two"]}]}"#)
    let second = try RecordingComparison(
      of: named,
      with: recording(#"{"sections": [{"id": "a", "rows": []}, {"id": "a", "rows": [{"frame": {"x": 0}}]}]}"#))
    #expect(second.rows.map(\.presence) == [.notRecorded, .both])
  }

  @Test("A list of more than 10⁹ points is what it has been measured from")
  func longList() throws {
    let row = #"{"kind": "mdc.base", "height": 1000000000}"#
    let document = #"{"sections": [{"rows": [\#(row), \#(row), \#(row)]}]}"#
    var output: [UInt8] = []
    try ListMeasurer(fonts: .bundled).measure(contents: Array(document.utf8), source: "list.json") { output += $0 }
    let comparison = try RecordingComparison(
      of: list(document), with: recording(String(decoding: output, as: UTF8.self)))
    #expect(comparison.agrees && comparison.list.count == 2, "\(comparison.text())")
  }

  @Test("A section that another is called by the index of is not taken for it")
  func sectionsByNumber() throws {
    let list = try list(
      #"{"defaultKind": "uikit.cell", "sections": [{"rows": ["One"]}, {"id": 0, "rows": ["Two", "Three"]}]}"#)
    let lines = #"{"section": 0, "frame": {"x": 0}}"# + "\n" + #"{"section": 0, "frame": {"x": 0}}"# + "\n"
    let comparison = try RecordingComparison(of: list, with: recording(lines))
    #expect(comparison.rows.map(\.presence) == [.notRecorded, .both, .both])
    #expect(comparison.rows.map(\.place) == [nil, "line 1", "line 2"])
  }

  @Test(
    "What a recording cannot be is an error that names the place",
    arguments: [
      (
        #"{"sections": [{"rows": [{"frame": {"hieght": 44}}]}]}"#,
        "$.sections[0].rows[0].frame.hieght: there is no such key"
      ),
      (#"{"sections": [{"rows": [{"frame": {"y": "44"}}]}]}"#, "$.sections[0].rows[0].frame.y: a string"),
      (
        #"{"sections": [{"rows": [{"elements": {"title": {"lines": 1.5}}}]}]}"#,
        "$.sections[0].rows[0].elements.title.lines: 1.5"
      ),
      (#"{"sections": [{"header": 3}]}"#, "$.sections[0].header: a number"),
      (#"{"rows": []}"#, "$: this is a section of a list"),
      (#"{"sections": 3}"#, "$.sections: a number"),
      ("{\"kind\": \"a\"}\n{\"kind\": \"a\", \"frame\": []}\n", "2:$.frame: an array"),
      ("[", "$[0]: the text ends too soon"),
      (#"{"sections": [{"rows": [{"frame": {"y": 1e300}}]}]}"#, "$.sections[0].rows[0].frame.y: 1e+300"),
    ])
  func faults(_ text: String, _ message: String) throws {
    let error = #expect(throws: InputError.self) { try recording(text) }
    #expect(error?.description.hasPrefix("recording:\(message)") == true, "\(error?.description ?? "")")
  }
}
