extension TextAnalyzer {
  /// Breaks each run of text without spaces as Chromium does, where ICU's boundaries are others.
  ///
  /// That is, by Chromium's dictionary, and none in a run too short for two words: ICU tells by bytes, and Chromium's texts are
  /// UTF-16.
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
      let isWhole = end - start <= script.longestWhole
      let breaker = DictionaryBreaker.breaker(for: script)
      guard isWhole || breaker != nil else { continue }
      while next < boundaries.count, boundaries[next].offset <= text.offsets[start] {
        result.append(boundaries[next])
        next += 1
      }
      while next < boundaries.count, boundaries[next].offset < text.offsets[end] { next += 1 }
      guard !isWhole, let breaker else { continue }
      let run = text.scalars[start..<end].map { UInt8($0 - breaker.base) }
      breaker.forEachBoundary(inside: run.span) {
        result.append(LineBreak(offset: text.offsets[start + $0], kind: .allowed))
      }
    }
    boundaries = result + boundaries[next...]
  }
}
