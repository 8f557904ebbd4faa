package import FontKit
internal import Shaping
internal import Synchronization
public import TextAnalysis

/// A text shaped once, to be laid out at any size and width.
///
///     let typesetter = Typesetter(fonts: fonts)
///     let text = typesetter.prepare("Hello, world")
///     text.measure(width: 200, size: 16).height
///     text.measure(width: 200, size: 53).height    // nothing is shaped again
///
/// A prepared text does not know its size or its width: its positions are in font units, and a width in points is
/// compared as `width × unitsPerEm` with `advance × size`, so results are the same on every machine. It never changes
/// and may be used from any thread.
public struct PreparedText: Sendable {
  let storage: Storage

  /// The vertical metrics of its first font.
  package var fontMetrics: FontMetrics { storage.context.font.metrics }

  final class Storage: Sendable {
    // The members that heights and lines need come first, so that measuring a text again touches few cache lines.

    /// The style of the whole text, resolved.
    let context: StyleContext
    /// Units per em, where advances are proportional to the size.
    private let unitsPerEm: Double
    /// How much further than its edge a line may reach, in points.
    let slack: Double
    /// The letter spacing at the edges of a line, which does not count where glyphs are whole pixels wide, in points.
    let edgeSpacing: Double
    /// Whether it has to be prepared for each size: see `atSize(_:)`.
    let dependsOnSize: Bool
    /// Whether there is an advance scale; reading the scale itself would retain and release it for each text.
    private let isScaled: Bool
    /// Whether there is nothing to show after the last break opportunity inside the text.
    let endsBlank: Bool
    /// Whether any of it has letter spacing.
    let hasLetterSpacing: Bool
    /// What may make its lines differ in height.
    let uniformity: LineUniformity
    /// The segments that lines are filled from where only advances matter.
    let plainSegments: PlainSegments
    /// The smallest widths for each number of lines; empty if the text has none that hold at any size.
    let thresholds: LineThresholds
    /// The segments that lines are filled from if they count extra lengths, and that tell what stands on each line if lines may differ in
    /// their fonts; empty elsewhere.
    let segments: TextSegments
    /// The letter spacing of its style, in `FixedPoints` steps.
    let letterSpacing: Int
    /// The scale of its advances, or of some of them; nil where they are proportional to the size.
    let advanceScale: AdvanceScale?

    /// The text, valid UTF-8.
    let utf8: [UInt8]
    /// The base direction of the first paragraph; nil if the text has to be analysed to find it.
    private let knownDirection: TextDirection?
    /// Whether it is known that each of its clusters has a glyph.
    private let isComplete: Bool
    /// The shaped text, if it was shaped when it was prepared.
    private let shapedText: BreakableText?
    /// What was made of the text later, behind one lock.
    let later = Mutex(Later())
    /// The position in a column whose text it is; nil for a text by itself.
    let cursor: ColumnCursor?

    /// What is made of a text only when it is asked for.
    struct Later {
      /// The text shaped, unless it was shaped when it was prepared.
      var shaped: BreakableText?
      /// The text at the size asked for last, if it depends on the size.
      var sized: (size: Double, storage: Storage)?
      /// The text with its letter spacing scaled by the factor asked for last.
      var scaled: (factor: Double, storage: Storage)?
    }

    private init(
      _ utf8: [UInt8], in context: StyleContext, unitsPerEm: Double, _ uniformity: LineUniformity,
      advanceScale: AdvanceScale? = nil, dependsOnSize: Bool = false, endsBlank: Bool = false,
      thresholds: LineThresholds = .none, plainSegments: PlainSegments = .none, segments: TextSegments = .none,
      letterSpacing: Int,
      hasLetterSpacing: Bool, baseDirection: TextDirection? = nil, isComplete: Bool = false,
      shaped: BreakableText? = nil, cursor: ColumnCursor? = nil
    ) {
      self.context = context
      self.unitsPerEm = unitsPerEm
      edgeSpacing = context.isInWholePixels ? Double(letterSpacing) / FixedPoints.stepsPerPoint : 0
      slack = Self.slack(
        in: context, isInWholePixels: context.isInWholePixels, edgeSpacing: edgeSpacing)
      self.dependsOnSize = dependsOnSize
      isScaled = advanceScale != nil
      self.endsBlank = endsBlank
      self.hasLetterSpacing = hasLetterSpacing
      self.uniformity = uniformity
      self.plainSegments = plainSegments
      self.thresholds = thresholds
      self.segments = segments
      self.letterSpacing = letterSpacing
      self.advanceScale = advanceScale
      self.utf8 = utf8
      knownDirection = baseDirection
      self.isComplete = isComplete
      shapedText = shaped
      self.cursor = cursor
    }

    /// A text that was shaped.
    ///
    /// - Parameters:
    ///   - lines: What is kept of it to fill its lines; nil if they are filled from the shaped text.
    ///   - isSized: Whether it is for one size, so that nothing more depends on it.
    convenience init(_ text: BreakableText, _ lines: KeptLines? = nil, isSized: Bool = false) {
      let (shaped, opportunities) = (text.shaped, text.opportunities)
      let lines = lines ?? KeptLines(ofUnknown: shaped)
      self.init(
        shaped.text, in: shaped.context, unitsPerEm: Double(shaped.unitsPerEm), lines.uniformity,
        advanceScale: shaped.sizing.scale, dependsOnSize: !isSized && shaped.dependsOnSize,
        endsBlank: HangingSpace.isBlank(
          shaped.text, from: opportunities.dropLast().last.map { Int($0.offset) } ?? 0),
        thresholds: lines.thresholds,
        plainSegments: lines.thresholds.isEmpty ? .none : PlainSegments(opportunities), segments: lines.segments,
        letterSpacing: shaped.styles[0].letterSpacing,
        hasLetterSpacing: shaped.styles.contains { $0.letterSpacing != 0 },
        baseDirection: shaped.paragraphs[0].baseDirection, isComplete: shaped.missing.isEmpty, shaped: text)
    }

    /// A text that was put together from its words, to be shaped when its lines or glyphs are asked for.
    ///
    /// - Parameters:
    ///   - utf8: The text, of one paragraph with a segment at least, not blank at its end.
    ///   - measured: The kind and the level that its words determine.
    ///   - thresholds: Its thresholds; none if its segments count extra lengths.
    ///   - plainSegments: The segments between its break opportunities; none if they count extra lengths.
    ///   - segments: The same if they count extra lengths or its lines may differ in their fonts.
    convenience init(
      _ utf8: [UInt8], in context: StyleContext, _ measured: MeasuredText, thresholds: LineThresholds,
      plainSegments: PlainSegments, segments: TextSegments
    ) {
      self.init(
        utf8, in: context, unitsPerEm: Double(measured.kind.unitsPerEm), measured.kind.uniformity,
        advanceScale: measured.kind.isScaled ? context.font.advanceScale : nil, thresholds: thresholds,
        plainSegments: plainSegments, segments: segments,
        letterSpacing: FixedPoints.steps(context.style.letterSpacing),
        hasLetterSpacing: measured.kind.extra == .letterSpacing,
        baseDirection: measured.kind.baseDirection, isComplete: measured.isComplete)
    }

    /// A text of a column, from what its chunk keeps of it; nil if that is nothing.
    convenience init?(_ utf8: [UInt8], in context: StyleContext, _ chunk: ColumnChunk, at index: Int) {
      let kind = chunk.kind(at: index)
      let widths = kind.keepsSegments ? [] : chunk.widths(at: index)
      let segments = kind.keepsSegments ? TextSegments(chunk.segments(at: index), kind) : .none
      guard !widths.isEmpty || !segments.isEmpty else { return nil }
      self.init(
        utf8, in: context, unitsPerEm: Double(kind.unitsPerEm), kind.uniformity,
        advanceScale: kind.isScaled ? context.font.advanceScale : nil,
        endsBlank: HangingSpace.isBlank(utf8, from: utf8.lastIndex { $0 & 0xC0 != 0x80 } ?? 0),
        thresholds: LineThresholds(widths: widths.span), segments: segments,
        letterSpacing: FixedPoints.steps(context.style.letterSpacing), hasLetterSpacing: kind.extra == .letterSpacing,
        baseDirection: kind.baseDirection)
    }

    /// The text at a cursor's position, which changes when the cursor moves.
    convenience init(_ cursor: ColumnCursor) {
      self.init(
        [], in: cursor.context, unitsPerEm: Double(cursor.context.units.common),
        LineUniformity(fonts: nil, hasEmptyLine: true), dependsOnSize: true, endsBlank: true, letterSpacing: 0,
        hasLetterSpacing: true, cursor: cursor)
    }

    /// A text with its letter spacing multiplied by a factor.
    convenience init(_ text: Storage, scalingLetterSpacingBy factor: Double) {
      let letterSpacing = FixedPoints.scaled(steps: text.letterSpacing, by: factor)
      if let shaped = text.shapedText {
        let scaled = shaped.spaced { $0.letterSpacing = FixedPoints.scaled(steps: $0.letterSpacing, by: factor) }
        var lines = KeptLines(ofUnknown: scaled.shaped)
        if letterSpacing >= 0 { (lines.segments, lines.uniformity) = (text.segments, text.uniformity) }
        self.init(scaled, lines)
        return
      }
      self.init(
        text.utf8, in: text.context, unitsPerEm: text.unitsPerEm, text.uniformity, advanceScale: text.advanceScale,
        endsBlank: text.endsBlank, segments: letterSpacing < 0 ? .none : text.segments, letterSpacing: letterSpacing,
        hasLetterSpacing: letterSpacing != 0, baseDirection: text.knownDirection, isComplete: text.isComplete)
    }

    /// The text shaped, with its break opportunities.
    ///
    /// Cost: that of shaping it when it is first asked for, else a step.
    var breakable: BreakableText {
      if let cursor { return cursor.currentText.storage.breakable }
      return shapedText
        ?? later.withLock {
          let text = $0.shaped ?? shapedNow
          $0.shaped = text
          return text
        }
    }
    private var shapedNow: BreakableText {
      let text = context.deferredShaping.withShaper { $0.shape(utf8, in: context) }
      if text.shaped.styles[0].letterSpacing == letterSpacing { return text }
      return text.spaced { $0.letterSpacing = letterSpacing }
    }
    /// Whether it was shaped already.
    var isShaped: Bool { shapedText != nil || later.withLock { $0.shaped != nil } }
    var shaped: ShapedText { breakable.shaped }
    var graphemes: TextOffsets { breakable.graphemes }
    var opportunities: [BreakOpportunity] { breakable.opportunities }

    /// The base direction of the first paragraph.
    var baseDirection: TextDirection { knownDirection ?? shaped.paragraphs[0].baseDirection }
    /// Whether all paragraphs have a given base direction.
    func isAll(_ direction: TextDirection) -> Bool {
      // A text that was put together from words is one paragraph.
      if shapedText == nil, let knownDirection { return knownDirection == direction }
      return shaped.baseDirection == direction
    }
    /// The clusters no font has a glyph for, as offsets.
    var missing: [Int32] { isComplete ? [] : shaped.missing }
    /// Units of an em in which the text was measured.
    var wholeUnitsPerEm: Int { Int(unitsPerEm) }

    /// Units of an em of a size, in points.
    @inline(__always)
    func unitsPerEm(atSize size: Double) -> Double {
      isScaled ? unitsPerEm / (advanceScale?.factor(atSize: size) ?? 1) : unitsPerEm
    }
  }

  /// The style it was prepared in.
  public var style: TextStyle { storage.context.style }

  /// The text in UTF-8.
  ///
  /// All offsets are into these bytes.
  public var utf8: [UInt8] { current.storage.utf8 }

  /// The text of a range of bytes, such as a line's or what an ellipsis hides.
  ///
  /// A character that the range cuts becomes U+FFFD.
  public func string(in range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }

  /// Whether there is no text at all.
  ///
  /// It is laid out as one empty line all the same.
  public var isEmpty: Bool { utf8.isEmpty }

  /// Units of an em in which the text was measured: the least common multiple of its fonts' units per em, or a number
  /// of units to which they are rounded if that is too large.
  package var unitsPerEm: Int { current.storage.wholeUnitsPerEm }

  /// The base direction of the text's first paragraph.
  public var baseDirection: TextDirection { current.storage.baseDirection }

  /// The offsets, in bytes, of the clusters for which no font has a glyph.
  public var missingGlyphs: [Int] { current.storage.missing.map(Int.init) }
}
