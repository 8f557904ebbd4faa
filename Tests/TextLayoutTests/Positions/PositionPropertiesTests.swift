import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Properties of positions that hold in every text and in any engine.
@Suite(.tags(.conformance))
struct PositionPropertiesTests {
  private static let cases = PositionCase.sample(every: 4)
  /// The tolerance in points, for sums of the same advances in another order.
  private static let tolerance = 1e-9

  @Test("every grapheme boundary of a line has a caret on it")
  func everyBoundaryHasACaret() {
    for one in Self.cases {
      for line in one.lines {
        let extent = line.extent
        for boundary in one.text.storage.graphemes.map(Int.init) where line.line.range.contains(boundary) {
          let carets = line.carets(at: boundary)
          for caret in [carets.primary, carets.secondary].compactMap({ $0 }) {
            #expect(
              extent.lowerBound - Self.tolerance <= caret.x && caret.x <= extent.upperBound + Self.tolerance,
              "\(one.id)")
            #expect(caret.line == line.index && caret.top == line.line.top)
          }
        }
      }
    }
  }

  @Test("a point finds the nearest caret, which finds the point's place again")
  func pointsFindTheNearestCaret() {
    var random = SeededGenerator(seed: 11)
    for one in Self.cases {
      for line in one.lines {
        let carets = one.carets(on: line)
        for _ in 0..<4 {
          let x = Double.random(in: (line.extent.lowerBound - 20)...(line.extent.upperBound + 20), using: &random)
          let position = line.position(atX: x)
          let caret = line.caret(at: position)
          let nearest = carets.map { abs($0.x - x) }.min() ?? 0
          #expect(abs(abs(caret.x - x) - nearest) < Self.tolerance, "\(one.id): \(x) in line \(line.index)")
          #expect(one.isPlace(position.offset, on: line), "\(one.id): \(position) in line \(line.index)")
        }
      }
    }
  }

  @Test("a caret's own point leads back to it, or to another caret there")
  func caretsRoundTrip() {
    for one in Self.cases {
      let positions = one.text.positions(in: one.layout, size: one.size)
      for line in one.lines {
        let carets = one.carets(on: line)
        for (number, caret) in carets.enumerated() {
          let found = line.position(atX: caret.x)
          let back = line.caret(at: found)
          #expect(abs(back.x - caret.x) < Self.tolerance, "\(one.id): \(caret.position)")
          // If no other offset has a caret at this point, the position is the same.
          let others = carets.filter {
            abs($0.x - caret.x) < Self.tolerance && $0.position.offset != caret.position.offset
          }
          if others.isEmpty { #expect(found.offset == caret.position.offset, "\(one.id): \(caret.position)") }
          // The whole text's positions agree with the line's.
          guard number % 16 == 0 else { continue }
          #expect(positions.position(x: caret.x, y: caret.top) == found || caret.height == 0)
          #expect(positions.caret(at: found).x == back.x, "\(one.id): \(found)")
        }
      }
    }
  }

  @Test("the rectangles of a range and those of all else tile the line")
  func rectanglesTile() {
    var random = SeededGenerator(seed: 12)
    for one in Self.cases {
      let count = one.text.utf8.count
      let cuts = [Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random)].sorted()
        .map(one.graphemeBoundary)
      let positions = one.text.positions(in: one.layout, size: one.size)
      let parts = [0..<cuts[0], cuts[0]..<cuts[1], cuts[1]..<count].map(positions.rectangles)
      for line in one.lines where line.line.ellipsis == nil {
        let all = parts.flatMap { $0.filter { $0.line == line.index } }.sorted { $0.x < $1.x }
        var x = line.extent.lowerBound
        for rectangle in all {
          #expect(abs(rectangle.x - x) < Self.tolerance, "\(one.id): line \(line.index)")
          #expect(rectangle.width > 0)
          x = rectangle.x + rectangle.width
        }
        #expect(abs(x - line.extent.upperBound) < Self.tolerance, "\(one.id): line \(line.index)")
      }
      // Each part is as wide as its characters.
      for (rectangles, range) in zip(parts, [0..<cuts[0], cuts[0]..<cuts[1], cuts[1]..<count]) {
        let whole = rectangles.reduce(0) { $0 + $1.width }
        let characters = one.graphemes(in: range).reduce(0) {
          $0 + positions.rectangles(of: $1).reduce(0) { $0 + $1.width }
        }
        if one.layout.hidden == nil { #expect(abs(whole - characters) < 1e-6, "\(one.id): \(range)") }
      }
    }
  }

  @Test("carets stand where glyphs begin and end")
  func caretsAgreeWithGlyphs() {
    var compared = 0
    for one in Self.cases where one.text.storage.shaped.tabs.isEmpty {
      for line in one.lines {
        var x = line.extent.lowerBound
        let glyphs = one.text.glyphs(of: line.line, size: one.size)
        var index = 0
        while index < glyphs.count {
          let cluster = glyphs[index].cluster
          let left = x
          while index < glyphs.count, glyphs[index].cluster == cluster {
            x += glyphs[index].advance
            index += 1
          }
          guard one.graphemeBoundary(cluster) == cluster, cluster != line.line.contentEnd || !line.line.drawsHyphen
          else { continue }
          let caret = line.caret(at: TextPosition(cluster))
          #expect(
            abs(caret.x - (caret.direction == .leftToRight ? left : x)) < 1e-6,
            "\(one.id): \(cluster) in line \(line.index)")
          compared += 1
        }
        #expect(abs(x - line.extent.upperBound) < 1e-6, "\(one.id): line \(line.index)")
        let hanging = line.extent.upperBound - line.extent.lowerBound - line.line.width
        #expect(hanging > -1e-6, "\(one.id): the advances of line \(line.index) do not sum up to its width")
      }
    }
    #expect(compared > 30_000 / PreparedCase.share)
  }

  @Test("a line is as wide as its content")
  func contentIsAsWideAsTheLine() {
    for one in Self.cases {
      // A space that hangs may be part of the grapheme cluster that the content ends with.
      for line in one.lines where one.graphemeBoundary(line.line.contentEnd) == line.line.contentEnd {
        let end = line.line.ellipsis == nil ? line.line.contentEnd : one.text.utf8.count
        let content = line.rectangles(of: line.line.range.lowerBound..<max(end, line.line.range.lowerBound))
        let width = content.reduce(0) { $0 + $1.width }
        #expect(abs(width - line.line.width) < 1e-6, "\(one.id): line \(line.index)")
      }
    }
  }

  @Test("mirrored text has mirrored places")
  func mirrored() {
    var random = SeededGenerator(seed: 13)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    // None of these characters has a mirrored form, so only the direction differs.
    let characters = Array("永和国語文字漢詩一二三四五六七八九十　🙂🎉")
    for number in 0..<400 {
      let body = String(
        (0..<Int.random(in: 1...60, using: &random)).map { _ in
          characters[Int.random(in: characters.indices, using: &random)]
        })
      func prepare(_ text: String, _ direction: BaseDirection) -> PreparedText {
        typesetter.prepare(
          text,
          style: TextStyle(
            families: ["Noto Sans CJK JP", "Noto Color Emoji"], direction: direction, locale: "ja",
            letterSpacing: 0))
      }
      let style = ParagraphStyle(alignment: number % 2 == 0 ? .natural : .justified)
      let width = Double.random(in: 20...300, using: &random)
      // U+202E turns the rest of the text from right to left; it has three bytes and no width.
      let there = prepare("\u{202E}" + body, .rightToLeft)
      let here = prepare(body, .leftToRight)
      let mirrored = there.layout(width: width, size: 16, style)
      let plain = here.layout(width: width, size: 16, style)
      #expect(
        mirrored.lines.dropFirst().map { $0.range.lowerBound - 3 } == plain.lines.dropFirst().map(\.range.lowerBound))
      let (left, right) = (here.positions(in: plain, size: 16), there.positions(in: mirrored, size: 16))
      for boundary in here.storage.graphemes.map(Int.init) {
        for affinity in CaretAffinity.allCases {
          let one = left.caret(at: TextPosition(boundary, affinity))
          let other = right.caret(at: TextPosition(boundary + 3, affinity))
          #expect(abs(one.x + other.x - width) < 1e-6 && one.line == other.line, "\(body): \(boundary)")
        }
      }
    }
  }
}

extension PositionCase {
  /// All carets of a line.
  fileprivate func carets(on line: LinePositions) -> [Caret] {
    var offsets = text.storage.graphemes.map(Int.init).filter { isPlace($0, on: line) }
    if offsets.isEmpty { offsets = [line.line.range.lowerBound] }
    return offsets.flatMap { offset in CaretAffinity.allCases.map { line.caret(at: TextPosition(offset, $0)) } }
  }

  /// Whether a line can have a caret at an offset: a grapheme boundary that is not hidden.
  fileprivate func isPlace(_ offset: Int, on line: LinePositions) -> Bool {
    let range = line.line.range.lowerBound...line.lastOffset
    let hidden = line.line.ellipsis.map { $0.lowerBound < offset && offset < $0.upperBound } ?? false
    return range.contains(offset) && graphemeBoundary(offset) == offset && !hidden
  }

  /// The grapheme boundary at or before an offset.
  fileprivate func graphemeBoundary(_ offset: Int) -> Int {
    Int(text.storage.graphemes[partitionIndex(of: text.storage.graphemes) { Int($0) <= offset } - 1])
  }

  fileprivate func graphemes(in range: Range<Int>) -> [Range<Int>] {
    zip(text.storage.graphemes, text.storage.graphemes.dropFirst()).map { Int($0)..<Int($1) }.filter {
      range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound
    }
  }
}
