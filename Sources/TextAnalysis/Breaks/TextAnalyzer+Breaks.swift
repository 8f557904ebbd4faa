extension TextAnalyzer {
  /// The boundaries of grapheme clusters, 0 and the end included.
  func findGraphemes(_ utf8: Span<UInt8>) -> [Int32] {
    var boundaries: [Int32] = [0]
    boundaries.reserveCapacity(utf8.count + 1)
    graphemeIterator.forEachBoundary(in: utf8) { offset, _ in boundaries.append(offset) }
    return boundaries
  }

  /// Every boundary UAX #14 gives, the end of the text included, wherever grapheme clusters end.
  package func lineBoundaries(of utf8: Span<UInt8>, options: AnalysisOptions) -> [LineBreak] {
    var breaks: [LineBreak] = []
    withLineIterator(options) { iterator in
      iterator.forEachBoundary(in: utf8) { offset, isHard in
        breaks.append(LineBreak(offset: offset, kind: isHard ? .mandatory : .allowed))
      }
    }
    return breaks
  }

  /// The line breaks, those inside a grapheme cluster left out: UAX #14 breaks between a space and a mark.
  func findBreaks(_ utf8: Span<UInt8>, graphemes: [Int32], options: AnalysisOptions) -> [LineBreak] {
    var cluster = 0
    return lineBoundaries(of: utf8, options: options).filter { lineBreak in
      while graphemes[cluster] < lineBreak.offset { cluster += 1 }
      guard graphemes[cluster] == lineBreak.offset else { return false }
      return lineBreak.kind == .mandatory || Int(lineBreak.offset) < utf8.count
    }
  }
}
