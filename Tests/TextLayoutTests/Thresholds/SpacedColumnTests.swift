import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Columns with letter spacing keep segments, by which they are measured exactly as single texts are.
@Suite("Columns of spaced letters", .tags(.conformance))
struct SpacedColumnTests {
  private static let texts: [String] = {
    var random = SeededGenerator(seed: 41)
    let all = ExampleTexts.lists + ExampleTexts.packages.prefix(300)
    let examples = (0..<(isConformanceRun ? 2000 : 120)).compactMap { _ in all.randomElement(using: &random)?.text }
    let mixed = (0..<30).map { _ in RandomText.mixed(using: &random) }
    let special = [
      "", " ", "Rindfleischetikettierungsüberwachungsaufgaben", "Two\nparagraphs", "A\ttab", "soft\u{AD}hyphen",
      "ends blank  ", "\u{3000}", "fi ffi fl", "السلام عليكم", "ความสูงของแถว", "行の高さ",
    ]
    return examples + mixed + special
  }()

  @Test(
    "Heights and numbers of lines are those of texts by themselves", arguments: [0.25, 0.5, 2, 1e-7, -0.2, 40_000])
  func equalsTexts(letterSpacing: Double) {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let style = TextStyle(families: ["Roboto"], letterSpacing: letterSpacing)
    let column = PreparedColumn(TextColumn(Self.texts), style: style, typesetter: typesetter)
    let single = Self.texts.map { typesetter.prepare($0, style: style) }
    var random = SeededGenerator(seed: 42)
    for _ in 0..<8 {
      let width = Double(Int.random(in: 10...800, using: &random)) / 2
      let size: Double = [0, 11, 14, 16, 16.5, 23, 53].randomElement(using: &random) ?? 16
      let paragraph = ParagraphStyle(maximumLines: Int.random(in: 0...2, using: &random))
      #expect(column.lineCounts(width: width, size: size) == single.map { $0.lineCount(width: width, size: size) })
      let heights = single.map { $0.height(width: width, size: size, paragraph) }
      #expect(column.heights(width: width, size: size, paragraph) == heights)
    }
    #expect(column.lineCounts(width: nil, size: 16) == single.map { $0.lineCount(width: nil, size: 16) })
  }

  @Test("Texts of a list are measured by their segments, not laid out")
  func keepsSegments() {
    let texts = ExampleTexts.packages.prefix(300).map(\.text)
    let style = TextStyle(families: ["Roboto"], letterSpacing: 0.5)
    let column = PreparedColumn(
      TextColumn(texts), style: style, typesetter: Typesetter(fonts: TestFonts.collection))
    let surroundings = column.surroundings(size: 16, letterSpacing: 0.5)
    let chunk = column.chunks[0]
    let counted = texts.indices.filter { chunk.lineCount(at: $0, surroundings, width: 300) != nil }
    #expect(counted.count == texts.count)
  }

  @Test("A typesetter's letter spacing counts, when a column is prepared and when it is measured")
  func adjusted() {
    let typesetter = Typesetter(fonts: TestFonts.collection, adjustment: StyleAdjustment(letterSpacing: 3))
    let style = TextStyle(families: ["Roboto"], letterSpacing: 0.5)
    let column = PreparedColumn(TextColumn(Self.texts), style: style, typesetter: typesetter)
    let expected = Self.texts.map { typesetter.prepare($0, style: style).height(width: 180, size: 16) }
    #expect(column.heights(width: 180, size: 16) == expected)
  }
}
