import JSONText
import Sizing
import StyleDocument
import TestSupport
import Testing
import TextAnalysis
import Typography

@testable import ListDocument

/// An app's own type scale instead of Dynamic Type's.
///
/// Sources: the tables of the Human Interface Guidelines and of iOS 26.1 (Vercantez/openuikit), which have to give what the
/// system gives; the height of a line of the system face, 2444 of 2048 (the same).
@Suite("Own type scales in list documents")
struct TypeScaleTests {
  private static let rows = """
    {"kind": "uikit.subtitleCell", "title": "A long title that needs lines", "detail": "And a detail that does, too", "accessories": [{"label": "9"}]},
    {"kind": "uikit.table.subtitle", "title": "A long title that needs lines", "detail": "B"},
    {"kind": "swiftui.row", "title": "A long title that needs lines", "detail": "B", "badge": "3"},
    {"kind": "swiftui.row", "content": {"vStack": [{"text": "A long title that needs lines", "font": "title2"}, {"text": "B"}]}},
    {"kind": "ods.listItem", "title": "A long title that needs lines", "detail": "B"},
    {"kind": "ods.toggle", "title": "A long title that needs lines"}
    """

  private func list(_ typeScale: String?, rows: String = rows, named name: String = "list.json") throws -> LoadedList {
    let scale = typeScale.map { #""typeScale": \#($0), "# } ?? ""
    let text = #"{"width": 200, \#(scale)"sections": [{"header": "Head", "footer": "Foot", "rows": [\#(rows)]}]}"#
    return try LoadedList(
      contents: Array(text.utf8), source: name, fonts: TestFonts.withSystem)
  }

  private func frames(_ list: LoadedList, _ category: SizeCategory?, _ direction: TextDirection) -> [[LayoutRect]] {
    var traits = list.settings.traits
    (traits.sizeCategory, traits.direction) = (category, direction)
    var frames: [[LayoutRect]] = []
    list.forEachPlacedRow(list.settings.geometry, traits) { _, _, placed in
      frames.append([placed.frame] + placed.layout.elements.map(\.frame))
    }
    return frames
  }

  @Test("The system's own tables as a scale change nothing, in any category and direction")
  func system() throws {
    let styles = DynamicTypeStyle.allCases.map { style in
      TypeStyle(
        "\(style)", base: ResolvedTextStyle(pointSize: style.pointSize(), lineHeight: style.leading()),
        categories: Dictionary(
          uniqueKeysWithValues: SizeCategory.allCases.map {
            ($0, ResolvedTextStyle(pointSize: style.pointSize(for: $0), lineHeight: style.leading(for: $0)))
          }))
    }
    let system = TypeSystem(
      name: "own", title: "Own", source: "HIG", face: .sanFrancisco, styles: styles, rule: .category)
    let (plain, own) = (try list(nil), try list(system.json))
    #expect(own.settings.traits.typeScale != nil)
    for category in SizeCategory.allCases + [nil] {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        #expect(frames(own, category, direction) == frames(plain, category, direction), "\(category as Any)")
      }
    }
  }

  /// A curve with 12 at XS, 14 at L and 30 at AX5.
  private static let curve =
    #"{"XS": 12, "S": 12, "M": 13, "L": 14, "XL": 15, "XXL": 16, "XXXL": 18, "AX1": 20, "AX2": 22, "AX3": 24, "AX4": 26, "AX5": 30}"#

  private func text(_ list: LoadedList, _ category: SizeCategory, _ element: String = "title") throws -> ElementText {
    var traits = list.settings.traits
    traits.sizeCategory = category
    let layout = list.sections[0].rows[0].row.layout(width: 200, traits: traits)
    return try #require(layout.elements.first { $0.name.rawValue == element }?.text)
  }

  @Test("A style that is named has the scale's sizes, without the style's leading; another keeps the system's")
  func named() throws {
    let scale = #"{"body": \#(Self.curve)}"#
    let list = try list(scale)
    for (category, size) in [(SizeCategory.xSmall, 12.0), (.large, 14), (.accessibility5, 30)] {
      let title = try text(list, category)
      #expect(title.fontSize == size)
      let lines = Double(title.lineCount) * size * 2444 / 2048
      #expect(title.height == (lines * 2).rounded(.up) / 2)
      #expect(try text(list, category, "detail").fontSize == DynamicTypeStyle.subheadline.pointSize(for: category))
    }
    #expect(try text(list, .accessibility5).lineCount > 1)
    let spaced = TypeSystem(
      name: "own", title: "Own", source: "own", face: .sanFrancisco,
      styles: [TypeStyle("body", base: ResolvedTextStyle(pointSize: 20, lineHeight: 30))], rule: .fixed)
    let title = try text(self.list(spaced.json), .large)
    #expect(title.fontSize == 20 && title.lineCount > 1)
    // Lines are 30 apart, and the last is as high as the face.
    let height = Double(title.lineCount - 1) * 30 + 20 * 2444 / 2048
    #expect(title.height == (height * 2).rounded(.up) / 2)
  }

  @Test("A curve without a name is body's, which the other styles follow; a file may hold it")
  func curves() throws {
    let list = try list(Self.curve)
    #expect(try text(list, .accessibility5).fontSize == 30)
    // Subheadline is 15 where body is 17.
    #expect(abs(try text(list, .accessibility5, "detail").fontSize - 30 * 15.0 / 17) < 1e-9)
    #expect(abs(try text(list, .large, "detail").fontSize - 14 * 15.0 / 17) < 1e-9)
    try withFile(Array(Self.curve.utf8), named: "curve.json") { path in
      let folder = path.prefix(path.count - "curve.json".count)
      let fromFile = try self.list(#""curve.json""#, named: folder + "list.json")
      #expect(fromFile.settings.traits.typeScale == list.settings.traits.typeScale)
    }
  }

  @Test("Cells of Material Components take a curve of their own")
  func material() throws {
    let font = #"{"curve": \#(Self.curve)}"#
    let row = #"{"kind": "mdc.stereo", "title": "A", "scheme": 201902, "adjustsFont": true, "titleFont": \#(font)}"#
    let list = try list(nil, rows: row)
    for (category, size) in [(SizeCategory.xSmall, 12.0), (.large, 14), (.accessibility5, 30)] {
      #expect(try text(list, category).fontSize == size)
    }
  }

  @Test("A scale for font scales is none for Apple's rows")
  func fontScales() {
    let system = TypeSystem(
      name: "own", title: "Own", source: "own", face: .sanFrancisco,
      styles: [TypeStyle("body", base: ResolvedTextStyle(pointSize: 20))], rule: .android)
    #expect(throws: InputError.self) { try list(system.json) }
  }

  @Test(
    "What is no scale names its place",
    arguments: [
      ("3", "$.typeScale"), (#"{"bdy": \#(curve)}"#, "$.typeScale"), (#"{"body": {"L": 3}}"#, "$.typeScale.body.XS"),
      (#""nowhere.json""#, "$.typeScale"), (#"{"L": "big"}"#, "$.typeScale.L"),
      (#"{"name": "own", "styles": [{"name": "body"}], "rule": "bigger"}"#, "$.typeScale.rule"),
    ])
  func faults(scale: String, place: String) throws {
    let error = #expect(throws: InputError.self) { try list(scale) }
    #expect(error?.path?.description.hasPrefix(place) ?? false, "\(String(describing: error))")
  }
}
