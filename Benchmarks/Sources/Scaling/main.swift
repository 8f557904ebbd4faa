import Foundation
import Galley
import Workloads

// Compares two threads with one by wall-clock time, and appends the times to the file that `GALLEY_BENCHMARK_LOG` names. It is a
// separate program because the harness of the other benchmarks blocks one thread of Swift's task pool, which has two on two cores.

let log = try ProcessInfo.processInfo.environment["GALLEY_BENCHMARK_LOG"].map { path in
  let file = try FileHandle(forWritingTo: URL(filePath: path))
  try file.seekToEnd()
  return file
}

/// Measures `body` with one worker and with two, in turns, and writes the nanoseconds of each run divided by `count`.
func compare(_ name: String, count: Int, _ body: (_ workers: Int) async throws -> Void) async throws {
  let clock = ContinuousClock()
  var medians: [Double] = []
  var times: [[Double]] = [[], []]
  for _ in 0..<5 {
    for workers in [1, 2] {
      let start = clock.now
      try await body(workers)
      times[workers - 1].append((clock.now - start) / .nanoseconds(count))
    }
  }
  for (workers, times) in zip([1, 2], times) {
    for time in times { try log?.write(contentsOf: Data("\(name)/\(workers)\t\(Int(time.rounded()))\n".utf8)) }
    medians.append(times.sorted()[times.count / 2])
  }
  print(
    "\(name): \(Int(medians[0])) ns with one, \(Int(medians[1])) with two, \(medians[0] / medians[1]) times as fast")
}

let workload = try Workload("english")
let rows = 1_000_000
let million = TextColumn((0..<rows).lazy.map { workload.texts[$0 % workload.texts.count] })
try await compare("workers", count: rows) { workers in
  _ = try await PreparedColumn(million, style: workload.style, fonts: Faces.collection, workers: workers)
}
let stereoCells = workload.column(of: .stereo, rows: rows)
try await compare("lists/1000000/cold/workers", count: rows) { workers in
  _ = try await PreparedRowColumn(stereoCells, fonts: Faces.collection, workers: workers)
}
let typesetter = Typesetter(fonts: Faces.collection)
let cells = RowWorkload.all.flatMap { $0.rows(of: workload.texts.prefix(500), typesetter) }
let rounds = 20
try await compare("rows/workers", count: cells.count * rounds) { workers in
  await withTaskGroup { group in
    for worker in 0..<workers {
      group.addTask {
        for _ in 0..<rounds {
          for index in stride(from: worker, to: cells.count, by: workers) {
            _ = cells[index].height(width: RowWorkload.width, traits: Traits())
          }
        }
      }
    }
  }
}
