/// Finds the smallest width at which a paragraph takes one line, the smallest for two, and so on.
///
/// A paragraph is given by its segments, the stretches between two break opportunities: the pen's position if a line
/// starts with the segment, and its position if a line ends with it. Both must grow from segment to segment. A line
/// from segment *i* to *j* is then as wide as the end of *j* less the start of *i*, and a line that starts later ends
/// no earlier. So the number of lines that filling takes never rises with the width, and it is the smallest possible:
/// the smallest width for *k* lines is the smallest that the widest line can have if the segments are divided among *k*
/// lines.
///
/// It reuses its memory from text to text.
struct ThresholdFinder {
  /// The most widths that are kept of a text: with them, a text and its index in a column, 64 bytes.
  static let capacity = 12
  /// The most segments of a text whose widths are looked for: a longer text has more lines than thresholds count, and
  /// would take much memory.
  static let mostSegments = 1 << 16

  // The segments of the paragraph at hand: the first `count` entries.
  private var starts: [Int32] = []
  private var ends: [Int32] = []
  private var count = 0
  /// How many segments the paragraph before had.
  private var lastCount = 0
  private var isInOrder = true
  /// From each segment on, the smallest width that the widest line can have, with the number of lines tried so far.
  private var widths: [Int32] = []
  /// The smallest widths for each number of lines of the paragraphs so far: the first `foundCount` entries.
  private var found: [Int32] = []
  private var foundCount = 0
  /// The width from which on the widths of all paragraphs are known.
  private var narrowest: Int32 = 0
  private var paragraphCount = 0

  /// Begins a text.
  mutating func begin() {
    count = 0
    foundCount = 0
    isInOrder = true
    narrowest = 0
    paragraphCount = 0
  }

  /// Adds a segment.
  mutating func append(start: Int, end: Int) {
    guard let start = Int32(exactly: start), let end = Int32(exactly: end), end < .max else {
      isInOrder = false
      return
    }
    if count == starts.count { makeRoom(for: count + 1) }
    starts[count] = start
    ends[count] = end
    count += 1
  }

  /// Adds a paragraph whose segments `body` writes into the finder's own memory.
  ///
  /// - Parameters:
  ///   - room: The most segments.
  ///   - body: Writes the starts and ends of the segments, and gives how many there are; nil if there is no paragraph.
  @inline(__always)
  mutating func addParagraph(
    room: Int, _ body: (_ starts: inout MutableSpan<Int32>, _ ends: inout MutableSpan<Int32>) -> Int?
  ) {
    if starts.count < room { makeRoom(for: room) }
    guard let count = Self.write(&starts, &ends, body) else { return }
    self.count = count
    endParagraph()
  }

  /// A separate function, since a span of one property excludes access to the others.
  @inline(__always)
  private static func write(
    _ starts: inout [Int32], _ ends: inout [Int32],
    _ body: (_ starts: inout MutableSpan<Int32>, _ ends: inout MutableSpan<Int32>) -> Int?
  ) -> Int? {
    var starts = starts.mutableSpan
    var ends = ends.mutableSpan
    return body(&starts, &ends)
  }

  private mutating func makeRoom(for count: Int) {
    let room = repeatElement(Int32(0), count: max(16, 2 * count) - starts.count)
    starts += room
    ends += room
    widths = Array(repeating: 0, count: starts.count + 1)
  }

  /// The thresholds of the text that was added; nil if there are none.
  mutating func thresholds() -> LineThresholds? {
    finish()
    return foundCount == 0 ? nil : LineThresholds(widths: found.span.extracting(first: foundCount))
  }

  /// The segments of the text that was added, if it is of one paragraph.
  var plainSegments: PlainSegments {
    PlainSegments(starts: starts.span.extracting(first: lastCount), ends: ends.span.extracting(first: lastCount))
  }

  /// Ends a paragraph.
  ///
  /// - Complexity: O(*n*) in its segments.
  mutating func endParagraph() {
    paragraphCount += 1
    lastCount = count
    defer { count = 0 }
    guard isInOrder, count > 0 else { return }
    if found.count < foundCount + Self.capacity {
      found += repeatElement(0, count: foundCount + Self.capacity - found.count)
    }
    let lineCount = Self.find(starts, ends, count: count, &widths, &found, from: foundCount)
    isInOrder = lineCount > 0
    foundCount += lineCount
    if lineCount > 0 { narrowest = max(narrowest, widths[0]) }
  }

  /// Finds the smallest widths for one line, for two and so on, and how many there are: none if the segments do not grow from one to
  /// the next.
  private static func find(
    _ starts: [Int32], _ ends: [Int32], count: Int, _ widths: inout [Int32], _ found: inout [Int32], from first: Int
  ) -> Int {
    let starts = starts.span
    let ends = ends.span.extracting(first: count)
    var widths = widths.mutableSpan
    var found = found.mutableSpan
    guard let widest = fillOneLine(starts, ends, &widths) else { return 0 }
    found[first] = widths[0]
    var lineCount = 1
    while widths[0] > widest, lineCount < capacity {
      if count <= fewSegments {
        addLineComparingAll(toThose: lineCount, starts, ends, &widths)
      } else {
        addLine(toThose: lineCount, starts, ends, &widths)
      }
      found[first &+ lineCount] = widths[0]
      lineCount &+= 1
    }
    return lineCount
  }

  /// Up to so many segments it costs less to compare all lines than to mispredict where to stop.
  private static var fewSegments: Int { 12 }

  /// The same as `addLine`, by trying every end of the first line, for four segments at a time: without a branch that could be
  /// mispredicted.
  ///
  /// - Complexity: O(*n*²).
  @inline(__always)
  private static func addLineComparingAll(
    toThose lines: Int, _ starts: Span<Int32>, _ ends: Span<Int32>, _ widths: inout MutableSpan<Int32>
  ) {
    // To leave fewer segments than lines makes the first line wider, and none of the others narrower than a segment of it.
    let count = ends.count &- lines
    var segment = 0
    while segment < count {
      let four = starts.extracting(segment..<segment &+ 4)
      let start = SIMD4(four[0], four[1], four[2], four[3])
      var narrowest = SIMD4<Int32>(repeating: .max)
      for last in segment..<count {
        // A line that ended before the segment that it begins with would leave more than the narrowest has.
        let first = SIMD4(repeating: ends[last]) &- start
        narrowest = pointwiseMin(narrowest, pointwiseMax(first, SIMD4(repeating: widths[last &+ 1])))
      }
      // What is written from `count` on is not read again. Begun with the last, all four have one check of bounds.
      for index in (0..<4).reversed() { widths[segment &+ index] = narrowest[index] }
      segment &+= 4
    }
  }

  /// Fills one line from each segment on, and gives the widest segment; nil if they do not grow from one to the next.
  @inline(__always)
  private static func fillOneLine(
    _ starts: Span<Int32>, _ ends: Span<Int32>, _ widths: inout MutableSpan<Int32>
  ) -> Int32? {
    let count = ends.count
    let end = ends[count &- 1]
    var widest: Int32 = 0
    var (lastStart, lastEnd) = (starts[0], ends[0])
    var isGrowing = true
    for segment in 0..<count {
      let (start, segmentEnd) = (starts[segment], ends[segment])
      isGrowing = isGrowing && start >= lastStart && segmentEnd >= lastEnd
      (lastStart, lastEnd) = (start, segmentEnd)
      widest = max(widest, segmentEnd &- start)
      widths[segment] = max(0, end &- start)
    }
    widths[count] = 0
    return isGrowing ? widest : nil
  }

  /// Finds, from each segment on, the smallest width that the widest line can have with one line more than in `widths`.
  ///
  /// The longer the first line, the narrower may be the others: the best is where the two cross, which moves towards the
  /// end with the segment that the first line begins with.
  @inline(__always)
  private static func addLine(
    toThose lines: Int, _ starts: Span<Int32>, _ ends: Span<Int32>, _ widths: inout MutableSpan<Int32>
  ) {
    let count = ends.count
    // The last segment of the first line, after which `widths` is still that of one line less.
    var last = 0
    // Where there is a line for each segment already, one more is of no use.
    for segment in 0..<max(0, count &- lines) {
      let start = starts[segment]
      last = max(last, segment)
      // Nothing is left after the last segment: no line is narrower than that.
      while ends[last] &- start < widths[last &+ 1] { last &+= 1 }
      let first = max(0, ends[last] &- start)
      widths[segment] = last > segment ? min(first, widths[last]) : first
    }
  }

  /// Ends the text and appends its widths: the smallest for one line, for two, and so on; none if it has none.
  ///
  /// A text has at least a line for each paragraph: the width for a smaller number is `.max`. Below the last width the
  /// number of lines is not known.
  mutating func finish(into widths: inout [Int32]) {
    finish()
    for index in 0..<foundCount { widths.append(found[index]) }
  }

  /// Merges the widths of all paragraphs into those of the text.
  private mutating func finish() {
    guard isInOrder, paragraphCount <= Self.capacity else {
      foundCount = 0
      return
    }
    guard paragraphCount > 1 else { return }
    // Each width of a paragraph is one below which it takes a line more.
    let all = found[..<foundCount].filter { $0 >= narrowest }.sorted(by: >)
    found = Array(repeatElement(.max, count: paragraphCount - 1)) + all.prefix(Self.capacity + 1 - paragraphCount)
    (foundCount, paragraphCount) = (found.count, 1)
  }
}
