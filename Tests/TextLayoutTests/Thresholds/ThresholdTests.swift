import TestSupport
import Testing

@testable import TextLayout

/// Line counts by thresholds against lines that are filled.
struct ThresholdTests {
  private static let sizes = [11.0, 12, 13, 14, 16, 17, 19, 21, 24, 28, 40, 53]

  /// All sizes at 50 widths with the conformance tests, a sample every day.
  private static let sizeCount = isConformanceRun ? 12 : 1
  private static let widthCount = isConformanceRun ? 50 : 1

  @Test("Line counts by thresholds are those of filled lines, at random widths and twelve sizes")
  func lineCounts() {
    expectAll(PreparedCase.all) { example in
      var generator = SeededGenerator(seed: example.example.seed)
      for size in Self.sizes.shuffled(using: &generator).prefix(Self.sizeCount) {
        for width in Self.widths(of: example.prepared, size: size, count: Self.widthCount, &generator) {
          let expected = example.prepared.measure(width: width, size: size).lineCount
          let found = example.prepared.lineCount(width: width, size: size)
          if found != expected { return "\(found) lines and not \(expected) at \(width ?? .infinity), size \(size)" }
        }
      }
      return nil
    }
  }

  @Test("Heights by thresholds are those of filled lines, in every style of line height")
  func heights() {
    let styles = [
      ParagraphStyle(), ParagraphStyle(maximumLines: 2), ParagraphStyle(lineHeight: .fixed(20.3), lineSpacing: 1.1),
      ParagraphStyle(lineHeight: .multiple(1.37)), ParagraphStyle(lineHeight: .minimum(22)),
      ParagraphStyle(lineHeight: .css(displayScale: 2)), ParagraphStyle(fallbackLineHeight: .locked),
      ParagraphStyle(maximumLines: 1, truncation: .head, lineHeight: .android(AndroidLineHeight(density: 2.625))),
      ParagraphStyle(lineHeight: .flutter(FlutterLineHeight(height: 1.3))),
    ]
    expectAll(PreparedCase.all) { example in
      var generator = SeededGenerator(seed: example.example.seed)
      let size = Self.sizes[Int(example.example.seed % 12)]
      for width in Self.widths(of: example.prepared, size: size, count: 1, &generator).prefix(2) {
        for style in styles {
          let measured = example.prepared.measure(width: width, size: size, style)
          let stack = example.prepared.lineStack(width: width, size: size, style)
          let expected = measured.height
          let isEqual =
            stack.height == expected && stack.firstBaseline == measured.firstBaseline
            && stack.lineCount == measured.lineCount && stack.isTruncated == measured.isTruncated
          if !isEqual { return "\(stack) and not \(measured) at \(width ?? .infinity), size \(size), \(style)" }
          let found = example.prepared.height(width: width, size: size, style)
          if found != expected {
            return "\(found) high and not \(expected) at \(width ?? .infinity), size \(size), \(style)"
          }
        }
      }
      return nil
    }
  }

  @Test("Most texts of the examples have thresholds, and those with tabs have none")
  func share() {
    let prepared = PreparedCase.all.filter { $0.example.style.letterSpacing == 0 }
    let known = prepared.filter { !$0.prepared.storage.thresholds.widths.isEmpty }
    #expect(known.count > prepared.count / 2, "\(known.count) of \(prepared.count)")
    let typesetter = Typesetter.ofThisThread
    #expect(typesetter.prepare("a\tb").storage.thresholds.widths.isEmpty)
    #expect(typesetter.prepare("co\u{AD}op").storage.thresholds.widths.isEmpty)
    #expect(typesetter.prepare("a\nb c").storage.thresholds.widths.first == .max)
    #expect(typesetter.prepare("").storage.thresholds.widths == [0])
  }

  /// Random widths, and some at which the number of lines changes, with those next to them.
  static func widths(
    of text: PreparedText, size: Double, count: Int, _ generator: inout SeededGenerator
  ) -> [Double?] {
    let most = text.measure(width: nil, size: size).width
    var widths: [Double?] = (0..<count).map { _ in Double.random(in: 0...max(1, most * 1.1), using: &generator) }
    if let width = text.storage.thresholds.widths.filter({ $0 < .max }).randomElement(using: &generator) {
      let exact = Double(width) * size / Double(text.unitsPerEm)
      widths += [exact, exact.nextUp, exact.nextDown, exact * (1 - 1e-9)]
    }
    return widths + [nil]
  }
}
