import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Compares texts that are prepared from their words with the same texts shaped at once.
@Suite(.tags(.conformance, .concurrency))
struct DeferredShapingTests {
  static let styles = [
    TextStyle(), TextStyle(families: ["Inter"], weight: 600), TextStyle(families: ["Roboto"], locale: "ar"),
    TextStyle(families: ["system"], locale: "de"), TextStyle(families: ["Inter"], direction: .leftToRight),
    TextStyle(families: ["Roboto"], direction: .rightToLeft), TextStyle(families: ["Noto Sans CJK JP"], locale: "ja"),
    TextStyle(families: ["Noto Sans Arabic"], locale: "fa"), TextStyle(families: ["Roboto"], fallsBack: false),
    TextStyle(families: ["Roboto"], letterSpacing: 0.5),
    // Ligatures, each a cluster, as Android has them in letters that are spaced a little.
    TextStyle(
      families: ["Roboto"], locale: "ja",
      features: ["calt", "clig", "liga"].compactMap { FontTag($0) }.map { FontFeature($0, 1) }, letterSpacing: 0.15),
    TextStyle(families: ["system"], locale: "fa", letterSpacing: 0.25),
    // Signs among letters that join, in a face that stands in for another.
    TextStyle(families: ["system"], locale: "fa", breaking: .android),
    // Two lines may be others than as many words as fit.
    TextStyle(families: ["Inter"], locale: "de", breaking: .apple),
    TextStyle(families: ["system"], locale: "ar", breaking: .apple, letterSpacing: 0.25),
  ]

  @Test("All that is known of a text is what shaping it at once says", arguments: styles)
  func same(style: TextStyle) {
    var generator = SeededGenerator(seed: 0x18)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let whole = Typesetter(fonts: TestFonts.collection)
    var deferred = 0
    let count = isConformanceRun ? 40_000 : 300
    for _ in 0..<count {
      let text =
        Bool.random(using: &generator)
        ? RealText.random(&generator).text : RandomText.mixed(length: 1...24, using: &generator)
      let one = typesetter.prepare(text, style: style)
      let other = whole.shapeWhole(text, style: style)
      if !one.storage.isShaped { deferred += 1 }
      let comment = Comment(rawValue: text.debugDescription)
      let size = Double(Int.random(in: 9...60, using: &generator))
      let width = Double(Int.random(in: 1...500, using: &generator))
      let paragraphs = [
        ParagraphStyle(), ParagraphStyle(lineHeight: .css(displayScale: 2, multiple: nil)),
        ParagraphStyle(maximumLines: 2), ParagraphStyle(lineHeight: .fixed(20)),
        ParagraphStyle(fallbackLineHeight: .locked),
      ]
      for paragraph in paragraphs {
        #expect(
          one.lineStack(width: width, size: size, paragraph) == other.lineStack(width: width, size: size, paragraph),
          comment)
        #expect(
          one.measure(width: width, size: size, paragraph)
            == other.layoutMeasurement(width: width, size: size, paragraph),
          comment)
      }
      #expect(one.maximumContentWidth(size: size) == other.maximumContentWidth(size: size), comment)
      #expect(one.unitsPerEm == other.unitsPerEm, comment)
      #expect(one.baseDirection == other.baseDirection && one.missingGlyphs == other.missingGlyphs, comment)
      #expect(one.storage.thresholds.widths == other.storage.thresholds.widths, comment)
      #expect(one.storage.segments.all == other.storage.segments.all, comment)
      #expect(one.widthError == other.widthError, comment)
      for paragraph in paragraphs {
        let lines = typesetter.prepare(text, style: style)
        #expect(lines.minimumContentWidth(size: size) == other.minimumContentWidth(size: size), comment)
        #expect(
          lines.layout(width: width, size: size, paragraph) == other.layout(width: width, size: size, paragraph),
          comment)
        #expect(
          lines.layout(width: nil, size: size, paragraph) == other.layout(width: nil, size: size, paragraph), comment)
      }
    }
    // Random text has many scripts, so it is shaped.
    #expect(deferred > count / 10, "\(deferred) of \(count)")
  }

  @Test("A column's heights are those of texts shaped at once", arguments: styles)
  func heights(style: TextStyle) {
    var generator = SeededGenerator(seed: 0x19)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let texts = (0..<(isConformanceRun ? 20_000 : 150)).map { index in
      index.isMultiple(of: 3)
        ? RandomText.words.randomElement(using: &generator) ?? "" : RealText.random(&generator).text
    }
    let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
    let whole = texts.map { typesetter.shapeWhole($0, style: style) }
    for paragraph in [ParagraphStyle(), ParagraphStyle(maximumLines: 1), ParagraphStyle(maximumLines: 2)] {
      for width in [1.0, 12, 30, 90, 250] {
        let heights = column.heights(width: width, size: 17, paragraph)
        for (index, text) in texts.enumerated() {
          #expect(
            heights[index] == whole[index].layout(width: width, size: 17, paragraph).height,
            "\(text.debugDescription) at \(width), at most \(paragraph.maximumLines) lines")
        }
      }
    }
  }

  @Test("What a typesetter has found out goes with it and with its texts")
  func memory() {
    weak var context: StyleContext?
    weak var inPixels: StyleContext?
    do {
      let typesetter = Typesetter(fonts: TestFonts.collection)
      let text = typesetter.prepare("नई सूचनाएँ, 通知 and more", style: TextStyle())
      _ = text.layout(width: 80, size: 17)
      _ = text.inWholePixels(perEm: 37.5).measure(width: 80, size: 17)
      context = typesetter.resolve(TextStyle()).context
      inPixels = context?.inWholePixels(perEm: 37.5)
      #expect(context != nil && inPixels != nil)
    }
    #expect(context == nil && inPixels == nil)
  }

  @Test("Threads that ask for glyphs at once get the same")
  func threads() async {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let texts = RealText.all.prefix(400).map { typesetter.prepare($0.text, style: TextStyle(locale: $0.locale)) }
    let expected = RealText.all.prefix(400).map {
      Typesetter.widths(of: typesetter.shapeWhole($0.text, style: TextStyle(locale: $0.locale)))
    }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { texts.map(Typesetter.widths) }
      }
      for await widths in group { #expect(widths == expected) }
    }
  }
}

extension Typesetter {
  /// The advances of all glyphs of a text, line by line.
  fileprivate static func widths(of text: PreparedText) -> [[Double]] {
    text.layout(width: 120, size: 17).lines.map { text.glyphs(of: $0, size: 17).map(\.advance) }
  }
}
