import TestSupport
import TextAnalysis

@testable import TextLayout

/// A case laid out in a random paragraph style: in any alignment, balanced or not, truncated or not.
struct PositionCase {
  let example: TextCase
  let text: PreparedText
  let style: ParagraphStyle
  let layout: TextLayout

  var id: String { "\(example)" }
  var size: Double { example.size }
  var width: Double { example.width }

  var lines: [LinePositions] {
    let positions = text.positions(in: layout, size: size)
    return layout.lines.indices.map { positions.line($0) }
  }

  init(_ one: PreparedCase) {
    var random = SeededGenerator(seed: one.example.seed)
    example = one.example
    text = one.prepared
    style = ParagraphStyle(
      maximumLines: one.example.seed % 4 == 0 ? Int.random(in: 1...3, using: &random) : 0,
      truncation: Truncation.allCases.randomElement(using: &random) ?? .tail,
      spaceAtCut: SpaceAtCut.allCases.randomElement(using: &random) ?? .trimmed,
      alignment: LineAlignment.allCases.randomElement(using: &random) ?? .natural,
      wrapping: Int.random(in: 0..<4, using: &random) == 0 ? .balanced : .greedy)
    layout = one.layout(style)
  }

  /// A sample of the random cases: one of every `step`.
  static func sample(every step: Int) -> [PositionCase] {
    stride(from: 0, to: PreparedCase.all.count, by: step).map { PositionCase(PreparedCase.all[$0]) }
  }
}
