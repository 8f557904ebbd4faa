import TestSupport
import Testing

@testable import TextLayout

/// Compares the smallest widths for each number of lines with those that greedy lines take.
@Suite
struct ThresholdFinderTests {
  @Test("The smallest width for a number of lines is the first at which greedy lines are no more, for 1 to 20 segments")
  func smallestWidths() {
    var generator = SeededGenerator(seed: 12)
    var finder = ThresholdFinder()
    for count in (1...20).flatMap({ repeatElement($0, count: 30) }) {
      var segments: [(start: Int, end: Int)] = []
      for _ in 0..<count {
        let start = (segments.last?.end ?? 0) + Int.random(in: 0...500, using: &generator)
        segments.append((segments.isEmpty ? 0 : start, start + Int.random(in: 0...3000, using: &generator)))
      }
      finder.begin()
      for segment in segments { finder.append(start: segment.start, end: segment.end) }
      finder.endParagraph()
      var found: [Int32] = []
      finder.finish(into: &found)
      #expect(found.map(Int.init) == Self.smallestWidths(of: segments), "\(segments)")
    }
  }

  /// The smallest widths for one line, for two and so on, until no line can be narrower, by trying all widths of lines.
  private static func smallestWidths(of segments: [(start: Int, end: Int)]) -> [Int] {
    let widest = segments.map { $0.end - $0.start }.max() ?? 0
    let widths = segments.indices.flatMap { first in segments[first...].map { $0.end - segments[first].start } }
      .filter { $0 >= widest }.sorted()
    var found: [Int] = []
    while found.count < ThresholdFinder.capacity, found.last != widest {
      found.append(widths.first { lineCount(of: segments, width: $0) <= found.count + 1 } ?? widest)
    }
    return found
  }

  private static func lineCount(of segments: [(start: Int, end: Int)], width: Int) -> Int {
    var (count, start) = (0, Int.min / 2)
    for segment in segments where segment.end - start > width { (count, start) = (count + 1, segment.start) }
    return count
  }
}
