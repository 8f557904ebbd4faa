extension TextAnalyzer {
  /// Removes the boundaries inside runs of text without spaces that are too short for two words.
  ///
  /// ICU keeps such runs whole in UTF-16. In UTF-8, which it gets here, it counts their bytes as characters.
  func keepShortRunsWhole(_ boundaries: inout [LineBreak], of text: ScalarText) {
    guard text.scalars.contains(where: { UnspacedScript($0) != nil }) else { return }
    // The run, or the other character, that reaches to a boundary or beyond it.
    var (run, script): (Range<Int>, UnspacedScript?) = (0..<0, nil)
    boundaries.removeAll { boundary in
      while text.offsets[run.upperBound] < boundary.offset {
        let start = run.upperBound
        var end = start + 1
        script = UnspacedScript(text.scalars[start])
        while let script, end < text.count, UnspacedScript(text.scalars[end]) == script { end += 1 }
        run = start..<end
      }
      return script.map { run.count <= $0.longestWhole } ?? false && text.offsets[run.upperBound] > boundary.offset
    }
  }

  /// Breaks each run of text without spaces by Chromium's dictionary, where it has one of its own.
  func breakRunsAgain(_ boundaries: inout [LineBreak], of text: ScalarText) {
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
      guard end - start > script.longestWhole, let breaker = DictionaryBreaker.breaker(for: script) else { continue }
      while next < boundaries.count, boundaries[next].offset <= text.offsets[start] {
        result.append(boundaries[next])
        next += 1
      }
      while next < boundaries.count, boundaries[next].offset < text.offsets[end] { next += 1 }
      let symbols = text.scalars[start..<end].map { UInt8($0 - breaker.base) }
      breaker.forEachBoundary(inside: symbols.span) {
        result.append(LineBreak(offset: text.offsets[start + $0], kind: .allowed))
      }
    }
    boundaries = result + boundaries[next...]
  }
}
