import FontKit
import Foundation
import Shaping
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Words with marks that no syllable allows, below some of which HarfBuzz inserts dotted circles.
@Suite(.tags(.conformance))
struct BrokenSyllableTests {
  /// A face of Debian whose words can be measured separately: the bundled face of such a script has rules across spaces.
  private static let file = "/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf"

  @Test("Their texts are measured as they are prepared", .enabled(if: FileManager.default.fileExists(atPath: file)))
  func widths() throws {
    let font = try FontFace(FontData(contentsOfFile: Self.file, mapped: true))
    var fonts = TestFonts.collection
    fonts.add(font)
    let letters = try #require(Alphabet.indic.first { alphabet in alphabet.letters.allSatisfy(font.coverage.contains) })
      .letters
    var generator = SeededGenerator(seed: 15)
    let texts = (0..<(isConformanceRun ? 20_000 : 1_000)).map { _ in
      (0..<Int.random(in: 1...6, using: &generator)).map { _ in Self.word(letters, &generator) }.joined(separator: " ")
    }
    let typesetter = Typesetter(fonts: fonts)
    let style = TextStyle(families: [font.familyName])
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
    #expect(typesetter.columnPaths(for: style).words > texts.count / 4)
  }

  /// A word in which most syllables have at most one mark, since many of those with two are broken.
  private static func word(_ letters: ArraySlice<Unicode.Scalar>, _ generator: inout SeededGenerator) -> String {
    let marks = letters.filter(\.isMark)
    let bases = letters.filter { !$0.isMark }
    var word = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      word.append(bases[Int.random(in: 0..<bases.count, using: &generator)])
      for _ in 0..<max(0, Int.random(in: -8...2, using: &generator)) {
        word.append(marks[Int.random(in: 0..<marks.count, using: &generator)])
      }
    }
    return String(word)
  }
}
