import TestSupport
import Testing

@testable import TextLayout

/// Compares line counts by thresholds with those of filled lines.
@Suite(.tags(.conformance))
struct ThresholdTests {
  private static let sizes = [11.0, 12, 13, 14, 16, 17, 19, 21, 24, 28, 40, 53]

  /// How many sizes and widths are tried: all sizes at 50 widths in conformance runs, otherwise one of each.
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
      ParagraphStyle(
        maximumLines: 2,
        lineHeight: .android(AndroidLineHeight(compose: ComposeLineHeight(height: 30, trimsLastBottom: true)))),
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

  @Test("What is measured by plain segments is what the lines are that are laid out, at all widths")
  func plainSegments() {
    expectAll(PreparedCase.all) { example in
      var generator = SeededGenerator(seed: example.example.seed)
      let size = Self.sizes[Int(example.example.seed % 12)]
      for width in Self.widths(of: example.prepared, size: size, count: 2, &generator) {
        guard let found = example.prepared.plainMeasurement(width: width, size: size, ParagraphStyle()) else {
          continue
        }
        let layout = example.prepared.layout(width: width, size: size)
        let isEqual =
          found.lineCount == layout.lines.count && found.width == layout.width && found.height == layout.height
        if !isEqual { return "\(found) and not \(layout.lines) at \(width ?? .infinity), size \(size)" }
      }
      return nil
    }
    // Texts with many segments, and with several paragraphs.
    let typesetter = Typesetter.ofThisThread
    let words = String(repeating: "of words and more words ", count: 40)
    for text in [words, " " + words, words + "\n\n  \n" + words, "\n", "", " ", "a\n b \n", "a   b"] {
      let prepared = typesetter.prepare(text)
      for width in stride(from: 0.0, to: 400, by: 7) {
        let layout = prepared.layout(width: width, size: 16)
        let found = prepared.plainMeasurement(width: width, size: 16, ParagraphStyle())
        #expect(found?.lineCount ?? layout.lines.count == layout.lines.count, "\(text.debugDescription) at \(width)")
        #expect(found?.width ?? layout.width == layout.width, "\(text.debugDescription) at \(width)")
        #expect(width < 100 || found != nil, "\(text.debugDescription) at \(width)")
      }
    }
  }

  @Test("The width without a limit is that of the lines, filled")
  func unlimitedWidth() {
    expectAll(PreparedCase.all) { example in
      let size = Self.sizes[Int(example.example.seed % 12)]
      let expected = example.prepared.measure(width: nil, size: size).width
      let found = example.prepared.maximumContentWidth(size: size)
      return found == expected ? nil : "\(found) wide and not \(expected), size \(size)"
    }
  }

  /// Letter spacing does not grow with the size, so no threshold holds at every size.
  @Test("Letter-spaced texts have segments, whose lines are those that are filled")
  func letterSpacing() {
    var generator = SeededGenerator(seed: 17)
    let typesetter = Typesetter.ofThisThread
    var known = 0
    let texts = ExampleTexts.lists.map(\.text).filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
    for text in texts + ["", " ", "a\nb c", "a\n", "one  two   ", "\n\n"] {
      let spacings: [Double] = [0.1, 0.25, 0.5, 3, 1.0 / 3]
      let spacing = spacings[Int.random(in: 0..<5, using: &generator)]
      let prepared = typesetter.prepare(text, style: TextStyle(letterSpacing: spacing))
      for size in [14.0, 16, 14, 37.3] {
        let most = prepared.layout(width: nil, size: size).width
        #expect(prepared.maximumContentWidth(size: size) == most, "\(text)")
        var widths = [most, most.nextDown]
        for _ in 0..<4 { widths.append(Double.random(in: 0...most + 1, using: &generator)) }
        for width in widths {
          let expected = prepared.layout(width: width, size: size).lines
          let measured = prepared.measure(width: width, size: size)
          #expect(measured.lineCount == expected.count, "\(text) at \(width), size \(size)")
          #expect(measured.width == expected.map(\.width).max(), "\(text) at \(width), size \(size)")
          #expect(prepared.lineCount(width: width, size: size) == expected.count, "\(text) at \(width), size \(size)")
          // Count the cases that segments answered, without filling lines.
          let limit = prepared.storage.limit(width: width, size: size)
          let lines = SegmentLines(prepared.storage, limit: limit, size: size)
          let segments = prepared.storage.segments.all
          if lines?.fill(segments.span) != nil { known += 1 }
        }
      }
    }
    #expect(known > texts.count * 12, "\(known) of \(texts.count * 24)")
    // With negative spacing a longer line may be narrower, and a tab's width depends on its position.
    #expect(typesetter.prepare("a b", style: TextStyle(letterSpacing: -1)).storage.segments.isEmpty)
    #expect(typesetter.prepare("a\tb", style: TextStyle(letterSpacing: 1)).storage.segments.isEmpty)
  }

  @Test("A text that is cut is known to be without filling its lines, unless only white space is left out")
  func cuts() {
    let typesetter = Typesetter.ofThisThread
    let style = ParagraphStyle(maximumLines: 1)
    for (text, isTruncated) in [("a b", true), ("a\n", false), ("a\n ", false), ("a\nb", true), ("a \u{3000}b", true)] {
      let prepared = typesetter.prepare(text)
      #expect(prepared.measure(width: 10, size: 16, style).isTruncated == isTruncated, "\(text.debugDescription)")
      #expect(prepared.lineStack(width: 10, size: 16, style).isTruncated == isTruncated, "\(text.debugDescription)")
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

  /// Random widths, and some at which the number of lines changes, with their neighbours.
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
