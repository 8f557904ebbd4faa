internal import FontKit
internal import TextAnalysis

/// The measurements of some texts of a column: the widths at which their line counts change.
///
/// A structure of arrays: an offset and a byte per text, and a few widths of four bytes.
struct ColumnChunk: Sendable, Hashable {
  /// What decides how a text's widths scale and how high its lines are.
  struct Kind: Hashable {
    /// Units per em of its widths.
    var unitsPerEm: Int
    /// The fonts; nil if they are not known, or if line boxes depend on more than the fonts.
    ///
    /// Where `lineFonts` is `unknown`, those of all characters but spaces, and possibly the first font, which sets the spaces.
    var fonts: FontSet?
    /// What is known of the fonts of each line.
    var lineFonts = LineFonts.unknown
    /// Whether advances are multiplied by the style's factor for the size.
    var isScaled = false
    /// What counts for widths beside advances.
    var extra = ExtraLengths.none
    var hasEmptyLine = false
    var hasHardBreaks = false
    /// The base direction of all paragraphs; nil if it is not known.
    var baseDirection: TextDirection?

    /// Whether segments are kept instead of widths: where widths do not determine the lines, or not their heights.
    var keepsSegments: Bool { extra != .none || lineFonts == .different }

    /// What may make the lines of a text differ in height.
    var uniformity: LineUniformity { LineUniformity(fonts: fonts, lineFonts, hasEmptyLine: hasEmptyLine) }
  }

  /// Up to this many lines are counted without a branch; most texts of lists have no more.
  private static let fewLines = 4
  /// How many kinds a chunk can distinguish.
  private static let kindLimit = 1 << 8

  /// The widths of all texts, one after the other; for a text that keeps segments, the range of these.
  private(set) var widths: [Int32] = []
  /// The segments of all texts that keep them.
  private(set) var segments: [TextSegment] = []
  /// Where the widths of each text end.
  private(set) var ends: [UInt32] = []
  /// The kind of each text, as an index into `kinds`.
  private(set) var kindIndices: [UInt8] = []
  private(set) var kinds: [Kind]

  /// A chunk whose first kind is that of most texts.
  init(_ kind: Kind, capacity: Int) {
    kinds = [kind, Kind(unitsPerEm: kind.unitsPerEm, fonts: nil)]
    ends.reserveCapacity(capacity)
    kindIndices.reserveCapacity(capacity)
    widths.reserveCapacity(4 * capacity)
  }

  var count: Int { ends.count }

  /// Adds a text: its widths, or its segments if it keeps them.
  ///
  /// If there are too many kinds, the text has no widths and is laid out each time it is measured.
  ///
  /// - Parameter addWidths: Adds the widths to others; a copy of them would be retained and released for each text.
  @inline(__always)
  mutating func append(
    _ kind: Kind, _ addWidths: (inout [Int32]) -> Void, _ segments: @autoclosure () -> some Collection<TextSegment>
  ) {
    let index = index(of: kind)
    if index != nil, kind.keepsSegments {
      widths.append(Int32(self.segments.count))
      self.segments.append(contentsOf: segments())
      widths.append(Int32(self.segments.count))
    } else if index != nil {
      addWidths(&widths)
    }
    ends.append(UInt32(widths.count))
    kindIndices.append(UInt8(index ?? 1))
  }

  /// Adds some texts of another chunk.
  mutating func append(_ range: Range<Int>, of other: ColumnChunk) {
    for index in range { append(other.kind(at: index), { $0 += other.widths(at: index) }, other.segments(at: index)) }
  }

  /// The index of a kind among those of the chunk; nil if there are too many.
  private mutating func index(of kind: Kind) -> Int? {
    if let known = kinds.firstIndex(of: kind) { return known }
    guard kinds.count < Self.kindLimit else { return nil }
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Gives back memory that is not used.
  mutating func trim() {
    widths = Self.trimmed(widths)
    segments = Self.trimmed(segments)
  }

  private static func trimmed<Element>(_ array: [Element]) -> [Element] {
    var exact: [Element] = []
    exact.reserveCapacity(array.count)
    exact.append(contentsOf: array)
    return exact
  }

  /// The bytes its arrays hold.
  var byteCount: Int {
    4 * widths.capacity + 4 * ends.capacity + kindIndices.capacity + MemoryLayout<Kind>.stride * kinds.capacity
      + MemoryLayout<TextSegment>.stride * segments.capacity
  }

  /// The widths of a text that keeps no segments.
  func widths(at index: Int) -> ArraySlice<Int32> { widths[range(at: index)] }

  /// The segments of a text that keeps them.
  func segments(at index: Int) -> ArraySlice<TextSegment> {
    let range = range(at: index)
    return segments[Int(widths[range.lowerBound])..<Int(widths[range.lowerBound + 1])]
  }

  /// The greatest width of a line of texts of a kind, in units.
  func limit(of kind: Kind, _ surroundings: ColumnSurroundings, width: Double?) -> Int32 {
    // No width is within this limit, so the range of segments is never compared as if it were widths.
    if kind.keepsSegments { return .min }
    return LineThresholds.whole(
      PreparedText.Storage.limit(
        width: width, size: surroundings.size, unitsPerEm: surroundings.unitsPerEm(of: kind), slack: surroundings.slack)
    )
  }

  /// The number of lines of a text; nil if its lines have to be filled.
  ///
  /// Where `maximumLines` is 1, an unknown number above 1 is given as 2.
  func lineCount(
    at index: Int, _ surroundings: ColumnSurroundings, width: Double?, maximumLines: Int = 0
  ) -> Int? {
    let kind = kind(at: index)
    // The number is unknown if a word is wider than the line, or if there are more lines than thresholds are kept for.
    // A text with several widths or segments takes more than one line then.
    if kind.keepsSegments {
      let segments = segments(at: index)
      let unknown = maximumLines == 1 && segments.count > 1 ? 2 : nil
      return SegmentLines(kind, surroundings, width: width).flatMap { $0.count(segments.span) ?? unknown }
    }
    let widths = widths.span.extracting(range(at: index))
    let limit = limit(of: kind, surroundings, width: width)
    guard let last = widths.indices.last, widths[last] <= limit else {
      return maximumLines == 1 && widths.count > 1 ? 2 : nil
    }
    var count = 1
    while widths[count - 1] > limit { count += 1 }
    return count
  }

  /// The lines of a text in a style; nil if they have to be filled.
  ///
  /// - Parameters:
  ///   - paragraph: How lines are laid out, but for their spacing.
  ///   - lineSpacing: Added between two lines.
  ///   - mayEndBlank: Whether the text may end in white space: then lines that are not shown may be nothing else.
  func lines(
    at index: Int, _ surroundings: ColumnSurroundings, width: Double?, _ paragraph: ParagraphStyle,
    lineSpacing: Double, mayEndBlank: @autoclosure () -> Bool, _ context: StyleContext
  ) -> LineStack? {
    let kind = kind(at: index)
    if kind.keepsSegments, kind.lineFonts != .unknown, !kind.uniformity.holds(in: paragraph),
      let filler = SegmentLines(kind, surroundings, width: width),
      var stacker = MixedLines(
        paragraph, spacing: lineSpacing, size: surroundings.size, letterSpacing: surroundings.letterSpacing, context),
      let stack = stacker.stack(segments(at: index).span, filler)
    {
      return LineStack(stack.lines, lineCount: stack.lineCount, isTruncated: stack.isTruncated)
    }
    let most = paragraph.maximumLines
    guard let count = lineCount(at: index, surroundings, width: width, maximumLines: most),
      most == 0 || count <= most || !mayEndBlank()
    else { return nil }
    return kind.lines(
      count, size: surroundings.size, paragraph, lineSpacing, context,
      showsSegment: showsSegment(at: index, surroundings, width: width, context))
  }

  /// Whether it is known that a line of a text that ends with the token shows its first segment.
  private func showsSegment(
    at index: Int, _ surroundings: ColumnSurroundings, width: Double?, _ context: StyleContext
  ) -> Bool {
    let kind = kind(at: index)
    // No segment is wider than the last width.
    guard let width, !kind.keepsSegments, let widest = widths(at: index).last else { return false }
    return context.showsSegment(
      Double(widest) * surroundings.size / surroundings.unitsPerEm(of: kind), width: width, size: surroundings.size)
  }

  /// The width of a text on one line, in points; nil if it has to be filled.
  func singleLineWidth(at index: Int, _ surroundings: ColumnSurroundings) -> Double? {
    let kind = kind(at: index)
    let scale = surroundings.size / surroundings.unitsPerEm(of: kind)
    if kind.keepsSegments {
      return SegmentLines(kind, surroundings, width: nil)?.fill(segments(at: index).span).map {
        max(0, $0.widest * scale - surroundings.edgeSpacing)
      }
    }
    let widths = widths.span.extracting(range(at: index))
    return widths.isEmpty || widths[0] == .max ? nil : Double(widths[0]) * scale
  }

  /// The kind of a text.
  func kind(at index: Int) -> Kind { kinds[Int(kindIndices[index])] }

  private func range(at index: Int) -> Range<Int> { Int(index > 0 ? ends[index - 1] : 0)..<Int(ends[index]) }

  /// Writes a value for each of some texts, by its kind and its number of lines.
  ///
  /// - Parameters:
  ///   - range: Which texts of the chunk.
  ///   - results: Receives the values.
  ///   - unknown: Receives the texts without a value.
  ///   - value: Gives the value; nil if it has to be found in another way.
  func write<Value>(
    _ range: Range<Int>, _ surroundings: ColumnSurroundings, width: Double?, to results: inout OutputSpan<Value>,
    placeholder: Value, unknown: inout [Int], _ value: (Kind, _ lineCount: Int) -> Value?
  ) {
    let rowLength = ThresholdFinder.capacity + 1
    // A row for each kind. The first value, for 0 lines, is that of texts whose widths do not determine their lines.
    let allValues = kinds.flatMap { kind in (0..<rowLength).map { $0 == 0 ? nil : value(kind, $0) } }
    let allLimits = kinds.map { limit(of: $0, surroundings, width: width) }
    let fillers = kinds.map { SegmentLines($0, surroundings, width: width) }
    let values = allValues.span
    let limits = allLimits.span
    let widths = widths.span
    let segments = segments.span
    let ends = ends.span
    let kindIndices = kindIndices.span
    var start = range.lowerBound > 0 ? Int(ends[range.lowerBound - 1]) : 0
    for index in range {
      let end = Int(ends[index])
      let kind = Int(kindIndices[index])
      let limit = limits[kind]
      var count = 0
      let last = end &- 1
      if start < end, widths[last] <= limit {
        // A few lines are counted without a branch, which would be mispredicted for every other text; the last width is
        // never too large.
        count = 1
        for line in 0..<Self.fewLines {
          count &+= widths[min(start &+ line, last)] > limit ? 1 : 0
        }
        if count > Self.fewLines {
          while widths[start &+ count &- 1] > limit { count &+= 1 }
        }
      } else if let filler = fillers[kind] {
        count = filler.count(segments.extracting(Int(widths[start])..<Int(widths[last]))) ?? 0
      }
      let value = values[kind &* rowLength &+ count]
      if value == nil { unknown.append(index) }
      results.append(value ?? placeholder)
      start = end
    }
  }
}

extension ColumnChunk.Kind {
  /// The kind of a text that was prepared by itself.
  init(_ shaped: ShapedText, _ lines: KeptLines) {
    self.init(
      unitsPerEm: shaped.unitsPerEm, fonts: lines.uniformity.fonts, lineFonts: lines.uniformity.lineFonts,
      isScaled: shaped.sizing.scale != nil, extra: lines.segments.extra, hasEmptyLine: lines.uniformity.hasEmptyLine,
      hasHardBreaks: lines.segments.hasHardBreaks, baseDirection: shaped.baseDirection)
  }

  /// The stack of `count` lines of a text of the kind that does not end in white space; nil if the lines may differ in
  /// height.
  ///
  /// - Parameter showsSegment: Whether it is known that a line that ends with the token shows its first segment.
  func lines(
    _ count: Int, size: Double, _ paragraph: ParagraphStyle, _ lineSpacing: Double, _ context: StyleContext,
    showsSegment: @autoclosure () -> Bool = false
  ) -> LineStack? {
    let isCut = paragraph.maximumLines > 0 && count > paragraph.maximumLines
    let shown = isCut ? paragraph.maximumLines : count
    let lines =
      uniformity.holds(in: paragraph) && !(isCut && paragraph.setsCutLinesApart)
      ? StackedLines(of: context.font, lines: shown, size: size, paragraph, spacing: lineSpacing)
      : uniformity.stack(
        ofLines: shown, isCut: isCut, showsSegment: showsSegment(), size: size, paragraph, spacing: lineSpacing, context
      )
    return lines.map { LineStack($0, lineCount: shown, isTruncated: isCut) }
  }
}
