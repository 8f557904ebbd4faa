import TestSupport
import Testing

@testable import TextAnalysis

@Suite("Bidi")
struct BidiTests {
  let analyzer = TextAnalyzer()

  private func analyze(_ text: String, base: BaseDirection = .firstStrong) -> AnalyzedText {
    analyzer.analyze(Array(text.utf8), options: AnalysisOptions(baseDirection: base))
  }

  private func levels(_ text: AnalyzedText) -> [String] {
    text.levelRuns.map { "\($0.start)–\($0.end): \($0.level)" }
  }

  // MARK: Base direction

  @Test("The base direction is that of the first strong character outside isolates")
  func firstStrong() {
    #expect(analyze("12 שלום abc").paragraphs[0].baseDirection == .rightToLeft)
    #expect(analyze("12 abc שלום").paragraphs[0].baseDirection == .leftToRight)
    #expect(analyze("\u{2068}שלום\u{2069} abc").paragraphs[0].baseDirection == .leftToRight)
    #expect(analyze("\u{200F}abc").paragraphs[0].baseDirection == .rightToLeft)
    #expect(analyze("123").paragraphs[0].baseDirection == .leftToRight)
    #expect(analyze("abc", base: .rightToLeft).paragraphs[0].baseDirection == .rightToLeft)
    #expect(analyze("שלום", base: .leftToRight).paragraphs[0].baseDirection == .leftToRight)
  }

  @Test("Each bidi paragraph has its own base direction; VT, FF and LINE SEPARATOR do not end one")
  func paragraphs() {
    for separator in ["\n", "\r", "\r\n", "\u{85}", "\u{2029}"] {
      let text = analyze("abc\(separator)שלום\(separator)12")
      #expect(text.paragraphs.map(\.baseDirection) == [.leftToRight, .rightToLeft, .leftToRight])
    }
    for separator in ["\u{B}", "\u{C}", "\u{2028}"] {
      let text = analyze("שלום\(separator)abc\(separator)")
      #expect(text.paragraphs.map(\.baseDirection) == [.rightToLeft, .rightToLeft, .rightToLeft])
    }
    // The empty paragraph at the end has nothing strong in it.
    #expect(analyze("שלום\n").paragraphs.map(\.baseDirection) == [.rightToLeft, .leftToRight])
    #expect(analyze("abc\n", base: .rightToLeft).paragraphs.map(\.baseDirection) == [.rightToLeft, .rightToLeft])
  }

  @Test("White space before a hard line end has the paragraph's level, whatever ends the line")
  func whiteSpaceAtHardLineEnds() {
    for separator in ["\n", "\u{B}", "\u{C}", "\u{2028}"] {
      let text = analyze("abc שלום \(separator)עולם \(separator)", base: .leftToRight)
      let length = Int32(separator.utf8.count)
      #expect(
        levels(text) == [
          "0–4: 0", "4–12: 1", "12–\(13 + length): 0", "\(13 + length)–\(21 + length): 1",
          "\(21 + length)–\(22 + 2 * length): 0",
        ])
    }
  }

  @Test("A segment separator resets the white space before it")
  func tabs() {
    #expect(levels(analyze("שלום \t 12")) == ["0–11: 1", "11–13: 2"])
    #expect(levels(analyze("אב \tגד", base: .leftToRight)) == ["0–4: 1", "4–6: 0", "6–10: 1"])
  }

  // MARK: Lines

  @Test("At a line's end white space gets the paragraph's level")
  func lineEnds() {
    let utf8 = Array("abc שלום עולם def".utf8)
    let text = analyzer.analyze(utf8)
    #expect(levels(text) == ["0–4: 0", "4–21: 1", "21–25: 0"])
    let paragraph = text.paragraphs[0]
    let first = text.levelRuns(ofLine: 0..<13, in: paragraph, utf8: utf8.span)
    #expect(
      first == [
        LevelRun(start: 0, end: 4, level: 0), LevelRun(start: 4, end: 12, level: 1),
        LevelRun(start: 12, end: 13, level: 0),
      ])
    let second = text.levelRuns(ofLine: 13..<25, in: paragraph, utf8: utf8.span)
    #expect(second == [LevelRun(start: 13, end: 21, level: 1), LevelRun(start: 21, end: 25, level: 0)])
    #expect(text.levelRuns(ofLine: 13..<13, in: paragraph, utf8: utf8.span).isEmpty)
  }

  @Test("A line of white space, and one that ends with isolate marks, are reset")
  func lineEndsWithFormatting() {
    let utf8 = Array("אב \u{2067} \u{2069}\u{202C} \n".utf8)
    let text = analyzer.analyze(utf8, options: AnalysisOptions(baseDirection: .leftToRight))
    let paragraph = text.paragraphs[0]
    #expect(
      text.levelRuns(ofLine: 0..<paragraph.end, in: paragraph, utf8: utf8.span)
        == [LevelRun(start: 0, end: 4, level: 1), LevelRun(start: 4, end: paragraph.end, level: 0)])
    #expect(
      text.levelRuns(ofLine: 4..<paragraph.end, in: paragraph, utf8: utf8.span)
        == [LevelRun(start: 4, end: paragraph.end, level: 0)])
  }

  // MARK: Visual order

  @Test("Rule L2's own examples")
  func visualOrderExamples() {
    #expect(visualOrder(of: []) == [])
    #expect(visualOrder(of: [0, 0, 0]) == [0, 1, 2])
    #expect(visualOrder(of: [1, 1, 1]) == [2, 1, 0])
    #expect(visualOrder(of: [2, 2, 1]) == [2, 0, 1])
    // car means CAR., UAX #9 section 3.4: levels 00000000001110 become 00000000001110 in visual order.
    #expect(visualOrder(of: [0, 0, 1, 1, 2, 2, 1, 0]) == [0, 1, 6, 4, 5, 3, 2, 7])
  }

  @Test("The linear reordering is what reversing level by level gives")
  func visualOrderAgainstDefinition() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<3_000 {
      let highest = UInt8.random(in: 0...12, using: &generator)
      let levels = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...highest, using: &generator)
      }
      #expect(visualOrder(of: levels) == reversingLevelByLevel(levels), "\(levels)")
    }
  }

  /// Rule L2 as UAX #9 words it.
  private func reversingLevelByLevel(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  // MARK: Shortcuts

  @Test("Where the classes of a text leave one level, the algorithm gives that level too")
  func algorithmIsSkippedRightly() {
    var generator = SeededGenerator(seed: 8)
    var resolver = BidiResolver()
    var skipped = [0, 0]
    for round in 0..<20_000 {
      // Texts of a few classes: of all of them hardly any has one level.
      let kept = Set((0..<6).map { _ in BidiClass.allCases.randomElement(using: &generator) ?? .L })
      let scalars = Self.scalars.filter { kept.contains(BidiClass(of: $0)) }
      let text = (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
        scalars.randomElement(using: &generator)
      }
      let base = BaseDirection.allCases[round % 3]
      let classes = text.map(BidiClass.init(of:))
      let present = classes.reduce(into: BidiClassSet()) { $0.formUnion(BidiClassSet($1)) }
      guard let level = present.onlyLevel(base: base) else { continue }
      skipped[Int(level)] += 1
      #expect(base.level(of: classes) == level)
      resolver.resolve(classes: classes, brackets: text.map(BidiBracket.init(of:)), baseLevel: level)
      resolver.resetWhiteSpace(classes: classes, baseLevel: level)
      #expect(resolver.levels.allSatisfy { $0 == level }, "\(text) \(base)")
    }
    #expect(skipped.allSatisfy { $0 > 1_000 }, "\(skipped)")
  }

  /// Characters of every class, brackets of two kinds among them.
  private static let scalars: [UInt32] = [
    0x41, 0x5D0, 0x31, 0x2B, 0x25, 0x661, 0x2C, 0x0A, 0x09, 0x20, 0x21, 0x28, 0x29, 0x5B, 0x5D, 0x202A, 0x202D, 0x627,
    0x202B, 0x202E, 0x202C, 0x301, 0xAD, 0x2068, 0x2066, 0x2067, 0x2069,
  ]
}
