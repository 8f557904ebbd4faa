internal import FontKit

/// Texts of one style that were prepared together, to be measured one after another.
///
///     let texts = typesetter.prepare(contentsOf: titles)
///     texts.forEachMeasurement(width: 240, size: 17) { index, measurement in heights[index] = measurement.height }
///
/// What most lines are filled from is stored side by side here, so that the processor reads ahead. Separate texts are
/// scattered in memory, and waiting for one takes longer than measuring it. Where only heights are needed, a
/// `PreparedColumn` takes a few dozen bytes a text.
public struct PreparedTexts: Sendable, RandomAccessCollection {
  private let texts: [PreparedText]
  private let lines: [Lines]

  /// What the lines of a text are filled from.
  private struct Lines: Sendable {
    let segments: PlainSegments
    let unitsPerEm: Double
    /// Whether advances are multiplied by the style's factor for the size.
    let isScaled: Bool
    let uniformity: LineUniformity
  }

  init(_ texts: [PreparedText]) {
    self.texts = texts
    lines = texts.map { text in
      Lines(
        segments: text.storage.plainSegments, unitsPerEm: Double(text.unitsPerEm),
        isScaled: text.storage.advanceScale != nil, uniformity: text.storage.uniformity)
    }
  }

  /// The index of the first text: 0.
  public var startIndex: Int { 0 }
  /// The index after the last text's.
  public var endIndex: Int { texts.count }

  /// The text at an index.
  public subscript(index: Int) -> PreparedText { texts[index] }

  /// Measures all texts in their order, each as by `PreparedText.measure`, and hands each to `body` with its index.
  ///
  /// Allocates what `PreparedText.measure` does.
  ///
  /// - Complexity: O(*n*) in the texts.
  public func forEachMeasurement(
    width: Double?, size: Double, _ style: ParagraphStyle = ParagraphStyle(),
    _ body: (_ index: Int, TextMeasurement) -> Void
  ) {
    guard let first = texts.first?.storage else { return }
    let (context, slack) = (first.context, first.slack)
    let factor = context.font.advanceScale?.factor(atSize: size) ?? 1
    let measurer = PlainMeasurer(width: width, size: size, style, context)
    let lines = lines.span
    for index in lines.indices {
      let plain = measurer?.measure(
        lines[index].segments, unitsPerEm: lines[index].unitsPerEm / (lines[index].isScaled ? factor : 1), slack: slack,
        lines[index].uniformity, style,
        context)
      body(index, plain ?? texts[index].measure(width: width, size: size, style))
    }
  }
}
