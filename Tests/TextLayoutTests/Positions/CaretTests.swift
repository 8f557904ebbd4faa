import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Carets, points and ranges of short texts, in which every position is known.
struct CaretTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  /// A text in faces with known advances: at 16 points ideographs and kana are 16 points wide, and Hebrew is set in
  /// Noto Sans Hebrew.
  private func prepare(
    _ text: String, direction: BaseDirection = .firstStrong, letterSpacing: Double = 0,
    breaking: LineBreakingProfile = .unicode
  ) -> PreparedText {
    typesetter.prepare(
      text,
      style: TextStyle(
        families: ["Noto Sans CJK JP"], direction: direction, breaking: breaking, letterSpacing: letterSpacing))
  }

  private func positions(_ text: PreparedText, width: Double? = nil, _ style: ParagraphStyle = ParagraphStyle())
    -> TextPositions
  {
    text.positions(in: text.layout(width: width, size: 16, style), size: 16)
  }

  @Test func caretsOfOneDirectionAreSingle() {
    let positions = positions(prepare("日本語"))
    for (offset, x) in [(0, 0.0), (3, 16), (6, 32), (9, 48)] {
      let carets = positions.carets(at: offset)
      #expect(carets.primary.x == x && carets.secondary == nil)
      #expect(carets.primary.direction == .leftToRight)
    }
    // Inside a character, and beyond the text.
    #expect(positions.carets(at: 4).primary.position == TextPosition(3))
    #expect(positions.carets(at: 99).primary.x == 48)
  }

  /// In 日本אבגד語 the Hebrew runs from right to left, between x = 32 and 32 plus its width.
  @Test func thereAreTwoCaretsWhereTheDirectionChanges() throws {
    let text = prepare("日本אבגד語", direction: .leftToRight)
    let positions = positions(text)
    let line = positions.line(0)
    let right = 32 + text.glyphs(of: line.line, size: 16)[2...5].reduce(0) { $0 + $1.advance }

    let before = positions.carets(at: 6)
    #expect(
      before.primary.x == 32 && before.primary.position.affinity == .upstream
        && before.primary.direction == .leftToRight)
    let inside = try #require(before.secondary)
    #expect(abs(inside.x - right) < 1e-9 && inside.position.affinity == .downstream && inside.direction == .rightToLeft)

    let after = positions.carets(at: 14)
    #expect(abs(after.primary.x - right) < 1e-9 && after.primary.position.affinity == .downstream)
    #expect(try #require(after.secondary).x == 32)

    // In a paragraph from right to left the ideographs run against the paragraph's direction.
    let other = self.positions(prepare("日本אבגד語", direction: .rightToLeft)).carets(at: 6)
    #expect(other.primary.direction == .rightToLeft && other.primary.position.affinity == .downstream)
    #expect(other.secondary?.direction == .leftToRight)
  }

  @Test func aLineThatBeginsAgainstItsDirectionHasTwoCaretsThere() {
    let positions = positions(prepare("אב", direction: .leftToRight))
    let width = positions.layout.width
    let start = positions.carets(at: 0)
    #expect(start.primary.x == 0 && start.secondary?.x == width)
    let end = positions.carets(at: 4)
    #expect(end.primary.x == width && end.secondary?.x == 0)
  }

  @Test func pointsFindTheNearerEdge() {
    let positions = positions(prepare("日本אב語", direction: .leftToRight))
    let width = positions.layout.width
    #expect(positions.position(x: -100, y: 0) == TextPosition(0))
    #expect(positions.position(x: 7.9, y: 0) == TextPosition(0))
    #expect(positions.position(x: 8.1, y: 0) == TextPosition(3))
    // Just left of where the direction changes, and just right of it.
    #expect(positions.position(x: 31.9, y: 0) == TextPosition(6, .upstream))
    #expect(positions.position(x: 32.1, y: 0) == TextPosition(10, .upstream))
    #expect(positions.position(x: width - 16.1, y: 0) == TextPosition(6, .downstream))
    #expect(positions.position(x: width - 15.9, y: 0) == TextPosition(10, .downstream))
    #expect(positions.position(x: width + 100, y: 1000) == TextPosition(13))
  }

  @Test func rangesAcrossADirectionChangeHaveSeveralRectangles() {
    let positions = positions(prepare("日本אב語", direction: .leftToRight))
    let width = positions.layout.width
    // The second ideograph and the first Hebrew letter, which is at the far side of the Hebrew.
    let rectangles = positions.rectangles(of: 3..<8)
    #expect(rectangles.count == 2)
    #expect(rectangles[0].x == 16 && rectangles[0].width == 16)
    #expect(abs(rectangles[1].x + rectangles[1].width - (width - 16)) < 1e-9)
    #expect(rectangles.allSatisfy { $0.top == 0 && $0.height == positions.layout.height })
    #expect(positions.rectangles(of: 3..<10).count == 1)
    #expect(positions.rectangles(of: 3..<3).isEmpty)
  }

  @Test func aSoftBreakHasAPlaceOnBothLines() {
    let positions = positions(prepare("日本語"), width: 32)
    #expect(positions.caret(at: TextPosition(6, .upstream)).line == 0)
    #expect(positions.caret(at: TextPosition(6, .upstream)).x == 32)
    #expect(positions.caret(at: TextPosition(6, .downstream)).line == 1)
    #expect(positions.caret(at: TextPosition(6, .downstream)).x == 0)
    #expect(positions.carets(at: 6).primary.line == 1)
    #expect(positions.position(x: 31, y: 1) == TextPosition(6, .upstream))
    #expect(positions.position(x: 1, y: positions.layout.lines[1].top + 1) == TextPosition(6))
  }

  @Test func aHardBreakHasAPlaceBeforeItAndOneAfter() {
    let positions = positions(prepare("日\r\n本\n"))
    #expect(positions.layout.lines.count == 3)
    #expect(positions.caret(at: TextPosition(3, .upstream)).line == 0)
    #expect(positions.caret(at: TextPosition(5, .upstream)).line == 1)
    // The end of the text is on the empty line after the last break.
    let end = positions.caret(at: TextPosition(9))
    #expect(end.line == 2 && end.x == 0 && end.height > 0)
    #expect(positions.position(x: 500, y: 0) == TextPosition(3))
    #expect(positions.position(x: 500, y: 1000) == TextPosition(9))
    // Neither break has a width.
    #expect(positions.rectangles(of: 0..<9).map(\.width) == [16, 16])
  }

  @Test func anEmptyTextHasACaret() {
    for (alignment, x) in [(LineAlignment.left, 0.0), (.center, 50), (.right, 100)] {
      let positions = positions(prepare(""), width: 100, ParagraphStyle(alignment: alignment))
      #expect(positions.carets(at: 0).primary.x == x)
      #expect(positions.position(x: 3, y: 3) == TextPosition(0))
      #expect(positions.rectangles(of: 0..<0).isEmpty)
    }
  }

  @Test func whiteSpaceThatHangsIsBeyondTheEdge() {
    for (text, direction) in [("日本  語", BaseDirection.leftToRight), ("אבג  ד", .rightToLeft)] {
      let prepared = prepare(text, direction: direction)
      // The width fits all but the last letter.
      let positions = positions(prepared, width: prepared.maximumContentWidth(size: 16) - 1)
      let line = positions.line(0)
      let spaces = line.line.contentEnd..<line.line.range.upperBound
      #expect(spaces.count == 2)
      let inner = positions.caret(at: TextPosition(spaces.lowerBound)).x
      let middle = positions.caret(at: TextPosition(spaces.lowerBound + 1)).x
      let outer = positions.caret(at: TextPosition(spaces.upperBound, .upstream)).x
      if direction == .leftToRight {
        #expect(inner == 32 && inner < middle && middle < outer)
      } else {
        #expect(abs(inner - line.line.x) < 1e-9 && outer < middle && middle < inner)
      }
      #expect(positions.position(x: middle, y: 0) == TextPosition(spaces.lowerBound + 1))
    }
  }

  @Test func tabsReachToTheirStops() {
    let text = prepare("日\t本", direction: .leftToRight)
    let positions = positions(text)
    let stop = positions.carets(at: 4).primary.x
    #expect(positions.carets(at: 3).primary.x == 16)
    #expect(
      stop > 16
        && positions.rectangles(of: 3..<4) == [
          TextRectangle(line: 0, x: 16, top: 0, width: stop - 16, height: positions.layout.height)
        ])
    #expect(positions.position(x: (16 + stop) / 2 - 1, y: 0) == TextPosition(3))
    #expect(positions.position(x: (16 + stop) / 2 + 1, y: 0) == TextPosition(4))
    // The same from the right.
    let mirrored = self.positions(prepare("א\tא", direction: .rightToLeft))
    let letter = mirrored.layout.width - mirrored.carets(at: 2).primary.x
    #expect(abs(mirrored.layout.width - mirrored.carets(at: 3).primary.x - stop) < 1e-9 && letter < stop)
  }

  @Test func hiddenTextIsAtTheEllipsis() {
    for truncation in [Truncation.tail, .head, .middle] {
      let text = prepare("日本語日本語日本語日本語")
      let positions = positions(text, width: 80, ParagraphStyle(maximumLines: 1, truncation: truncation))
      guard let hidden = positions.layout.hidden else {
        Issue.record("\(truncation) hides nothing")
        continue
      }
      let ellipsis = positions.rectangles(of: hidden)
      #expect(ellipsis.count == 1)
      #expect(positions.rectangles(of: hidden.lowerBound + 3..<hidden.lowerBound + 6) == ellipsis)
      #expect(positions.caret(at: TextPosition(hidden.lowerBound)).x == ellipsis[0].x)
      #expect(positions.carets(at: hidden.lowerBound + 3).primary.position == TextPosition(hidden.lowerBound))
      #expect(positions.caret(at: TextPosition(hidden.upperBound, .upstream)).x == ellipsis[0].x + ellipsis[0].width)
      #expect(positions.position(x: ellipsis[0].x + 1, y: 0).offset == hidden.lowerBound)
      #expect(positions.position(x: ellipsis[0].x + ellipsis[0].width - 1, y: 0).offset == hidden.upperBound)
    }
  }

  @Test func textBeyondTheLastLineCountsToItsEnd() {
    let positions = positions(prepare("日本語日本語"), width: 32, ParagraphStyle(maximumLines: 1, truncation: .none))
    #expect(positions.carets(at: 15).primary.x == 32)
    #expect(positions.carets(at: 15).primary.position.offset == 6)
    #expect(positions.rectangles(of: 6..<18).isEmpty)
  }

  @Test func aDrawnHyphenBelongsToTheSoftHyphen() {
    let text = typesetter.prepare("extra\u{AD}ordinary", style: TextStyle())
    let positions = text.positions(in: text.layout(width: 60, size: 16), size: 16)
    #expect(positions.layout.lines[0].drawsHyphen)
    let hyphen = positions.rectangles(of: 5..<7)
    #expect(hyphen.count == 1)
    #expect(abs(hyphen[0].x + hyphen[0].width - positions.layout.lines[0].width) < 1e-9)
    // Where the line does not end there, it has no width.
    let whole = text.positions(in: text.layout(width: nil, size: 16), size: 16)
    #expect(whole.rectangles(of: 5..<7).isEmpty)
    #expect(whole.carets(at: 5).primary.x == whole.carets(at: 7).primary.x)
  }

  @Test func aBoxIsACharacter() {
    var text = AttributedText("日", style: TextStyle(families: ["Noto Sans CJK JP"]))
    text.append(InlineBox(width: 25, height: 10))
    text.append("本")
    let prepared = typesetter.prepare(text)
    let positions = prepared.positions(in: prepared.layout(width: nil, size: 16), size: 16)
    #expect(positions.rectangles(of: 3..<6).map(\.x) == [16])
    #expect(positions.rectangles(of: 3..<6).map(\.width) == [25])
    #expect(positions.position(x: 30, y: 0) == TextPosition(6))
  }

  @Test func graphemesAreNeverDivided() {
    // A flag, a family, a letter with two accents, and a syllable of Hangul letters.
    let clusters = ["🇯🇵", "👨‍👩‍👧‍👦", "e\u{301}\u{323}", "\u{1112}\u{1161}\u{11AB}"]
    let text = typesetter.prepare(clusters.joined(), style: TextStyle(families: ["Roboto"]))
    let positions = text.positions(in: text.layout(width: nil, size: 16), size: 16)
    var offset = 0
    for cluster in clusters {
      let end = offset + cluster.utf8.count
      for inside in offset..<end { #expect(positions.carets(at: inside).primary.position.offset == offset) }
      #expect(positions.rectangles(of: offset..<end) == positions.rectangles(of: offset + 1..<offset + 2))
      offset = end
    }
  }

  @Test func lettersSpacedApartKeepTheirSpacing() {
    let positions = positions(prepare("日本語", letterSpacing: 4))
    #expect([0, 3, 6, 9].map { positions.carets(at: $0).primary.x } == [0, 20, 40, 60])
  }
}
