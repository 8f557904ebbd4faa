internal import Shaping
internal import TextAnalysis

/// How a line is truncated: what is hidden of it and of all text after it.
struct TruncatedLine {
  /// The bytes that are not shown; the token stands in their place.
  var hidden: Range<Int>
  /// Where the content after the token ends; the end of the text if there is none after it.
  var contentEnd: Int
  /// How wide it is, in units, the token included.
  var width: Double
  /// Where the text ends that counts for its height, before the token.
  var boxEnd: Int
  /// Whether the token stands in the place of what is hidden.
  var hasToken = true
}

extension LineFiller {
  /// Whether only white space and hard breaks follow an offset, so that the line before it counts as the text's last.
  func isBlank(from offset: Int) -> Bool {
    HangingSpace.isBlank(text.shaped.text, from: offset)
  }

  /// Truncates the last line that may be shown; nil if it is shown as it is.
  mutating func truncated(_ line: FilledLine, _ style: ParagraphStyle) -> TruncatedLine? {
    if !isAtEnd && !isBlank(from: line.next) {
      return style.truncation == .tail && rules.cutsMeasuredLines
        ? truncateLikeSkia(line) : truncate(line, style.truncation, style.spaceAtCut)
    }
    guard style.truncation != .none, line.width > limit else { return nil }
    let truncated = truncate(line, style.truncation, style.spaceAtCut)
    return truncated.width < line.width ? truncated : nil
  }

  /// Truncates the text at a line that is not its last, or that is too wide.
  ///
  /// The token stands for all hidden text, which is at least a grapheme cluster or a hard break. White space before a
  /// hard break and at the text's end is never shown.
  private mutating func truncate(_ line: FilledLine, _ truncation: Truncation, _ space: SpaceAtCut) -> TruncatedLine {
    let direction = text.shaped.paragraphs[line.paragraph].baseDirection
    let end = text.shaped.text.count
    switch truncation {
    case .none:
      return TruncatedLine(
        hidden: line.next..<end, contentEnd: line.end.offset, width: line.width, boxEnd: line.next, hasToken: false)
    case .tail:
      let token = text.shaped.tokenWidth(in: direction, unitsPerStep: unitsPerStep)
      let shown = trim(beginning(of: line, room: limit - token), of: line, space)
      return TruncatedLine(
        hidden: shown.range.upperBound..<end, contentEnd: end, width: shown.width + token,
        boxEnd: shown.range.upperBound)
    case .head:
      let token = text.shaped.tokenWidth(in: direction, unitsPerStep: unitsPerStep)
      let shown = trim(ending(after: line.start.offset, room: limit - token), space)
      return TruncatedLine(
        hidden: line.start.offset..<shown.range.lowerBound, contentEnd: shown.range.upperBound,
        width: shown.width + token, boxEnd: line.start.offset)
    case .middle:
      return truncateMiddle(of: line, direction, space)
    }
  }

  /// Truncates in the middle, with as much of the text's end as of the line's beginning.
  private mutating func truncateMiddle(
    of line: FilledLine, _ base: TextDirection, _ space: SpaceAtCut
  ) -> TruncatedLine {
    let shaped = text.shaped
    // The token's direction depends on the cut, so there is room for the wider of the two.
    let room =
      limit
      - max(
        shaped.tokenWidth(in: .leftToRight, unitsPerStep: unitsPerStep),
        shaped.tokenWidth(in: .rightToLeft, unitsPerStep: unitsPerStep))
    var (before, after) = balance(line, room: room)
    if before.range.isEmpty && after.range.isEmpty { before = beginning(of: line, room: room) }
    before = trim(before, of: line, space)
    after = trim(after, space)

    let hidden = before.range.upperBound..<after.range.lowerBound
    let level = shaped.tokenLevel(
      inPlaceOf: hidden, shown: line.start.offset..<after.range.upperBound, inLineOf: base)
    let token = shaped.tokenWidth(
      in: level & 1 == 0 ? .leftToRight : .rightToLeft, unitsPerStep: unitsPerStep)
    return TruncatedLine(
      hidden: hidden, contentEnd: after.range.upperBound, width: before.width + token + after.width,
      boxEnd: hidden.lowerBound)
  }

  /// The text on both sides of a gap that grows from the middle.
  ///
  /// Each step takes a cluster from the side that stays wider without it.
  private mutating func balance(_ line: FilledLine, room: Double) -> (before: ShownText, after: ShownText) {
    // The search starts with half of the room on each side: until one side has shrunk to that, both are wider. The gap
    // contains the middle cluster from the start.
    let middle = wholeWidth(of: line) / 2
    var before = beginning(of: line, room: room / 2, dividingLigatures: false)
    var after = ending(after: before.range.upperBound, room: room / 2, dividingLigatures: false)
    if before.width < room / 2, let more = longer(before, of: line, before: after.range.lowerBound),
      more.width <= middle
    {
      before = more
    }
    if after.width < room / 2, let more = longer(after, after: before.range.upperBound), more.width < middle {
      after = more
    }
    while before.width + after.width > room {
      let shorterBefore = shorter(before, of: line)
      let shorterAfter = shorter(after)
      if let shorterBefore, shorterBefore.width > shorterAfter?.width ?? -.infinity {
        before = shorterBefore
      } else if let shorterAfter {
        after = shorterAfter
      } else {
        break
      }
    }
    return (before, after)
  }
}
