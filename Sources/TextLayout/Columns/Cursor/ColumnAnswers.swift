/// The answers of a column's texts to one question: texts with the same answer share a code.
///
/// A text with thresholds answers by its kind and its number of lines. So an answer is found once for each of these
/// pairs, and a text's code takes only comparisons of integers. A text whose lines may differ in height is stacked, and texts with the
/// same stack share a code.
package struct ColumnAnswers: Sendable {
  /// Which of a row's texts are asked, and what.
  package let cursor: Int
  package let question: TextQuestion

  private let asked: ColumnCursor
  private var kinds: [(kind: ColumnChunk.Kind, firstCode: Int)] = []
  /// The answers by their codes; nil where the text itself has to be asked.
  private var answers: [TextAnswer?] = []
  /// The codes of stacks that kinds and numbers of lines do not determine.
  private var stackCodes: [LineStack: UInt16] = [:]

  /// The code of texts that have to be asked themselves.
  package static let unknown = UInt16.max
  /// The most kinds of text that have codes; texts of other kinds are asked one by one.
  private static let kindLimit = 1 << 10
  /// The most stacks that have codes; kinds and stacks together have fewer codes than `unknown`.
  private static let stackLimit = 1 << 14
  private static let codesPerKind = ThresholdFinder.capacity + 1

  package init(_ question: TextQuestion, of cursor: ColumnCursor) {
    self.cursor = cursor.number
    self.question = question
    asked = cursor
  }

  package var codeCount: Int { answers.count }

  package subscript(code: UInt16) -> TextAnswer? { answers[Int(code)] }

  /// The codes of some texts of a chunk; `start` is the index of the chunk's first text in the column.
  package mutating func codes(of texts: Range<Int>, inChunk index: Int, startingAt start: Int) -> [UInt16] {
    let part = texts.lowerBound - start..<texts.upperBound - start
    switch question.asked {
    case .lines(let width, let paragraph, let lineSpacing):
      var codes = codes(of: part, inChunk: index, width: width, paragraph, lineSpacing)
      if paragraph.maximumLines > 0 { markBlankEnds(&codes, from: texts.lowerBound) }
      return codes
    case .width: return Array(repeating: Self.unknown, count: part.count)
    case .fits(let first, let second, let rule):
      answers = [.fits(false), .fits(true)]
      return zip(first.widths(of: part, inChunk: index), second.widths(of: part, inChunk: index)).map {
        guard let first = $0, let second = $1 else { return Self.unknown }
        return rule.holds(first, second) ? 1 : 0
      }
    }
  }

  /// The codes of texts by their numbers of lines.
  private mutating func codes(
    of part: Range<Int>, inChunk index: Int, width: Double?, _ paragraph: ParagraphStyle, _ lineSpacing: Double
  ) -> [UInt16] {
    let chunk = asked.column.chunks(question.setting)[index]
    let surroundings = asked.surroundings(of: question)
    var unknown: [Int] = []
    var result = Array(capacity: part.count) { (result: inout OutputSpan<UInt16>) in
      chunk.write(
        part, surroundings, width: width, to: &result, placeholder: Self.unknown, unknown: &unknown
      ) {
        code(of: $0, $1, paragraph, lineSpacing)
      }
    }
    for index in unknown {
      let lines = chunk.lines(
        at: index, surroundings, width: width, paragraph, lineSpacing: lineSpacing, mayEndBlank: false, asked.context)
      if let lines, let code = code(of: lines) { result[index - part.lowerBound] = code }
    }
    return result
  }

  /// The code for a stack; nil if there are too many.
  private mutating func code(of lines: LineStack) -> UInt16? {
    if let known = stackCodes[lines] { return known }
    guard stackCodes.count < Self.stackLimit else { return nil }
    let code = UInt16(answers.count)
    answers.append(.lines(lines))
    stackCodes[lines] = code
    return code
  }

  /// The code for a kind and a number of lines; nil if the text itself has to be asked, or if there are too many kinds.
  private mutating func code(
    of kind: ColumnChunk.Kind, _ lineCount: Int, _ paragraph: ParagraphStyle, _ lineSpacing: Double
  ) -> UInt16? {
    if let known = kinds.first(where: { $0.kind == kind }) {
      let code = known.firstCode + lineCount
      return answers[code] == nil ? nil : UInt16(code)
    }
    guard kinds.count < Self.kindLimit else { return nil }
    kinds.append((kind, answers.count))
    answers.append(nil)
    answers += (1..<Self.codesPerKind).map {
      kind.lines($0, size: question.size, paragraph, lineSpacing, asked.context).map { .lines($0) }
    }
    return code(of: kind, lineCount, paragraph, lineSpacing)
  }

  /// Sets the codes of truncated texts that may end in white space to `unknown`: if only white space follows the last
  /// line, nothing is truncated.
  private func markBlankEnds(_ codes: inout [UInt16], from first: Int) {
    let texts = asked.column.texts
    for index in codes.indices where codes[index] != Self.unknown {
      guard case .lines(let lines) = answers[Int(codes[index])] else { continue }
      if lines.isTruncated, texts.mayEndBlank(at: first + index) { codes[index] = Self.unknown }
    }
  }
}
