import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import ListDocument

@Suite("List documents")
struct ListReaderTests {
  /// Reads a document to its end, and writes each section and each row as a line.
  private func read(
    _ text: String, named name: String = "list.json", overrides: ListOverrides = ListOverrides()
  ) throws -> (settings: ListSettings, items: [String]) {
    try withFile(Array(text.utf8), named: name) { path in
      var reader = try ListReader(source: path, overrides: overrides, fonts: TestFonts.withSystem)
      var items: [String] = []
      while let item = try reader.next() {
        switch item {
        case .section(let section):
          items.append("section \(section.id?.description ?? "–") \(section.header != nil) \(section.footer != nil)")
        case .row(let row): items.append("\(row.row.kind) \(row.id?.description ?? "–")")
        }
      }
      return (reader.settings, items)
    }
  }

  // MARK: What documents may say

  @Test("A document that says nothing has the defaults")
  func defaults() throws {
    let (settings, items) = try read(#"{"sections": []}"#)
    #expect(settings == ListSettings())
    #expect(settings.geometry == ListGeometry(width: 375, style: .plain, profile: .ios26))
    #expect(settings.traits == Traits(sizeCategory: .large, direction: .leftToRight, pixelGrid: PixelGrid(scale: 2)))
    #expect(items.isEmpty)
  }

  @Test("Every setting is read")
  func settings() throws {
    let (settings, _) = try read(
      """
      {"width": 320.5, "style": "plain", "direction": "rtl", "contentSizeCategory": "UICTContentSizeCategoryAccessibilityM",
       "displayScale": 3, "locale": "zh-Hant-TW", "profile": "ios18",
       "safeArea": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}, "typeface": "Roboto", "fontScale": 1.3, "editing": true,
       "defaultKind": "mdc.stereo", "sections": []}
      """)
    #expect(
      settings.geometry
        == ListGeometry(
          width: 320.5, profile: .ios18, safeArea: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(
      settings.traits
        == Traits(
          sizeCategory: .accessibility1, fontScale: 1.3, direction: .rightToLeft, pixelGrid: PixelGrid(scale: 3),
          state: .editing))
    #expect(settings.locale == "zh-Hant-TW")
    #expect(settings.typeface == "Roboto")
    #expect(settings.defaultKind == "mdc.stereo")
  }

  @Test("The category nobody specified is a category")
  func unspecified() throws {
    #expect(try read(#"{"contentSizeCategory": "unspecified", "sections": []}"#).settings.traits.sizeCategory == nil)
  }

  @Test("Overrides take the place of what the document says")
  func overrides() throws {
    let overrides = ListOverrides(width: 390, sizeCategory: .accessibility3, direction: .rightToLeft)
    let (settings, _) = try read(#"{"width": 320, "direction": "ltr", "sections": []}"#, overrides: overrides)
    #expect(settings.geometry.width == 390)
    #expect(settings.traits.sizeCategory == .accessibility3)
    #expect(settings.traits.direction == .rightToLeft)
  }

  static let pieces = #"""
    {"defaultKind": "mdc.stereo", "sections": [
      {"id": "a", "header": "A", "rows": [{"id": 1, "kind": "mdc.stereo", "title": "x"}, "plain"]},
      {"footer": "", "rows": []}, {"id": 2.5}, {}
    ]}
    """#
  static let lines = #"""
    {"defaultKind": "mdc.stereo"}
    {"section": {"id": "a", "header": "A"}}
    {"id": 1, "kind": "mdc.stereo", "title": "x"}
    "plain"

    {"section": {"footer": ""}}
    {"section": {"id": 2.5}}
    {"section": null}
    """#

  @Test(
    "In one piece or line by line, a document has the same sections and rows",
    arguments: [
      (pieces, "list.json"), (pieces, "list"), (lines, "list.ndjson"), (lines, "list.jsonl"), (lines, "list"),
    ])
  func items(text: String, name: String) throws {
    #expect(
      try read(text, named: name).items == [
        "section a true false", "mdc.stereo 1", "mdc.stereo –", "section – false true", "section 2.5 false false",
        "section – false false",
      ])
  }

  @Test("A document in one piece may stand on one line")
  func oneLine() throws {
    let text = #"{"sections": [{"rows": [{"kind": "mdc.stereo"}]}]}"#
    for name in ["list", "list.json"] {
      #expect(try read(text, named: name).items == ["section – false false", "mdc.stereo –"])
      #expect(try read(text + "\n\n", named: name).items.count == 2)
    }
  }

  @Test("Null is as good as absent")
  func null() throws {
    let (settings, items) = try read(
      #"""
      {"width": null, "typeface": null, "locale": null, "sections": [{"id": null, "header": null, "footer": null, "rows": [
        {"id": null, "kind": "mdc.stereo", "title": null, "leadingImage": null, "scheme": null, "titleLines": null}]}]}
      """#)
    #expect(settings == ListSettings())
    #expect(items == ["section – false false", "mdc.stereo –"])
  }

  // MARK: What rows say

  private func row(_ json: String) throws -> StereoCell {
    try withFile(Array(#"{"sections": [{"rows": [\#(json)]}]}"#.utf8), named: "list.json") { path in
      var reader = try ListReader(source: path, fonts: TestFonts.withSystem)
      _ = try reader.next()
      guard case .row(let row) = try reader.next() else { throw Missing() }
      return try #require(row.row as? StereoCell)
    }
  }

  private struct Missing: Error {}

  @Test("Every key of a stereo row is read")
  func stereo() throws {
    let cell = try row(
      #"""
      {"id": 1, "kind": "mdc.stereo", "title": "A\nB\nC", "detail": "D\nE\nF", "leadingImage": {"width": 40, "height": 41},
       "trailingImage": {"width": 24, "height": 25, "position": "center"}, "titleLines": 2, "detailLines": 1, "adjustsFont": true}
      """#)
    #expect(cell.leadingImage == .init(size: LayoutSize(width: 40, height: 41), position: .top))
    #expect(cell.trailingImage == .init(size: LayoutSize(width: 24, height: 25), position: .center))
    #expect(cell.fonts == .init(adjustsForSizeCategory: true))
    let layout = cell.layout(width: 320, traits: Traits())
    #expect(layout[.title]?.text?.lineCount == 2)
    #expect(layout[.title]?.text?.isTruncated == true)
    #expect(layout[.detail]?.text?.lineCount == 1)
  }

  @Test(
    "A scheme is a string, a number or none",
    arguments: [
      (#""201804""#, 16.0, false), ("201804", 16, false), (#""201902""#, 16, true), ("201902", 16, true),
      (#""none""#, 20, false),
      ("null", 20, false),
    ])
  func scheme(json: String, size: Double, hasCurve: Bool) throws {
    let cell = try row(#"{"kind": "mdc.stereo", "title": "A", "scheme": \#(json)}"#)
    #expect(cell.fonts.title.pointSize == size)
    #expect((cell.fonts.title.curve != nil) == hasCurve)
    #expect(!cell.fonts.adjustsForSizeCategory)
  }

  @Test("A typeface takes the place of the rows' and the headers' own")
  func typeface() throws {
    let text = #"{"typeface": "roboto", "sections": [{"header": "A", "rows": [{"kind": "mdc.stereo", "title": "A"}]}]}"#
    try withFile(Array(text.utf8), named: "list.json") { path in
      var reader = try ListReader(source: path, fonts: TestFonts.withSystem)
      guard case .section(let section) = try reader.next(), case .row(let row) = try reader.next() else {
        throw Missing()
      }
      for row in [section.header, row.row] {
        let title = try #require(row?.layout(width: 320, traits: Traits())[.title]?.text)
        #expect(title.content.style.families == ["roboto"])
      }
    }
  }
}
