import FontKit
import TestSupport

@testable import TextLayout

/// Faces for tests of line heights: glyphs of Roboto under metrics of other faces, with Noto Sans Thai standing in.
enum LineHeightFaces {
  /// Flutter's test font: three quarters of an em above the baseline, one below.
  static let flutterTest = FontMetrics(unitsPerEm: 1024, ascender: 768, descender: -256)
  /// Ahem, the test font of the web.
  static let ahem = FontMetrics(unitsPerEm: 1000, ascender: 800, descender: -200)
  /// A face with a line gap of a tenth of an em.
  static let gapped = FontMetrics(unitsPerEm: 1000, ascender: 800, descender: -200, lineGap: 100)

  static let roboto = face("Roboto")

  static func face(_ family: String) -> FontFace {
    guard let face = TestFonts.collection.face(family: family) else { preconditionFailure("there is no \(family)") }
    return face.font
  }

  /// Roboto, or its glyphs under these metrics, with Noto Sans Thai to fall back on.
  static func typesetter(_ metrics: FontMetrics? = nil) -> Typesetter {
    var fonts = FontCollection()
    fonts.add(metrics.map { roboto.withMetrics($0) } ?? roboto, family: "Roboto")
    fonts.add(face("Noto Sans Thai"))
    fonts.fallbackFamilies = ["Noto Sans Thai"]
    return Typesetter(fonts: fonts)
  }

  /// The baselines of a text's lines and their total height.
  static func stack(
    _ text: String, _ metrics: FontMetrics? = nil, size: Double, _ lineHeight: LineHeight, maximumLines: Int = 0,
    fallback: FallbackLineHeight = .grow
  ) -> LineStack {
    stack(AttributedText(text), metrics, size: size, lineHeight, maximumLines: maximumLines, fallback: fallback)
  }

  static func stack(
    _ text: AttributedText, _ metrics: FontMetrics? = nil, size: Double, _ lineHeight: LineHeight,
    maximumLines: Int = 0, fallback: FallbackLineHeight = .grow
  ) -> LineStack {
    let layout = typesetter(metrics).prepare(text).layout(
      width: nil, size: size,
      ParagraphStyle(maximumLines: maximumLines, lineHeight: lineHeight, fallbackLineHeight: fallback))
    return LineStack(baselines: layout.lines.map(\.baseline), height: layout.height)
  }

  /// The different heights of a text in Roboto by all ways to measure it: one if they agree.
  static func heights(
    _ string: String, width: Double? = nil, size: Double, _ lineHeight: LineHeight, maximumLines: Int = 0,
    truncation: Truncation = .tail
  ) -> Set<Double> {
    let style = ParagraphStyle(maximumLines: maximumLines, truncation: truncation, lineHeight: lineHeight)
    let typesetter = typesetter()
    let text = typesetter.prepare(string)
    let column = PreparedColumn(TextColumn([string]), typesetter: typesetter)
    let cursor = ColumnCursor(0, in: column, typesetter: typesetter, notes: CursorNotes())
    let question = TextQuestion(
      asked: .lines(width: width, style, lineSpacing: 0), size: size, setting: CursorSetting())
    var answers = ColumnAnswers(question, of: cursor)
    let code = answers.codes(of: 0..<1, inChunk: 0, startingAt: 0)[0]
    let answer = code == ColumnAnswers.unknown ? nil : answers[code]
    var heights: Set = [
      text.layout(width: width, size: size, style).height, text.measure(width: width, size: size, style).height,
      text.height(width: width, size: size, style), text.lineStack(width: width, size: size, style).height,
      column.heights(width: width, size: size, style)[0],
    ]
    for answer in [cursor.answer(question), answer] {
      if case .lines(let lines) = answer { heights.insert(lines.height) }
    }
    let stack = text.uniformStack(size: size, style, lineSpacing: 0).flatMap {
      text.lineStack(width: width ?? .infinity, size: size, maximumLines: maximumLines, $0)
    }
    if let stack { heights.insert(stack.height) }
    PreparedTexts([text]).forEachMeasurement(width: width, size: size, style) { heights.insert($1.height) }
    return heights
  }
}

/// The baselines of a stack of lines, and its height.
struct LineStack: Equatable {
  var baselines: [Double]
  var height: Double

  /// Whether all lengths equal those of `other`, apart from rounding errors.
  func isNearly(_ other: LineStack) -> Bool {
    baselines.count == other.baselines.count && abs(height - other.height) < 1e-9
      && zip(baselines, other.baselines).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

/// A text of several pieces, each with its own attributes.
func attributed(_ pieces: (String, TextAttributes?)...) -> AttributedText {
  var text = AttributedText("")
  for (piece, attributes) in pieces { text.append(piece, attributes ?? TextAttributes()) }
  return text
}
