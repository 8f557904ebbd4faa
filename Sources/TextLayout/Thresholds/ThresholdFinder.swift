/// Finds the smallest width at which a paragraph takes one line, the smallest for two, and so on.
///
/// A paragraph is given by its segments, the stretches between two places where a line may end: where the pen is if a line
/// starts with the segment, and where if one ends with it. Both must grow from segment to segment; a line from segment *i*
/// to *j* is then as wide as the one's end less the other's start, and one that starts later ends no earlier. So the number
/// of lines that filling takes never rises with the width, and it is the smallest possible: the smallest width for *k* lines
/// is the smallest that the widest line can have if the segments are dealt out to *k* lines.
///
/// The memory is kept from text to text.
struct ThresholdFinder {
  /// The most widths that are kept of a text: with them, a text and its place in a column, 64 bytes.
  static let capacity = 12

  // The segments of the paragraph at hand: the first `count` entries.
  private var starts: [Int32] = []
  private var ends: [Int32] = []
  private var count = 0
  private var isInOrder = true
  /// The smallest widest line, from each segment on, with as many lines as were tried, and with one line less.
  private var widths: [Int32] = []
  private var wider: [Int32] = []
  private var found: [Int32] = []
  /// The width from which on the widths of all paragraphs are known.
  private var narrowest: Int32 = 0
  private var paragraphCount = 0

  /// Begins a text.
  mutating func begin() {
    count = 0
    if !found.isEmpty { found.removeAll(keepingCapacity: true) }
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
    if count > 0, start < starts[count - 1] || end < ends[count - 1] { isInOrder = false }
    if count == starts.count { grow() }
    starts[count] = start
    ends[count] = end
    count += 1
  }

  private mutating func grow() {
    let room = repeatElement(Int32(0), count: max(16, count))
    starts += room
    ends += room
    widths = Array(repeating: 0, count: starts.count + 1)
    wider = widths
  }

  /// Ends a paragraph.
  ///
  /// - Complexity: O(*n*) in its segments.
  mutating func endParagraph() {
    paragraphCount += 1
    defer { count = 0 }
    guard isInOrder, count > 0 else { return }
    let widest = Self.fillOneLine(starts: starts, ends: ends, count: count, &wider)
    found.append(wider[0])
    var lines = 1
    while wider[0] > widest, lines < Self.capacity {
      Self.addLine(starts: starts, ends: ends, count: count, wider: wider, &widths)
      swap(&widths, &wider)
      found.append(wider[0])
      lines += 1
    }
    narrowest = max(narrowest, wider[0])
  }

  /// Fills one line from each segment on, and gives the widest segment.
  private static func fillOneLine(starts: [Int32], ends: [Int32], count: Int, _ widths: inout [Int32]) -> Int32 {
    let (starts, ends) = (starts.span, ends.span)
    var widths = widths.mutableSpan
    let end = ends[count - 1]
    var widest: Int32 = 0
    for segment in 0..<count {
      widest = max(widest, ends[segment] &- starts[segment])
      widths[segment] = max(0, end &- starts[segment])
    }
    widths[count] = 0
    return widest
  }

  /// Finds the smallest widest line, from each segment on, with one line more than `wider` is about.
  ///
  /// The longer the first line, the narrower may be the others: the best is where the two cross, which moves towards the
  /// start with the segment that the first line begins with.
  private static func addLine(
    starts: [Int32], ends: [Int32], count: Int, wider: [Int32], _ widths: inout [Int32]
  ) {
    let (starts, ends, wider) = (starts.span, ends.span, wider.span)
    var widths = widths.mutableSpan
    widths[count] = 0
    var last = count - 1
    var segment = count - 1
    while segment >= 0 {
      let start = starts[segment]
      while last > segment, ends[last - 1] &- start >= wider[last] { last -= 1 }
      let first = max(0, ends[last] &- start)
      widths[segment] = last > segment ? min(first, wider[last]) : first
      segment -= 1
    }
  }

  /// The widths of a text all of whose paragraphs were added: the first is the smallest for one line, and so on; none if
  /// there are no such widths.
  ///
  /// A text of several paragraphs has lines enough for each: widths that do not exist are `.max`. Narrower than the last,
  /// nothing is known.
  mutating func finish(into widths: inout [Int32]) {
    guard isInOrder, paragraphCount <= Self.capacity else { return }
    guard paragraphCount > 1 else {
      widths.append(contentsOf: found)
      return
    }
    // Each width of a paragraph is one below which it takes a line more.
    found.removeAll { $0 < narrowest }
    found.sort(by: >)
    widths.append(contentsOf: repeatElement(.max, count: paragraphCount - 1))
    widths.append(contentsOf: found.prefix(Self.capacity + 1 - paragraphCount))
  }
}
