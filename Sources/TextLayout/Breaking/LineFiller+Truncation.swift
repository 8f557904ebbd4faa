internal import Shaping
internal import TextAnalysis

/// What is left of a line, and of all text after it, once it was truncated.
struct TruncatedLine {
  /// The bytes that are not shown; the ellipsis stands in their place.
  var hidden: Range<Int>
  /// Where the content after the ellipsis ends; the end of the text if there is none after it.
  var contentEnd: Int
  /// How wide it is, in units, the ellipsis included.
  var width: Double
}

extension LineFiller {
  /// Whether a line may be the last though text follows, because that is white space and hard breaks only.
  func isBlank(from offset: Int) -> Bool {
    HangingSpace.isBlank(text.shaped.text, from: offset)
  }

  /// Truncates the text at a line that is not its last.
  ///
  /// The ellipsis stands for all text that is not shown. White space beside it is left out with the rest. No grapheme cluster is
  /// ever divided. Where even the ellipsis is too wide it stands alone.
  mutating func truncate(_ line: FilledLine, _ truncation: Truncation) -> TruncatedLine {
    let shaped = text.shaped
    let ellipsis = shaped.width(of: shaped.context.ellipsis, in: shaped.styles[0], unitsPerStep: unitsPerStep)
    let room = limit - ellipsis
    let end = shaped.text.count
    switch truncation {
    case .none:
      return TruncatedLine(hidden: line.next..<end, contentEnd: line.end.offset, width: line.width)
    case .tail:
      let prefix = prefix(of: line, room: room)
      return TruncatedLine(hidden: prefix.end..<end, contentEnd: end, width: prefix.width + ellipsis)
    case .head:
      let suffix = suffix(after: line.start.offset, room: room)
      return TruncatedLine(
        hidden: line.start.offset..<suffix.start, contentEnd: suffix.end, width: suffix.width + ellipsis)
    case .middle:
      // Each side gets half the room; what the second cannot use, the first may.
      let half = prefix(of: line, room: room / 2)
      let suffix = suffix(after: half.end, room: room - half.width)
      let prefix = prefix(of: line, room: room - suffix.width)
      return TruncatedLine(
        hidden: prefix.end..<max(prefix.end, suffix.start), contentEnd: suffix.end,
        width: prefix.width + suffix.width + ellipsis)
    }
  }

  /// The part of a line's paragraph, from the line's start on, that fits; without white space at its end.
  private mutating func prefix(of line: FilledLine, room: Double) -> (end: Int, width: Double) {
    let shaped = text.shaped
    let start = line.start.offset
    let paragraphEnd = shaped.context.hangingSpace.start(
      before: Int(shaped.paragraphs[line.paragraph].contentEnd), in: shaped.text, notBefore: start)
    var ruler = LineRuler(shaped, from: line.start, stops: stops, unitsPerStep: unitsPerStep)

    let whole = shaped.lineEnd(at: paragraphEnd, &buffer)
    var probe = ruler
    let wholeWidth = probe.width(to: whole, &buffer)
    if wholeWidth <= room { return (paragraphEnd, wholeWidth) }

    guard let (end, _) = lastFit(ruler: &ruler, before: paragraphEnd, limit: room) else { return (start, 0) }
    let trimmed = shaped.lineEnd(
      at: shaped.context.hangingSpace.start(before: end.offset, in: shaped.text, notBefore: start), &buffer)
    probe = ruler
    return (trimmed.offset, probe.width(to: trimmed, &buffer))
  }

  /// The part of the last paragraph, from no earlier than `floor` on, that fits; without white space at its ends.
  private mutating func suffix(after floor: Int, room: Double) -> (start: Int, end: Int, width: Double) {
    let shaped = text.shaped
    let paragraph = shaped.paragraphs[shaped.paragraphs.count - 1]
    let lowest = max(floor, Int(paragraph.start))
    let contentEnd = shaped.context.hangingSpace.start(
      before: Int(paragraph.contentEnd), in: shaped.text, notBefore: lowest)
    let end = shaped.lineEnd(at: contentEnd, &buffer)

    // By the positions of the text as it stands, then onward until it fits.
    let graphemes = text.graphemes
    var index = partitionIndex(of: graphemes) { grapheme in
      guard Int(grapheme) >= lowest else { return true }
      let cluster = shaped.cluster(at: Int(grapheme))
      let steps = shaped.fixedPositions.isEmpty ? 0 : end.fixedPosition - shaped.fixedPositions[cluster]
      return Double(end.position - shaped.positions[cluster]) + Double(steps) * unitsPerStep > room
    }
    // The estimate may be too careful by what a cut changes: try one cluster more.
    if index > 0, Int(graphemes[index - 1]) >= lowest { index -= 1 }
    while index < graphemes.count, Int(graphemes[index]) < contentEnd {
      let offset = shaped.context.hangingSpace.end(after: Int(graphemes[index]), in: shaped.text, notAfter: contentEnd)
      let start = shaped.lineStart(at: offset, &buffer)
      var ruler = LineRuler(shaped, from: start, stops: stops, unitsPerStep: unitsPerStep)
      let width = ruler.width(to: end, &buffer)
      if width <= room { return (offset, contentEnd, width) }
      index += 1
    }
    return (contentEnd, contentEnd, 0)
  }
}
