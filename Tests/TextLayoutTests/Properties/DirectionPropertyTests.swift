import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// The effects of a paragraph's direction.
@Suite("Mirrored text", .tags(.conformance))
struct DirectionPropertyTests {
  /// Letters and spaces only: punctuation at an edge would move to the other end, and lose its kerning.
  @Test("In a right-to-left paragraph a left-to-right sentence has the same lines, from the other edge")
  func leftToRightSentences() {
    expectAll(PreparedCase.all) { one in
      let generator = SeededGenerator(seed: one.example.seed)
      let text = Self.sentence(generator)
      var style = one.example.style
      style.direction = .leftToRight
      let left = Typesetter.ofThisThread.prepare(text, style: style)
      style.direction = .rightToLeft
      let right = Typesetter.ofThisThread.prepare(text, style: style)
      let there = left.layout(width: one.example.width, size: one.example.size)
      let here = right.layout(width: one.example.width, size: one.example.size)

      guard here.lines.map(\.range) == there.lines.map(\.range), here.lines.map(\.width) == there.lines.map(\.width)
      else {
        return "\(text.debugDescription): \(here.lines.map(\.range)), not \(there.lines.map(\.range))"
      }
      for (mirrored, line) in zip(here.lines, there.lines) {
        if mirrored.direction != .rightToLeft || line.direction != .leftToRight { return "a direction is wrong" }
        if line.x != 0 || abs(mirrored.x + mirrored.width - one.example.width) > 1e-9 * one.example.width + 1e-9 {
          return "\(text.debugDescription): a line stands at \(mirrored.x)"
        }
      }
      // Only the first line is checked: shaping every line again would take most of the test's time.
      let glyphs = left.glyphs(of: there.lines[0], size: one.example.size)
      let same = right.glyphs(of: here.lines[0], size: one.example.size)
      let end = there.lines[0].contentEnd
      if glyphs.filter({ $0.cluster < end }).map(\.id) != same.filter({ $0.cluster < end }).map(\.id) {
        return "\(text.debugDescription): other glyphs"
      }
      return nil
    }
  }

  /// Words of left-to-right letters from real texts, in random order, with spaces between them.
  private static func sentence(_ generator: SeededGenerator) -> String {
    var generator = generator
    let count = Int.random(in: 1...12, using: &generator)
    return (0..<count).map { _ in words[Int.random(in: words.indices, using: &generator)] }.joined(separator: " ")
  }

  private static let words: [String] = {
    let words = RealText.all.flatMap { $0.text.split(separator: " ") }.filter { word in
      word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && !isRightToLeft($0) }
    }
    return Set(words.map(String.init)).sorted()
  }()

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFEFF).contains(scalar.value)
  }
}
