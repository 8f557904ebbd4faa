extension TextAnalyzer {
  /// Removes the boundaries inside runs of text without spaces that are too short for two words.
  ///
  /// ICU keeps such runs whole in UTF-16. In UTF-8, which it gets here, it counts their bytes as characters.
  func keepShortRunsWhole(_ boundaries: inout [LineBreak], of text: ScalarText) {
    breakUnspacedRuns(of: text, &boundaries) { script, run in run.count <= script.longestWhole ? [] : nil }
  }

  /// Breaks each run of text without spaces by Chromium's dictionary, where it has one of its own.
  func breakRunsAgain(_ boundaries: inout [LineBreak], of text: ScalarText) {
    breakUnspacedRuns(of: text, &boundaries) { script, run in
      guard run.count > script.longestWhole, let breaker = DictionaryBreaker.breaker(for: script) else { return nil }
      let symbols = text.scalars[run].map { UInt8($0 - breaker.base) }
      var breaks: [LineBreak] = []
      breaker.forEachBoundary(inside: symbols.span) {
        breaks.append(LineBreak(offset: text.offsets[run.lowerBound + $0], kind: .allowed))
      }
      return breaks
    }
  }

  /// Replaces the boundaries inside runs of text without spaces.
  ///
  /// - Parameter breaks: The boundaries inside a run of a script, given as its characters; nil to leave it as it is.
  private func breakUnspacedRuns(
    of text: ScalarText, _ boundaries: inout [LineBreak], by breaks: (UnspacedScript, Range<Int>) -> [LineBreak]?
  ) {
    guard text.scalars.contains(where: { UnspacedScript($0) != nil }) else { return }
    var result: [LineBreak] = []
    result.reserveCapacity(boundaries.count)
    var next = 0
    var start = 0
    while start < text.count {
      guard let script = UnspacedScript(text.scalars[start]) else {
        start += 1
        continue
      }
      let end = text.scalars[start...].firstIndex { UnspacedScript($0) != script } ?? text.count
      defer { start = end }
      guard let inside = breaks(script, start..<end) else { continue }
      while next < boundaries.count, boundaries[next].offset <= text.offsets[start] {
        result.append(boundaries[next])
        next += 1
      }
      while next < boundaries.count, boundaries[next].offset < text.offsets[end] { next += 1 }
      result += inside
    }
    boundaries = result + boundaries[next...]
  }
}
