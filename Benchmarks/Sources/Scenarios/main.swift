import CAllocations
import Foundation
import Galley
import Workloads

// Runs one scenario a number of times, for tools that count instructions, and counts its allocations: `Scenarios NAME TIMES`.
// All that is not part of it is done once: the difference between two counts of instructions is the scenario's alone.
// Allocations are those of all rounds but the first, which may still fill a cache. The texts are those of `Examples`, so that
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

/// Does something a number of times, and returns the allocations of all times but the first.
func repeated(_ times: Int, _ round: () throws -> Void) rethrows -> UInt {
  guard times > 0 else { return 0 }
  try round()
  let before = allocation_count()
  for _ in 1..<times { try round() }
  return allocation_count() - before
}

/// What is counted, of 1 000 texts.
enum Scenario: String, CaseIterable {
  /// A column, its words being new.
  case columnCold = "column-cold"
  /// A column whose words are known.
  case columnWarm = "column-warm"
  /// The heights of a column at another width and size.
  case columnHeights = "column-heights"
  /// Texts one by one.
  case prepare
  /// The heights of prepared texts at another width and size, by thresholds.
  case height
  /// The same with lines that are filled.
  case lines
  /// Requests as JSON, measured and written as JSON.
  case ndjson

  func run(times: Int) throws -> UInt {
    let workload = try Workload.examples(limit: 1000)
    let style = workload.style
    let column = workload.column
    let typesetter = Typesetter(fonts: Faces.collection)
    // Twice, so that tables and caches are as they will stay.
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
          for text in workload.texts { total += Double(typesetter.prepare(text, style: style).unitsPerEm) }
        }
      case .height:
        repeated(times) { for text in texts { total += text.height(width: 240, size: 19) } }
      case .lines:
        repeated(times) { for text in texts { total += text.measure(width: 240, size: 19).height } }
      case .ndjson:
        // All rounds are one file.
        try repeated(1) {
          try TextMeasurer(fonts: Faces.collection).measure(lines: requests.path) { total += Double($0.count) }
        }
      }
    print(rawValue, total, typesetter.columnPaths(for: style))
    return allocations
  }
}
