extension AnalyzedText {
  /// The level runs of one line of a paragraph in logical order, with rule L1 of UAX #9 applied to the line's end:
  /// white space and isolate formatting characters there get the paragraph's level.
  ///
  /// - Parameters:
  ///   - line: the line's bytes, trailing white space and hard break included.
  ///   - paragraph: the paragraph that the line is in.
  ///   - utf8: the text that was analysed.
  /// - Complexity: linear in the line's runs and its trailing white space, logarithmic in the text's runs.
  package func levelRuns(ofLine line: Range<Int32>, in paragraph: Paragraph, utf8: Span<UInt8>) -> [LevelRun] {
    guard !line.isEmpty else { return [] }
    let reset = Int32(lineEndReset(of: Int(line.lowerBound)..<Int(line.upperBound), in: utf8))
    var runs: [LevelRun] = []
    var index = firstLevelRun(endingAfter: line.lowerBound)
    while index < levelRuns.count, levelRuns[index].start < reset {
      let run = levelRuns[index]
      runs.append(
        LevelRun(start: max(run.start, line.lowerBound), end: min(run.end, reset), level: run.level))
      index += 1
    }
    guard reset < line.upperBound else { return runs }
    let level: UInt8 = paragraph.baseDirection == .leftToRight ? 0 : 1
    if let last = runs.indices.last, runs[last].level == level {
      runs[last].end = line.upperBound
    } else {
      runs.append(LevelRun(start: reset, end: line.upperBound, level: level))
    }
    return runs
  }

  /// The index of the first run that ends after `offset`.
  private func firstLevelRun(endingAfter offset: Int32) -> Int {
    var low = 0
    var high = levelRuns.count
    while low < high {
      let middle = (low + high) / 2
      if levelRuns[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Where the characters at the end of a line start that rule L1 of UAX #9 sets to the paragraph's level: white space,
/// hard breaks and isolate formatting characters.
///
/// It is the line's end if there are none.
///
/// Cost: linear in those characters.
package func lineEndReset(of line: Range<Int>, in utf8: Span<UInt8>) -> Int {
  var start = line.upperBound
  while start > line.lowerBound {
    var cursor = start - 1
    while cursor > line.lowerBound, utf8[cursor] & 0xC0 == 0x80 { cursor -= 1 }
    var end = cursor
    let bidiClass = BidiClass(of: nextScalar(in: utf8, at: &end))
    guard bidiClass.isResetAtLineEnd || bidiClass == .B || bidiClass == .S else { break }
    start = cursor
  }
  return start
}
