/// Collects level runs in order, joining neighbours of the same level.
struct LevelRunBuilder {
  private(set) var runs: [LevelRun] = []

  mutating func append(end: Int32, level: UInt8) {
    let start = runs.last?.end ?? 0
    guard end > start else { return }
    if let last = runs.indices.last, runs[last].level == level {
      runs[last].end = end
    } else {
      runs.append(LevelRun(start: start, end: end, level: level))
    }
  }
}
