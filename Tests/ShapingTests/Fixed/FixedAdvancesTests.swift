import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Compares the advances of characters that a font never changes with whole runs shaped by HarfBuzz.
@Suite(.tags(.conformance))
struct FixedAdvancesTests {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x3041...0x3096, 0x30A1...0x30FC, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]

  @Test(
    "Each has its advance in any run of such characters", arguments: PairAdvancesTests.files,
    ["en", "ja", "ko", "zh-Hant"])
  func exact(file: String, language: String) throws {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    let properties = [Script.han, .hiragana, .hangul].map {
      ShapingProperties(script: $0, language: ShapingLanguage(language))
    }
    guard let advances = FixedAdvances(in: font, properties) else { return }
    let characters = Self.ranges.joined().compactMap(Unicode.Scalar.init)
    let fixed = characters.filter { advances.advance(of: $0) != nil }
    if file.contains("NotoSansCJK") { #expect(fixed.count > 15_000) }
    guard !fixed.isEmpty else { return }
    var generator = SeededGenerator(seed: 3)
    var buffer = ShapingBuffer()
    for index in 0..<(isConformanceRun ? 100_000 : 1000) {
      let text = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
        fixed.randomElement(using: &generator)
      }
      let utf8 = Array(String(String.UnicodeScalarView(text)).utf8)
      // The run is between spaces in another font, as in a text.
      let paragraph = [0x20] + utf8 + [0x20]
      buffer.shape(
        paragraph, range: 1..<1 + utf8.count, paragraph: 0..<paragraph.count, font: font,
        properties: properties[index % properties.count])
      let shaped = (0..<buffer.count).map { buffer.glyph(at: $0) }
      #expect(shaped.map(\.advance) == text.map { advances.advance(of: $0) }, "\(text)")
      #expect(shaped.map(\.cluster) == text.indices.map { 1 + 3 * $0 } && !shaped.contains { $0.isUnsafeToBreak })
    }
  }

  @Test("A character that a rule of the font is about is not fixed")
  func touched() throws {
    let path = Repository.file("Fonts/NotoSansCJK/NotoSansCJKjp-Regular.otf").path
    let font = try FontFace(FontData(contentsOfFile: path, mapped: true))
    let advances = try #require(
      FixedAdvances(in: font, [ShapingProperties(script: .hiragana, language: ShapingLanguage("ja"))]))
    #expect(advances.advance(of: "漢") == 1000)
    // Kana are kerned, also with a comma after them, but no rule begins at the comma. The face has no Thai.
    #expect(advances.advance(of: "ア") == nil && advances.advance(of: "ก") == nil)
    #expect(advances.advance(of: "、") == 1000)
  }
}
