import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// The alignment and justification of lines.
struct AlignmentTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  private func prepare(_ text: String, direction: BaseDirection = .firstStrong, families: [String] = ["Roboto"])
    -> PreparedText
  {
    typesetter.prepare(text, style: TextStyle(families: families, direction: direction))
  }

  @Test func edges() {
    // A text from left to right with a paragraph from right to left, and the reverse.
    let starts = "abc\nאבג"
    let startsOther = "אבג\nabc"
    func edges(_ text: String, _ alignment: LineAlignment) -> [LineAlignment] {
      let layout = prepare(text).layout(width: 100, size: 16, ParagraphStyle(alignment: alignment))
      return layout.lines.map { line in
        line.x == 0
          ? .left
          : abs(line.x + line.width - 100) < 1e-9
            ? .right : abs(line.x * 2 + line.width - 100) < 1e-9 ? .center : .natural
      }
    }
    for (alignment, one, other) in [
      (LineAlignment.natural, [LineAlignment.left, .right], [LineAlignment.right, .left]),
      (.leading, [.left, .left], [.right, .right]), (.trailing, [.right, .right], [.left, .left]),
      (.left, [.left, .left], [.left, .left]), (.right, [.right, .right], [.right, .right]),
      (.center, [.center, .center], [.center, .center]), (.justified, [.left, .right], [.right, .left]),
    ] {
      #expect(edges(starts, alignment) == one, "\(alignment)")
      #expect(edges(startsOther, alignment) == other, "\(alignment)")
    }
    #expect(
      prepare("abc", direction: .rightToLeft).layout(width: 100, size: 16, ParagraphStyle(alignment: .leading)).lines[0]
        .x > 0)
  }

  @Test func spacesShareTheRoomEvenly() throws {
    let text = prepare("one two three four five six seven")
    let layout = text.layout(width: 120, size: 16, ParagraphStyle(alignment: .justified))
    let natural = text.layout(width: 120, size: 16)
    #expect(layout.lines.map(\.range) == natural.lines.map(\.range))
    for (line, plain) in zip(layout.lines, natural.lines).dropLast() {
      #expect(line.x == 0 && abs(line.width - 120) < 1e-9)
      #expect(abs(line.expansion - (120 - plain.width)) < 1e-9)
      let spaces = line.range.lowerBound..<line.contentEnd
      let glyphs = zip(text.glyphs(of: line, size: 16), text.glyphs(of: plain, size: 16)).filter {
        spaces.contains($0.0.cluster)
      }
      let gaps = glyphs.map { $0.0.advance - $0.1.advance }.filter { $0 != 0 }
      let share = try #require(gaps.first)
      #expect(gaps.allSatisfy { abs($0 - share) < 1e-9 })
      #expect(abs(Double(gaps.count) * share - line.expansion) < 1e-9)
      #expect(gaps.count == text.utf8[spaces].count { $0 == 0x20 })
    }
    #expect(layout.lines.last?.expansion == 0 && layout.lines.last?.width == natural.lines.last?.width)
  }

  @Test func whatIsNotJustified() {
    let style = ParagraphStyle(alignment: .justified)
    func expansions(_ text: PreparedText, _ width: Double?, _ style: ParagraphStyle) -> [Bool] {
      text.layout(width: width, size: 16, style).lines.map { $0.expansion > 0 }
    }
    // Not justified: the last line of each paragraph, a line without a gap, a line that overflows, a line that ends in an ellipsis,
    // and text without a width.
    #expect(expansions(prepare("one two three\none two"), 80, style) == [true, false, false])
    #expect(expansions(prepare("extraordinary unlikely"), 110, style) == [false, false])
    #expect(
      expansions(
        prepare("Donaudampfschifffahrt auf See"), 60, ParagraphStyle(overflowWrap: .none, alignment: .justified)) == [
          false, false,
        ])
    #expect(
      expansions(prepare("one two three four five"), 60, ParagraphStyle(maximumLines: 2, alignment: .justified)) == [
        true, false,
      ])
    #expect(expansions(prepare("one two"), nil, style) == [false])
    // A line at which text is cut off without an ellipsis is not the last of its paragraph.
    let cut = ParagraphStyle(maximumLines: 2, truncation: .none, alignment: .justified)
    #expect(expansions(prepare("one two three four five"), 75, cut) == [true, true])
  }

  @Test func ideographsStandApart() {
    let text = prepare("日本語の文字abc日本", families: ["Noto Sans CJK JP"])
    let layout = text.layout(width: 104, size: 16, ParagraphStyle(alignment: .justified))
    let line = layout.lines[0]
    #expect(line.contentEnd == 18 && line.expansion == 8)
    let positions = text.positions(in: layout, size: 16)
    // Six characters, five gaps.
    for index in 0..<6 {
      #expect(abs(positions.carets(at: index * 3).primary.x - Double(index) * 17.6) < 1e-9 || index == 6)
    }
    #expect(abs(positions.caret(at: TextPosition(18, .upstream)).x - 104) < 1e-9)
  }

  @Test func theRoomBesideALetterIsTheIdeographs() {
    let text = prepare("ab日cd\u{2060}日本語日本語", families: ["Noto Sans CJK JP"])
    let width = text.layout(width: nil, size: 16).width - 4
    let layout = text.layout(width: width, size: 16, ParagraphStyle(alignment: .justified))
    let natural = text.positions(in: text.layout(width: width, size: 16), size: 16)
    let positions = text.positions(in: layout, size: 16)
    #expect(layout.lines[0].expansion > 0)
    // Letters have the width they had.
    for offset in [0, 1, 5, 6] {
      #expect(
        abs(
          positions.rectangles(of: offset..<offset + 1)[0].width - natural.rectangles(of: offset..<offset + 1)[0].width)
          < 1e-9)
    }
    // The ideograph between them gets room on both sides.
    let share = (positions.rectangles(of: 2..<5)[0].width - 16) / 2
    #expect(share > 0)
    let glyph = text.glyphs(of: layout.lines[0], size: 16).first { $0.cluster == 2 }
    #expect(abs((glyph?.x ?? 0) - positions.rectangles(of: 2..<5)[0].x - share) < 1e-9)
  }

  @Test func nothingBeforeATabMoves() {
    let text = prepare("one two\tthree four five six")
    let layout = text.layout(width: 170, size: 16, ParagraphStyle(alignment: .justified))
    let natural = text.layout(width: 170, size: 16)
    #expect(layout.lines[0].expansion > 0)
    let (positions, plain) = (text.positions(in: layout, size: 16), text.positions(in: natural, size: 16))
    for offset in 0...8 { #expect(positions.carets(at: offset).primary.x == plain.carets(at: offset).primary.x) }
    #expect(positions.carets(at: 14).primary.x > plain.carets(at: 14).primary.x)
  }

  /// The room is on the sides of an emoji that face the text, so that the line is flush at both edges.
  @Test func linesFromRightToLeftAreFlush() throws {
    let text = prepare("🙂אבג דהו🙂 זחט יכל", direction: .rightToLeft)
    let layout = text.layout(width: 110, size: 16, ParagraphStyle(alignment: .justified))
    let line = layout.lines[0]
    #expect(line.expansion > 0 && line.x == 0)
    let glyphs = text.glyphs(of: line, size: 16).filter { $0.cluster < line.contentEnd }
    let first = try #require(glyphs.last)
    #expect(first.cluster == 0)
    let plain = text.glyphs(of: text.layout(width: 110, size: 16).lines[0], size: 16)
    #expect(abs(first.x - (110 - (plain.last?.advance ?? 0))) < 1e-9)
  }

  @Test func measuringKnowsOfJustification() {
    for one in PositionCase.sample(every: 20) {
      let measured = one.text.measure(width: one.width, size: one.size, one.style)
      #expect(measured.width == one.layout.width && measured.lineCount == one.layout.lines.count, "\(one.id)")
      guard one.style.alignment == .justified else { continue }
      for line in one.layout.lines where line.expansion > 0 {
        #expect(abs(line.x) < 1e-9 && abs(line.width - one.width) < 1e-9, "\(one.id)")
      }
    }
  }
}
