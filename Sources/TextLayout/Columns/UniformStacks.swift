internal import FontKit

/// How high texts are whose lines all have equal boxes, by their number of lines: those of texts in one font, with spaces in the
/// first, and those whose other fonts make no line higher.
struct UniformStacks {
  private let context: StyleContext
  private let size: Double
  private let paragraph: ParagraphStyle
  private let model: LineBoxModel
  private var known: [FontSet: [Double?]] = [:]

  init(_ style: TextStyle, fonts: FontCollection, size: Double, _ paragraph: ParagraphStyle) {
    context = Typesetter(fonts: fonts).resolve(style).context
    self.size = size
    self.paragraph = paragraph
    model = LineBoxModel(paragraph, font: context.font, size: size)
  }

  /// The height of a text of a kind; nil if its lines may differ in height.
  mutating func height(ofLines count: Int, of kind: ColumnChunk.Kind) -> Double? {
    // Locked boxes are those of the first face, whichever faces a text has.
    guard let fonts = kind.uniformity.holds(in: paragraph) ? .first : kind.uniformity.fonts(in: paragraph) else {
      return nil
    }
    if let heights = known[fonts] { return heights[count] }
    let heights = heights(in: fonts)
    known[fonts] = heights
    return heights[count]
  }

  private func heights(in fonts: FontSet) -> [Double?] {
    let single = model.box(ofLines: 1, in: fonts, context.cascade)
    let several = model.box(ofLines: 2, in: fonts, context.cascade)
    return (0...ThresholdFinder.capacity).map { lineCount in
      guard let box = lineCount == 1 ? single : several else { return nil }
      let shown = paragraph.maximumLines > 0 ? min(lineCount, paragraph.maximumLines) : lineCount
      // Of a line that is cut nothing may be left but the token, which has no box.
      guard shown == lineCount || box == model.first && !paragraph.setsCutLinesApart else { return nil }
      return model.stack(of: box, lines: max(1, shown), spacing: paragraph.lineSpacing).height
    }
  }
}
