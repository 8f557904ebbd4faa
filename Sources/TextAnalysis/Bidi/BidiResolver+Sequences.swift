extension BidiResolver {
  /// Rule X10: calls `body` for each isolating run sequence (BD13), with its characters in `sequence` and the directions
  /// at its start and end (sos, eos).
  mutating func forEachIsolatingRunSequence(
    _ classes: [BidiClass], baseLevel: UInt8, _ body: (inout BidiResolver, BidiClass, BidiClass) -> Void
  ) {
    let runs = levelRuns(classes)
    // The run that each matched PDI starts, by the PDI's index.
    var runStartingAt = [Int32](repeating: -1, count: classes.count)
    for (index, run) in runs.enumerated() where continuesSequence(run, classes) {
      runStartingAt[run.first] = Int32(index)
    }
    for (index, run) in runs.enumerated() where !continuesSequence(run, classes) {
      // `levels` changes as sequences are resolved; the runs keep what rules X1 to X8 gave.
      sequence.removeAll(keepingCapacity: true)
      var current = index
      while true {
        for position in runs[current].first...runs[current].last where !classes[position].isRemoved {
          sequence.append(Int32(position))
        }
        guard let next = continuation(of: runs[current], runStartingAt, classes) else { break }
        current = next
      }
      let level = run.level
      let before = index > 0 ? runs[index - 1].level : baseLevel
      let isOpenIsolate = classes[runs[current].last].isIsolateInitiator && matches[runs[current].last] < 0
      let after = isOpenIsolate || current + 1 == runs.count ? baseLevel : runs[current + 1].level
      body(&self, BidiClass(direction: max(level, before)), BidiClass(direction: max(level, after)))
    }
  }

  /// A level run (BD7) without the characters that rule X9 removes at its ends.
  private struct Run {
    var first: Int
    var last: Int
    var level: UInt8
  }

  private func levelRuns(_ classes: [BidiClass]) -> [Run] {
    var runs: [Run] = []
    for index in classes.indices where !classes[index].isRemoved {
      if let last = runs.indices.last, runs[last].level == levels[index] {
        runs[last].last = index
      } else {
        runs.append(Run(first: index, last: index, level: levels[index]))
      }
    }
    return runs
  }

  /// Whether a run belongs to a sequence that an earlier run starts: its first character closes an isolate.
  private func continuesSequence(_ run: Run, _ classes: [BidiClass]) -> Bool {
    classes[run.first] == .PDI && matches[run.first] >= 0
  }

  /// The run that goes on where a run's last character opens an isolate.
  private func continuation(of run: Run, _ runStartingAt: [Int32], _ classes: [BidiClass]) -> Int? {
    guard classes[run.last].isIsolateInitiator, matches[run.last] >= 0 else { return nil }
    let next = runStartingAt[Int(matches[run.last])]
    return next >= 0 ? Int(next) : nil
  }
}
