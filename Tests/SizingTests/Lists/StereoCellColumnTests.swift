import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@Suite("Columns of stereo cells")
struct StereoCellColumnTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  /// Texts of many languages, some empty, some of one long word.
  private func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let examples = (ExampleTexts.lists + ExampleTexts.packages).map(\.text)
    return (0..<count).map { _ in
      switch Int.random(in: 0..<12, using: &random) {
      case 0: ""
      case 1: String(repeating: "Rindfleisch", count: Int.random(in: 1...9, using: &random))
      case 2: (0..<4).map { _ in examples[Int.random(in: examples.indices, using: &random)] }.joined(separator: " ")
      default: examples[Int.random(in: examples.indices, using: &random)]
      }
    }
  }

  @Test("Every height is that of the cell by itself, at any width, category, scale, direction, and with any images")
  func equalsCells() {
    var random = SeededGenerator(seed: 91)
    let (titles, details) = (texts(160, seed: 92), texts(160, seed: 93))
    for scheme in [nil, MaterialTypographyScheme(defaults: .material201902)] {
      var content = StereoCell.Content(titleLines: 2, detailLines: Bool.random(using: &random) ? 0 : 3)
      content.fonts =
        scheme.map { StereoCell.Fonts(scheme: $0, adjustsForSizeCategory: true) }
        ?? StereoCell.Fonts(adjustsForSizeCategory: true)
      content.leadingImage = StereoCell.Image(size: Size(width: 100, height: 75))
      if scheme == nil { content.trailingImage = StereoCell.Image(size: Size(width: 24, height: 24)) }
      let column = StereoCellColumn(
        titles: TextColumn(titles), details: TextColumn(details), like: content, typesetter: typesetter)
      #expect(column.count == 160)
      let cells = (0..<column.count).map { column.cell(at: $0, typesetter: typesetter) }
      for _ in 0..<14 {
        let traits = Traits(
          sizeCategory: SizeCategory.allCases.randomElement(using: &random),
          direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
          pixelGrid: PixelGrid(scale: [0, 1, 2, 3].randomElement(using: &random) ?? 2))
        let width = Double(Int.random(in: 0...900, using: &random)) / 2
        let expected = cells.map { $0.height(width: width, traits: traits) }
        #expect(column.heights(width: width, traits: traits) == expected, "\(width), \(traits)")
      }
    }
  }

  @Test("Heights do not depend on the number of workers, and a column of none is fine")
  func workers() async throws {
    let (titles, details) = (texts(5_000, seed: 94), texts(5_000, seed: 95))
    let alone = StereoCellColumn(
      titles: TextColumn(titles), details: TextColumn(details), typesetter: Typesetter(fonts: TestFonts.withSystem))
    let expected = alone.heights(width: 320, traits: Traits())
    for workers in 1...3 {
      let column = try await StereoCellColumn(
        titles: TextColumn(titles), details: TextColumn(details), fonts: TestFonts.withSystem, workers: workers)
      #expect(column.heights(width: 320, traits: Traits()) == expected)
    }
    let none = StereoCellColumn(titles: TextColumn(), details: TextColumn(), typesetter: typesetter)
    #expect(none.heights(width: 320, traits: Traits()).isEmpty)
  }
}
