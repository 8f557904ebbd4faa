internal import Shaping
internal import TextAnalysis

extension BreakOpportunity {
  /// All break opportunities of a text, measured: the soft breaks inside each paragraph, and each paragraph's
  /// end.
  ///
  /// Cost: linear; only cuts that HarfBuzz calls unsafe are shaped, a few characters each.
  static func all(
    in shaped: ShapedText, breaks: [LineBreak], addresses: [Range<Int32>], _ buffer: inout ShapingBuffer
  ) -> [BreakOpportunity] {
    var nextAddress = 0
    var opportunities: [BreakOpportunity] = []
    opportunities.reserveCapacity(breaks.count + 1)
    forEachLineEnd(of: shaped.text, shaped.paragraphs, breaks, shaped.context.rules.hangingSpace) { lineEnd in
      while nextAddress < addresses.count, Int(addresses[nextAddress].upperBound) <= lineEnd.offset { nextAddress += 1 }
      let isInside = nextAddress < addresses.count && Int(addresses[nextAddress].lowerBound) < lineEnd.offset
      opportunities.append(
        lineEnd.endsParagraph
          ? BreakOpportunity(in: shaped, at: lineEnd.offset, contentEnd: lineEnd.cut, after: lineEnd.floor, &buffer)
          : BreakOpportunity(
            in: shaped, at: lineEnd.offset, after: lineEnd.floor, isInsideAddress: isInside, &buffer))
    }
    return opportunities
  }

  private init(
    in shaped: ShapedText, at offset: Int, after floor: Int, isInsideAddress: Bool, _ buffer: inout ShapingBuffer
  ) {
    let contentEnd = shaped.context.rules.hangingSpace.start(before: offset, in: shaped.text, notBefore: floor)
    let end = shaped.lineEnd(at: offset, contentEnd: contentEnd, &buffer)
    let start = shaped.lineStart(at: offset, &buffer)
    var hyphenWidth = 0
    // Before a space, the line breaks at the space and draws no hyphen.
    if contentEnd == offset, shaped.context.rules.drawsHyphens, shaped.text.endsWithSoftHyphen(at: offset) {
      let run = shaped.run(at: contentEnd - 2)
      let style = shaped.styles[Int(run.style)]
      hyphenWidth = shaped.units(of: style.context.hyphens[Int(run.font)], in: style)
    }
    self.init(
      offset: Int32(offset), contentEnd: Int32(contentEnd), cut: Int32(offset), endPosition: end.position,
      startPosition: start.position,
      safeStart: Int32(start.safeOffset), safeEnd: Int32(end.safeOffset), endsParagraph: false,
      hyphenWidth: hyphenWidth, isInsideAddress: isInsideAddress)
  }

  private init(
    in shaped: ShapedText, at offset: Int, contentEnd: Int, after floor: Int, _ buffer: inout ShapingBuffer
  ) {
    let trimmedEnd = shaped.context.rules.hangingSpace.start(before: contentEnd, in: shaped.text, notBefore: floor)
    let end = shaped.lineEnd(at: contentEnd, contentEnd: trimmedEnd, &buffer)
    // Paragraphs are shaped separately, so the next one's start is safe.
    let next = shaped.cluster(at: offset)
    self.init(
      offset: Int32(offset), contentEnd: Int32(trimmedEnd), cut: Int32(contentEnd), endPosition: end.position,
      startPosition: shaped.positions[next], safeStart: Int32(offset), safeEnd: Int32(end.safeOffset),
      endsParagraph: true, hyphenWidth: 0)
  }
}

/// A place where a line may end, as text analysis finds it.
struct LineEnd {
  /// Where the next line starts, in bytes.
  var offset: Int
  /// Where the text is cut: there, or, at a paragraph's end, before the hard break.
  var cut: Int
  /// White space before the break is looked for back to here, where the break before it is.
  var floor: Int
  var endsParagraph: Bool
}

/// Calls `body` with all break opportunities of a text: the soft breaks inside each paragraph, and each paragraph's end.
func forEachLineEnd(
  of text: [UInt8], _ paragraphs: [Paragraph], _ breaks: [LineBreak], _ hangingSpace: HangingSpace,
  _ body: (LineEnd) -> Void
) {
  var next = 0
  for paragraph in paragraphs {
    var floor = Int(paragraph.start)
    while next < breaks.count, breaks[next].offset < paragraph.contentEnd {
      let offset = Int(breaks[next].offset)
      next += 1
      guard offset > floor else { continue }
      // Invisible text gets no line of its own.
      let following = next < breaks.count ? breaks[next].offset : paragraph.contentEnd
      let piece = offset..<max(offset, Int(min(following, paragraph.contentEnd)))
      if hangingSpace.hangsWhole(piece, of: text) { continue }
      body(LineEnd(offset: offset, cut: offset, floor: floor, endsParagraph: false))
      floor = offset
    }
    while next < breaks.count, breaks[next].offset <= paragraph.end { next += 1 }
    body(LineEnd(offset: Int(paragraph.end), cut: Int(paragraph.contentEnd), floor: floor, endsParagraph: true))
  }
}

extension [UInt8] {
  /// Whether U+00AD, in UTF-8, ends at `offset`.
  fileprivate func endsWithSoftHyphen(at offset: Int) -> Bool {
    offset >= 2 && self[offset - 2] == 0xC2 && self[offset - 1] == 0xAD
  }
}
