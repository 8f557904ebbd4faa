/// What counts for the width of a line beside its advances, as these scale.
enum ExtraLengths: Sendable {
  case none
  /// The number of clusters that take letter spacing, which does not scale with the text.
  case letterSpacing
  /// The advances that the scale of the style's first font does not apply to, in units: see `TextSizing.partlyScaled`.
  case unscaledAdvances

  /// What an advance adds to them.
  ///
  /// - Parameters:
  ///   - scaling: Whether the scale of the style's first font applies to it.
  ///   - spacings: How many of its clusters take letter spacing.
  func length<Length: FixedWidthInteger>(ofAdvance advance: Length, _ scaling: WordScaling, spacings: Length) -> Length
  {
    switch self {
    case .none: 0
    case .letterSpacing: spacings
    case .unscaledAdvances: scaling == .unscaled ? advance : 0
    }
  }
}

/// A stretch of a text, or of a word, between two break opportunities: what lines are filled from.
struct TextSegment: Hashable, Sendable {
  /// The pen if a line starts with it, in units; in a word, relative to the pen before the word.
  var start: Int32
  /// The pen if a line ends with it.
  var end: Int32
  /// What counts beside the pen before its start, and before its end: see `ExtraLengths`.
  var startExtra: Int32
  var endExtra: Int32
  /// A bit for each of its fonts, and the highest for `endsInHardBreak`.
  private var bits: UInt32

  private static let hardBreak: UInt32 = 1 << 31

  /// - Parameter fonts: See `fonts`.
  init(start: Int32, end: Int32, startExtra: Int32 = 0, endExtra: Int32 = 0, fonts: FontSet?) {
    self.start = start
    self.end = end
    self.startExtra = startExtra
    self.endExtra = endExtra
    bits = fonts?.bits(below: 31) ?? 0
  }

  /// Counts all advances as extra lengths.
  mutating func countAdvances() { (startExtra, endExtra) = (start, end) }

  /// The fonts of all that is on a line because of it: its letters, and the white space after them, which hangs at a line's end;
  /// nil if they are not known.
  var fonts: FontSet? {
    get { bits & ~Self.hardBreak == 0 ? nil : FontSet(bits: UInt64(bits & ~Self.hardBreak)) }
    set { bits = bits & Self.hardBreak | (newValue?.bits(below: 31) ?? 0) }
  }

  /// Whether another paragraph follows it.
  var endsInHardBreak: Bool {
    get { bits & Self.hardBreak != 0 }
    set { bits = newValue ? bits | Self.hardBreak : bits & ~Self.hardBreak }
  }
}

/// All segments of a text, in order.
///
/// Pens, extra lengths and scaled advances grow from segment to segment, so the last segment that fits ends a line.
struct TextSegments: Sendable {
  private(set) var all: [TextSegment] = []
  private(set) var hasHardBreaks = false
  /// What the extra lengths of the segments are.
  private(set) var extra = ExtraLengths.none

  static let none = TextSegments()

  init(_ extra: ExtraLengths = .none) { self.extra = extra }

  /// The segments of a text of a column.
  init(_ segments: some Collection<TextSegment>, _ kind: ColumnChunk.Kind) {
    all = Array(segments)
    hasHardBreaks = kind.hasHardBreaks
    extra = kind.extra
  }

  var isEmpty: Bool { all.isEmpty }
  var count: Int { all.count }

  mutating func removeAll(_ extra: ExtraLengths) {
    all.removeAll(keepingCapacity: true)
    hasHardBreaks = false
    self.extra = extra
  }

  mutating func reserveCapacity(_ count: Int) { all.reserveCapacity(count) }

  /// Adds a segment; false if it does not fit behind the last one, or if its numbers are too large.
  mutating func append(start: Int, end: Int, startExtra: Int, endExtra: Int, fonts: FontSet?) -> Bool {
    guard let start = Int32(exactly: start), let end = Int32(exactly: end), let startExtra = Int32(exactly: startExtra),
      let endExtra = Int32(exactly: endExtra)
    else { return false }
    let last = all.last ?? TextSegment(start: 0, end: 0, fonts: nil)
    guard start >= last.start, end >= last.end, startExtra >= last.startExtra, endExtra >= last.endExtra else {
      return false
    }
    if extra == .unscaledAdvances {
      guard start &- startExtra >= last.start &- last.startExtra, end &- endExtra >= last.end &- last.endExtra else {
        return false
      }
    }
    all.append(TextSegment(start: start, end: end, startExtra: startExtra, endExtra: endExtra, fonts: fonts))
    return true
  }

  /// Adds a font to those of the last segment: that of the space after it.
  mutating func add(_ font: FontSet) {
    guard let last = all.indices.last else { return }
    all[last].fonts = all[last].fonts?.union(font)
  }

  /// Notes that the last segment ends in a hard break.
  mutating func endParagraph() {
    guard let last = all.indices.last else { return }
    all[last].endsInHardBreak = true
    hasHardBreaks = true
  }

  /// The fonts of the text, and what is known of those of each line; nil if some are not known.
  var fonts: (all: FontSet, ofLines: LineFonts)? {
    guard let first = all.first?.fonts else { return nil }
    var fonts = first
    var (areAlike, areAlikeBesideFirst) = (true, true)
    for segment in all {
      guard let others = segment.fonts else { return nil }
      areAlike = areAlike && others == first
      areAlikeBesideFirst = areAlikeBesideFirst && others.subtracting(.first) == first.subtracting(.first)
      fonts = fonts.union(others)
    }
    return (fonts, areAlike ? .alike : areAlikeBesideFirst ? .alikeBesideFirst : .different)
  }
}
