import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Properties of every attributed text, checked on seeded random texts in all scripts, with hostile characters.
struct AttributedPropertyTests {
  private static let count = 2_000
  private let typesetter = Typesetter(fonts: TestFonts.collection)
  private static let lineHeights: [LineHeight] = [
    .natural, .fixed(20), .multiple(1.3), .minimum(21), .css(), .css(multiple: 1.2), .android(AndroidLineHeight()),
    .android(AndroidLineHeight(compose: ComposeLineHeight(height: 22))), .flutter(FlutterLineHeight(height: 1.4)),
  ]

  private func style(using random: inout SeededGenerator) -> TextStyle {
    TextStyle(
      families: [["Roboto", "Inter", "Noto Sans Arabic", "Noto Sans CJK JP"].randomElement(using: &random) ?? ""],
      weight: Bool.random(using: &random) ? 400 : 700, breaking: Bool.random(using: &random) ? .browser : .unicode,
      letterSpacing: Int.random(in: 0..<4, using: &random) == 0 ? 0.75 : 0)
  }

  /// Random attributes.
  private func attributes(using random: inout SeededGenerator) -> TextAttributes {
    TextAttributes(
      families: Bool.random(using: &random)
        ? [["Inter"], ["Roboto", "Noto Sans Thai"]].randomElement(using: &random) : nil,
      weight: Bool.random(using: &random) ? 700 : nil,
      letterSpacing: Int.random(in: 0..<4, using: &random) == 0
        ? [-1, -0.25, 0.5, 1.3, 2].randomElement(using: &random) : nil,
      scale: Bool.random(using: &random) ? Double.random(in: 0.3...3, using: &random) : nil,
      baselineOffset: Bool.random(using: &random) ? Double.random(in: -0.5...0.5, using: &random) : nil)
  }

  private func range(in text: String, using random: inout SeededGenerator) -> Range<Int> {
    let a = Int.random(in: 0...text.utf8.count, using: &random)
    let b = Int.random(in: 0...text.utf8.count, using: &random)
    return min(a, b)..<max(a, b)
  }

  /// A random text in several styles, with boxes.
  private func attributedText(using random: inout SeededGenerator) -> AttributedText {
    var text = AttributedText("", style: style(using: &random))
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let piece = RandomText.mixed(length: 0...8, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text.append(piece)
      case 1:
        text.append(
          InlineBox(
            width: Double.random(in: 0...40, using: &random), height: Double.random(in: 0...40, using: &random),
            alignment: [.middle, .top, .bottom, .capHeight, .baseline(below: 3)].randomElement(using: &random)
              ?? .middle))
      default: text.append(piece, attributes(using: &random))
      }
    }
    return text
  }

  @Test("Spans that change nothing leave every number as it is")
  func spansThatChangeNothing() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<Self.count {
      let string = RandomText.mixed(using: &random)
      let style = style(using: &random)
      let plain = typesetter.prepare(string, style: style)
      var attributed = AttributedText(string, style: style)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        attributed.set(
          [
            TextAttributes(), TextAttributes(weight: style.weight), TextAttributes(families: style.families),
            TextAttributes(letterSpacing: style.letterSpacing, scale: 1),
            TextAttributes(features: [], baselineOffset: 0),
          ].randomElement(using: &random) ?? TextAttributes(), in: range(in: string, using: &random))
      }
      expectSame(plain, typesetter.prepare(attributed), using: &random)
    }
  }

  @Test("A span divided in two is set as one")
  func dividedSpans() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<Self.count {
      let string = RandomText.mixed(using: &random)
      let attributes = attributes(using: &random)
      var whole = AttributedText(string, style: style(using: &random))
      let range = range(in: string, using: &random)
      whole.set(attributes, in: range)
      var divided = AttributedText(string, style: whole.style)
      let middle = Int.random(in: range.lowerBound...range.upperBound, using: &random)
      divided.set(attributes, in: middle..<range.upperBound)
      divided.set(attributes, in: range.lowerBound..<middle)
      expectSame(typesetter.prepare(whole), typesetter.prepare(divided), using: &random)
    }
  }

  @Test("A later span takes the place of an earlier one, byte by byte")
  func overlappingSpans() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<Self.count {
      let string = String(repeating: "a", count: Int.random(in: 1...40, using: &random))
      var text = AttributedText(string)
      var expected: [Int?] = Array(repeating: nil, count: string.utf8.count)
      for weight in 1...Int.random(in: 1...12, using: &random) {
        let range = range(in: string, using: &random)
        text.set(TextAttributes(weight: weight), in: range)
        for offset in range { expected[offset] = weight }
      }
      var found: [Int?] = Array(repeating: nil, count: string.utf8.count)
      for span in text.spans { for offset in span.range { found[offset] = span.attributes.weight } }
      #expect(found == expected)
      #expect(text.spans.allSatisfy { !$0.range.isEmpty })
      #expect(zip(text.spans, text.spans.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    }
  }

  @Test("Spans so many times as large in a text so many times as small are as wide")
  func reciprocalScales() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<Self.count {
      var style = style(using: &random)
      style.letterSpacing = 0
      // Tab stops depend on the text's own size.
      let string = RandomText.mixed(using: &random).filter { $0 != "\t" }
      let plain = typesetter.prepare(string, style: style)
      let scale = Double.random(in: 0.25...4, using: &random)
      var scaled = AttributedText(string, style: style)
      scaled.set(TextAttributes(scale: scale), in: 0..<string.utf8.count)
      let prepared = typesetter.prepare(scaled)
      let lines = plain.layout(width: nil, size: 17).lines
      let others = prepared.layout(width: nil, size: 17 / scale).lines
      #expect(lines.map(\.range) == others.map(\.range))
      for (line, other) in zip(lines, others) { #expect(abs(line.width - other.width) < 0x1p-16) }
    }
  }

  @Test("A box adds its width, and no line starts inside it")
  func boxes() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Self.count {
      let width = Double.random(in: 0...200, using: &random)
      let (before, after) = (
        RandomText.mixed(length: 0...8, using: &random), RandomText.mixed(length: 0...8, using: &random)
      )
      func text(_ width: Double) -> PreparedText {
        var text = AttributedText(before, style: TextStyle(breaking: .browser))
        text.append(InlineBox(width: width, height: 1))
        text.append(after)
        return typesetter.prepare(text)
      }
      let (none, some) = (text(0), text(width))
      let box = before.utf8.count
      let (bare, wide) = (none.layout(width: nil, size: 20).lines, some.layout(width: nil, size: 20).lines)
      for (line, other) in zip(bare, wide) {
        // A wider box may move what follows a tab to another stop.
        if some.utf8[line.range].contains(0x09) || some.missingBox(at: box) { continue }
        let added = line.range.contains(box) ? width : 0
        #expect(abs(other.width - line.width - added) < 0x1p-16, "\(before.debugDescription) \(after.debugDescription)")
      }
      for line in some.layout(width: 60, size: 20).lines {
        #expect(!(box + 1..<box + 3).contains(line.range.lowerBound))
      }
    }
  }

  @Test("The glyphs and boxes of a line add up to its width")
  func sums() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<Self.count {
      let text = attributedText(using: &random)
      // HarfBuzz joins Arabic that is forced from left to right on the wrong side when it shapes only a part of it.
      if text.text.unicodeScalars.contains("\u{202D}") { continue }
      let prepared = typesetter.prepare(text)
      let boxes = text.spans.filter { $0.attributes.box != nil }
      for line in prepared.layout(width: Double.random(in: 20...300, using: &random), size: 16).lines {
        // Tabs have no glyphs; hanging white space and the drawn hyphen have rules of their own.
        let hangs = line.contentEnd < line.range.upperBound || line.drawsHyphen
        if prepared.utf8[line.range].contains(0x09) || hangs { continue }
        let glyphs = prepared.glyphs(of: line, size: 16)
        let box = boxes.filter { line.range.lowerBound <= $0.range.lowerBound && $0.range.lowerBound < line.contentEnd }
          .reduce(0) { $0 + (prepared.missingBox(at: $1.range.lowerBound) ? 0 : $1.attributes.box?.width ?? 0) }
        let sum = glyphs.reduce(box) { $0 + $1.advance }
        #expect(abs(sum - line.width) < 1e-3, "\(text.text.debugDescription) \(line.range)")
      }
    }
  }

  @Test("Every line height model stacks lines without gaps or overlaps of their boxes")
  func stacking() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Self.count {
      let prepared = typesetter.prepare(attributedText(using: &random))
      let model = Self.lineHeights.randomElement(using: &random) ?? .natural
      let style = ParagraphStyle(lineHeight: model)
      let width = Double.random(in: 20...300, using: &random)
      let layout = prepared.layout(width: width, size: 16, style)
      #expect(layout.lines.first?.top == 0)
      for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
        #expect(line.range.upperBound == next.range.lowerBound)
        #expect(next.top - line.top >= line.ascent + line.descent - 1e-9)
      }
      let measured = prepared.measure(width: width, size: 16, style)
      #expect(measured.height == layout.height && measured.width == layout.width)
      #expect(measured.firstBaseline == layout.firstBaseline && measured.lastBaseline == layout.lastBaseline)
    }
  }

  /// Expects two texts to be laid out alike, glyph by glyph, at a random width and line height.
  private func expectSame(
    _ a: PreparedText, _ b: PreparedText, using random: inout SeededGenerator,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let style = ParagraphStyle(lineHeight: Self.lineHeights.randomElement(using: &random) ?? .natural)
    let width = Double.random(in: 10...400, using: &random)
    let (first, second) = (a.layout(width: width, size: 16, style), b.layout(width: width, size: 16, style))
    #expect(
      first == second, "\(String(decoding: a.utf8, as: UTF8.self).debugDescription)", sourceLocation: sourceLocation)
    for (line, other) in zip(first.lines, second.lines) {
      #expect(a.glyphs(of: line, size: 16) == b.glyphs(of: other, size: 16), sourceLocation: sourceLocation)
    }
    #expect(a.minimumContentWidth(size: 16) == b.minimumContentWidth(size: 16), sourceLocation: sourceLocation)
    #expect(a.unitsPerEm == b.unitsPerEm && a.missingGlyphs == b.missingGlyphs, sourceLocation: sourceLocation)
  }
}

extension PreparedText {
  /// Whether the text has no box at an offset, because its object replacement character belongs to a cluster that begins earlier.
  fileprivate func missingBox(at offset: Int) -> Bool {
    !storage.graphemes.contains(Int32(offset))
  }
}
