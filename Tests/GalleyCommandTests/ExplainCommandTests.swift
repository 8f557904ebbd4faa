import Foundation
import TestSupport
import Testing

/// `galley explain` against what `galley measure` says of the same rows.
struct ExplainCommandTests {
  /// A row of `--json`, with the names that scripts rely on.
  private struct Explanation: Decodable {
    struct Step: Decodable, Equatable {
      let axis: String
      let name: String
      let value: Double
      let rule: String
      let source: String?
      let grade: String?
    }

    let kind: String
    let row: String
    let width: Double
    let height: Double
    let steps: [Step]

    /// The sum of the steps along an axis.
    func sum(_ axis: String) -> Double { steps.filter { $0.axis == axis }.reduce(0) { $0 + $1.value } }
  }

  private struct Measured: Decodable {
    struct Section: Decodable {
      let header: Row?
      let rows: [Row]
      let footer: Row?
    }

    struct Row: Decodable {
      struct Frame: Decodable {
        let width: Double
        let height: Double
      }

      let frame: Frame
    }

    let sections: [Section]
  }

  private static let examples: [String] = {
    let folder = Repository.file("Examples")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    // The countries are one list in many languages.
    return files.filter { $0.hasSuffix(".json") && (!$0.hasPrefix("countries/") || $0 == "countries/ar.json") }.sorted()
  }()

  @Test("Each row of each example adds up, in both directions and at AX5", arguments: examples)
  func sums(name: String) throws {
    let file = Repository.file("Examples/" + name).path
    for variant in [["--direction", "ltr"], ["--direction", "rtl"], ["--direction", "rtl", "--category", "AX5"]] {
      let explained = try runGalley(["explain", file, "--json"] + variant)
      let measured = try runGalley(["measure", file] + variant)
      // A file that is not a list is neither measured nor explained.
      #expect(explained.status == measured.status)
      guard measured.status == 0 else { return }
      let rows = try JSONDecoder().decode([Explanation].self, from: Data(explained.output.utf8))
      let list = try JSONDecoder().decode(Measured.self, from: Data(measured.output.utf8))
      let frames = list.sections.flatMap { [$0.header].compactMap(\.self) + $0.rows + [$0.footer].compactMap(\.self) }
        .map(\.frame)
      try #require(rows.count == frames.count && !rows.isEmpty)
      for (row, frame) in zip(rows, frames) {
        #expect(abs(row.sum("y") - frame.height) < 1e-6 && abs(row.sum("x") - frame.width) < 1e-6, "\(name) \(row.row)")
        #expect(row.height == row.sum("y") && row.width == row.sum("x"))
        #expect(row.steps.allSatisfy { ($0.grade == nil) == ($0.source == nil) })
      }
    }
  }

  @Test("A row that is asked for is an object, in JSON, and rows are an array")
  func json() throws {
    let list = """
      {"sections": [{"rows": [\
      {"id": 7, "kind": "mdc.base"}, {"id": "7", "kind": "mdc.base"}, \
      {"kind": "m3.listItem", "title": "A"}]}]}
      """
    let run = try galley("explain", "-", "--row", "sections[0].rows[2]", "--width", "320", "--json", input: list)
    #expect(
      run.output.hasPrefix(
        """
        {"id":null,"kind":"m3.listItem","row":"sections[0].rows[2]","width":320,"height":56,"steps":[{"axis":"y",\
        "name":"ListItemVerticalPadding","value":8,"rule":"Above the content of an item of one line.",\
        "source":"`ListTokens.kt`, v0_210, and `ListItem.kt` of Compose (androidx at 43eab8fb)","grade":"code","role":"inset"},\
        {"axis":"y","name":"title","value":24,"rule":"1 line at 16 points.","source":null,"grade":null,"role":"lines"},
        """))
    #expect(run.output.hasSuffix("\"role\":\"inset\"}]}\n"))
    let all = try galley("explain", "-", "--json", "--provenance", input: list).output
    #expect(try JSONDecoder().decode([Explanation].self, from: Data(all.utf8)).count == 3)
    #expect(all.hasPrefix("[\n  {\"provenance\":{\"galley\":"))
    // The number 7 and the string "7" are two identifiers with one name.
    let both = try galley("explain", "-", "--row", "7", "--json", input: list).output
    #expect(try JSONDecoder().decode([Explanation].self, from: Data(both.utf8)).count == 2)
  }

  @Test("A row by its identifier and by its place, as text")
  func text() throws {
    let list = """
      {"sections": [{"id": "s", "header": {"kind": "uikit.plainHeader", "title": "Head"}, "rows": [
        {"id": "a", "kind": "m3.listItem", "title": "A title"}, {"id": 7, "kind": "ods.toggle", "title": "On"}]}]}
      """
    let row = try galley("explain", "-", "--row", "a", "--width", "320", input: list)
    #expect(
      row.output == """
        m3.listItem "a", sections[0].rows[0]: 56 high in 320
          from top to bottom
             8  inset    ListItemVerticalPadding  Above the content of an item of one line. [1]
            24  lines    title                    1 line at 16 points.
             8  inset    ListItemVerticalPadding  Below the content of an item of one line. [1]
            16  minimum  containerHeight          An item of one line is no lower, unless its content asks for more. [1]
            56  in all

          across
             16  inset  ListItemStartPadding  Before what stands first. [1]
            288  room   texts                 What is left for the texts.
             16  inset  ListItemEndPadding    After what stands last. [1]
            320  in all

        [1] code: `ListTokens.kt`, v0_210, and `ListItem.kt` of Compose (androidx at 43eab8fb)

        """)
    #expect(try galley("explain", "-", "--row", "7", input: list).output.hasPrefix("ods.toggle \"7\", "))
    let header = try galley("explain", "-", "--row", "sections[0].header", input: list).output
    #expect(header.hasPrefix("uikit.plainHeader, sections[0].header: "))
    let all = try galley("explain", "-", input: list).output
    #expect(all.contains("uikit.plainHeader") && all.contains("m3.listItem") && all.contains("ods.toggle"))
  }

  @Test("A row that is hidden below another, or in a section, is said to be; expanded it is explained")
  func collapsed() throws {
    let list = """
      {"style": "sidebar", "sections": [
        {"rows": [{"id": "top", "kind": "uikit.sidebarCell", "title": "T", "isExpanded": false, "children": [
          {"id": "below", "title": "B", "isExpanded": false, "children": ["Deep"]}]}]},
        {"header": "H", "isExpanded": false, "rows": [{"id": "inside", "kind": "uikit.sidebarCell", "title": "I"}]}]}
      """
    for (name, words) in [
      ("below", "below a row that is collapsed"), ("sections[0].rows[0].children[0]", "below a row that is collapsed"),
      ("sections[0].rows[0].children[0].children[0]", "below a row that is collapsed"),
      ("inside", "in a section that is collapsed"), ("sections[1].rows[0]", "in a section that is collapsed"),
    ] {
      let run = try galley("explain", "-", "--row", name, input: list)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors == "galley: --row: the row \"\(name)\" is \(words); expected --expand, too\n")
      #expect(try galley("explain", "-", "--row", name, "--expand", input: list).output.hasPrefix("uikit.sidebarCell"))
    }
    #expect(try galley("explain", "-", "--row", "beneath", input: list).errors.contains("there is no row \"beneath\""))
    let lines = list.replacing("\n", with: "").replacing(#""sections": ["#, with: #""sections": [{"rows": []},"#)
    let place = "sections[1].rows[0].children[0]"
    #expect(try galley("explain", "-", "--row", place, input: lines).errors.contains("below a row that is collapsed"))
  }

  @Test("A row that there is not is named, with the one that was meant")
  func unknown() throws {
    let list = #"{"sections": [{"rows": [{"id": "title", "kind": "mdc.base"}, {"id": "b", "kind": "mdc.base"}]}]}"#
    let run = try galley("explain", "-", "--row", "titel", input: list)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == "galley: --row: there is no row \"titel\"; expected one of title b; did you mean title?\n")
    #expect(try galley("explain", "-", "--provenance", input: list).status == 2)
  }
}
