import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Compares the advances of Arabic words by chains of letters with whole runs shaped by HarfBuzz.
@Suite(.tags(.conformance))
struct JoinedAdvancesTests {
  private static let bundled = ["Regular", "Bold"].map {
    Repository.file("Fonts/NotoSans/NotoSansArabic-\($0).ttf").path
  }

  /// Arabic faces of Debian that substitute, kern and attach in other ways, if they are installed.
  private static let others: [String] =
    [
      "noto/NotoSansArabicUI-Regular.ttf", "noto/NotoNaskhArabic-Regular.ttf", "noto/NotoNaskhArabicUI-Bold.ttf",
      "noto/NotoKufiArabic-Regular.ttf", "noto/NotoNastaliqUrdu-Regular.ttf", "dejavu/DejaVuSans.ttf",
      "dejavu/DejaVuSansMono.ttf", "kacst/KacstQurn.ttf", "kacst/mry_KacstQurn.ttf", "kacst-one/KacstOne.ttf",
    ]
    .map { "/usr/share/fonts/truetype/" + $0 }
    + ["Amiri-Regular", "Amiri-Bold", "AmiriQuran"].map { "/usr/share/fonts/opentype/fonts-hosny-amiri/\($0).ttf" }

  static let files = bundled + others.filter { FileManager.default.fileExists(atPath: $0) }

  /// Each file in three languages; outside conformance runs, faces that are not bundled in one.
  private static let runs = files.flatMap { file in
    (isConformanceRun || bundled.contains(file) ? ["ar", "fa", "ur"] : ["ar"]).map { (file, $0) }
  }

  /// The words in Arabic script of the example lists and of `RandomText`.
  private static let listed = Set(
    (ExampleTexts.lists.map(\.text) + RandomText.words).flatMap { $0.split(separator: " ").map(String.init) }
  ).filter { $0.unicodeScalars.contains { (0x600..<0x700).contains($0.value) } }.sorted()

  @Test(
    "Words measured by chains are as HarfBuzz shapes them among others, in every chain", arguments: runs)
  func exact(file: String, language: String) throws {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    let properties = Self.properties(language)
    guard let advances = JoinedAdvances(of: font, properties, .arabic) else {
      #expect(!Self.bundled.contains(file))
      print("\(font.familyName) \(font.styleName), \(language): refused")
      return
    }
    var generator = SeededGenerator(seed: 0x0BAD)
    var words = Self.listed
    for _ in 0..<(isConformanceRun ? 200_000 : 3000) {
      words.append(ArabicText.word(of: .arabic, signs: true, &generator) { font.coverage.contains($0) })
    }
    var measured = (listed: 0, random: 0)
    var buffer = ShapingBuffer()
    buffer.shape([0x20], font: font, properties: properties)
    let space = buffer.glyph(at: 0).advance
    var wrong: [String] = []
    for (index, word) in words.enumerated() {
      var pens: [(character: Int, pen: Int32)] = []
      var pen: Int32 = 0
      let end = advances.forEachChain(of: Array(word.utf8).span, signs: Self.signs, &buffer) { chain, advance in
        pens.append((chain.lowerBound, pen))
        pen += advance
      }
      guard end == word.utf8.count else { continue }
      if index < Self.listed.count { measured.listed += 1 } else { measured.random += 1 }
      pens.append((word.unicodeScalars.count, pen))
      let before = words[(7 * index + 3) % words.count]
      let after = words[(13 * index + 5) % words.count]
      let shaped = Self.positions(of: word, between: before, after, font, properties, &buffer)
      if pens.contains(where: { shaped.characters[$0.character] != $0.pen }) || shaped.space != space {
        wrong.append("\(before) \(word) \(after)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    if Self.bundled.contains(file) {
      #expect(measured.listed * 10 > Self.listed.count * 8)
      #expect(measured.random * 10 > (words.count - Self.listed.count) * 7)
    }
    print(
      "\(font.familyName) \(font.styleName), \(language): \(measured.listed) of \(Self.listed.count) words of lists and "
        + "\(measured.random) of \(words.count - Self.listed.count) random ones by chains, \(wrong.count) wrong")
  }

  @Test("The bundled faces link what their rules join, and no more", arguments: bundled)
  func links(file: String) throws {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    let advances = try #require(JoinedAdvances(of: font, Self.properties("ar"), .arabic))
    var buffer = ShapingBuffer()
    func chains(_ word: String) -> Int {
      var count = 0
      let end = advances.forEachChain(of: Array(word.utf8).span, signs: Self.signs, &buffer) { _, _ in count += 1 }
      #expect(end == word.utf8.count)
      return count
    }
    #expect(chains("بيت") == 3)
    #expect(chains("مّحمّد") == 4)
    #expect(chains("بی\u{200C}بی") == 4)
    // Ligatures, kerning after reh, and heh with another form after alef.
    #expect(chains("لا") == 1)
    #expect(chains("لّا") == 1)
    #expect(chains("بلا") == 2)
    #expect(chains("را") == 1)
    #expect(chains("اه") == 1)
  }

  @Test("A worker begins with what others have learnt, and finds the same")
  func shared() throws {
    let font = try FontFace(FontData(contentsOfFile: Self.bundled[0], mapped: true))
    let properties = Self.properties("fa")
    var buffer = ShapingBuffer()
    func widths(by advances: JoinedAdvances) -> [Int32?] {
      Self.listed.map { word in
        var width: Int32?
        return advances.forEachStretch(of: Array(word.utf8).span, signs: Self.signs, &buffer) { width = $1 } == nil
          ? nil : width
      }
    }
    let first = try #require(JoinedAdvances(of: font, properties, .arabic))
    let early = widths(by: first)
    let second = try #require(JoinedAdvances(of: font, properties, .arabic))
    #expect(widths(by: second) == early)
    #expect(first.forEachStretch(of: Array("(بيت)".utf8).span, signs: .none, &buffer) { _, _ in } == nil)
    // The letters end before the sign, which is in another font.
    let letters = Array("(بيت)".utf8).span
    #expect(first.forEachStretch(of: letters, from: 1, signs: .none, &buffer) { _, _ in } == letters.count - 1)
  }

  @Test("Text from left to right, and that of other scripts, has no chains")
  func otherText() throws {
    let font = try FontFace(FontData(contentsOfFile: Self.bundled[0], mapped: true))
    var properties = Self.properties("ar")
    properties.direction = .leftToRight
    #expect(JoinedAdvances(of: font, properties, .arabic) == nil)
    properties = Self.properties("ar")
    properties.script = .latin
    #expect(JoinedAdvances(of: font, properties, .arabic) == nil)
    let latin = try FontFace(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path)
    #expect(JoinedAdvances(of: latin, Self.properties("ar"), .arabic) == nil)
  }

  private static let signs = JoiningAlphabet.arabic.signs { _, _ in true }

  private static func properties(_ language: String) -> ShapingProperties {
    properties(language, .arabic)
  }

  static func properties(_ language: String, _ alphabet: JoiningAlphabet) -> ShapingProperties {
    ShapingProperties(direction: .rightToLeft, script: alphabet.script, language: ShapingLanguage(language))
  }

  /// The pen positions before each character of a word and at its end, and the advance of the space before the word.
  static func positions(
    of word: String, between before: String, _ after: String, _ font: FontFace, _ properties: ShapingProperties,
    _ buffer: inout ShapingBuffer
  ) -> (characters: [Int32], space: Int32) {
    let text = Array("\(before) \(word) \(after)".utf8)
    buffer.shape(text, range: 0..<text.count, paragraph: 0..<text.count, font: font, properties: properties)
    var advances = [Int32](repeating: 0, count: text.count)
    for index in 0..<buffer.count { advances[buffer.glyph(at: index).cluster] += buffer.glyph(at: index).advance }
    var offset = before.utf8.count + 1
    let space = advances[offset - 1]
    var characters: [Int32] = [0]
    for scalar in word.unicodeScalars {
      characters.append(characters[characters.count - 1] + advances[offset])
      offset += UTF8.width(scalar)
    }
    return (characters, space)
  }
}
