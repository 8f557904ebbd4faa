import Drawing
import FontKit
import Foundation
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

/// Compares the ink of drawn text with boxes that HarfBuzz reads from the fonts: FreeType and Cairo, which draw, have no part in these.
struct InkTests {
  private static let scale = 2.0

  /// A line's ink as the layout has it, in pixels.
  private struct Box {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity

    var isEmpty: Bool { left > right }

    mutating func include(_ ink: GlyphInk, of glyph: PlacedGlyph, at origin: LayoutPoint) {
      let unit = glyph.size / Double(glyph.font.unitsPerEm)
      let x = origin.x + glyph.x + Double(ink.left) * unit
      let y = origin.y + glyph.y - Double(ink.top) * unit
      left = min(left, x * InkTests.scale)
      top = min(top, y * InkTests.scale)
      right = max(right, (x + Double(ink.width) * unit) * InkTests.scale)
      bottom = max(bottom, (y + Double(ink.height) * unit) * InkTests.scale)
    }

    /// The box with a margin of pixels on each side, clipped to a picture.
    func pixels(in bitmap: Bitmap, margin: Double = 1) -> (columns: Range<Int>, rows: Range<Int>) {
      func range(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int> {
        let first = min(limit, max(0, Int((start - margin).rounded(.down))))
        return first..<min(limit, max(first, Int((end + margin).rounded(.up))))
      }
      return (range(left, right, bitmap.width), range(top, bottom, bitmap.height))
    }
  }

  /// The boxes of all lines of a row.
  private func boxes(of row: DrawnRow) -> [Box] {
    row.placement.layout.elements.flatMap { element -> [Box] in
      guard let text = element.text else { return [] }
      let frame = element.frame.offset(x: row.placement.frame.x, y: row.placement.frame.y)
      let layout = text.lines(in: row.direction)
      return layout.lines.map { line in
        let origin = LayoutPoint(x: frame.x + line.x, y: frame.y + text.baseline + line.baseline - layout.firstBaseline)
        var box = Box()
        for glyph in text.content.glyphs(of: line, size: text.fontSize) {
          if let ink = glyph.font.harfBuzz.ink(ofGlyph: glyph.id) { box.include(ink, of: glyph, at: origin) }
        }
        return box
      }
    }
  }

  @Test("In 200 rows of eight scripts the ink of each line lies where the layout says, within a pixel at scale 2")
  func inkOfLines() throws {
    var generator = SeededGenerator(seed: 0x6A11E7)
    let typesetter = typesetter()
    let painter = PagePainter(fonts: TestFonts.withSystem)
    var lineCount = 0
    for index in 0..<200 {
      let texts = scriptTexts[index % scriptTexts.count]
      let row = StereoCell(
        StereoCell.Content(
          title: texts.title, detail: texts.detail,
          detailLines: Int.random(in: 0...2, using: &generator), fonts: StereoCell.Fonts(adjustsForSizeCategory: true)),
        typesetter: typesetter)
      let traits = Traits(
        sizeCategory: SizeCategory.allCases.randomElement(using: &generator),
        direction: Bool.random(using: &generator) ? .leftToRight : .rightToLeft)
      let panel = panel(row, width: Double(Int.random(in: 180...420, using: &generator)), traits: traits)
      let bitmap = try Bitmap(png: painter.png(Page(panel), scale: Self.scale))
      let boxes = boxes(of: panel.rows[0]).filter { !$0.isEmpty }
      lineCount += boxes.count
      check(bitmap, boxes, "row \(index), \(texts.script)")
    }
    // Titles and details, most of which wrap.
    #expect(lineCount > 500)
  }

  /// Makes sure that no ink is outside of all boxes, and that each has ink at its four edges.
  ///
  /// High marks make lines overlap, and ink inside two boxes may be of either line.
  private func check(_ bitmap: Bitmap, _ boxes: [Box], _ place: String, edge: Double = 1.5) {
    var rest = bitmap
    for box in boxes {
      let (columns, rows) = box.pixels(in: bitmap)
      let ink = bitmap.ink(columns, rows)
      #expect(ink.map { Double($0.columns.lowerBound) <= box.left + edge } == true, "\(place): left of \(box)")
      #expect(ink.map { Double($0.columns.upperBound) >= box.right - edge } == true, "\(place): right of \(box)")
      #expect(ink.map { Double($0.rows.lowerBound) <= box.top + edge } == true, "\(place): top of \(box)")
      #expect(ink.map { Double($0.rows.upperBound) >= box.bottom - edge } == true, "\(place): bottom of \(box)")
      rest.erase(columns, rows)
    }
    let stray = rest.ink(0..<rest.width, 0..<rest.height)
    #expect(stray == nil, "\(place): ink outside of \(boxes)")
  }

  @Test("A variable font is drawn at the weight it was measured at", arguments: [FontWeight.thin, .regular, .black])
  func variableFont(_ weight: FontWeight) throws {
    let path = Repository.file("Tests/Fixtures/fonts/Inter-Variable-ASCII.ttf").path
    var fonts = FontCollection()
    fonts.add(try FontFace(contentsOfFile: path), family: "system")
    var content = StereoCell.Content(title: "Hlowing")
    content.fonts.title = MaterialFont(40, weight: weight)
    let panel = panel(
      StereoCell(content, typesetter: Typesetter(fonts: fonts)), width: 300, traits: Traits())
    let bitmap = try Bitmap(png: PagePainter(fonts: fonts).png(Page(panel), scale: Self.scale))
    check(bitmap, boxes(of: panel.rows[0]), "weight \(weight)")
  }

  @Test("Emoji are drawn in their colours, where the layout has them")
  func emoji() throws {
    let row = StereoCell(StereoCell.Content(title: "❤\u{FE0F}"), typesetter: typesetter())
    let panel = panel(row, width: 200, traits: Traits())
    let bitmap = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: Self.scale))
    let box = try #require(boxes(of: panel.rows[0]).first)
    let middle = bitmap.channels(Int((box.left + box.right) / 2), Int(box.top * 0.6 + box.bottom * 0.4))
    #expect(middle[0] > 200 && middle[1] < 140 && middle[2] < 140, "a heart is red, not \(middle)")
    // The bitmap of 136 × 128 pixels has an empty border.
    check(bitmap, [box], "heart", edge: 0.1 * (box.right - box.left))
  }
}
