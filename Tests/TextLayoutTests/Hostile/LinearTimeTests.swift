import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Hostile text takes time in proportion to its length.
///
/// The tests measure processor time of the thread, in which other work on the machine does not count. Four times the text may
/// take up to nine times as long, which allows for caches and growing arrays; quadratic behaviour would take sixteen times as long.
@Suite("Linear time of layout")
struct LinearTimeTests {
  @Test("Preparing and laying out four times the text", arguments: HostilePattern.all)
  func hostile(pattern: HostilePattern) {
    expectLinear(pattern, .unicode)
  }

  @Test(
    "The same as browsers break lines",
    arguments: HostilePattern.all.filter { ["letters that kern", "words", "letters and tabs"].contains($0.name) })
  func browser(pattern: HostilePattern) {
    expectLinear(pattern, .browser)
  }

  /// Each text has new words, so that the cache of words has none of them.
  @Test(
    "A column of texts four times as long",
    arguments: HostilePattern.all.filter {
      ["spaces", "letters that kern", "ligatures", "words", "joined letters", "conjuncts", "Thai without words"]
        .contains($0.name)
    })
  func columns(pattern: HostilePattern) {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var number = 0
    func prepare(_ count: Int) {
      let text = pattern.text(count: count) + (number == 0 ? "" : " x\(number)")
      number += 1
      let column = PreparedColumn(TextColumn([text]), style: TextStyle(families: ["Inter"]), typesetter: typesetter)
      for width in [0.0, 20, 300] { _ = column.heights(width: width, size: 16) }
    }
    // Afterwards the font's tables have been read, for texts with letters and without. A first text does not wait for them.
    for _ in 0..<2 { prepare((1 << 14) / pattern.piece.utf8.count) }
    let growth = growthOfTime(limit: 9) {
      prepare(1_000)
    } to: {
      prepare(4_000)
    }
    #expect(growth < 9)
  }

  /// Keys of words of 16 bytes are their halves, the first rotated: the second half undoes the first.
  @Test("A column of four times as many words of one key")
  func wordsOfOneKey() {
    let base: UInt64 = 0x6868_6868_6868_6868
    let words = (0..<8_000).map { number in
      var difference: UInt64 = 0
      for place in 0..<8 { difference |= UInt64(number >> (3 * place) & 7) << UInt64(8 * place) }
      let halves = [base ^ difference, base ^ (difference << 24 | difference >> 40)]
      return String(decoding: halves.flatMap { half in (0..<8).map { UInt8(half >> (8 * $0) & 0xFF) } }, as: UTF8.self)
    }
    func prepare(_ count: Int) {
      let typesetter = Typesetter(fonts: TestFonts.collection)
      let texts = TextColumn(words.prefix(count))
      _ = PreparedColumn(texts, style: TextStyle(families: ["Roboto"]), typesetter: typesetter)
    }
    prepare(1_000)
    let growth = growthOfTime(limit: 9) {
      prepare(2_000)
    } to: {
      prepare(8_000)
    }
    #expect(growth < 9)
  }

  /// For words in capitals it is not known whether a rule of Inter reaches across the space after them.
  @Test("A text of eight times as many words, each of which is new")
  func newWords() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    func work(_ count: Int, _ number: Int) -> Double {
      let words = (0..<count).map { word in
        String(String.UnicodeScalarView("\(number + word)".utf8.map { Unicode.Scalar($0 + 17) }))
      }
      let texts = TextColumn([words.joined(separator: " ")])
      return processorTime {
        _ = PreparedColumn(texts, style: TextStyle(families: ["Inter"]), typesetter: typesetter)
      }
    }
    for number in 1...3 { _ = work(4_000, 1_000_000 * number) }
    let small = (4...6).map { work(500, 1_000_000 * $0) }.min() ?? 0
    let large = (7...9).map { work(4_000, 1_000_000 * $0) }.min() ?? 0
    #expect(large < 20 * small, "\(small) s, \(large) s")
  }

  private func expectLinear(_ pattern: HostilePattern, _ breaking: LineBreakingProfile) {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    // Fonts are read and break iterators opened before the clock starts.
    typesetter.work(pattern.text(count: 8), breaking)
    let small = pattern.text(count: 1_000)
    let large = pattern.text(count: 4_000)
    let growth = growthOfTime(limit: 9) {
      typesetter.work(small, breaking)
    } to: {
      typesetter.work(large, breaking)
    }
    #expect(growth < 9)
  }

  /// Up to 64 clusters around a cut are shaped again: for a short line, little more than the line.
  @Test("A line of a letter takes less time than one of hundreds, where each letter kerns with the next")
  func cutWords() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    func seconds(_ count: Int, width: Double) -> Double {
      let text = typesetter.prepare(String(repeating: "AV", count: count), style: TextStyle(families: ["Roboto"]))
      let lines = text.layout(width: width, size: 16).lines.count
      let seconds = (0..<3).map { _ in processorTime { _ = text.layout(width: width, size: 16) } }.min() ?? 0
      return seconds / Double(lines)
    }
    let (letter, hundreds) = (seconds(1_000, width: 1), seconds(50_000, width: 2_000))
    #expect(letter < hundreds, "\(letter) s, \(hundreds) s a line")
  }

  @Test("A word takes no more time in the three thousandth language than in the first")
  func languages() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    func prepare(_ numbers: Range<Int>) -> Double {
      processorTime {
        for number in numbers { _ = typesetter.prepare("Type", style: TextStyle(locale: "x-\(number)")) }
      }
    }
    _ = prepare(0..<100)
    // Each language is new, so no sample can be measured twice: the shortest of several successive samples counts.
    let first = (0..<4).map { prepare(100 + $0 * 50..<150 + $0 * 50) }.min() ?? 0
    _ = prepare(300..<2_800)
    let last = (0..<4).map { prepare(2_800 + $0 * 50..<2_850 + $0 * 50) }.min() ?? 0
    #expect(last < 3 * first, "\(first) s, \(last) s")
  }

  /// Layout has to survive these sizes; a release build takes seconds.
  @Test("Texts of ten megabytes", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_HOSTILE"] == "full"))
  func fullSizes() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    for pattern in HostilePattern.all {
      // A million pieces, or as many as ten megabytes hold.
      let isLong = ["letters", "words"].contains(pattern.name)
      let count = isLong ? 10_000_000 / pattern.piece.utf8.count : min(1_000_000, 10_000_000 / pattern.piece.utf8.count)
      let text = pattern.text(count: count)
      let style = TextStyle(families: ["Inter"])
      var prepared = typesetter.prepare("", style: style)
      let preparing = processorTime { prepared = typesetter.prepare(text, style: style) }
      var lines = 0
      let layout = processorTime { lines = prepared.layout(width: 300, size: 16).lines.count }
      let truncation = processorTime {
        for mode in Truncation.allCases {
          _ = prepared.measure(width: 300, size: 16, ParagraphStyle(maximumLines: 2, truncation: mode))
        }
      }
      print(
        "\(pattern.name): \(text.utf8.count) bytes, \(lines) lines, prepared in \(preparing) s, laid out in \(layout) s,"
          + " truncated four ways in \(truncation) s")
    }
  }
}

extension Typesetter {
  /// Prepares a text, and lays it out and measures it in all ways.
  fileprivate func work(_ text: String, _ breaking: LineBreakingProfile) {
    let prepared = prepare(text, style: TextStyle(families: ["Inter"], breaking: breaking))
    let size = 16.0
    for width in [0.0, 20, 300] { _ = prepared.layout(width: width, size: size) }
    _ = prepared.layout(width: 300, size: size, ParagraphStyle(overflowWrap: .none))
    for truncation in Truncation.allCases {
      _ = prepared.measure(width: 300, size: size, ParagraphStyle(maximumLines: 2, truncation: truncation))
    }
    _ = prepared.minimumContentWidth(size: size)
    for line in prepared.layout(width: nil, size: size).lines.prefix(2) { _ = prepared.glyphs(of: line, size: size) }
  }
}
