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
    "What is taken away is given back above the first line and below the last, and below no less than above",
    arguments: [(.top, 3), (.center, 4), (.bottom, 3), (.proportional, 3)]
      as [(ComposeLineHeight.Alignment, Double)])
  func shrinking(alignment: ComposeLineHeight.Alignment, padding: Double) {
    // The line is 3 lower: the alignment takes 3, 2, 0 or 1 above and 0, 1, 3 or 2 below; `center` gives back 2 on either side.
    #expect(
      stack("Ag\nAg", ComposeLineHeight(height: 16, alignment: alignment))
        == LineStack(baselines: [15, 31], height: 32 + padding))
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

  @Test(
    "A last line for want of room has its bottom trimmed only if an ellipsis stands for the rest of the text",
    arguments: [
      ("aaa bbb", 1, .none, 25), ("aaa bbb", 1, .tail, 19), ("aaa bbb ccc", 2, .none, 55),
      ("aaa bbb ccc", 2, .tail, 49), ("a\nb\nc", 2, .tail, 55), ("a\nb\nc", 3, .tail, 79), ("a\nb\n", 2, .none, 49),
      ("aaa", 1, .none, 19),
    ] as [(String, Int, Truncation, Double)])
  func trimmingWhatIsCut(text: String, lines: Int, truncation: Truncation, height: Double) {
    // 11 more than 15 and 4: ⌈5.5⌉ below.
    let compose = ComposeLineHeight(height: 30, trimsFirstTop: true, trimsLastBottom: true)
    let style = LineHeight.android(AndroidLineHeight(includesFontPadding: false, compose: compose))
    let heights = LineHeightFaces.heights(
      text, width: 30, size: 16, style, maximumLines: lines, truncation: truncation)
    #expect(heights == [height])
  }

  @Test("What is given back below the last line is below the last that is shown")
  func shrinkingWhatIsCut() {
    let style = LineHeight.android(AndroidLineHeight(compose: ComposeLineHeight(height: 16)))
    #expect(LineHeightFaces.heights("a\nb\nc", size: 16, style, maximumLines: 2) == [36])
  }

  @Test("A trimmed end gets nothing back, as nothing was taken from it, and the other end gets its own")
  func trimmedShrinking() {
    func stack(_ text: String, top: Bool, bottom: Bool) -> LineStack {
      self.stack(text, ComposeLineHeight(height: 12, trimsFirstTop: top, trimsLastBottom: bottom))
    }
    // 7 less: ⌊3.5⌋ below and 4 above.
    #expect(stack("Ag", top: false, bottom: false) == LineStack(baselines: [15], height: 20))
    #expect(stack("Ag", top: true, bottom: false) == LineStack(baselines: [15], height: 19))
    #expect(stack("Ag", top: false, bottom: true) == LineStack(baselines: [15], height: 19))
    #expect(stack("Ag\nAg", top: true, bottom: true) == LineStack(baselines: [15, 27], height: 31))
  }

  @Test("A face higher than its lines: that of Noto Sans Arabic, and Noto Sans Thai where it stands in")
  func highFaces() {
    let arabic = FontMetrics(unitsPerEm: 1000, ascender: 1374, descender: -738)
    func stack(_ text: String, _ metrics: FontMetrics?, _ size: Double, _ height: Double) -> LineStack {
      let style = LineHeight.android(AndroidLineHeight(compose: ComposeLineHeight(height: height)))
      let text = LineHeightFaces.typesetter(metrics).prepare(text)
      let layout = text.layout(width: nil, size: size, ParagraphStyle(lineHeight: style))
      let lines = text.lineStack(width: nil, size: size, ParagraphStyle(lineHeight: style))
      #expect(lines.height == layout.height && lines.firstBaseline == layout.lines.first?.baseline)
      return LineStack(baselines: layout.lines.map(\.baseline), height: layout.height)
    }
    // 22 and 12 in 24: 5 less on either side. 19 and 10 in 20: ⌊4.5⌋ less below, 5 above.
    #expect(stack("Ag", arabic, 16, 24) == LineStack(baselines: [22], height: 34))
    #expect(stack("Ag", arabic, 14, 20) == LineStack(baselines: [19], height: 30))
    #expect(stack("Ag\nAg\nAg", arabic, 14, 20) == LineStack(baselines: [19, 39, 59], height: 70))
    // 15 and 6 in 20.
    #expect(stack("ไทย", nil, 14, 20) == LineStack(baselines: [15], height: 21))
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
