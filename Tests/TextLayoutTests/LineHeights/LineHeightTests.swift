import FontKit
import Testing

@testable import TextLayout

/// The line height models that belong to no system (natural, fixed, multiple, minimum), and CSS.
///
/// At 10 points the gapped face has 8 and 2 with a gap of 1, and Noto Sans Thai 10.61 and 4.5.
struct LineHeightTests {
  private func stack(
    _ text: String, _ lineHeight: LineHeight, fallback: FallbackLineHeight = .grow
  ) -> LineStack {
    LineHeightFaces.stack(text, LineHeightFaces.gapped, size: 10, lineHeight, fallback: fallback)
  }

  @Test("Natural lines are ascender to descender, with the line gap between two")
  func natural() {
    #expect(stack("Ag\nAg\nAg", .natural).isNearly(LineStack(baselines: [8, 19, 30], height: 32)))
    #expect(stack("", .natural).isNearly(LineStack(baselines: [8], height: 10)))
  }

  @Test("A fallback face makes its own line higher, or none")
  func fallback() {
    #expect(
      stack("Ag\nAgไทย\nAg", .natural).isNearly(
        LineStack(baselines: [8, 11 + 10.61, 11 + 15.11 + 1 + 8], height: 37.11)))
    #expect(
      stack("Ag\nAgไทย\nAg", .natural, fallback: .locked).isNearly(LineStack(baselines: [8, 19, 30], height: 32)))
    // The first face also counts on a line of fallback text, so its gap follows.
    #expect(stack("ไทย\nAg", .natural).isNearly(LineStack(baselines: [10.61, 15.11 + 1 + 8], height: 26.11)))
  }

  @Test("Spans count with fallback faces locked")
  func lockedSpans() {
    let text = attributed(("Ag", nil), ("Agไทย", TextAttributes(scale: 2)))
    let stack = LineHeightFaces.stack(text, LineHeightFaces.gapped, size: 10, .natural, fallback: .locked)
    #expect(stack.isNearly(LineStack(baselines: [16], height: 20)))
  }

  @Test("Line spacing comes between two lines")
  func lineSpacing() {
    let text = LineHeightFaces.typesetter(LineHeightFaces.gapped).prepare("Ag\nAg\nAg")
    #expect(abs(text.measure(width: nil, size: 10, ParagraphStyle(lineSpacing: 2.5)).height - 37) < 1e-9)
  }

  @Test("A fixed line is what it is, whatever is on it")
  func fixed() {
    #expect(stack("Ag\nAgไทย", .fixed(20)).isNearly(LineStack(baselines: [13, 33], height: 40)))
    #expect(stack("Ag\nAg", .fixed(4)).isNearly(LineStack(baselines: [5, 9], height: 8)))
    var text = attributed(("Ag", TextAttributes(scale: 3)))
    text.append(InlineBox(width: 1, height: 100))
    #expect(LineHeightFaces.stack(text, size: 10, .fixed(20)).height == 20)
  }

  @Test("A multiple is of each span's size")
  func multiple() {
    #expect(stack("Ag\nAgไทย", .multiple(1.5)).isNearly(LineStack(baselines: [10.5, 25.5], height: 30)))
    let text = attributed(("Ag", nil), ("Ag", TextAttributes(scale: 2)))
    let stack = LineHeightFaces.stack(text, LineHeightFaces.gapped, size: 10, .multiple(1.5))
    #expect(stack.isNearly(LineStack(baselines: [21], height: 30)))
  }

  @Test("A minimum adds above what a line lacks")
  func minimum() {
    #expect(stack("Ag\nAgไทย", .minimum(14)).isNearly(LineStack(baselines: [12, 15 + 10.61], height: 30.11)))
  }

  @Test("A raised span and a box make a line higher on their side")
  func raised() {
    let up = attributed(("Ag", nil), ("x", TextAttributes(baselineOffset: 0.5)))
    #expect(
      LineHeightFaces.stack(up, LineHeightFaces.gapped, size: 10, .natural).isNearly(
        LineStack(baselines: [13], height: 15)))
    let down = attributed(("Ag", nil), ("x", TextAttributes(scale: 0.5, baselineOffset: -0.4)))
    #expect(
      LineHeightFaces.stack(down, LineHeightFaces.gapped, size: 10, .natural).isNearly(
        LineStack(baselines: [8], height: 13)))
  }

  @Test(
    "A box stands where its alignment says",
    arguments: [
      (.baseline(below: 0), 20, 22), (.baseline(below: 5), 15, 20), (.top, 8, 20), (.bottom, 18, 20), (.middle, 13, 20),
      (.capHeight, 13.5, 20),
    ] as [(InlineBox.Alignment, Double, Double)])
  func boxes(alignment: InlineBox.Alignment, baseline: Double, height: Double) {
    var metrics = LineHeightFaces.gapped
    metrics.capHeight = 700
    var text = AttributedText("Ag")
    text.append(InlineBox(width: 5, height: 20, alignment: alignment))
    let stack = LineHeightFaces.stack(text, metrics, size: 10, .natural)
    #expect(stack.isNearly(LineStack(baselines: [baseline], height: height)))
  }

  @Test(
    "CSS rounds each metric by itself",
    arguments: [(13, 15), (14, 16), (15.3, 18), (16, 19), (17, 20)] as [(Double, Double)])
  func css(size: Double, height: Double) {
    #expect(LineHeightFaces.stack("Ag\nAg", size: size, .css()).height == 2 * height)
    #expect(LineHeightFaces.stack("Ag\nAg", size: size / 2, .css(displayScale: 2)).height == height)
  }

  @Test("CSS cuts a number's line height off to 1/64 pixel")
  func cssMultiple() {
    #expect(LineHeightFaces.stack("Ag", size: 16, .css(multiple: 1.4)).height == 22.390625)
    // 15 and 4, and 5 more: 2 of them above.
    #expect(LineHeightFaces.stack("Ag", size: 16, .css(multiple: 1.5)) == LineStack(baselines: [17], height: 24))
    #expect(LineHeightFaces.stack("Ag", size: 16, .css(multiple: 1)) == LineStack(baselines: [13], height: 16))
  }
}
