import Drawing
import Sizing
import TestSupport
import Testing
import TextAnalysis

/// The figures of elements whose system has names of its own for common controls.
struct FigureTests {
  @Test("The controls of Material Components' text cells are a circle, ticked if the cell is selected, and a handle")
  func editing() throws {
    var content = CollectionTextCell.Content(title: "A")
    content.editing = [.selector, .reorder]
    let row = CollectionTextCell(content, typesetter: typesetter())
    func draw(_ state: RowState) throws -> (bitmap: Bitmap, layout: RowLayout) {
      let panel = panel(row, width: 200, traits: Traits(state: state))
      return (
        try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: 2)),
        panel.rows[0].placement.layout
      )
    }
    // Grey 700 and red 500 of `MDCPalettes.m`.
    let (grey, red) = ([0x61, 0x61, 0x61, 255], [0xF4, 0x43, 0x36, 255])
    let (idle, layout) = try draw([])
    let selector = try #require(layout[.selectorControl]).frame
    #expect(idle.difference(Int(2 * selector.midX), Int(2 * selector.midY), from: Bitmap.white) == 0)
    let selected = try draw(.selected).bitmap
    #expect(selected.difference(Int(2 * selector.midX), Int(2 * selector.y + 8), from: red) <= 1)
    let handle = try #require(layout[.reorderControl]).frame
    for share in [0.25, 0.5, 0.75] {
      let y = Int(2 * (handle.y + share * handle.height))
      #expect(idle.difference(Int(2 * handle.midX), y, from: grey) <= 1, "\(share)")
    }
    let between = Int(2 * (handle.y + 0.375 * handle.height))
    #expect(idle.difference(Int(2 * handle.midX), between, from: Bitmap.white) == 0)
  }
}
