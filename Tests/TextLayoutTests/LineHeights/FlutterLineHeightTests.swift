import FontKit
import Testing

@testable import TextLayout

/// Skia's `SkParagraph` as Flutter uses it (`Run.cpp`, `TextWrapper.cpp`, `ParagraphImpl::resolveStrut`).
struct FlutterLineHeightTests {
  private func stack(
    _ text: AttributedText, metrics: FontMetrics = LineHeightFaces.flutterTest, size: Double = 14,
    _ style: FlutterLineHeight
  ) -> LineStack {
    LineHeightFaces.stack(text, metrics, size: size, .flutter(style))
  }

  private func stack(
    _ text: String, metrics: FontMetrics = LineHeightFaces.flutterTest, size: Double = 14,
    _ style: FlutterLineHeight
  ) -> LineStack {
    stack(AttributedText(text), metrics: metrics, size: size, style)
  }

  @Test(
    "The heights of Material 3's type scale are rounded line by line",
    arguments: [
      (57, 1.12, 64), (45, 1.16, 52), (36, 1.22, 44), (32, 1.25, 40), (28, 1.29, 36), (24, 1.33, 32), (22, 1.27, 28),
      (16, 1.5, 24), (14, 1.43, 20), (12, 1.33, 16), (11, 1.45, 16),
    ] as [(Double, Double, Double)])
  func material(size: Double, height: Double, line: Double) {
    for distribution in [FlutterLineHeight.LeadingDistribution.even, .proportional] {
      let style = FlutterLineHeight(height: height, leadingDistribution: distribution)
      for metrics in [LineHeightFaces.flutterTest, LineHeightFaces.ahem, LineHeightFaces.roboto.metrics] {
        #expect(stack("Ag\nAg\nAg", metrics: metrics, size: size, style).height == 3 * line)
      }
    }
  }

  @Test("Baselines are not rounded")
  func baselines() {
    // 14 × 1.43 = 20.02; FlutterTest has 10.5 and 3.5.
    let even = FlutterLineHeight(height: 1.43, leadingDistribution: .even)
    #expect(stack("Ag\nAg", even).isNearly(LineStack(baselines: [13.51, 33.51], height: 40)))
    let proportional = FlutterLineHeight(height: 1.43)
    #expect(stack("Ag\nAg", proportional).isNearly(LineStack(baselines: [15.015, 35.015], height: 40)))
  }

  @Test("Without a height the face's own is rounded, halves away from zero")
  func natural() {
    #expect(stack("Ag", FlutterLineHeight()) == LineStack(baselines: [10.5], height: 14))
    #expect(stack("Ag", size: 10.5, FlutterLineHeight()) == LineStack(baselines: [7.875], height: 11))
    #expect(
      stack("Ag", metrics: LineHeightFaces.ahem, size: 16, FlutterLineHeight()).isNearly(
        LineStack(baselines: [12.8], height: 16)))
    // The line gap is divided between both sides.
    #expect(
      stack("Ag", metrics: LineHeightFaces.gapped, size: 20, FlutterLineHeight()).isNearly(
        LineStack(baselines: [17], height: 22)))
  }

  @Test("A height smaller than the face makes lines lower")
  func shrinking() {
    let even = FlutterLineHeight(height: 0.5, leadingDistribution: .even)
    #expect(stack("Ag\nAg", even) == LineStack(baselines: [7, 14], height: 14))
  }

  @Test("TextHeightBehavior gives the first ascent and the last descent back to the bare face")
  func textHeightBehavior() {
    // Each of two lines: 13.51 above, 6.51 below; bare 10.5 and 3.5.
    let first = FlutterLineHeight(height: 1.43, leadingDistribution: .even, appliesToFirstAscent: false)
    #expect(stack("Ag\nAg", first).isNearly(LineStack(baselines: [10.5, 17 + 13.51], height: 17 + 20)))
    let last = FlutterLineHeight(height: 1.43, leadingDistribution: .even, appliesToLastDescent: false)
    #expect(stack("Ag\nAg", last).isNearly(LineStack(baselines: [13.51, 20 + 13.51], height: 20 + 17)))
    let both = FlutterLineHeight(
      height: 1.43, leadingDistribution: .even, appliesToFirstAscent: false, appliesToLastDescent: false)
    #expect(stack("Ag", both) == LineStack(baselines: [10.5], height: 14))
    // The bare face has no line gap.
    let gapped = FlutterLineHeight(appliesToFirstAscent: false)
    #expect(
      stack("Ag", metrics: LineHeightFaces.gapped, size: 20, gapped).isNearly(LineStack(baselines: [16], height: 21)))
  }

  @Test("The last line that is shown is the last")
  func truncation() {
    let style = FlutterLineHeight(height: 1.43, leadingDistribution: .even, appliesToLastDescent: false)
    let two = LineHeightFaces.stack(
      "Ag\nAg\nAg", LineHeightFaces.flutterTest, size: 14, .flutter(style), maximumLines: 2)
    #expect(two.isNearly(LineStack(baselines: [13.51, 33.51], height: 37)))
  }

  @Test("The bare ascent of a first line is that of the highest span and fallback face on it")
  func spansOnTheFirstLine() {
    let style = FlutterLineHeight(height: 2, leadingDistribution: .even, appliesToFirstAscent: false)
    let text = attributed(("Ag ", nil), ("Ag", TextAttributes(scale: 2)))
    // At 28: bare 21 and 7, with the height of 56 35 and 21.
    #expect(stack(text, style) == LineStack(baselines: [21], height: 42))
    // Noto Sans Thai at 10: 10.61 and 4.5, with the height of 20 13.055 and 6.945; FlutterTest 7.5, and 7.5 below.
    #expect(stack("Agไทย", size: 10, style).isNearly(LineStack(baselines: [10.61], height: 18)))
  }

  @Test("Only what is on a line counts")
  func onlyWhatIsThere() {
    let small = attributed(("Ag", TextAttributes(scale: 0.5)))
    #expect(stack(small, size: 16, FlutterLineHeight()).height == 8)
    // An empty line has the height of the text's style.
    #expect(stack("Ag\n\nAg", size: 16, FlutterLineHeight()).height == 48)
    #expect(stack("", size: 16, FlutterLineHeight(height: 1.5)).height == 24)
  }

  private static let roboto = LineHeightFaces.roboto.metrics

  @Test("A height of 0 is none")
  func noHeight() {
    #expect(LineHeightFaces.heights("ab", size: 14, .flutter(FlutterLineHeight(height: 0))) == [16])
    #expect(LineHeightFaces.heights("a\n\nb", size: 14, .flutter(FlutterLineHeight(height: 0))) == [48])
  }

  @Test("A text without a letter is stretched by the face's rounded height; an empty line is like any other")
  func emptyLines() {
    // Roboto of 14: 12.988 and 3.418, 20.02 / 16 times as high.
    let style = FlutterLineHeight(height: 1.43)
    let ascent = 1900.0 / 2048 * 14
    #expect(stack("", metrics: Self.roboto, style).isNearly(LineStack(baselines: [ascent * 20.02 / 16], height: 21)))
    #expect(
      stack("\nb", metrics: Self.roboto, style).isNearly(
        LineStack(baselines: [20.02 * 19 / 24, 20 + 20.02 * 19 / 24], height: 40)))
    for (text, height) in [("", 21), ("a\n\nb", 60), ("\n\nb", 60), ("a\r\n\r\nb", 60), ("a\n \nb", 60)] {
      #expect(LineHeightFaces.heights(text, size: 14, .flutter(style)) == [Double(height)], "\(text.debugDescription)")
    }
    #expect(LineHeightFaces.heights("a\n\nb", size: 14, .flutter(style), maximumLines: 2) == [40])
    // A line gap goes half above and half below.
    #expect(
      stack("", metrics: LineHeightFaces.gapped, size: 20, FlutterLineHeight(height: 2.2)).isNearly(
        LineStack(baselines: [34], height: 44)))
    let bare = FlutterLineHeight(height: 1.43, appliesToFirstAscent: false, appliesToLastDescent: false)
    #expect(stack("", metrics: Self.roboto, bare).isNearly(LineStack(baselines: [ascent], height: 16)))
  }

  @Test("An even strut makes what a height adds to an empty line its leading, and a forced one stands in its place")
  func emptyLinesWithStrut() {
    typealias Strut = FlutterLineHeight.Strut
    func line(_ height: Double, _ strut: Strut) -> LineStack {
      stack("", metrics: Self.roboto, FlutterLineHeight(height: height, strut: strut))
    }
    let ascent = 1900.0 / 2048 * 14
    let even = Strut(leadingDistribution: .even)
    // 4.02 more than 16, and 9 less.
    #expect(line(1.43, even).isNearly(LineStack(baselines: [ascent + 2.01], height: 20)))
    #expect(line(0.5, even).isNearly(LineStack(baselines: [ascent - 4.5], height: 7)))
    #expect(line(1.43, Strut(height: 1, isForced: true)).isNearly(LineStack(baselines: [14 * 19 / 24], height: 14)))
  }

  @Test("The empty line after a break at the text's end has the metrics of the line above")
  func emptyLastLine() {
    // Noto Sans Thai of 16: 16.976 and 7.2. Roboto: 14.844 and 3.906.
    for (text, height) in [("ไทย\n", 48), ("ไทย\n\n", 62), ("ไทย\n\na", 62), ("ไทย\na\n", 62), ("\n", 38)] {
      #expect(
        LineHeightFaces.heights(text, size: 16, .flutter(FlutterLineHeight())) == [Double(height)],
        "\(text.debugDescription)")
    }
    #expect(LineHeightFaces.heights("ab\n\n", size: 14, .flutter(FlutterLineHeight(height: 1.43))) == [60])
    // The bare ascent of a first line, 14.844, and 5 below.
    let first = FlutterLineHeight(height: 1.5, appliesToFirstAscent: false)
    #expect(
      stack("ab\n", metrics: Self.roboto, size: 16, first).isNearly(
        LineStack(baselines: [14.84375, 20 + 14.84375], height: 40)))
    #expect(LineHeightFaces.heights("ab\n", size: 16, .flutter(first)) == [40])
    // 21 and 7, with the bare descent 3.5.
    let last = FlutterLineHeight(height: 2, appliesToLastDescent: false)
    #expect(stack("ab\n", last) == LineStack(baselines: [21, 49], height: 53))
  }

  @Test("A strut is the least height of every line, and with force the only one")
  func strut() {
    typealias Strut = FlutterLineHeight.Strut
    func line(_ strut: Strut, scale: Double = 1) -> LineStack {
      stack(attributed(("Ag", TextAttributes(scale: scale))), FlutterLineHeight(strut: strut))
    }
    // 10.5 and 3.5, twice as high: 21 and 7.
    #expect(line(Strut(height: 2)) == LineStack(baselines: [21], height: 28))
    #expect(line(Strut(height: 2, leadingDistribution: .even)) == LineStack(baselines: [17.5], height: 28))
    #expect(line(Strut(height: 2, leading: 0.5)) == LineStack(baselines: [24.5], height: 35))
    #expect(line(Strut(leading: 0.5)) == LineStack(baselines: [14], height: 21))
    #expect(line(Strut(scale: 2)) == LineStack(baselines: [21], height: 28))
    // Text four times as large, 42 and 14, is higher than the strut.
    #expect(line(Strut(height: 2), scale: 4) == LineStack(baselines: [42], height: 56))
    #expect(line(Strut(height: 2, isForced: true), scale: 4) == LineStack(baselines: [21], height: 28))
    // A line gap is part of what the height stretches, not leading.
    let gapped = stack(
      "Ag", metrics: LineHeightFaces.gapped, size: 20, FlutterLineHeight(strut: Strut(height: 2.2, isForced: true)))
    #expect(gapped.isNearly(LineStack(baselines: [32], height: 40)))
    let natural = stack(
      "Ag", metrics: LineHeightFaces.gapped, size: 20, FlutterLineHeight(strut: Strut(isForced: true)))
    #expect(natural.isNearly(LineStack(baselines: [16], height: 20)))
  }

  @Test("The strut comes after TextHeightBehavior")
  func strutAndBehaviour() {
    let style = FlutterLineHeight(
      height: 2, appliesToFirstAscent: false, appliesToLastDescent: false, strut: FlutterLineHeight.Strut(height: 1.5))
    #expect(stack("Ag", style) == LineStack(baselines: [15.75], height: 21))
  }
}
