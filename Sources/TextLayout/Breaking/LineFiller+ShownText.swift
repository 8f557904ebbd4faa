internal import Shaping
internal import TextAnalysis

/// The bytes that are shown on one side of the token, and how wide they are, in units.
struct ShownText {
  var range: Range<Int>
  var width = 0.0
}

/// What is shown before the token.
extension LineFiller {
  /// The longest part of a line's paragraph, from the line's start, that fits.
  ///
  /// If only white space follows the paragraph, it is never the whole paragraph: the token stands for at least one
  /// cluster.
  mutating func beginning(
    of line: FilledLine, room: Double, dividingLigatures: Bool = true
  ) -> ShownText {
    let shaped = text.shaped
    let start = line.start.offset
    let end = contentEnd(ofParagraphOf: line)
    if !isBlank(from: Int(shaped.paragraphs[line.paragraph].end)) {
      let whole = beginning(of: line, upTo: end)
      if whole.width <= room { return whole }
    }
    let ruler = ruler(of: line)
    guard let (boundary, width) = lastFit(ruler: ruler, before: end, limit: room, dividingLigatures: dividingLigatures)
    else { return ShownText(range: start..<start) }
    return ShownText(range: start..<boundary.offset, width: width)
  }

  /// The beginning of a line with one cluster more, if that ends before `end`.
  mutating func longer(_ shown: ShownText, of line: FilledLine, before end: Int) -> ShownText? {
    guard let boundary = cut(after: shown.range.upperBound), boundary < end,
      boundary <= contentEnd(ofParagraphOf: line)
    else { return nil }
    return beginning(of: line, upTo: boundary)
  }

  /// The beginning of a line with one cluster less; nil if it has none.
  mutating func shorter(_ shown: ShownText, of line: FilledLine) -> ShownText? {
    guard !shown.range.isEmpty, let boundary = cut(before: shown.range.upperBound) else { return nil }
    return beginning(of: line, upTo: max(boundary, shown.range.lowerBound))
  }

  /// How wide the rest of the text would be from a line's start on, in one line; infinite if it has several paragraphs.
  mutating func wholeWidth(of line: FilledLine) -> Double {
    guard isBlank(from: Int(text.shaped.paragraphs[line.paragraph].end)) else { return .infinity }
    return beginning(of: line, upTo: contentEnd(ofParagraphOf: line)).width
  }

  /// Where the trailing white space of a line's paragraph begins.
  private func contentEnd(ofParagraphOf line: FilledLine) -> Int {
    spaceStart(before: Int(text.shaped.paragraphs[line.paragraph].contentEnd), notBefore: line.start.offset)
  }

  /// Where the white space before `end` begins, on a grapheme boundary: a space with a combining mark is not white
  /// space.
  func spaceStart(before end: Int, notBefore floor: Int) -> Int {
    let start = text.shaped.context.rules.hangingSpace.start(before: end, in: text.shaped.text, notBefore: floor)
    let boundary = partitionIndex(of: text.graphemes) { Int($0) < start }
    return min(end, Int(text.graphemes[boundary]))
  }

  /// Where the white space after `start` ends, on a grapheme boundary.
  func spaceEnd(after start: Int, notAfter ceiling: Int) -> Int {
    let end = text.shaped.context.rules.hangingSpace.end(after: start, in: text.shaped.text, notAfter: ceiling)
    let boundary = partitionIndex(of: text.graphemes) { Int($0) <= end } - 1
    return max(start, Int(text.graphemes[boundary]))
  }

  /// The beginning of a line without the white space at its end, unless that is to be kept.
  mutating func trim(_ shown: ShownText, of line: FilledLine, _ space: SpaceAtCut) -> ShownText {
    guard space == .trimmed else { return shown }
    let end = spaceStart(before: shown.range.upperBound, notBefore: shown.range.lowerBound)
    return end == shown.range.upperBound ? shown : beginning(of: line, upTo: end)
  }

  private mutating func beginning(of line: FilledLine, upTo end: Int) -> ShownText {
    var ruler = ruler(of: line)
    let boundary = text.shaped.lineEnd(at: end, &buffer)
    return ShownText(range: line.start.offset..<end, width: ruler.width(to: boundary, &buffer))
  }

  private func ruler(of line: FilledLine) -> LineRuler {
    LineRuler(text.shaped, from: line.start, stops: stops, unitsPerStep: unitsPerStep)
  }
}

/// What is shown after the token: the end of the last paragraph that is not blank.
extension LineFiller {
  /// The longest end of the text that fits and begins after `floor`.
  mutating func ending(after floor: Int, room: Double, dividingLigatures: Bool = true) -> ShownText {
    let shaped = text.shaped
    let paragraph = lastParagraph(from: floor)
    let start = max(floor, Int(paragraph.start))
    let end = spaceStart(before: Int(paragraph.contentEnd), notBefore: start)
    let boundary = shaped.lineEnd(at: end, &buffer)
    let first = max(floor + 1, Int(paragraph.start))
    guard let (cut, width) = firstFit(from: first, to: boundary, limit: room, dividingLigatures: dividingLigatures)
    else { return ShownText(range: end..<end) }
    return ShownText(range: cut.offset..<end, width: width)
  }

  /// The last paragraph with more than white space, or the one that holds `floor`.
  private func lastParagraph(from floor: Int) -> Paragraph {
    let shaped = text.shaped
    var index = shaped.paragraphs.count - 1
    while index > 0, Int(shaped.paragraphs[index].start) > floor,
      HangingSpace.isBlank(
        shaped.text, from: Int(shaped.paragraphs[index].start), to: Int(shaped.paragraphs[index].end))
    {
      index -= 1
    }
    return shaped.paragraphs[index]
  }

  /// The text's end with one cluster more, if that begins after `floor`.
  mutating func longer(_ shown: ShownText, after floor: Int) -> ShownText? {
    guard let boundary = cut(before: shown.range.lowerBound), boundary > floor,
      boundary >= Int(lastParagraph(from: floor).start)
    else { return nil }
    return ending(from: boundary, upTo: shown.range.upperBound)
  }

  /// The text's end with one cluster less; nil if it has none.
  mutating func shorter(_ shown: ShownText) -> ShownText? {
    guard !shown.range.isEmpty, let boundary = cut(after: shown.range.lowerBound) else { return nil }
    return ending(from: min(boundary, shown.range.upperBound), upTo: shown.range.upperBound)
  }

  /// The text's end without the white space before it, unless that is to be kept.
  mutating func trim(_ shown: ShownText, _ space: SpaceAtCut) -> ShownText {
    guard space == .trimmed else { return shown }
    let start = spaceEnd(after: shown.range.lowerBound, notAfter: shown.range.upperBound)
    return start == shown.range.lowerBound ? shown : ending(from: start, upTo: shown.range.upperBound)
  }

  private mutating func ending(from start: Int, upTo end: Int) -> ShownText {
    let boundary = text.shaped.lineStart(at: start, &buffer)
    var ruler = LineRuler(text.shaped, from: boundary, stops: stops, unitsPerStep: unitsPerStep)
    return ShownText(range: start..<end, width: ruler.width(to: text.shaped.lineEnd(at: end, &buffer), &buffer))
  }
}
