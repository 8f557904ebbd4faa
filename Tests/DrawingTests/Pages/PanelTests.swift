import Drawing
import Sizing
import TestSupport
import Testing
import TextAnalysis
import Typography

struct PanelTests {
  /// A list of rows of random heights.
  private func panel(using generator: inout SeededGenerator) -> Panel {
    var stacker = ListStacker(geometry: ListGeometry(width: 100), traits: Traits())
    let rows = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      let row = PlainRow(size: LayoutSize(width: 100, height: Double(Int.random(in: 1...300, using: &generator))))
      return DrawnRow(placement: stacker.place(row), appearance: RowAppearance(), direction: .leftToRight)
    }
    return Panel(caption: "L", rows: rows, width: 100, bottom: stacker.height + 7)
  }

  @Test("Pages hold every row once, whole and in order, and are as full as can be")
  func division() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let panel = panel(using: &generator)
      let pageHeight = Double(Int.random(in: 50...900, using: &generator))
      let parts = panel.divided(pageHeight: pageHeight)
      #expect(parts.flatMap(\.rows).map(\.placement.frame) == panel.rows.map(\.placement.frame))
      #expect(parts.first?.top == panel.top && parts.last?.bottom == panel.bottom)
      for (part, next) in zip(parts, parts.dropFirst()) {
        #expect(part.bottom == next.top)
        #expect(part.rows.count == 1 || part.height <= pageHeight)
        let first = next.rows[0].placement.frame
        #expect(part.height + first.maxY - next.top > pageHeight, "a page has room for the next row")
      }
    }
  }

  @Test("A list that fits is one page")
  func shortList() {
    var generator = SeededGenerator(seed: 8)
    let panel = panel(using: &generator)
    #expect(panel.divided(pageHeight: 1e6).count == 1)
  }

  @Test("A contact sheet keeps groups together and is no longer than it must be")
  func sheet() throws {
    let panel = Panel(caption: "L · ltr", rows: [], width: 100, bottom: 120)
    let page = Page(groups: Array(repeating: [panel, panel], count: 6))
    #expect(page.lines.allSatisfy { $0.count.isMultiple(of: 2) })
    #expect(page.lines.map(\.count).reduce(0, +) == 12)
    // Four a line are 4 × 124 + 24 by 3 × (120 + 22 + 24) + 24.
    let bitmap = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(page, scale: 1))
    #expect(bitmap.width == 520 && bitmap.height == 522)
  }
}
