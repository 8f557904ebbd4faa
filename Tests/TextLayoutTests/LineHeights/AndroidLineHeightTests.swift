import FontKit
import Testing

@testable import TextLayout

/// `StaticLayout`, after AOSP's `StaticLayout.java` and hwui's `Paint.cpp`.
///
/// Roboto has ascender 1900, descender −500 and extremes 2163 and −555, of 2048 units per em; Noto Sans Thai has 1061 and −450, of 1000.
struct AndroidLineHeightTests {
  private static let bare = LineHeight.android(AndroidLineHeight(includesFontPadding: false))

  @Test(
    "Roboto's lines are whole pixels",
    arguments: [(11, 13), (12, 14), (14, 16), (16, 19), (20, 24), (22, 25), (24, 28), (28, 33), (32, 38)])
  func naturalLines(size: Double, height: Double) {
    #expect(LineHeightFaces.stack("Ag", size: size, Self.bare).height == height)
    #expect(LineHeightFaces.stack("Ag\nAg\nAg", size: size, Self.bare).height == 3 * height)
  }

  @Test("A half is rounded up on the axis that grows downwards")
  func halves() {
    let metrics = FontMetrics(unitsPerEm: 100, ascender: 105, descender: -25)
    #expect(
      LineHeightFaces.stack("Ag", metrics, size: 10, Self.bare) == LineStack(baselines: [10], height: 13))
  }

  @Test(
    "Font padding is the face's extremes, rounded outwards, at the first line's top and the last line's bottom",
    arguments: [(14, 15, 13, 3, 4), (16, 17, 15, 4, 5), (24, 26, 22, 6, 7)]
      as [(Double, Double, Double, Double, Double)])
  func fontPadding(size: Double, top: Double, ascent: Double, descent: Double, bottom: Double) {
    let padded = LineHeight.android(AndroidLineHeight())
    #expect(LineHeightFaces.stack("Ag", size: size, padded) == LineStack(baselines: [top], height: top + bottom))
    #expect(
      LineHeightFaces.stack("Ag\nAg", size: size, padded)
        == LineStack(baselines: [top, top + descent + ascent], height: top + descent + ascent + bottom))
  }

  @Test("Extremes inside ascender and descender make lines lower, unless fallback faces count")
  func lowExtremes() {
    let metrics = FontMetrics(unitsPerEm: 1000, ascender: 1000, descender: -300, maximumY: 700, minimumY: -200)
    let padded = LineHeight.android(AndroidLineHeight())
    #expect(LineHeightFaces.stack("Ag", metrics, size: 10, padded).height == 13)
    #expect(LineHeightFaces.stack("Ag", metrics, size: 10, padded, fallback: .locked).height == 9)
  }

  @Test(
    "Extra spacing is rounded away from zero at halves, and the last line has none",
    arguments: [(1.5, 0, 77), (1, 5, 67), (0.8, 0, 49), (1.25, -2, 63), (1, 0.5, 59), (1, -0.5, 55)]
      as [(Double, Double, Double)])
  func spacing(multiplier: Double, extra: Double, height: Double) {
    let style = AndroidLineHeight(includesFontPadding: false, spacingMultiplier: multiplier, spacingExtra: extra)
    // Three lines of 19: 10 more for each of two, 5 more, 4 less, ⌊4.75 − 2 + 0.5⌋ = 3 more, 1 more, 1 less.
    #expect(LineHeightFaces.stack("Ag\nAg\nAg", size: 16, .android(style)).height == height)
    #expect(LineHeightFaces.stack("Ag", size: 16, .android(style)).height == 19)
    // The last line that is shown counts as the last.
    let two = LineHeightFaces.stack("Ag\nAg\nAg", size: 16, .android(style), maximumLines: 2)
    #expect(two.height == (height - 19) / 2 + 19)
  }

  @Test("setLineHeight leaves a single line as it is, and n lines lack the difference once")
  func setLineHeight() {
    for lines in 1...4 {
      let style = AndroidLineHeight(includesFontPadding: false, spacingExtra: 24 - 19)
      let text = Array(repeating: "Ag", count: lines).joined(separator: "\n")
      #expect(LineHeightFaces.stack(text, size: 16, .android(style)).height == Double(24 * lines - 5))
    }
  }

  @Test("Pixels are rounded, not points")
  func density() {
    // 14 × 2.625 = 36.75 pixels: 34.09 and 8.97.
    let style = AndroidLineHeight(density: 2.625, includesFontPadding: false)
    let stack = LineHeightFaces.stack("Ag\nAg", size: 14, .android(style))
    #expect(stack.isNearly(LineStack(baselines: [34 / 2.625, 77 / 2.625], height: 86 / 2.625)))
  }

  @Test("A fallback face makes its line higher, or is not counted")
  func fallback() {
    // At 16 points Roboto has 15 and 4, Noto Sans Thai 17 and 7.
    #expect(
      LineHeightFaces.stack("Ag\nAgไทย", size: 16, Self.bare) == LineStack(baselines: [15, 19 + 17], height: 19 + 24))
    #expect(LineHeightFaces.stack("Ag\nAgไทย", size: 16, Self.bare, fallback: .locked).height == 38)
    // The first face's metrics count on a line of fallback text alone.
    let tall = FontMetrics(unitsPerEm: 1000, ascender: 1500, descender: -100)
    #expect(LineHeightFaces.stack("ไทย", tall, size: 10, Self.bare) == LineStack(baselines: [15], height: 15 + 5))
  }

  @Test("A span's size counts, and the text's only where it has text")
  func spans() {
    let small = attributed(("Ag", TextAttributes(scale: 0.5)))
    #expect(LineHeightFaces.stack(small, size: 16, Self.bare).height == 9)
    let mixed = attributed(("Ag ", nil), ("Ag", TextAttributes(scale: 2)))
    #expect(LineHeightFaces.stack(mixed, size: 16, Self.bare).height == 38)
    // Extremes at 32: 33.8 and 8.7.
    #expect(LineHeightFaces.stack(mixed, size: 16, .android(AndroidLineHeight())).height == 34 + 9)
  }

  @Test("Boxes are whole pixels high")
  func boxes() {
    func line(_ alignment: InlineBox.Alignment) -> LineStack {
      var text = AttributedText("Ag")
      text.append(InlineBox(width: 10, height: 29.5, alignment: alignment))
      return LineHeightFaces.stack(text, size: 16, Self.bare)
    }
    #expect(line(.baseline(below: 0)) == LineStack(baselines: [30], height: 34))
    #expect(line(.top) == LineStack(baselines: [15], height: 30))
    #expect(line(.bottom) == LineStack(baselines: [26], height: 30))
    // 30 − 19 = 11: five of them above.
    #expect(line(.middle) == LineStack(baselines: [20], height: 30))
  }
}
