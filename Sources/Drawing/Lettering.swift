internal import Sizing
internal import TextLayout

/// Writes texts that are not part of a row: captions, and the numbers of guides.
struct Lettering {
  private let typesetter: Typesetter

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// A text that is ready to be written.
  struct Words {
    let text: PreparedText
    let line: TextLine
    let size: Double

    /// Its width, and the height of a line.
    var extent: LayoutSize { LayoutSize(width: line.width, height: line.ascent + line.descent) }
  }

  /// Prepares a text of one line.
  func words(_ string: String, size: Double) -> Words? {
    let text = typesetter.prepare(string, style: TextStyle(families: ["system", "Roboto"]))
    return text.layout(width: nil, size: size).lines.first.map { Words(text: text, line: $0, size: size) }
  }
}

extension Canvas {
  /// Writes words, their top left corner at a point.
  func write(_ words: Lettering.Words, at corner: LayoutPoint, _ color: SRGBColor) {
    for run in GlyphRun.runs(of: words.line, in: words.text, size: words.size) {
      show(run, at: LayoutPoint(x: corner.x, y: corner.y + words.line.ascent), color)
    }
  }
}

extension Double {
  /// The number with at most two decimals, for people.
  ///
  /// Own: decimals.
  var briefText: String {
    let rounded = (self * 100).rounded() / 100 + 0
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
