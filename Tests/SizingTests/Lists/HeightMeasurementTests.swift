import Sizing
import Synchronization
import TestSupport
import Testing

@Suite("Measuring a list in chunks", .tags(.concurrency))
struct HeightMeasurementTests {
  @Test(
    "Every row is measured once, the first chunk is that on the screen, and heights do not depend on the workers",
    arguments: [1, 2, 8],
    [(0, 0, 7), (1, 0, 7), (1_000, 430, 64), (1_000, 999, 64), (1_000, 5_000, 1), (129, 64, 64), (129, 64, Int.max)])
  func chunks(workers: Int, list: (count: Int, first: Int, chunkSize: Int)) async {
    var heights: [Double?] = Array(repeating: nil, count: list.count)
    var measured = 0
    var starts: [Int] = []
    let measurement = HeightMeasurement(
      count: list.count, startingAt: list.first, chunkSize: list.chunkSize, workerCount: workers)
    for await chunk in measurement.chunks(worker: { 0.5 }, height: { worker, row in Double(row) + worker }) {
      starts.append(chunk.rows.lowerBound)
      #expect(chunk.rows.count == chunk.heights.count && chunk.rows.count <= list.chunkSize)
      measured += chunk.rows.count
      #expect(chunk.measuredCount == measured)
      for (row, height) in zip(chunk.rows, chunk.heights) {
        #expect(heights[row] == nil)
        heights[row] = height
      }
    }
    let expected: [Double?] = (0..<list.count).map { row in Double(row) + 0.5 }
    #expect(heights == expected)
    if workers == 1, list.first < list.count { #expect(starts.first == list.first) }
  }

  @Test("Measuring goes outwards from the screen")
  func order() async {
    var starts: [Int] = []
    let measurement = HeightMeasurement(count: 100, startingAt: 40, chunkSize: 20, workerCount: 1)
    for await chunk in measurement.chunks(worker: {}, height: { _, _ in 1 }) { starts.append(chunk.rows.lowerBound) }
    #expect(starts == [40, 20, 60, 0, 80])
  }

  @Test("Whoever stops reading stops the measuring")
  func cancellation() async {
    let count = Mutex(0)
    let measurement = HeightMeasurement(count: 100_000_000, chunkSize: 10, workerCount: 2)
    let reader = Task {
      for await _ in measurement.chunks(
        worker: {},
        height: { _, _ in
          count.withLock { $0 += 1 }
          return 1
        })
      {
        return
      }
    }
    await reader.value
    // Workers finish their current chunk: the loop waits until the count no longer rises.
    var last = -1
    while last != count.withLock({ $0 }) {
      last = count.withLock { $0 }
      try? await Task.sleep(for: .milliseconds(50))
    }
    #expect(last < 100_000_000)
  }
}
