import FontKit
import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// A face's own tracking by size (`trak`).
struct TrackedFaceTests {
  private static let text = "AVATAR Type office 0123 (To.) f-fi"
  private static let sizes = [6.0, 9, 10.25, 12, 16, 17, 19, 20.5, 25, 28, 40]
  private static func file(_ name: String) -> String { Repository.file("Tests/Fixtures/fonts/\(name).ttf").path }

  /// The entries of track 0 that `Scripts/make-optical-fonts.py` writes, in font units (2816 per em) by size.
  private static let table: [(size: Double, units: Double)] = [(9, 121), (12, 34), (17, -73), (20.5, -52), (28, 37)]

  /// The tracking at a size by the TrueType Reference Manual: interpolated between two sizes, extrapolated beyond the first and the last.
  private static func units(atSize size: Double) -> Double {
    let above = min(max(table.firstIndex { $0.size >= size } ?? table.count, 1), table.count - 1)
    let (low, high) = (table[above - 1], table[above])
    return (low.units + (high.units - low.units) * (size - low.size) / (high.size - low.size)).rounded()
  }

  private func prepare(_ text: String, _ font: FontFace) -> PreparedText {
    var fonts = FontCollection()
    fonts.add(font, family: "Face")
    return Typesetter(fonts: fonts).prepare(text, style: TextStyle(families: ["Face"]))
  }

  /// The advances of the text at a size, in a face of the fixtures.
  private func advances(_ name: String, _ size: Double) throws -> [Int] {
    GlyphLine(prepare(Self.text, try FontFace(contentsOfFile: Self.file(name))).sized(size)).advances
  }

  private func untracked() throws -> FontFace { try FontFace(contentsOfFile: Self.file("Inter-Variable-ASCII")) }

  @Test("Each cluster is as much wider as the specification says", arguments: sizes)
  func specification(size: Double) throws {
    let plain = GlyphLine(prepare(Self.text, try untracked())).advances
    #expect(try advances("Tracked-ASCII", size) == plain.map { $0 + Int(Self.units(atSize: size)) })
  }

  @Test("It is added to what the axis of optical sizes says", arguments: sizes)
  func bothInOneFace(size: Double) throws {
    let expected = try advances("Optical-ASCII", size).map { $0 + Int(Self.units(atSize: size)) }
    #expect(try advances("Optical-Tracked-ASCII", size) == expected)
  }

  @Test("Tracking given to a face without a table is that of a table", arguments: sizes)
  func added(size: Double) throws {
    let tracking = FontTracking(
      Self.table.map { FontTracking.Entry(size: $0.size, thousandths: $0.units / 2816 * 1000) })
    let font = try untracked().withTracking(tracking)
    #expect(font.dependsOnSize)
    let text = GlyphLine(prepare(Self.text, font).sized(size)).advances
    // Beyond its entries `FontTracking` is constant, instead of being extrapolated.
    #expect(try text == advances("Tracked-ASCII", min(max(size, 9), 28)))
  }

  @Test("Heights, lines, glyphs and widths of a text are of one mind, at a width and at many sizes")
  func agreement() throws {
    let text = prepare(
      String(repeating: Self.text + " ", count: 3), try FontFace(contentsOfFile: Self.file("Optical-Tracked-ASCII")))
    for size in Self.sizes.reversed() + Self.sizes {
      let fresh = prepare(
        String(repeating: Self.text + " ", count: 3), try FontFace(contentsOfFile: Self.file("Optical-Tracked-ASCII")))
      for width in stride(from: 20.0, through: 900, by: 55) {
        let layout = text.layout(width: width, size: size)
        #expect(text.lineCount(width: width, size: size) == layout.lines.count)
        #expect(text.height(width: width, size: size) == layout.height)
        #expect(text.measure(width: width, size: size) == fresh.measure(width: width, size: size))
        for line in layout.lines {
          let glyphs = text.glyphs(of: line, size: size).filter { $0.cluster < line.contentEnd }
          #expect(abs(glyphs.reduce(0) { $0 + $1.advance } - line.width) < 1e-9 * max(1, line.width))
        }
      }
    }
  }

  @Test("A column of such texts gives what the texts do")
  func column() throws {
    var fonts = FontCollection()
    fonts.add(try FontFace(contentsOfFile: Self.file("Optical-Tracked-ASCII")), family: "Face")
    let style = TextStyle(families: ["Face"])
    let typesetter = Typesetter(fonts: fonts)
    let texts = [Self.text, "", "one two three four", String(repeating: "word ", count: 30)]
    let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
    for size in [11.0, 17, 30] {
      let expected = texts.map { typesetter.prepare($0, style: style).measure(width: 150, size: size) }
      #expect(column.heights(width: 150, size: size) == expected.map(\.height))
      #expect(column.lineCounts(width: 150, size: size) == expected.map(\.lineCount))
    }
  }
}
