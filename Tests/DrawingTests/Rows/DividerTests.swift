import Drawing
import Sizing
import TestSupport
import Testing

/// The colours of the lines that lists put between rows.
struct DividerTests {
  @Test(
    "Dividers of Material 3 are outlineVariant in the light and in the dark, those of Material 2 black of opacity 0.12",
    arguments: [
      // m3.material.io, baseline scheme: outline variant is neutral variant 80 (#CAC4D0), in the dark 30 (#49454F).
      (ListDivider.material3, [0xCA, 0xC4, 0xD0, 255], [0x49, 0x45, 0x4F, 255]),
      (.material3Inset, [0xCA, 0xC4, 0xD0, 255], [0x49, 0x45, 0x4F, 255]),
      (.flutterMaterial3, [0xCA, 0xC4, 0xD0, 255], [0x49, 0x45, 0x4F, 255]),
      (.flutterTiles, [0xCA, 0xC4, 0xD0, 255], [0x49, 0x45, 0x4F, 255]),
      // 0.88 of white, and 0.12 of white on black.
      (.flutterMaterial2, [224, 224, 224, 255], [31, 31, 31, 255]),
      (.flutterTilesMaterial2, [224, 224, 224, 255], [31, 31, 31, 255]),
    ])
  func colors(divider: ListDivider, light: [Int], dark: [Int]) throws {
    let row = PlainRow(size: LayoutSize(width: 60, height: 20))
    let traits = Traits(pixelGrid: PixelGrid(scale: 1))
    var stacker = ListStacker(geometry: ListGeometry(width: 60, divider: divider), traits: traits)
    let rows = [SectionEdges.first, .last].map { edges in
      DrawnRow(
        placement: stacker.place(row, at: edges), appearance: row.appearance, direction: traits.direction)
    }
    let frame = try #require(rows[0].placement.divider)
    for (theme, color) in [(Theme.light, light), (.dark, dark)] {
      let page = Page(Panel(rows: rows, width: 60, bottom: stacker.height))
      // At scale 2, so that lines on half pixels are whole ones.
      let drawn = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem, theme: theme).png(page, scale: 2))
      #expect(drawn.difference(60, Int(2 * frame.y), from: color) <= 1, "\(theme)")
    }
  }
}
