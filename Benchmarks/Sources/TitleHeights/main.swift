import Foundation
import Galley
import Workloads

// Measures how long Swift takes to compute the heights of a file's texts, one per line. `Python/benchmarks/heights.py --swift
// PROGRAM` compares Python with it. The program measures once for each line of its standard input, so that the two take turns.
// It prints nanoseconds per text: for preparing and measuring, for the same with two workers, and for measuring again.

let (width, size) = (200.0, 17.0)
let style = TextStyle(families: ["Roboto"])
let texts = TextColumn(
  try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n").map(String.init))
let clock = ContinuousClock()

/// Prepares the texts and measures them; returns the column and the nanoseconds per text.
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
