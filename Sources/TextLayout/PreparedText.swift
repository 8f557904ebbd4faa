internal import FontKit
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

  final class Storage: Sendable {
    // First what heights and lines are found by, so that a text measured again is a few lines of memory.

    /// The style of the whole text, resolved.
    let context: StyleContext
    /// Units of an em, where advances are proportional to the size.
    private let unitsPerEm: Double
    /// What advances are multiplied by; nil where they are proportional to the size.
    let advanceScale: AdvanceScale?
    /// Whether there is an advance scale, which is a reference that would be counted for each text that is asked for it.
    private let isScaled: Bool
    /// How much further than its edge a line may reach, in points.
    let slack: Double
    /// What may set its lines apart from each other.
    let uniformity: LineUniformity
    /// Whether there is nothing to show after the last place inside the text where a line may end.
    let endsBlank: Bool
    /// What lines are filled by where nothing but the advances decides.
    let plainSegments: PlainSegments
    /// The smallest widths for each number of lines; empty if the text has none that hold at any size.
    let thresholds: LineThresholds

    let shaped: ShapedText
    /// Grapheme boundaries, 0 and the text's end included.
    let graphemes: TextOffsets
    /// Where lines may end: the last of each paragraph is its end.
    let opportunities: [BreakOpportunity]
    /// Whether letter spacing is all that keeps the text from having thresholds at any size.
    let isEvenlySpaced: Bool
    /// Its thresholds at the size that was asked for last: rows of a list are measured at one.
    let lastSpaced = Mutex<SpacedThresholds?>(nil)
    /// Whether it has to be found anew for each size: see `atSize(_:)`.
    let dependsOnSize: Bool
    /// It at the size that was asked for last, if it depends on the size.
    let lastSized = Mutex<(size: Double, storage: Storage)?>(nil)
    /// What was prepared, its letter spacing scaled by the factor that was asked for last.
    let lastScaled = Mutex<(factor: Double, storage: Storage)?>(nil)

    /// - Parameter isSized: Whether it is for one size, so that nothing more depends on it.
    init(
      shaped: ShapedText, graphemes: TextOffsets, opportunities: [BreakOpportunity], thresholds: LineThresholds,
      isSized: Bool = false
    ) {
      dependsOnSize = !isSized && shaped.dependsOnSize
      self.thresholds = thresholds
      context = shaped.context
      unitsPerEm = Double(shaped.unitsPerEm)
      advanceScale = if case .scaled(let scale) = shaped.sizing { scale } else { nil }
      isScaled = advanceScale != nil
      slack = Self.slack(of: shaped.context.style.breaking)
      uniformity = shaped.uniformity
      endsBlank = HangingSpace.isBlank(shaped.text, from: opportunities.dropLast().last.map { Int($0.offset) } ?? 0)
      plainSegments = thresholds.isEmpty ? .none : PlainSegments(opportunities)
      isEvenlySpaced = shaped.isEvenlySpaced && opportunities.count <= ThresholdFinder.mostSegments
      self.shaped = shaped
      self.graphemes = graphemes
      self.opportunities = opportunities
    }

    /// Units of an em of a size, in points.
    @inline(__always)
    func unitsPerEm(atSize size: Double) -> Double {
      isScaled ? unitsPerEm / (advanceScale?.factor(atSize: size) ?? 1) : unitsPerEm
    }
  }

  /// Whether both are the same object, not only of the same text.
  package func isIdentical(to other: PreparedText) -> Bool { storage === other.storage }

  /// The style it was prepared in.
  public var style: TextStyle { storage.shaped.context.style }

  /// The text in UTF-8.
  ///
  /// All offsets are into these bytes.
  public var utf8: [UInt8] { storage.shaped.text }

  /// The text of a range of bytes, such as a line's or what an ellipsis hides.
  ///
  /// What the range cuts of a character at its ends becomes U+FFFD.
  public func string(in range: Range<Int>) -> String {
    String(decoding: storage.shaped.text[range], as: UTF8.self)
  }

  /// Whether there is no text at all.
  ///
  /// It is laid out as one empty line all the same.
  public var isEmpty: Bool { storage.shaped.text.isEmpty }

  /// Units of an em in which the text was measured: the least common multiple of its fonts' units per em, or a number
  /// of units to which they are rounded if that is too large.
  public var unitsPerEm: Int { storage.shaped.unitsPerEm }

  /// The base direction of the text's first paragraph.
  public var baseDirection: TextDirection { storage.shaped.paragraphs[0].baseDirection }

  /// Where the clusters start for which no font has a glyph, in bytes.
  public var missingGlyphs: [Int] { storage.shaped.missing.map(Int.init) }
}
