import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import FontKit
@testable import Shaping

/// What a face is said to show, against what HarfBuzz makes of it.
struct CoverageTests {
  @Test("A face covers what it has no glyph for where HarfBuzz makes one of others", arguments: TestFonts.files)
  func characters(file: String) throws {
    let font = try FontFace(contentsOfFile: Repository.file("Fonts/" + file).path)
    let analyzer = TextAnalyzer()
    var buffer = ShapingBuffer()
    var wrong: [String] = []
    var madeCount = 0
    for value in UInt32(0x20)..<0x3_0000 {
      guard let scalar = Unicode.Scalar(value), !font.coverage.contains(scalar) else { continue }
      let text = String(scalar)
      // HarfBuzz takes no others apart, and puts no others in their place.
      guard
        !text.unicodeScalars.elementsEqual(text.decomposedStringWithCanonicalMapping.unicodeScalars)
          || scalar.properties.generalCategory == .spaceSeparator || scalar == "\u{2011}"
      else { continue }
      let utf8 = Array(text.utf8)
      let script = analyzer.firstScript(of: utf8.span) ?? .common
      buffer.shape(
        utf8, range: 0..<utf8.count, paragraph: 0..<utf8.count, font: font,
        properties: ShapingProperties(
          direction: script.isRightToLeft ? .rightToLeft : .leftToRight, script: script, language: ShapingLanguage("en")
        ))
      let isMade = (0..<buffer.count).allSatisfy { buffer.glyph(at: $0).id != 0 }
      madeCount += isMade ? 1 : 0
      // The ideographic space is that of the face of the ideographs.
      if font.covers(scalar) != isMade, scalar != "\u{3000}" {
        wrong.append("U+\(String(value, radix: 16)): \(isMade)")
      }
    }
    #expect(wrong == [])
    #expect(madeCount > 0)
  }

  @Test("What Graphite shapes is covered by glyphs of its own alone")
  func graphite() throws {
    var bytes = [UInt8](try Data(contentsOf: Repository.file("Fonts/Roboto/Roboto-Regular.ttf")))
    let plain = try FontFace(FontData(bytes, source: "plain"))
    let tag = try #require(bytes.firstRange(of: Array("OS/2".utf8)))
    bytes.replaceSubrange(tag, with: Array("Silf".utf8))
    let graphite = try FontFace(FontData(bytes, source: "Graphite"))
    // HarfBuzz makes it of the sign for less and a stroke.
    #expect(plain.covers("\u{226E}") && graphite.covers("\u{226E}") != HarfBuzzLibrary.hasGraphite)
    #expect(graphite.covers("a") && graphite.covers(["e", "\u{301}"]))
  }
}
