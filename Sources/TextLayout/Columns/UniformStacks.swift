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
    context = Typesetter(fonts: fonts).prepare("", style: style).storage.shaped.context
    self.size = size
    self.paragraph = paragraph
    model = LineBoxModel(paragraph, font: context.font, size: size)
  }

  /// The height of a text with letters in some fonts; nil if its lines may differ in height.
  mutating func height(ofLines count: Int, in fonts: FontSet?) -> Double? {
    // Locked boxes are those of the first face, whichever faces a text has.
    guard let fonts = paragraph.locksLineBoxes || !paragraph.letsSpansGrow ? .first : fonts else { return nil }
    if let heights = known[fonts] { return heights[count] }
    let heights = heights(in: fonts)
    known[fonts] = heights
    return heights[count]
  }

  private func heights(in fonts: FontSet) -> [Double?] {
    // A system that counts what stands on a line only has other boxes for lines with spaces of the first face.
    guard fonts == .first || model.countsFirstFaceAlways else {
      return Array(repeating: nil, count: ThresholdFinder.capacity + 1)
    }
    let boxes = fonts.indices.map(box)
    let all = boxes.reduce(model.first) { $0.union($1) }
    let isUniform = boxes.allSatisfy { $0 == boxes[0] }
    return (0...ThresholdFinder.capacity).map { lineCount in
      // A line that has all of the text has all its fonts.
      guard isUniform || lineCount == 1 else { return nil }
      let shown = paragraph.maximumLines > 0 ? min(lineCount, paragraph.maximumLines) : lineCount
      var model = model
      return model.stack(of: all, lines: max(1, shown), spacing: paragraph.lineSpacing).height
    }
  }

  /// The box of a line in the first font and another.
  private func box(of font: Int) -> LineBox {
    guard font > 0 else { return model.first }
    return model.first.union(model.box(of: context.cascade.fonts[font], size: size, standsIn: true))
  }
}
