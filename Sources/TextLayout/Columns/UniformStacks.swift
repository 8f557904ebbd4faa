internal import FontKit

/// How high texts are whose lines all have the same faces, by their number of lines: those of texts in one font, with spaces in the
/// first.
struct UniformStacks {
  private let context: StyleContext
  private let size: Double
  private let paragraph: ParagraphStyle
  private let model: LineBoxModel
  private var known: [UInt16: [Double]] = [:]

  init(_ style: TextStyle, fonts: FontCollection, size: Double, _ paragraph: ParagraphStyle) {
    context = Typesetter(fonts: fonts).prepare("", style: style).storage.shaped.context
    self.size = size
    self.paragraph = paragraph
    model = LineBoxModel(paragraph, font: context.font, size: size)
  }

  /// The height of a text whose letters are all in a font; nil if its lines may differ in height.
  ///
  /// - Parameter font: The font as an index into the style's; nil if there are several.
  mutating func height(ofLines count: Int, in font: UInt16?) -> Double? {
    // Locked boxes are those of the first face, whichever faces a text has.
    guard let font = paragraph.locksLineBoxes || !paragraph.letsSpansGrow ? 0 : font else { return nil }
    // A system that counts what stands on a line only has other boxes for lines with spaces of the first face.
    guard font == 0 || model.countsFirstFaceAlways else { return nil }
    if let heights = known[font] { return heights[count] }
    let box = box(of: font)
    let heights = (0...ThresholdFinder.capacity).map { lineCount in
      let shown = paragraph.maximumLines > 0 ? min(lineCount, paragraph.maximumLines) : lineCount
      var model = model
      return model.stack(of: box, lines: max(1, shown), spacing: paragraph.lineSpacing).height
    }
    known[font] = heights
    return heights[count]
  }

  /// The box of a line in a font, and in the first.
  private func box(of font: UInt16) -> LineBox {
    guard font > 0 else { return model.first }
    return model.first.union(model.box(of: context.cascade.fonts[Int(font)], size: size, standsIn: true))
  }
}
