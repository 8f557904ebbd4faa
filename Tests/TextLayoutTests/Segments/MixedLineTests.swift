import FontKit
import TestSupport
import Testing

@testable import TextLayout

/// Compares the lines of texts in several faces, stacked from their segments, with lines that are filled from the shaped text.
@Suite("Lines of faces of different heights", .tags(.conformance))
struct MixedLineTests {
  static let paragraphs: [ParagraphStyle] = [
    ParagraphStyle(), ParagraphStyle(lineSpacing: 2.5), ParagraphStyle(lineHeight: .minimum(22)),
    ParagraphStyle(lineHeight: .multiple(1.3)), ParagraphStyle(lineHeight: .css(displayScale: 2, multiple: nil)),
    ParagraphStyle(lineHeight: .css(displayScale: 3, multiple: 1.4)),
    ParagraphStyle(lineHeight: .flutter(FlutterLineHeight())),
    ParagraphStyle(lineHeight: .flutter(FlutterLineHeight(height: 1.5, leadingDistribution: .even))),
    ParagraphStyle(lineHeight: .flutter(FlutterLineHeight(strut: FlutterLineHeight.Strut(height: 1.2)))),
    ParagraphStyle(lineHeight: .android(AndroidLineHeight(density: 2.625))),
    ParagraphStyle(lineHeight: .android(AndroidLineHeight(density: 2, includesFontPadding: false))),
    ParagraphStyle(lineHeight: .android(AndroidLineHeight(density: 3, compose: ComposeLineHeight(height: 24)))),
    ParagraphStyle(
      lineHeight: .android(
        AndroidLineHeight(
          density: 2.625, compose: ComposeLineHeight(height: 20, trimsFirstTop: true, trimsLastBottom: true)))),
  ]

  /// A text of people in one script or in two, perhaps with an emoji in it or with a hard break.
  private static func text(_ generator: inout SeededGenerator) -> String {
    var text =
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: MixedText.random(&generator)
      default: RealText.random(&generator).text
      }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      let index = text.indices.randomElement(using: &generator) ?? text.startIndex
      text.insert(contentsOf: ["😀", " 🎉 ", "👩‍👩‍👧‍👦", "❤️", " ✅"].randomElement(using: &generator) ?? "", at: index)
    }
    if Int.random(in: 0..<6, using: &generator) == 0 { text += "\n" + MixedText.random(&generator) }
    return text
  }

  private static func paragraph(_ generator: inout SeededGenerator) -> ParagraphStyle {
    var paragraph = paragraphs.randomElement(using: &generator) ?? ParagraphStyle()
    paragraph.maximumLines = Int.random(in: 0...3, using: &generator)
    paragraph.truncation = [.tail, .tail, .tail, .none, .head, .middle].randomElement(using: &generator) ?? .tail
    paragraph.spaceAtCut = [.trimmed, .kept].randomElement(using: &generator) ?? .trimmed
    if Int.random(in: 0..<8, using: &generator) == 0 { paragraph.fallbackLineHeight = .locked }
    return paragraph
  }

  @Test("Stacks of lines are those of lines that are filled", arguments: DeferredShapingTests.styles)
  func equalsFilledLines(style: TextStyle) {
    var generator = SeededGenerator(seed: 0x36)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let whole = Typesetter(fonts: TestFonts.collection)
    for _ in 0..<(isConformanceRun ? 20_000 : 250) {
      let text = Self.text(&generator)
      let prepared = typesetter.prepare(text, style: style)
      let shaped = whole.shapeWhole(text, style: style)
      for _ in 0..<4 {
        let paragraph = Self.paragraph(&generator)
        let size: Double = [0, 12, 16, 17, 23.5, 53].randomElement(using: &generator) ?? 16
        let width: Double? =
          Int.random(in: 0..<9, using: &generator) == 0 ? nil : Double.random(in: 1...420, using: &generator)
        let comment = Comment(
          rawValue: "\(text.debugDescription) at \(width ?? .infinity), size \(size), \(paragraph)")
        let expected = shaped.layoutMeasurement(width: width, size: size, paragraph)
        for one in [prepared, shaped] {
          let stack = one.lineStack(width: width, size: size, paragraph)
          #expect(
            expected.has((stack.height, stack.firstBaseline, stack.lineCount, stack.isTruncated)), comment)
          #expect(one.measure(width: width, size: size, paragraph) == expected, comment)
          #expect(one.height(width: width, size: size, paragraph) == expected.height, comment)
        }
      }
    }
  }

  @Test("A column's heights are those of lines that are filled", arguments: DeferredShapingTests.styles)
  func equalsFilledColumn(style: TextStyle) {
    var generator = SeededGenerator(seed: 0x37)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let texts = (0..<(isConformanceRun ? 10_000 : 150)).map { _ in Self.text(&generator) }
    let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
    let whole = texts.map { typesetter.shapeWhole($0, style: style) }
    for _ in 0..<6 {
      let paragraph = Self.paragraph(&generator)
      let width = Double.random(in: 1...420, using: &generator)
      let heights = column.heights(width: width, size: 17, paragraph)
      for (index, text) in whole.enumerated() {
        let comment = Comment(rawValue: "\(texts[index].debugDescription) at \(width), \(paragraph)")
        #expect(heights[index] == text.layoutMeasurement(width: width, size: 17, paragraph).height, comment)
      }
    }
  }

  @Test(
    "White space before the token makes no line higher, in whatever face it is",
    arguments: ["e\u{3000}separator\u{3000}line\u{3000}a", "olicus\u{3000} -cassand", "नई\u{3000}सूचनाएँ\u{3000}के"])
  func cutAtWhiteSpace(text: String) {
    let typesetter = Typesetter.ofThisThread
    for family in ["Roboto", "Inter"] {
      let style = TextStyle(families: [family])
      let prepared = typesetter.prepare(text, style: style)
      let shaped = typesetter.shapeWhole(text, style: style)
      for width in stride(from: 10.0, to: 120, by: 5) {
        for var paragraph in Self.paragraphs {
          paragraph.maximumLines = 1
          let expected = shaped.layoutMeasurement(width: width, size: 17, paragraph)
          #expect(prepared.height(width: width, size: 17, paragraph) == expected.height, "\(family), \(width)")
        }
      }
    }
  }

  @Test("A single letter that is wider than its line is not cut", arguments: paragraphs)
  func singleLetter(paragraph: ParagraphStyle) {
    var paragraph = paragraph
    paragraph.maximumLines = 1
    let text = Typesetter.ofThisThread.prepare("า", style: TextStyle(families: ["Roboto"]))
    #expect(!text.lineStack(width: 4, size: 53, paragraph).isTruncated)
    #expect(!text.measure(width: 4, size: 53, paragraph).isTruncated)
  }

  @Test(
    "Texts of two scripts are stacked from what a column keeps of them, whole and cut, in every system",
    arguments: [
      ("ja", "Noto Sans CJK JP"), ("ja", "Roboto"), ("hi", "Roboto"), ("ar", "Inter"), ("th", "Inter"),
      ("ko", "Roboto"),
    ], [0, 2])
  func isKnown(_ language: (locale: String, family: String), maximumLines: Int) {
    let style = TextStyle(families: [language.family], locale: language.locale)
    let texts = RealText.all.filter { $0.locale.hasPrefix(language.locale) && $0.text.count > 12 }.prefix(300).map(
      \.text)
    #expect(texts.count > 20, "\(texts.count)")
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
    let context = typesetter.resolve(style).context
    let surroundings = column.surroundings(size: 14, letterSpacing: 0)
    for var paragraph in Self.paragraphs where maximumLines == 0 || !paragraph.setsCutLinesApart {
      paragraph.maximumLines = maximumLines
      let known = texts.indices.filter { index in
        column.chunks[0].lines(
          at: index, surroundings, width: 260, paragraph, lineSpacing: 0, mayEndBlank: false, context) != nil
      }
      // In Flutter a line without a space may be lower, which thresholds do not tell.
      let isFlutter = if case .flutter = paragraph.lineHeight { true } else { false }
      #expect(isFlutter || known.count > texts.count * 8 / 10, "\(known.count) of \(texts.count): \(paragraph)")
    }
  }
}

extension TextMeasurement {
  /// Whether all that a stack has of it is the same.
  fileprivate func has(_ stack: (height: Double, firstBaseline: Double, lineCount: Int, isTruncated: Bool)) -> Bool {
    stack == (height, firstBaseline, lineCount, isTruncated)
  }
}
