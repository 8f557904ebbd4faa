/// The segments of a text whose positions give the widths of its lines; lines are filled from them.
///
/// The segments of a title are stored inline, so that they are read with the text: a separate array would be another
/// wait for memory.
struct PlainSegments: Sendable {
  /// A stretch between two break opportunities; positions in units of the text.
  struct Segment: Sendable {
    /// The pen's position if a line ends with it.
    let end: Int32
    /// Twice the pen's position if a line starts with it, plus one if a line has to start with it.
    private let startAndMust: Int32

    fileprivate init(start: Int32, end: Int32, beginsParagraph: Bool) {
      self.end = end
      startAndMust = start << 1 | (beginsParagraph ? 1 : 0)
    }

    /// The pen's position if a line starts with it.
    @inline(__always)
    var start: Int32 { startAndMust &>> 1 }

    /// All ones if it is the first of its paragraph, else 0.
    @inline(__always)
    var mustBegin: Int { 0 &- Int(startAndMust & 1) }

    /// Fills the entries that are not used.
    fileprivate static let none = Segment(start: 0, end: 0, beginsParagraph: false)
  }

  /// How many there are.
  let count: Int
  /// The first of them: as many as most titles have.
  private let first: InlineArray<12, Segment>
  /// The others.
  private let others: [Segment]

  /// The segments of a text that has none, or whose lines depend on more.
  static let none = PlainSegments([])

  /// The segments between the break opportunities of a text; none if positions are too large or do not grow, or if
  /// white space has a width.
  ///
  /// - Precondition: The text has thresholds.
  init(_ opportunities: [BreakOpportunity]) {
    self.init(count: opportunities.count) { index in
      let opportunity = opportunities[index]
      let last = index > 0 ? opportunities[index - 1] : nil
      let start = last?.startPosition ?? 0
      // White space alone has no width: it hangs.
      let isBlank = opportunity.contentEnd <= last?.offset ?? 0
      guard !isBlank || opportunity.endPosition <= start else { return nil }
      return (start, opportunity.endPosition, beginsParagraph: last?.endsParagraph ?? true)
    }
  }

  /// The segments of a paragraph, none of them of white space that has a width; none if positions are too large or do not grow.
  init(starts: Span<Int32>, ends: Span<Int32>) {
    self.init(count: starts.count) { (Int(starts[$0]), Int(ends[$0]), beginsParagraph: $0 == 0) }
  }

  @inline(__always)
  private init(count: Int, _ segment: (Int) -> (start: Int, end: Int, beginsParagraph: Bool)?) {
    var first = InlineArray<12, Segment>(repeating: .none)
    var others: [Segment] = []
    var lastStart = 0
    for index in 0..<count {
      guard let (start, end, beginsParagraph) = segment(index), lastStart...Self.farthest ~= start,
        0...Self.farthest ~= end
      else {
        self = .none
        return
      }
      let segment = Segment(start: Int32(start), end: Int32(end), beginsParagraph: beginsParagraph)
      if index < first.count { first[index] = segment } else { others.append(segment) }
      lastStart = start
    }
    self.count = count
    self.first = first
    self.others = others
  }

  /// Whether there are none.
  var isEmpty: Bool { count == 0 }

  /// The segment at an index.
  subscript(index: Int) -> Segment { index < first.count ? first[index] : others[index - first.count] }

  /// How wide the widest is, in units.
  var widest: Int32 {
    var widest: Int32 = 0
    let first = first.span
    for index in 0..<min(count, first.count) { widest = max(widest, first[index].end - first[index].start) }
    for segment in others { widest = max(widest, segment.end - segment.start) }
    return widest
  }

  /// The last position that is kept.
  private static var farthest: Int { Int(Int32.max >> 1) }

  /// Fills lines up to a limit, and gives their number, the width of the widest, and whether the last is one segment; nil if a word is
  /// wider than the limit, or if there are no segments.
  @inline(__always)  // Else all segments are copied to be handed over.
  func lines(limit: Int32) -> (count: Int, widest: Int, endsInOneSegment: Bool)? {
    guard count > 0 else { return nil }
    var lines = Lines(limit: Int(limit))
    let first = first.span
    for index in 0..<min(count, first.count) { lines.add(first[index]) }
    if count > first.count {
      for segment in others { lines.add(segment) }
    }
    return lines.leastRoom >= 0 ? (lines.count, Int(limit) - lines.leastRoom, lines.lastBegins != 0) : nil
  }

  /// The lines that are filled so far.
  private struct Lines {
    private let limit: Int
    private(set) var count = 0
    /// What the widest line leaves of the limit.
    private(set) var leastRoom: Int
    /// All ones if the last segment begins a line, else 0.
    private(set) var lastBegins = 0
    /// The position up to which the current line may reach.
    private var reach = 0

    init(limit: Int) {
      self.limit = limit
      leastRoom = limit
    }

    /// Adds a segment without a branch, which would be mispredicted: lines end at different segments in every text.
    @inline(__always)
    mutating func add(_ segment: Segment) {
      // All ones where a line begins, else 0.
      let begins = (reach &- Int(segment.end)) &>> 63 | segment.mustBegin
      // No line starts before another.
      reach = max(reach, (Int(segment.start) &+ limit) & begins)
      count &-= begins
      lastBegins = begins
      // A line grows with each segment: what it left before does not matter.
      leastRoom = min(leastRoom, reach &- Int(segment.end))
    }
  }
}
