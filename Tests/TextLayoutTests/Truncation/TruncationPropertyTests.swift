import FontKit
import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// What holds of every text that is cut, real or hostile.
struct TruncationPropertyTests {
  /// A text, how it is set, and how it is cut.
  private struct Case: CustomStringConvertible {
    var text: String
    var style: TextStyle
    var paragraph: ParagraphStyle
    var width: Double
    var size: Double

    var description: String { "\(text.debugDescription) \(width) at \(size): \(style) \(paragraph)" }

    init(using generator: inout SeededGenerator) {
      let family = ["Roboto", "Inter", "Noto Sans Arabic", "Noto Sans CJK JP"].randomElement(using: &generator) ?? ""
      text =
        Bool.random(using: &generator)
        ? RandomText.mixed(length: 1...30, using: &generator)
        : ExampleTexts.lists.randomElement(using: &generator)?.text ?? ""
      style = TextStyle(
        families: [family], direction: BaseDirection.allCases.randomElement(using: &generator) ?? .firstStrong,
        breaking: LineBreakingProfile.allCases.randomElement(using: &generator) ?? .unicode,
        letterSpacing: [0, 0, 0, 1.25, -0.5].randomElement(using: &generator) ?? 0,
        truncationToken: [nil, nil, "… more", "… المزيد", "→", ""].randomElement(using: &generator) ?? nil)
      paragraph = ParagraphStyle(
        maximumLines: Int.random(in: 1...3, using: &generator),
        truncation: [Truncation.tail, .head, .middle].randomElement(using: &generator) ?? .tail,
        spaceAtCut: Bool.random(using: &generator) ? .trimmed : .kept,
        overflowWrap: OverflowWrap.allCases.randomElement(using: &generator) ?? .anywhere)
      width = Double.random(in: 0...200, using: &generator)
      size = [9, 16, 17.3, 53].randomElement(using: &generator) ?? 16
    }
  }

  @Test func cutLinesAreSound() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let analyzer = TextAnalyzer()
    var generator = SeededGenerator(seed: 2026)
    var cut = 0
    for _ in 0..<20_000 {
      let example = Case(using: &generator)
      let text = typesetter.prepare(example.text, style: example.style)
      let layout = text.layout(width: example.width, size: example.size, example.paragraph)
      guard let line = layout.lines.last, let hidden = line.ellipsis else { continue }
      cut += 1

      // The shown text, the hidden and what hangs after it tile the line; something is hidden.
      #expect(layout.hidden == hidden && !hidden.isEmpty, "\(example)")
      #expect(line.range.lowerBound <= hidden.lowerBound && hidden.upperBound <= line.contentEnd, "\(example)")
      #expect(line.range.upperBound == text.utf8.count && line.contentEnd <= text.utf8.count, "\(example)")
      #expect(isBlank(text.utf8[line.contentEnd...]), "\(example)")
      let starts = layout.lines.map(\.range.lowerBound) + [text.utf8.count]
      #expect(layout.lines.map(\.range.upperBound) == Array(starts.dropFirst()), "\(example)")

      // No grapheme cluster is divided.
      let graphemes = Set(analyzer.analyze(text.utf8).graphemes.map(Int.init))
      #expect(graphemes.contains(hidden.lowerBound) && graphemes.contains(hidden.upperBound), "\(example)")

      // It fits, unless the token alone does not.
      let showsText = line.range.lowerBound < hidden.lowerBound || hidden.upperBound < line.contentEnd
      let slack = example.style.breaking == .browser ? 1.0 / 64 : 0
      #expect(line.width <= (example.width + slack) * (1 + 0x1p-45) || !showsText, "\(example)")

      check(text.glyphs(of: line, size: example.size), of: line, in: text, example)
    }
    #expect(cut > 10_000)
  }

  private func check(_ glyphs: [PlacedGlyph], of line: TextLine, in text: PreparedText, _ example: Case) {
    guard let hidden = line.ellipsis else { return }
    // Nothing hidden is drawn but the token, which is at the edge where the text was cut.
    let isToken = { (glyph: PlacedGlyph) in hidden.contains(glyph.cluster) }
    #expect(glyphs.allSatisfy { !isToken($0) || $0.cluster == hidden.lowerBound }, "\(example)")
    let cutsEnd = example.paragraph.truncation == .tail
    if example.paragraph.truncation != .middle, example.style.truncationToken != "" {
      let isAtRight = cutsEnd == (line.direction == .leftToRight)
      #expect((isAtRight ? glyphs.last : glyphs.first).map(isToken) == true, "\(example)")
    }
    // Tabs have no glyphs.
    guard !text.utf8.contains(0x09) else { return }
    let sum = glyphs.reduce(0) { $0 + $1.advance }
    #expect(abs(sum - line.width) < 1e-6, "\(sum) \(line.width) \(example)")
  }

  private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// Measuring finds what laying out does; and trimming leaves out white space, and nothing else.
  @Test func waysToCutAgree() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<10_000 {
      var example = Case(using: &generator)
      let text = typesetter.prepare(example.text, style: example.style)
      example.paragraph.spaceAtCut = .kept
      let kept = text.layout(width: example.width, size: example.size, example.paragraph)
      example.paragraph.spaceAtCut = .trimmed
      let trimmed = text.layout(width: example.width, size: example.size, example.paragraph)
      let measured = text.measure(width: example.width, size: example.size, example.paragraph)
      #expect(measured.width == trimmed.width && measured.height == trimmed.height, "\(example)")
      #expect(measured.isTruncated == trimmed.isTruncated, "\(example)")
      guard let inner = kept.hidden, let outer = trimmed.hidden else {
        #expect(kept.hidden == trimmed.hidden, "\(example)")
        continue
      }
      #expect(outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound, "\(example)")
      #expect(isBlank(text.utf8[outer.lowerBound..<inner.lowerBound]), "\(example)")
      #expect(isBlank(text.utf8[inner.upperBound..<outer.upperBound]), "\(example)")
    }
  }

  /// Words without tabs, and without soft hyphens, for which a wider line may have less room.
  private func words(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      (RandomText.words.randomElement(using: &generator) ?? "").filter { $0 != "\u{AD}" }
    }.joined(separator: Bool.random(using: &generator) ? " " : "")
  }

  @Test func moreRoomShowsNoLess() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      let text = typesetter.prepare(words(using: &generator))
      let lines = Int.random(in: 1...3, using: &generator)
      var shown = 0
      var firstShown = Int.max
      for width in stride(from: Double.random(in: 0...10, using: &generator), to: 200, by: 13) {
        let tail = text.layout(width: width, size: 16, ParagraphStyle(maximumLines: lines))
        let end = tail.hidden?.lowerBound ?? text.utf8.count
        #expect(end >= shown, "\(String(decoding: text.utf8, as: UTF8.self)) \(width) \(lines)")
        shown = end
        let head = text.layout(width: width, size: 16, ParagraphStyle(maximumLines: 1, truncation: .head))
        let start = head.hidden?.upperBound ?? 0
        #expect(start <= firstShown, "\(String(decoding: text.utf8, as: UTF8.self)) \(width)")
        firstShown = start
      }
    }
  }

  /// A text of one direction is cut alike in a line from left to right and in one from right to left, and the token changes sides.
  @Test func mirroredLinesMirror() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var generator = SeededGenerator(seed: 5)
    let alphabets = [Array("Hello world quick brown fox "), Array("אבגדה וזחטי שלום עולם "), Array("日本語文字列漢字 ")]
    for _ in 0..<10_000 {
      let letters = alphabets.randomElement(using: &generator) ?? []
      let text =
        "\(letters[0])" + String((0..<40).map { _ in letters.randomElement(using: &generator) ?? "a" })
        + "\(letters[0])"
      let width = Double.random(in: 20...180, using: &generator)
      let style = ParagraphStyle(
        maximumLines: 1, truncation: [Truncation.tail, .head, .middle].randomElement(using: &generator) ?? .tail)
      func cut(_ direction: BaseDirection) -> (line: TextLine, token: PlacedGlyph?) {
        let prepared = typesetter.prepare(text, style: TextStyle(direction: direction))
        let line = prepared.layout(width: width, size: 16, style).lines[0]
        let token = prepared.glyphs(of: line, size: 16).first { line.ellipsis?.contains($0.cluster) == true }
        return (line, token)
      }
      let (ltr, rtl) = (cut(.leftToRight), cut(.rightToLeft))
      #expect(ltr.line.ellipsis == rtl.line.ellipsis && abs(ltr.line.width - rtl.line.width) < 1e-9, "\(text) \(width)")
      #expect(abs(rtl.line.x + rtl.line.width - width + ltr.line.x) < 1e-9, "\(text) \(width)")
      guard style.truncation != .middle, let left = ltr.token, let right = rtl.token else { continue }
      #expect(abs(left.x + left.advance + right.x - ltr.line.width) < 1e-9, "\(text) \(width) \(style)")
    }
  }
}
