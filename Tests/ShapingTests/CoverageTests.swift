import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import FontKit
@testable import Shaping

/// Compares the characters that a face covers with those that HarfBuzz can shape in it.
struct CoverageTests {
  @Test("A face covers what it has no glyph for where HarfBuzz makes one of others", arguments: TestFonts.files)
  func characters(file: String) throws {
    let font = try FontFace(contentsOfFile: Repository.file("Fonts/" + file).path)
    var table = CharacterTable()
    var buffer = ShapingBuffer()
    var wrong: [String] = []
    var madeCount = 0
    for value in UInt32(0x20)..<0x3_0000 {
      guard let scalar = Unicode.Scalar(value), !font.coverage.contains(scalar) else { continue }
      let text = String(scalar)
      // HarfBuzz decomposes or replaces no other characters.
      guard
        !text.unicodeScalars.elementsEqual(text.decomposedStringWithCanonicalMapping.unicodeScalars)
          || scalar.properties.generalCategory == .spaceSeparator || scalar == "\u{2011}"
      else { continue }
      let utf8 = Array(text.utf8)
      let script = table.firstScript(of: utf8.span) ?? .common
      buffer.shape(
        utf8, range: 0..<utf8.count, paragraph: 0..<utf8.count, font: font,
        properties: ShapingProperties(
          direction: script.isRightToLeft ? .rightToLeft : .leftToRight, script: script, language: ShapingLanguage("en")
        ))
      let isMade = (0..<buffer.count).allSatisfy { buffer.glyph(at: $0).id != 0 }
      madeCount += isMade ? 1 : 0
      // The ideographic space has to come from the face of the ideographs.
      if font.covers(scalar) != isMade, scalar != "\u{3000}" {
        wrong.append("U+\(String(value, radix: 16)): \(isMade)")
      }
    }
    #expect(wrong == [])
    #expect(madeCount > 0)
  }

  @Test("A face of symbols covers Latin-1 by what it has at U+F000 and after")
  func symbols() throws {
    var bytes = [UInt8](try Data(contentsOf: Repository.file("Fonts/Roboto/Roboto-Regular.ttf")))
    let record = try #require(bytes.firstRange(of: Array("cmap".utf8))).lowerBound
    // One symbol `cmap` in format 4: U+F020 to U+F07E map to glyph 5, the space, and those after it, and U+F0A9 maps to glyph 38, the A.
    let words: [UInt16] = [
      0, 1, 3, 0, 0, 12, 4, 40, 0, 6, 4, 1, 2, 0xF07E, 0xF0A9, 0xFFFF, 0, 0xF020, 0xF0A9, 0xFFFF, 5 &- 0xF020,
      38 &- 0xF0A9, 1, 0, 0, 0,
    ]
    for (offset, value) in [(8, bytes.count), (12, 2 * words.count)] {
      for byte in 0..<4 { bytes[record + offset + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
    }
    bytes += words.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let font = try FontFace(FontData(bytes, source: "symbols"))
    var buffer = ShapingBuffer()
    for value in UInt32(0x20)..<0x200 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .control else { continue }
      let utf8 = Array(String(scalar).utf8)
      buffer.shape(utf8, range: nil, font: font, properties: ShapingProperties(language: ShapingLanguage("en")))
      let isFound = (0..<buffer.count).allSatisfy { buffer.glyph(at: $0).id != 0 }
      // HarfBuzz hides the soft hyphen.
      #expect(font.covers(scalar) == isFound || scalar == "\u{AD}", "U+\(String(value, radix: 16))")
    }
    #expect(font.covers("A") && font.covers("\u{F041}") && font.covers("\u{A9}") && !font.covers("\u{A8}"))
  }

  @Test("What Graphite shapes is covered by glyphs of its own alone")
  func graphite() throws {
    var bytes = [UInt8](try Data(contentsOf: Repository.file("Fonts/Roboto/Roboto-Regular.ttf")))
    let plain = try FontFace(FontData(bytes, source: "plain"))
    let tag = try #require(bytes.firstRange(of: Array("OS/2".utf8)))
    bytes.replaceSubrange(tag, with: Array("Silf".utf8))
    let graphite = try FontFace(FontData(bytes, source: "Graphite"))
    // HarfBuzz decomposes it into the less-than sign and a combining stroke.
    #expect(plain.covers("\u{226E}") && graphite.covers("\u{226E}") != HarfBuzzLibrary.shapers.contains("graphite2"))
    #expect(graphite.covers("a") && graphite.covers(["e", "\u{301}"]))
  }
}
