import FontKit
import Shaping
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Texts so long that they are shaped in pieces and stored in narrow numbers.
struct LongTextTests {
  /// A long line of random words.
  private static func line(of words: [String], length: Int, separator: String = " ") -> String {
    var generator = SeededGenerator(seed: 0x6C)
    var text = ""
    while text.utf8.count < length { text += (words.randomElement(using: &generator) ?? "") + separator }
    return text
  }

  private static let latin = ["office", "AVA.", "Wi-Fi", "fjord", "To", "Ty", "é", "naïve", "(x)", "1/2", "—", "->"]
  private static let arabic = ["الثعلب", "البني", "لا", "ريال", "بـ", "١٢", "ﷲ", "خَطّ"]
  private static let cjk = ["快速的", "棕色", "カタカナ", "한국어", "。", "ー"]

  @Test(
    "A long run has the advances that HarfBuzz gives the whole of it",
    arguments: [
      ("Roboto", latin, " "), ("Inter", latin, " "), ("Inter", ["AVATAR", "office", "->"], ""),
      ("Noto Sans Arabic", arabic, " "), ("Noto Sans CJK JP", cjk, ""),
    ])
  func exact(family: String, words: [String], separator: String) {
    let text = Self.line(of: words, length: 120_000, separator: separator)
    let shaped = Typesetter(fonts: TestFonts.collection)
      .prepare(text, style: TextStyle(families: [family])).storage.shaped
    var buffer = ShapingBuffer()
    var longest = 0
    for run in shaped.runs where run.kind == .text {
      longest = max(longest, run.range.count)
      shaped.shape(run.range, of: run, &buffer)
      let first = shaped.cluster(at: Int(run.start))
      var position = shaped.positions[first]
      var differences = 0
      buffer.forEachCluster(isForward: run.direction == .leftToRight) { cluster in
        let place = shaped.cluster(at: cluster.start)
        if Int(shaped.clusterStarts[place]) == cluster.start, shaped.positions[place] != position { differences += 1 }
        position += shaped.units(cluster.advance, of: run)
      }
      #expect(differences == 0 && shaped.positions[shaped.cluster(at: Int(run.end))] == position)
    }
    #expect(longest > 2 * ShapedTextBuilder.longestPiece || separator == "" || family == "Noto Sans Arabic")
  }

  @Test("Lines one by one are those of a layout", arguments: [nil, 300.0])
  func lines(width: Double?) {
    let text = Typesetter(fonts: TestFonts.collection).prepare(Self.line(of: Self.latin, length: 50_000))
    let style = ParagraphStyle(alignment: .center)
    var lines: [TextLine] = []
    let widest = text.measure(width: width, size: 17, style).width
    let hidden = text.forEachLine(width: width, size: 17, widest: widest, style) { lines.append($0) }
    let layout = text.layout(width: width, size: 17, style)
    #expect(lines == layout.lines && hidden == layout.hidden)
  }

  @Test("Numbers in blocks are what they were, near each other or not")
  func numbers() {
    var generator = SeededGenerator(seed: 0x62)
    for farthest in [100, 1 << 40] {
      var numbers: [Int] = []
      var blocked = BlockedNumbers<Int, Int32>()
      for step in 0..<200_000 {
        // Now and then a difference that exceeds 32 bits.
        let isFar = step % 50_000 == 49_999
        numbers.append((numbers.last ?? 0) + Int.random(in: -10...(isFar ? farthest : 100), using: &generator))
        blocked.append(numbers[step])
        if step % 20_000 == 0 { blocked.pack() }
        if step % 30_000 == 17 {
          let count = Int.random(in: 0...min(numbers.count, 1000), using: &generator)
          numbers.removeLast(count)
          blocked.removeLast(count)
          for number in numbers.last.map({ repeatElement($0, count: count) }) ?? repeatElement(0, count: count) {
            numbers.append(number)
            blocked.append(number)
          }
        }
      }
      blocked.pack()
      #expect(Array(blocked) == numbers)
      blocked.removeLast(100_001)
      #expect(Array(blocked) == Array(numbers.dropLast(100_001)))
    }
    let offsets = (0..<100_000).map { Int32($0 * ($0 > 50_000 ? 300 : 1)) }
    #expect(Array(TextOffsets(offsets)) == offsets)
  }
}
