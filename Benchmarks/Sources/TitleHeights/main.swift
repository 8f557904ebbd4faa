import Foundation
import Galley
import Workloads

// How long the heights of the texts of a file, one a line, take in Swift: what `Python/benchmarks/heights.py --swift PROGRAM` compares
// itself with. It is asked over and over, by a line of its input each, so that both are measured in turns; it prints the
// nanoseconds of preparing and measuring, of the same by two workers, and of measuring again.

let (width, size) = (200.0, 17.0)
let style = TextStyle(families: ["Roboto"])
let texts = TextColumn(
  try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n").map(String.init))
let clock = ContinuousClock()

/// Prepares the texts and measures them; the column and the nanoseconds a text.
func cold(workers: Int) async throws -> (column: PreparedColumn, nanoseconds: Double) {
  let start = clock.now
  let column = try await PreparedColumn(texts, style: style, fonts: Faces.collection, workers: workers)
  _ = column.heights(width: width, size: size)
  return (column, (clock.now - start) / .nanoseconds(texts.count))
}

while readLine() != nil {
  let (column, one) = try await cold(workers: 1)
  let two = try await cold(workers: 2).nanoseconds
  let start = clock.now
  _ = column.heights(width: width, size: size)
  let warm = (clock.now - start) / .nanoseconds(texts.count)
  try FileHandle.standardOutput.write(contentsOf: Data("\(one) \(two) \(warm)\n".utf8))
}
