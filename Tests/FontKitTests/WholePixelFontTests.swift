import Foundation
import TestSupport
import Testing

@testable import FontKit

/// Held against FreeType itself: `Scripts/record-hinted-advances.py` records what it gives with the flags of Android.
@Suite("Glyphs that are whole pixels wide")
struct WholePixelFontTests {
  private struct Recording {
    let font: String
    let pixelsPerEm: Int
    /// The characters with their advances in pixels.
    let advances: [(character: Unicode.Scalar, pixels: Int)]
  }

  private static func recordings() throws -> [Recording] {
    try Repository.table("Tests/Fixtures/devices/hinted-advances.tsv").map { cells in
      let pixels = try cells[3].split(separator: " ").map { try #require(Int($0)) }
      return Recording(
        font: cells[0], pixelsPerEm: try #require(Int(cells[1])),
        advances: zip(cells[2].unicodeScalars, pixels).map { ($0, $1) })
    }
  }

  /// FreeType rounds both sides of a glyph, of which the left one is not 0 where the outline does not begin at the bearing: the dash.
  @Test("The advances of eight faces at ten sizes are FreeType's, but for one")
  func advances() throws {
    var faces: [String: FontFace] = [:]
    var (count, differing) = (0, [String]())
    for recording in try Self.recordings() {
      let face = try faces[recording.font] ?? FontFace(contentsOfFile: Repository.file("Fonts/\(recording.font)").path)
      faces[recording.font] = face
      let font = face.inWholePixels(perEm: Double(recording.pixelsPerEm))
      #expect(font.unitsPerEm == 256 * recording.pixelsPerEm)
      for (character, pixels) in recording.advances {
        let glyph = try #require(font.harfBuzz.nominalGlyph(for: character))
        count += 1
        if font.harfBuzz.advance(ofGlyph: glyph) != 256 * Int32(pixels) {
          differing.append("\(recording.font) \(recording.pixelsPerEm) \(character)")
        }
      }
    }
    #expect(count == 2350)
    #expect(differing == ["Roboto/Roboto-Regular.ttf 16 —"])
  }

  @Test("At a size between two whole ones the advances are those of the smaller, and an em is the size itself")
  func fractions() throws {
    let face = try FontFace(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path)
    let whole = face.inWholePixels(perEm: 36)
    for pixels in stride(from: 36.0, to: 37, by: 0.0625 / 3) {
      let font = face.inWholePixels(perEm: pixels)
      let unitsPerPixel = Double(font.unitsPerEm) / pixels
      #expect(abs(unitsPerPixel - unitsPerPixel.rounded()) < 1e-4)
      for character in "Hamburgefonstiv".unicodeScalars {
        let glyph = try #require(face.harfBuzz.nominalGlyph(for: character))
        let expected = Double(whole.harfBuzz.advance(ofGlyph: glyph)) / 256
        #expect(Double(font.harfBuzz.advance(ofGlyph: glyph)) == expected * unitsPerPixel.rounded())
      }
      #expect(font.metrics == face.metrics)
      #expect(font === face.inWholePixels(perEm: pixels))
    }
  }

  @Test("Sizes that no device has leave a face as it is")
  func extremes() throws {
    let face = try FontFace(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path)
    for pixels in [0, 0.5, 1025, .infinity, .nan] { #expect(face.inWholePixels(perEm: pixels) === face) }
  }
}
