import CAllocations
import Foundation
import Galley
import Workloads

// Runs one scenario a number of times, for tools that count instructions, and counts its allocations: `Scenarios NAME TIMES`.
// Everything else runs once, so two runs with different TIMES differ by the scenario's instructions alone.
// Allocations are counted in all rounds but the first, which may still fill caches. The texts are those of `Examples`, so the
// counts are the same on every machine.

let arguments = CommandLine.arguments
if arguments.count == 3, let times = Int(arguments[2]) {
  if let scenario = Scenario(rawValue: arguments[1]) {
    finish(try scenario.run(times: times))
  }
  if let scenario = RowScenario(arguments[1]) {
    finish(try scenario.run(times: times))
  }
}
let names = Scenario.allCases.map(\.rawValue) + RowScenario.names
print("usage: Scenarios NAME TIMES, where NAME is one of\n\(names.joined(separator: "\n"))")
exit(2)

func finish(_ allocations: UInt) -> Never {
  print("allocations: \(allocations)")
  exit(0)
}

/// Runs `round` a number of times, and returns the allocations of all rounds but the first.
func repeated(_ times: Int, _ round: () throws -> Void) rethrows -> UInt {
  guard times > 0 else { return 0 }
  try round()
  let before = allocation_count()
  for _ in 1..<times { try round() }
  return allocation_count() - before
}

/// A scenario with 1 000 texts per round.
enum Scenario: String, CaseIterable {
  /// Preparing a column whose words are not cached.
  case columnCold = "column-cold"
  /// Preparing a column whose words are cached.
  case columnWarm = "column-warm"
  /// Measuring the heights of a prepared column.
  case columnHeights = "column-heights"
  /// Preparing texts one by one.
  case prepare
  /// Measuring the heights of prepared texts, by thresholds.
  case height
  /// Measuring prepared texts by filling lines.
  case lines
  /// Reading requests as JSON, measuring them, and writing the results as JSON.
  case ndjson

  func run(times: Int) throws -> UInt {
    let workload = try Workload.examples(limit: 1000)
    let style = workload.style
    let column = workload.column
    let typesetter = Typesetter(fonts: Faces.collection)
    // Prepared twice, so that tables and caches reach their final state.
    var prepared = PreparedColumn(column, style: style, typesetter: typesetter)
    prepared = PreparedColumn(column, style: style, typesetter: typesetter)
    let texts = workload.texts.map { typesetter.prepare($0, style: style) }
    let requests = FileManager.default.temporaryDirectory.appending(path: "galley-\(getpid()).ndjson")
    defer { try? FileManager.default.removeItem(at: requests) }
    if self == .ndjson {
      let lines = try workload.texts.map { text in
        try JSONSerialization.data(withJSONObject: ["text": text, "width": 300], options: .sortedKeys)
      }
      let round = lines.joined(separator: Data("\n".utf8)) + Data("\n".utf8)
      try (0..<times).reduce(into: Data()) { data, _ in data += round }.write(to: requests)
    }
    var total = 0.0
    let allocations =
      switch self {
      case .columnCold:
        repeated(times) {
          typesetter.trimCaches()
          total += Double(PreparedColumn(column, style: style, typesetter: typesetter).count)
        }
      case .columnWarm:
        repeated(times) { total += Double(PreparedColumn(column, style: style, typesetter: typesetter).count) }
      case .columnHeights:
        repeated(times) { total += prepared.heights(width: 240, size: 19).reduce(0, +) }
      case .prepare:
        repeated(times) {
          for text in workload.texts { total += typesetter.prepare(text, style: style).isEmpty ? 1 : 0 }
        }
      case .height:
        repeated(times) { for text in texts { total += text.height(width: 240, size: 19) } }
      case .lines:
        repeated(times) { for text in texts { total += text.measure(width: 240, size: 19).height } }
      case .ndjson:
        // The file holds the texts of all rounds.
        try repeated(1) {
          try TextMeasurer(fonts: Faces.collection).measure(lines: requests.path) { total += Double($0.count) }
        }
      }
    print(rawValue, total)
    return allocations
  }
}
