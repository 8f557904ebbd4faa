import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Compares advances by pairs with whole texts shaped by HarfBuzz.
@Suite(.tags(.conformance))
struct PairAdvancesTests {
  /// The bundled faces, and faces of Debian that kern and substitute in other ways, if they are installed.
  static let files: [String] =
    TestFonts.files.map { Repository.file("Fonts/" + $0).path }
    + [
      "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
      "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
      "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
      // Letters have other forms unless a letter follows, and ligatures have other kerning than their first letters.
      "/usr/share/fonts/opentype/lobster/lobster.otf",
      "/usr/share/fonts/opentype/linux-libertine/LinLibertine_RZ.otf",
    ].filter { FileManager.default.fileExists(atPath: $0) }

  /// The number of random texts for each face.
  private static let randomCount = isConformanceRun ? 1_000_000 : 500

  @Test("Texts measured by pairs are as HarfBuzz shapes them whole, in every advance", arguments: files)
  func exact(file: String) throws {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    var generator = SeededGenerator(seed: 0x0BAD)
    let descriptions = ExampleTexts.packages.map { Array($0.text.utf8) }
      .filter { $0.allSatisfy { (0x20..<0x7F).contains($0) } }
    var comparison = Comparison(font: font)
    for (index, text) in descriptions.enumerated() where isConformanceRun || index.isMultiple(of: 20) {
      comparison.add(text)
    }
    // A face with Latin letters has to measure most texts by the table of pairs.
    let share = Double(comparison.byPairs) / Double(comparison.count)
    let hasFreeLetters = font.coverage.contains("a") && !font.familyName.hasPrefix("Lobster")
    if hasFreeLetters { #expect(share > 0.5) }
    for index in 0..<Self.randomCount { comparison.add(Self.random(index, &generator)) }
    #expect(comparison.wrong.isEmpty, "\(comparison.wrong.prefix(5))")
    // Most random texts consist of characters that rules are about; outside conformance runs there are more descriptions than random texts.
    if !isConformanceRun, hasFreeLetters { #expect(comparison.byPairs > comparison.count / 3) }
    print(
      "\(font.familyName) \(font.styleName): \(comparison.byPairs) of \(comparison.count) texts by pairs, "
        + "\(share.formatted(.percent.precision(.fractionLength(1)))) of descriptions, \(comparison.wrong.count) wrong")
  }

  @Test(
    "Texts of the letters of Europe, and of kana, measured by pairs are as HarfBuzz shapes them whole",
    arguments: files, [("Latn", Alphabet.latin), ("Grek", .greek), ("Cyrl", .cyrillic), ("kana", .kana)])
  func exactBeyondASCII(file: String, alphabet: (name: String, Alphabet)) throws {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    guard let pairs = PairAdvances(of: font, Comparison.properties(alphabet.1.script, []), alphabet.1) else { return }
    var generator = SeededGenerator(seed: 0x0BAD)
    var buffer = ShapingBuffer()
    var positions = [Int32](repeating: 0, count: 64)
    // The letters of the alphabet that the face has.
    let letters = alphabet.1.scalars.indices.filter {
      alphabet.1.symbol(of: alphabet.1.scalars[$0].value) != nil && font.coverage.contains(alphabet.1.scalars[$0])
    }
    for _ in 0..<(isConformanceRun ? 100_000 : 1000) {
      let symbols = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        UInt16(letters[Int.random(in: 0..<letters.count, using: &generator)])
      }
      guard pairs.measure(symbols.span, &positions) == symbols.count else { continue }
      let text = String(String.UnicodeScalarView(symbols.map { alphabet.1.scalars[Int($0)] }))
      let utf8 = Array(text.utf8)
      buffer.shape(
        utf8, range: 0..<utf8.count, paragraph: 0..<utf8.count, font: font,
        properties: Comparison.properties(alphabet.1.script, []))
      var position: Int32 = 0
      var shaped: [Int32] = [0]
      for index in 0..<buffer.count {
        position += buffer.glyph(at: index).advance
        shaped.append(position)
      }
      #expect(shaped == Array(positions[...symbols.count]), "\(text.debugDescription)")
    }
  }

  @Test("A feature of the caller's is part of what the table is made for")
  func features() throws {
    let font = try FontFace(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path)
    let off = FontFeature("kern", 0)
    let plain = try #require(PairAdvances(of: font, Comparison.properties(.latin, [])))
    let unkerned = try #require(PairAdvances(of: font, Comparison.properties(.latin, [off])))
    let text = Array("AVATAR".utf8)
    var positions = [Int32](repeating: 0, count: 1024)
    #expect(plain.measure(symbols(text).span, &positions) == text.count)
    let kernedWidth = positions[text.count]
    #expect(unkerned.measure(symbols(text).span, &positions) == text.count)
    #expect(kernedWidth < positions[text.count])
    var comparison = Comparison(font: font, features: [off])
    for text in ExampleTexts.packages.prefix(500) where text.text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      comparison.add(Array(text.text.utf8))
    }
    #expect(comparison.wrong.isEmpty)
  }

  /// A random text, alternately of any characters and of those that faces often treat by context.
  private static func random(_ index: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    let contextual = Array("fijltTVWAYy. ,-->=<*x09/:()[]{}'\"".utf8)
    return (0..<Int.random(in: 1...24, using: &generator)).map { _ in
      index.isMultiple(of: 2)
        ? UInt8.random(in: 0x20..<0x7F, using: &generator)
        : contextual[Int.random(in: 0..<contextual.count, using: &generator)]
    }
  }
}

/// The symbols of a text of ASCII, which are the same in every alphabet.
private func symbols(_ text: [UInt8]) -> [UInt16] { text.map { UInt16($0 - 0x20) } }

/// Measures texts by pairs if possible, and compares all with HarfBuzz.
private struct Comparison: ~Copyable {
  private let font: FontFace
  private let features: [FontFeature]
  private let latin: PairAdvances?
  private let common: PairAdvances?
  private var buffer = ShapingBuffer()
  private var positions = [Int32](repeating: 0, count: 1024)
  private(set) var count = 0
  private(set) var byPairs = 0
  private(set) var wrong: [String] = []

  init(font: FontFace, features: [FontFeature] = []) {
    self.font = font
    self.features = features
    latin = PairAdvances(of: font, Self.properties(.latin, features))
    common = PairAdvances(of: font, Self.properties(.common, features))
  }

  static func properties(_ script: Script, _ features: [FontFeature]) -> ShapingProperties {
    ShapingProperties(script: script, language: ShapingLanguage("en"), features: features)
  }

  mutating func add(_ text: [UInt8]) {
    count += 1
    let hasLetter = text.contains { (0x61...0x7A).contains($0 | 0x20) }
    guard let pairs = hasLetter ? latin : common, pairs.measure(symbols(text).span, &positions) == text.count else {
      return
    }
    byPairs += 1
    buffer.shape(
      text, range: 0..<text.count, paragraph: 0..<text.count, font: font,
      properties: Self.properties(hasLetter ? .latin : .common, features))
    var position: Int32 = 0
    var isSame = buffer.count == text.count
    for index in 0..<buffer.count where isSame {
      let glyph = buffer.glyph(at: index)
      isSame = glyph.cluster == index && positions[index] == position
      position += glyph.advance
    }
    if !isSame || positions[text.count] != position { wrong.append(String(decoding: text, as: UTF8.self)) }
  }
}
