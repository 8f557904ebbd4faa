import Drawing
import Galley
import ListDocument
import Sizing
import Synchronization
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

  @Test("Pages put together show what one page shows: dividers and shadows reach from one to the next")
  func seams() throws {
    let traits = Traits(pixelGrid: PixelGrid(scale: 1))
    var stacker = ListStacker(geometry: ListGeometry(width: 60, divider: .material3), traits: traits)
    var row = PlainRow(size: LayoutSize(width: 60, height: 20))
    row.appearance.background = .white
    let rows = (0..<9).map { index in
      var row = row
      if index.isMultiple(of: 3) {
        row.appearance.shadows = [Shadow(color: .black, offset: LayoutPoint(x: 0, y: 2), blur: 12, spread: 0)]
      }
      let edges: SectionEdges = index == 0 ? .first : index == 8 ? .last : []
      return DrawnRow(
        placement: stacker.place(row, at: edges), appearance: row.appearance, direction: traits.direction)
    }
    let panel = Panel(rows: rows, width: 60, bottom: stacker.height)
    func pixels(_ panel: Panel) throws -> [UInt32] {
      try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: 1)).pixels
    }
    let whole = try pixels(panel)
    for pageHeight in [10.0, 45, 70] {
      let parts = panel.divided(pageHeight: pageHeight)
      #expect(parts.count > 2)
      #expect(try parts.flatMap(pixels) == whole, "\(pageHeight)")
    }
  }

  /// A row that notes that it was laid out.
  private struct NotedRow: Row {
    var kind: String { "test.noted" }
    var accessibility: RowAccessibility? { nil }
    let note: @Sendable () -> Void

    func layout(width: Double, traits: Traits) -> RowLayout {
      note()
      return RowLayout(size: LayoutSize(width: width, height: 50), elements: [])
    }
    func minimumWidth(traits: Traits) -> Double { 0 }
    func preferredWidth(traits: Traits) -> Double { 0 }
    func appearance(traits: Traits) -> RowAppearance { RowAppearance() }
  }

  @Test("A page is handed out before the rows of the page after the next are laid out, and is one of all pages")
  func pageByPage() throws {
    let count = Mutex(0)
    let rows = (0..<40).map { _ in NotedRow { count.withLock { $0 += 1 } } }
    let list = LoadedList(RowList(sections: [ListSection(rows: rows)]), ListGeometry(width: 100))
    var pages: [Page] = []
    try list.forEachPage(traits: Traits(), pageHeight: 220) { page in
      pages.append(page)
      #expect(count.withLock { $0 } <= pages.count * 4 + 1)
    }
    let all = try list.pages(traits: Traits(), pageHeight: 220)
    #expect(pages.count == 10 && pages.map(\.lines[0][0].top) == all.map(\.lines[0][0].top))
    #expect(pages.map(\.lines[0][0].rows.count) == all.map(\.lines[0][0].rows.count))
    #expect(pages.map(\.lines[0][0].bottom) == all.map(\.lines[0][0].bottom))
  }

  @Test("A list is laid out and drawn in its own surroundings unless others are given")
  func ownSurroundings() throws {
    let cell = ListContentRow(
      ListContentRow.Content(text: "Alaska"), configuration: ListContentConfiguration(.cell),
      typesetter: Typesetter(fonts: try .bundled))
    let own = (geometry: ListGeometry(width: 200), traits: Traits(sizeCategory: .accessibility5))
    let list = LoadedList(RowList(sections: [ListSection(rows: [cell])]), own.geometry, traits: own.traits)
    let height = list.forEachPlacedRow(own.geometry, own.traits) { _, _, _ in }
    let panel = try list.panel()
    var widths: [Double] = []
    #expect(list.forEachPlacedRow { widths.append($2.frame.width) } == height)
    #expect(widths == [200])
    #expect(panel.bottom == height && panel.width == 200)
    #expect(try list.pages(pageHeight: 1000)[0].lines[0][0].bottom == height)
    #expect(try list.panel(traits: Traits()).bottom < height)
  }

  @Test("An error on a page ends the pages")
  func failingPage() {
    struct Failure: Error {}
    let rows = (0..<40).map { _ in PlainRow(size: LayoutSize(width: 100, height: 50)) }
    let list = LoadedList(RowList(sections: [ListSection(rows: rows)]), ListGeometry(width: 100))
    var count = 0
    #expect(throws: Failure.self) {
      try list.forEachPage(traits: Traits(), pageHeight: 220) { _ in
        count += 1
        if count == 2 { throw Failure() }
      }
    }
    #expect(count == 2)
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
