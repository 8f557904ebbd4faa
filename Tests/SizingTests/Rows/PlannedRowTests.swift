import TestSupport
import Testing
import TextAnalysis
import TextLayout

@testable import Sizing

/// What a row derives from its plan.
@Suite struct PlannedRowTests {
  /// A text beside a box, between margins that are wider from 390 points on.
  private struct Beside: PlannedRow {
    let kind = "test.beside"
    let title: RowLabel?

    init(_ title: String?) {
      self.title = RowLabel(
        title, style: TextStyle(families: ["Roboto"]), typesetter: Typesetter(fonts: TestFonts.collection))
    }

    func plan(_ plan: inout RowPlan, traits: Traits) {
      let margin = plan.width < 390 ? 16.0 : 20
      let text = plan.measure(title, width: plan.width - 2 * margin - 30, fontSize: 16)
      plan.height = max(44, text.height)
      guard !plan.asksForHeightOnly else { return }
      plan.takesTaps = true
      plan.place(.title, text, x: margin + 30, y: 0)
      plan.place(.image, LayoutRect(x: margin, y: 0, width: 20, height: 20), takesTaps: true, content: .picture)
    }
  }

  @Test("The height is that of the layout, which is mirrored from right to left", arguments: [0, 40, 120, 320, 400.5])
  func layouts(width: Double) {
    let row = Beside("Some words that take several lines")
    let layout = row.layout(width: width, traits: Traits())
    #expect(row.height(width: width, traits: Traits()) == layout.size.height && layout.size.width == width)
    #expect(layout.hitTarget == LayoutRect(x: 0, y: 0, width: width, height: layout.size.height))
    #expect(layout[.image]?.hitTarget == layout[.image]?.frame && layout[.image]?.content == .picture)
    let mirrored = row.layout(width: width, traits: Traits(direction: .rightToLeft))
    #expect(mirrored.elements.map(\.frame) == layout.mirrored.elements.map(\.frame))
    #expect(row.explain(width: width, traits: Traits()).height == layout.size.height)
  }

  @Test(
    "The widths are the least at which no word breaks, and no line",
    arguments: [
      "A", "Some words", String(repeating: "word ", count: 8), String(repeating: "long", count: 30), "a b\nccc",
    ])
  func widths(text: String) throws {
    let row = Beside(text)
    let (least, most) = (row.minimumWidth(traits: Traits()), row.preferredWidth(traits: Traits()))
    let label = try #require(row.title)
    for (width, needed) in [
      (least, label.width(.words, fontSize: 16)), (most, label.width(.lines, fontSize: 16)),
    ] {
      func room(_ width: Double) -> Double { width - (width < 390 ? 62 : 70) }
      #expect(room(width) >= needed && width == width.rounded())
      // One point less is too narrow, or the row has the wide margins because 389 with the narrow ones is too narrow.
      #expect(room(width - 1) < needed || width >= 390 && room(389) < needed)
    }
    let lines = text.split(separator: "\n").count
    #expect(row.layout(width: most, traits: Traits())[.title]?.text?.lineCount == lines)
  }

  @Test("Texts are said in the order in which they are placed; a row without a text has its room all the same")
  func absent() {
    #expect(Beside("A").accessibility == RowAccessibility(label: "A", readingOrder: [.title]))
    let row = Beside(nil)
    #expect(row.accessibility == nil && row.minimumWidth(traits: Traits()) == 62)
    #expect(row.layout(width: 100, traits: Traits()).elements.map(\.name) == [.image])
  }

  /// A text beside a value that is as wide as its own text, with a gap if there is a value.
  private struct Valued: PlannedRow {
    let kind = "test.valued"
    let title, value: RowLabel?

    init(_ title: String, _ value: String, _ typesetter: Typesetter) {
      let style = TextStyle(families: ["Roboto"])
      self.title = RowLabel(title, style: style, typesetter: typesetter)
      self.value = RowLabel(value, style: style, typesetter: typesetter)
    }

    func plan(_ plan: inout RowPlan, traits: Traits) {
      let value = plan.measure(value, width: plan.width - 16, fontSize: 14, hugsText: true)
      let end = plan.width - 16 - value.width - (value.isEmpty ? 0 : 8)
      let title = plan.measure(title, width: end, fontSize: 16)
      plan.height = max(title.height, value.height)
      plan.place(.title, title, x: 0, y: 0)
      plan.place(.detail, value, x: plan.width - value.width, y: 0)
    }
  }

  @Test(
    "A value that hugs its text leaves the rest to the title",
    arguments: ["", "9", "99+", "yesterday", "الإعدادات"], [1.0, 3])
  func hugging(value: String, scale: Double) throws {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let row = Valued("Some words of a title", value, typesetter)
    let own = typesetter.prepare(value, style: TextStyle(families: ["Roboto"])).maximumContentWidth(size: 14)
    for direction in TextDirection.allCases {
      let traits = Traits(direction: direction, pixelGrid: PixelGrid(scale: scale))
      let layout = row.layout(width: 320, traits: traits)
      let title = try #require(layout[.title])
      guard !value.isEmpty else {
        #expect(title.frame.width == 304 && layout[.detail] == nil)
        continue
      }
      let element = try #require(layout[.detail])
      #expect(element.frame.width >= own && element.frame.width < own + 1 / scale + 0.01)
      #expect(abs(title.frame.width - (320 - 16 - 8 - element.frame.width)) < 1e-9)
      let line = try #require(element.text?.lines(in: direction).lines.first)
      #expect(line.x >= 0 && line.x + line.width <= element.frame.width)
    }
    // At the widths that the row says, no word is broken and no line, and a pixel and a point less is too narrow.
    let traits = Traits(pixelGrid: PixelGrid(scale: scale))
    func lines(_ width: Double) -> [Int] {
      row.layout(width: width, traits: traits).elements.map { $0.text?.lineCount ?? 0 }
    }
    let most = row.preferredWidth(traits: traits)
    #expect(lines(most).allSatisfy { $0 == 1 } && lines(most - 2).contains { $0 > 1 })
    #expect(row.minimumWidth(traits: traits) < most)
  }

  @Test("A column measures rows with a value that hugs its text", arguments: [60, 120, 200, 320.0])
  func columnOfValues(width: Double) {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var rows = RowColumn()
    let variant = rows.addVariant(texts: 2) { Valued($0[0], $0[1], $1) }
    let texts = (0..<60).map { ["Some words of title \($0 * 37)", ["", "\($0)", "yesterday at \($0)"][$0 % 3]] }
    for text in texts { rows.append(text, as: variant) }
    let single = texts.map { Valued($0[0], $0[1], typesetter).height(width: width, traits: Traits()) }
    #expect(PreparedRowColumn(rows, typesetter: typesetter).heights(width: width, traits: Traits()) == single)
  }

  /// A text whose baseline is a fixed distance from the top, explained by the row itself.
  private struct OnBaseline: PlannedRow {
    let kind = "test.onBaseline"
    let title = RowLabel(
      "Some words", style: TextStyle(families: ["Roboto"]), typesetter: Typesetter(fonts: TestFonts.collection))

    func plan(_ plan: inout RowPlan, traits: Traits) {
      let text = plan.measure(title, width: plan.width, fontSize: 16)
      plan.height = 32
      plan.place(.title, text, x: 0, y: 24 - text.baseline)
    }

    func explain(width: Double, traits: Traits) -> RowExplanation {
      RowExplanation(
        down: [
          RowExplanation.Part(.minimum, "height", 32, rule: "Two units of the grid.", source: "published: Brand, 3.1")
        ],
        across: [RowExplanation.Part(.room, "texts", width, rule: "All of it.")])
    }
  }

  @Test("A row may set a text on a baseline, and explain itself by its own sources", arguments: [1.0, 2, 3])
  func own(scale: Double) throws {
    let (row, traits) = (OnBaseline(), Traits(pixelGrid: PixelGrid(scale: scale)))
    let title = try #require(row.layout(width: 320, traits: traits)[.title])
    #expect(abs(title.frame.y + (title.text?.baseline ?? 0) - 24) < 1e-9)
    let why = row.explain(width: 320, traits: traits)
    #expect(why.height == row.height(width: 320, traits: traits) && why.width == 320)
    #expect(why.down.first?.source == "published: Brand, 3.1" && why.across.first?.source == nil)
    var plan = RowPlan(.height, width: 320, grid: traits.pixelGrid)
    #expect(plan.measure(nil, width: 320, fontSize: 16).baseline == 0)
  }

  @Test("A column measures planned rows as it measures all others")
  func column() {
    var rows = RowColumn()
    let variant = rows.addVariant(texts: 1) { texts, typesetter in
      SampleCell(SampleCell.Content(detail: texts[0]), typesetter: typesetter)
    }
    let texts = ["A", "Some words that take several lines", ""]
    for text in texts { rows.append([text], as: variant) }
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let prepared = PreparedRowColumn(rows, typesetter: typesetter)
    for width in [90, 150, 320.0] {
      let single = texts.map {
        SampleCell(SampleCell.Content(detail: $0), typesetter: typesetter).height(width: width, traits: Traits())
      }
      #expect(prepared.heights(width: width, traits: Traits()) == single)
    }
  }
}
