import Foundation
import JSONText
import TestSupport
import Testing
import TextAnalysis
import TextLayout

@testable import ListDocument
@testable import Sizing

/// A row with one text between margins, with a mark where it ends: the example of CONTRIBUTING.md.
// begin CONTRIBUTING example
struct Notice: PlannedRow {
  struct Content: Sendable {
    var title: String?
    var mark: LayoutSize?
    var margin = 12.0
  }

  let title: RowLabel?
  let content: Content
  var kind: String { "example.notice" }

  init(_ content: Content, typesetter: Typesetter) {
    self.content = content
    title = RowLabel(content.title, style: TextStyle(families: ["Roboto"]), typesetter: typesetter)
  }

  func plan(_ plan: inout RowPlan, traits: Traits) {
    let margin = content.margin
    let end = plan.width - (content.mark.map { $0.width + margin } ?? 0)
    let text = plan.measure(title, width: end - 2 * margin, fontSize: Self.fontSize)
    plan.height = 2 * margin + max(text.height, content.mark?.height ?? 0)
    plan.place(.title, text, x: margin, y: margin)
    if let mark = content.mark {
      plan.place(.image, LayoutRect(x: end, y: margin, width: mark.width, height: mark.height))
    }
  }

  func appearance(traits: Traits) -> RowAppearance {
    RowAppearance(background: SRGBColor(hex: 0xFFF8E1), colors: [.title: .black])
  }

  /// Source, code: say here where the number comes from, and the version.
  private static let fontSize = 14.0
}

extension RowKind {
  static let notice = RowKind(
    "example.notice", "A text between margins.", Notice.Content(),
    [
      Field("title", \.title, .string, "The text."),
      Field("mark", \.mark, .box, "What stands where the row ends."),
      Field("margin", \.margin, .length, "The distance between the edges and what is in the row."),
    ]
  ) { (content, context) throws(JSONFault) in
    Notice(content, typesetter: context.typesetter)
  }
}
// end CONTRIBUTING example

@Suite("A new kind of row, as CONTRIBUTING.md adds one")
struct NewKindTests {
  private let context = RowContext(
    settings: ListSettings(), typesetter: Typesetter(fonts: TestFonts.withSystem),
    decoding: DecodingContext(fonts: TestFonts.withSystem, folder: ""))

  private func row(_ text: String) throws -> ListRow {
    try #require(try RowKind.notice.rows(JSONScanner.value(of: Array(text.utf8).span), context).first)
  }

  @Test("It is read, laid out and mirrored")
  func layout() throws {
    let row = try row(#"{"id": 7, "title": "Hello", "mark": {"width": 20, "height": 30}, "state": ["selected"]}"#)
    #expect(row.id == .integer(7))
    #expect(row.state == .selected)
    let layout = row.row.layout(width: 200, traits: Traits())
    #expect(layout.size == LayoutSize(width: 200, height: 54))
    #expect(layout[.title]?.frame == LayoutRect(x: 12, y: 12, width: 144, height: 16.5))
    #expect(layout[.image]?.frame == LayoutRect(x: 168, y: 12, width: 20, height: 30))
    let mirrored = row.row.layout(width: 200, traits: Traits(direction: .rightToLeft))
    #expect(mirrored[.title]?.frame == LayoutRect(x: 44, y: 12, width: 144, height: 16.5))
    #expect(mirrored[.image]?.frame == LayoutRect(x: 12, y: 12, width: 20, height: 30))
  }

  @Test("Its heights, widths, column, explanation and what is said about it follow from its plan")
  func derived() throws {
    let row = try row(#"{"title": "Hello there", "mark": {"width": 20, "height": 10}}"#).row
    // The margins, and the mark with its margin.
    let label = try #require((row as? Notice)?.title)
    #expect(row.minimumWidth(traits: Traits()) == (56 + label.width(.words, fontSize: 14)).rounded(.up))
    let width = row.preferredWidth(traits: Traits())
    #expect(width == (56 + label.width(.lines, fontSize: 14)).rounded(.up))
    #expect(row.height(width: width, traits: Traits()) == 40.5 && row.height(width: width - 1, traits: Traits()) == 57)
    #expect(row.accessibility?.label == "Hello there")
    let why = row.explain(width: 200, traits: Traits())
    #expect(why.height == 40.5 && why.width == 200)
    var rows = RowColumn()
    let variant = rows.addVariant(texts: 1) { texts, typesetter in
      Notice(Notice.Content(title: texts[0]), typesetter: typesetter)
    }
    rows.append(["Hello there"], as: variant)
    let prepared = PreparedRowColumn(rows, typesetter: context.typesetter)
    #expect(
      prepared.heights(width: 60, traits: Traits()) == [57] && prepared.heights(width: 200, traits: Traits()) == [40.5])
  }

  @Test("Its defaults are those of its content, and what is wrong is named")
  func fields() throws {
    #expect(RowKind.notice.fields.map(\.name) == ["title", "mark", "margin"])
    #expect(RowKind.notice.fields.map(\.defaultValue) == [.null, .null, .number(12)])
    #expect(try row("{}").row.height(width: 100, traits: Traits()) == 24)
    let faults = [
      (#"{"mark": {"width": 3}}"#, "height is missing"), (#"{"margin": -1}"#, "-1"), (#"{"marks": 1}"#, "no such key"),
      (#"{"mark": {"image": "nowhere.png"}}"#, "cannot be read"), (#"{"state": ["happy"]}"#, "happy"),
    ]
    for (text, problem) in faults {
      #expect { try row(text) } throws: { ($0 as? JSONFault)?.problem.contains(problem) == true }
    }
  }

  @Test("CONTRIBUTING.md shows the example that is tested")
  func shown() throws {
    let source = try String(
      contentsOf: Repository.file("Tests/ListDocumentTests/Lists/NewKindTests.swift"), encoding: .utf8)
    let begin = try #require(source.range(of: "// begin CONTRIBUTING example\n")?.upperBound)
    let end = try #require(source.range(of: "// end CONTRIBUTING example")?.lowerBound)
    #expect(source[begin..<end].split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
    let contributing = try String(contentsOf: Repository.file("CONTRIBUTING.md"), encoding: .utf8)
    #expect(contributing.contains("```swift\n\(source[begin..<end])```"))
  }
}
