import FontKit
import Sizing
import TestSupport
import Testing

@testable import Drawing

/// The bitmaps of emoji that are held while pages are drawn.
struct GlyphBitmapsTests {
  private static let font = TestFonts.collection.cascade(
    families: ["Noto Color Emoji"], weight: 400, isItalic: false, fallsBack: false
  ).fonts[0]

  /// All bitmaps of the face take 200 MB.
  @Test("The bitmaps of all glyphs of a face take no more memory than two generations may")
  func bound() {
    let bitmaps = GlyphBitmaps()
    var most = 0
    for glyph in 0..<2_500 {
      _ = bitmaps.bitmap(of: GlyphBitmaps.Key(font: Self.font, glyph: UInt32(glyph)))
      most = max(most, bitmaps.byteCount)
    }
    #expect(bitmaps.decodedCount > 2_000)
    #expect(most > GlyphBitmaps.limit && most <= 2 * GlyphBitmaps.limit)
  }

  @Test("A bitmap that comes again and again is decoded once, whatever comes between")
  func kept() throws {
    let bitmaps = GlyphBitmaps()
    let often = GlyphBitmaps.Key(font: Self.font, glyph: 1_000)
    let image = try #require(bitmaps.bitmap(of: often))
    for glyph in 1_100..<2_500 {
      _ = bitmaps.bitmap(of: GlyphBitmaps.Key(font: Self.font, glyph: UInt32(glyph)))
      #expect(bitmaps.bitmap(of: often) === image)
    }
    #expect(bitmaps.decodedCount <= 1_401)
  }

  @Test("A PDF file has an emoji once, even if it was decoded for each of its pages")
  func decodedAgain() throws {
    // A large one, beside which what each page takes is little.
    let png = try #require(
      (1_000..<1_200).compactMap { Self.font.harfBuzz.bitmap(ofGlyph: $0) }.max { $0.count < $1.count })
    func size(_ pageCount: Int, isSame: Bool) throws -> Int {
      let canvas = try CairoCanvas(.pdf, size: LayoutSize(width: 100, height: 100), scale: 1)
      for page in 0..<pageCount {
        if page > 0 { try canvas.endPage(nextSize: LayoutSize(width: 100, height: 100)) }
        let image = try #require(RasterImage(png: png))
        image.identify(as: isSame ? "emoji" : "emoji \(page)")
        canvas.draw(image, in: LayoutRect(x: 0, y: 0, width: 20, height: 20), opacity: 1)
      }
      return try canvas.finish().count
    }
    let one = try size(1, isSame: true)
    #expect(try size(10, isSame: true) < 2 * one)
    #expect(try size(10, isSame: false) > 5 * one)
  }
}
