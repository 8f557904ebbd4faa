import FontKit
import TestSupport
import TextAnalysis
import TextLayout

/// A text truncated to a width, and its visible part.
struct Cutting {
  /// The character for hidden text in `shown` and `seen`.
  static let token: Character = "…"

  let text: PreparedText
  let layout: TextLayout
  let size: Double

  init(
    _ text: String, style: TextStyle = TextStyle(), size: Double = 16, width: Double?, _ paragraph: ParagraphStyle,
    with typesetter: Typesetter = Typesetter(fonts: TestFonts.collection)
  ) {
    self.text = typesetter.prepare(text, style: style)
    self.size = size
    layout = self.text.layout(width: width, size: size, paragraph)
  }

  /// Truncates a text to one line, of just the width of `fitting`.
  init(
    _ text: String, toFit fitting: String, _ truncation: Truncation, spaceAtCut: SpaceAtCut = .trimmed,
    style: TextStyle = TextStyle()
  ) {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let width = typesetter.prepare(fitting, style: style).measure(width: nil, size: 16).width
    self.init(
      text, style: style, width: width,
      ParagraphStyle(maximumLines: 1, truncation: truncation, spaceAtCut: spaceAtCut), with: typesetter)
  }

  var last: TextLine { layout.lines[layout.lines.count - 1] }

  /// The visible text of the last line, in logical order.
  var shown: String {
    guard let hidden = last.ellipsis else { return string(last.range.lowerBound..<last.contentEnd) }
    return string(last.range.lowerBound..<hidden.lowerBound) + String(Self.token)
      + string(hidden.upperBound..<max(hidden.upperBound, last.contentEnd))
  }

  /// The visible text of the last line from left to right, with a character for each glyph.
  var seen: String {
    var seen = ""
    for glyph in text.glyphs(of: last, size: size) {
      if last.ellipsis?.contains(glyph.cluster) == true {
        seen.append(Self.token)
      } else if let character = string(glyph.cluster..<text.utf8.count).first {
        seen.append(character)
      }
    }
    return seen
  }

  /// The glyphs of the last line that stand for hidden text.
  var tokenGlyphs: [PlacedGlyph] {
    text.glyphs(of: last, size: size).filter { last.ellipsis?.contains($0.cluster) == true }
  }

  /// The sum of the advances of the last line's glyphs.
  var advance: Double { text.glyphs(of: last, size: size).reduce(0) { $0 + $1.advance } }

  private func string(_ range: Range<Int>) -> String { String(decoding: text.utf8[range], as: UTF8.self) }
}
