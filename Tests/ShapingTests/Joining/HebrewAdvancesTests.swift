import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Compares the advances of Hebrew words by chains of letters with whole runs shaped by HarfBuzz.
@Suite(.tags(.conformance))
struct HebrewAdvancesTests {
  private static let bundled = ["Regular", "Bold"].map {
    Repository.file("Fonts/NotoSans/NotoSansHebrew-\($0).ttf").path
  }

  /// Hebrew faces of Debian that substitute and kern in other ways, if they are installed.
  private static let others = [
    "noto/NotoSerifHebrew-Regular.ttf", "noto/NotoRashiHebrew-Bold.ttf", "dejavu/DejaVuSans.ttf",
    "dejavu/DejaVuSansCondensed-Bold.ttf",
  ].map { "/usr/share/fonts/truetype/" + $0 }

  private static let files = bundled + others.filter { FileManager.default.fileExists(atPath: $0) }

  @Test("Words measured by chains are as HarfBuzz shapes them among others, in every chain", arguments: files)
  func exact(file: String) throws {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    let properties = JoinedAdvancesTests.properties("he", .hebrew)
    guard let advances = JoinedAdvances(of: font, properties, .hebrew) else {
      #expect(!Self.bundled.contains(file))
      print("\(font.familyName) \(font.styleName): refused")
      return
    }
    let signs = JoiningAlphabet.hebrew.signs { _, _ in true }
    var generator = SeededGenerator(seed: 0x5D0)
    let words = (0..<(isConformanceRun ? 200_000 : 3000)).map { _ in
      HebrewText.word(signs: true, &generator) { font.coverage.contains($0) }
    }
    var measured = 0
    var buffer = ShapingBuffer()
    buffer.shape([0x20], font: font, properties: properties)
    let space = buffer.glyph(at: 0).advance
    var wrong: [String] = []
    for (index, word) in words.enumerated() {
      var pens: [(character: Int, pen: Int32)] = []
      var pen: Int32 = 0
      let end = advances.forEachChain(of: Array(word.utf8).span, signs: signs, &buffer) { chain, advance in
        pens.append((chain.lowerBound, pen))
        pen += advance
      }
      guard end == word.utf8.count else { continue }
      measured += 1
      pens.append((word.unicodeScalars.count, pen))
      let (before, after) = (words[(7 * index + 3) % words.count], words[(13 * index + 5) % words.count])
      let shaped = JoinedAdvancesTests.positions(of: word, between: before, after, font, properties, &buffer)
      if pens.contains(where: { shaped.characters[$0.character] != $0.pen }) || shaped.space != space {
        wrong.append("\(before) \(word) \(after)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    if Self.bundled.contains(file) { #expect(measured * 10 > words.count * 9) }
    print(
      "\(font.familyName) \(font.styleName): \(measured) of \(words.count) words by chains, \(wrong.count) wrong")
  }

  @Test("Text of another script has no chains of Hebrew")
  func otherText() throws {
    let font = try FontFace(contentsOfFile: Self.bundled[0])
    #expect(JoinedAdvances(of: font, JoinedAdvancesTests.properties("he", .arabic), .hebrew) == nil)
  }
}

/// Random words of Hebrew letters.
enum HebrewText {
  /// A random word of any letters, with occasional signs beside it if `signs` is set.
  static func word(
    signs: Bool, _ generator: inout SeededGenerator, where isWanted: (Unicode.Scalar) -> Bool = { _ in true }
  ) -> String {
    let letters = JoiningAlphabet.hebrew.scalars.filter(isWanted)
    var word = String.UnicodeScalarView()
    if signs, isWanted("("), Int.random(in: 0..<6, using: &generator) == 0 { word.append("(") }
    for _ in 0...Int.random(in: 0...9, using: &generator) {
      word.append(letters.randomElement(using: &generator) ?? "א")
    }
    if signs, Int.random(in: 0..<4, using: &generator) == 0 {
      let closing = ([")", ".", ",", "),"].randomElement(using: &generator) ?? ")").unicodeScalars
      word.append(contentsOf: closing.filter(isWanted))
    }
    return String(word)
  }
}
