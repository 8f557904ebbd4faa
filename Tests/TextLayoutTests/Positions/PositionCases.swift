import FontKit
import TestSupport
import TextAnalysis

@testable import TextLayout

/// Texts laid out at random: all scripts, both directions, with letter spacing, justification, truncation, tabs and soft hyphens.
struct PositionCase {
  let id: String
  let text: PreparedText
  let layout: TextLayout
  let size: Double
  let width: Double
  let style: ParagraphStyle

  var lines: [LinePositions] {
    let positions = text.positions(in: layout, size: size)
    return layout.lines.indices.map { positions.line($0) }
  }

  /// The texts of the recordings made from real prose, with names, numbers, emoji and spaces put in.
  private static let sources: [ChromiumRecording.Case] =
    ["direction", "prose", "fallback", "emoji", "space", "soft-hyphen", "tab", "letter-spacing", "address"].flatMap {
      (try? ChromiumRecording.named($0))?.cases ?? []
    }

  /// What no writer writes: unpaired controls, marks without a base, empty paragraphs.
  private static let hostile = [
    "", "\n", "a\n", "\r\n\r\n", " ", "\t", "\u{301}", "\u{301}\u{301} \u{301}", "\u{202E}abc אבג 123\u{202C}",
    "\u{2067}א\u{2069}a ",
    "\u{202B}\u{202A}\u{202B}x\u{2066}", "\u{600}  \u{600}1 a\u{600} \u{600}  b", "a\u{200B}\u{200B}b",
    "\u{1F1E6}\u{1F1E6}\u{1F1E6}", "لا لا\u{AD}لا لالالا",
    "a\u{85}b\u{2028}ج\u{2029}\n", "\u{0}\u{7}a\u{7}", "क्षक्षक्ष \u{94D}\u{94D}", "\u{AD}\u{AD}", "\u{FFFC}\u{FFFD}",
  ]

  /// As many cases as are asked for, the same ones every time.
  static func random(_ count: Int, seed: UInt64) -> [PositionCase] {
    var random = SeededGenerator(seed: seed)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    return (0..<count).map { number in
      let isHostile = number % 8 == 0
      let source = sources[Int.random(in: sources.indices, using: &random)]
      let body = isHostile ? hostile[Int.random(in: hostile.indices, using: &random)] : source.text
      let text = typesetter.prepare(
        body,
        style: TextStyle(
          families: source.fonts, weight: source.weight,
          direction: BaseDirection.allCases.randomElement(using: &random) ?? .firstStrong,
          locale: source.locale, breaking: Bool.random(using: &random) ? .unicode : .browser,
          letterSpacing: number % 3 == 0 ? Double.random(in: 0...2, using: &random) : 0))
      let style = ParagraphStyle(
        maximumLines: number % 4 == 0 ? Int.random(in: 1...3, using: &random) : 0,
        truncation: Truncation.allCases.randomElement(using: &random) ?? .tail,
        alignment: TextAlignment.allCases.randomElement(using: &random) ?? .natural,
        wrapping: number % 5 == 0 ? .balanced : .greedy)
      let size = [13, 16, 17.5, 24][number % 4]
      let width = Double.random(in: 10...400, using: &random)
      return PositionCase(
        id: "\(number) \(isHostile ? "hostile" : source.id)", text: text,
        layout: text.layout(width: width, size: size, style), size: size, width: width, style: style)
    }
  }
}
