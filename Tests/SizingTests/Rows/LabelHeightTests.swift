import TestSupport
import Testing
import TextLayout
import Typography

@testable import Sizing

/// The heights of labels in San Francisco's vertical metrics: `UIFont.lineHeight` is 1.193359375 em, rounded up to the pixel once.
@Suite("Heights of labels")
struct LabelHeightTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func height(_ text: String, size: Double, leading: Double = 0, scale: Double) throws -> Double {
    let label = try #require(
      RowLabel(text, style: TextStyle(families: ["system"]), paragraph: ParagraphStyle(), typesetter: typesetter))
    return label.measure(width: 10_000, fontSize: size, leading: leading, grid: PixelGrid(scale: scale)).height
  }

  /// In points at two pixels a point, and in pixels at three, from `xSmall` to `accessibility5`.
  @Test(
    "One line in every text style and category",
    arguments: [
      (
        .largeTitle, [37, 38.5, 39.5, 41, 43, 45.5, 48, 53, 57.5, 62.5, 67, 72],
        [111, 115, 119, 122, 129, 137, 144, 158, 172, 187, 201, 215]
      ),
      (
        .title1, [30, 31.5, 32.5, 33.5, 36, 38.5, 41, 45.5, 51.5, 57.5, 63.5, 69.5],
        [90, 94, 97, 101, 108, 115, 122, 137, 154, 172, 190, 208]
      ),
      (
        .title2, [23, 24, 25.5, 26.5, 29, 31.5, 33.5, 41, 47, 53, 60, 67],
        [69, 72, 76, 79, 86, 94, 101, 122, 140, 158, 180, 201]
      ),
      (
        .title3, [20.5, 21.5, 23, 24, 26.5, 29, 31.5, 37, 44.5, 51.5, 58.5, 66],
        [61, 65, 69, 72, 79, 86, 94, 111, 133, 154, 176, 197]
      ),
      (
        .headline, [17, 18, 19.5, 20.5, 23, 25.5, 27.5, 33.5, 39.5, 48, 56.5, 63.5],
        [51, 54, 58, 61, 69, 76, 83, 101, 119, 144, 169, 190]
      ),
      (
        .body, [17, 18, 19.5, 20.5, 23, 25.5, 27.5, 33.5, 39.5, 48, 56.5, 63.5],
        [51, 54, 58, 61, 69, 76, 83, 101, 119, 144, 169, 190]
      ),
      (
        .callout, [16, 17, 18, 19.5, 21.5, 24, 26.5, 31.5, 38.5, 45.5, 53, 61],
        [47, 51, 54, 58, 65, 72, 79, 94, 115, 137, 158, 183]
      ),
      (
        .subheadline, [14.5, 16, 17, 18, 20.5, 23, 25.5, 30, 36, 43, 50.5, 58.5],
        [43, 47, 51, 54, 61, 69, 76, 90, 108, 129, 151, 176]
      ),
      (
        .footnote, [14.5, 14.5, 14.5, 16, 18, 20.5, 23, 27.5, 32.5, 39.5, 45.5, 53],
        [43, 43, 43, 47, 54, 61, 69, 83, 97, 119, 137, 158]
      ),
      (
        .caption1, [13.5, 13.5, 13.5, 14.5, 17, 19.5, 21.5, 26.5, 31.5, 38.5, 44.5, 51.5],
        [40, 40, 40, 43, 51, 58, 65, 79, 94, 115, 133, 154]
      ),
      (
        .caption2, [13.5, 13.5, 13.5, 13.5, 16, 18, 20.5, 24, 29, 35, 41, 48],
        [40, 40, 40, 40, 47, 54, 61, 72, 86, 104, 122, 144]
      ),
    ] as [(DynamicTypeStyle, [Double], [Double])])
  func oneLine(style: DynamicTypeStyle, double: [Double], triplePixels: [Double]) throws {
    #expect(double.count == 12 && triplePixels.count == 12)
    for (index, category) in SizeCategory.allCases.enumerated() {
      let size = style.pointSize(for: category)
      #expect(try height("Ag", size: size, scale: 2) == double[index], "\(category)")
      #expect(try abs(height("Ag", size: size, scale: 3) * 3 - triplePixels[index]) < 1e-9, "\(category)")
    }
  }

  @Test("Two lines: of a text style 38, since its leading comes between them; of the system font 36")
  func twoLines() throws {
    let size = DynamicTypeStyle.subheadline.pointSize()
    #expect(size == 15)
    let leading = DynamicTypeStyle.subheadline.leading() - size * 1.193359375
    #expect(try height("Ag\nAg", size: size, leading: leading, scale: 2) == 38)
    #expect(try height("Ag\nAg", size: size, scale: 2) == 36)
  }

  @Test("Two lines of 17 points without leading")
  func twoLinesOfBody() throws {
    #expect(try height("Ag\nAg", size: 17, scale: 2) == 41)
    #expect(try abs(height("Ag\nAg", size: 17, scale: 3) * 3 - 122) < 1e-9)
  }
}
