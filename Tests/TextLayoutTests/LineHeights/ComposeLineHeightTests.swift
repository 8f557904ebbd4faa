import FontKit
import Testing

@testable import TextLayout

/// Compose's `LineHeightStyleSpan`, over Roboto of 16: 15 above the baseline and 4 below.
struct ComposeLineHeightTests {
  private func stack(_ text: String, _ compose: ComposeLineHeight, density: Double = 1) -> LineStack {
    LineHeightFaces.stack(text, size: 16, .android(AndroidLineHeight(density: density, compose: compose)))
  }

  @Test("Material 3 centres the text in every line")
  func material() {
    // 5 more: ⌈2.5⌉ below.
    #expect(
      stack("Ag\nAg\nAg", ComposeLineHeight(height: 24)) == LineStack(baselines: [17, 41, 65], height: 72))
  }

  @Test(
    "What is added goes where the alignment says",
    arguments: [(.top, 15), (.center, 17), (.bottom, 20), (.proportional, 18), (.ratio(0.3), 16)]
      as [(ComposeLineHeight.Alignment, Double)])
  func alignment(alignment: ComposeLineHeight.Alignment, baseline: Double) {
    #expect(
      stack("Ag\nAg", ComposeLineHeight(height: 24, alignment: alignment))
        == LineStack(baselines: [baseline, baseline + 24], height: 48))
  }

  @Test(
    "What is taken away is taken from the other side",
    arguments: [(.top, 12), (.center, 13), (.bottom, 15), (.proportional, 14)]
      as [(ComposeLineHeight.Alignment, Double)])
  func shrinking(alignment: ComposeLineHeight.Alignment, baseline: Double) {
    #expect(
      stack("Ag\nAg", ComposeLineHeight(height: 16, alignment: alignment))
        == LineStack(baselines: [baseline, baseline + 16], height: 32))
    let atLeast = ComposeLineHeight(height: 16, alignment: alignment, isMinimum: true)
    #expect(stack("Ag\nAg", atLeast) == LineStack(baselines: [15, 34], height: 38))
  }

  @Test("The framework's default trims the first top and the last bottom, and leaves a single line alone")
  func trimming() {
    let style = ComposeLineHeight(height: 24, alignment: .proportional, trimsFirstTop: true, trimsLastBottom: true)
    #expect(stack("Ag\nAg\nAg", style) == LineStack(baselines: [15, 39, 63], height: 67))
    #expect(stack("Ag", style) == LineStack(baselines: [15], height: 19))
    let top = ComposeLineHeight(height: 24, alignment: .proportional, trimsFirstTop: true)
    #expect(stack("Ag", top) == LineStack(baselines: [15], height: 21))
    let bottom = ComposeLineHeight(height: 24, alignment: .proportional, trimsLastBottom: true)
    #expect(stack("Ag", bottom) == LineStack(baselines: [18], height: 22))
  }

  @Test("The target is found on the first line and kept for all, the trimmed bottom of the last included")
  func quirk() {
    // The second line has Noto Sans Thai, 17 and 7, which alone would get 17 + 7 = 24.
    #expect(
      stack("Ag\nAgไทย", ComposeLineHeight(height: 24, alignment: .proportional))
        == LineStack(baselines: [18, 42], height: 48))
    let trimmed = ComposeLineHeight(height: 24, alignment: .proportional, trimsLastBottom: true)
    #expect(stack("Ag\nAgไทย", trimmed) == LineStack(baselines: [18, 42], height: 46))
    // The other way round the first line's 17 and 7 stay: nothing is missing.
    #expect(
      stack("Agไทย\nAg", ComposeLineHeight(height: 24, alignment: .top)) == LineStack(baselines: [17, 41], height: 48))
  }

  @Test("A line height is rounded up to the pixel, in 32-bit arithmetic")
  func rounding() {
    #expect(stack("Ag", ComposeLineHeight(height: 23.2)).height == 24)
    // In 64-bit arithmetic 20 × 1.1 is a little more than 22.
    #expect(abs(stack("Ag", ComposeLineHeight(height: 20), density: 1.1).height - 22 / 1.1) < 1e-9)
    // 14 of 21 above and 3 missing: a third of them below is 1, and not a little more.
    let metrics = FontMetrics(unitsPerEm: 10, ascender: 14, descender: -7)
    let style = AndroidLineHeight(compose: ComposeLineHeight(height: 24, alignment: .proportional))
    #expect(
      LineHeightFaces.stack("Ag", metrics, size: 10, .android(style)) == LineStack(baselines: [16], height: 24))
  }
}
