internal import Synchronization
internal import TextLayout

/// Measures the rows of a list on several cores, those on the screen first.
///
///     let measurement = HeightMeasurement(count: names.count, startingAt: firstVisibleRow)
///     let chunks = measurement.chunks { Typesetter(fonts: fonts) } height: { typesetter, row in
///       let cell = StereoCell(StereoCell.Content(title: names[row]), typesetter: typesetter)
///       return cell.height(width: 375, traits: traits)
///     }
///     for await chunk in chunks { index.replaceRows(chunk.rows, inSection: 0, with: chunk.heights) }
///
/// Each worker has a value of its own, such as a typesetter. As rows are functions of their content, the heights do not
/// depend on the number of workers or on which of them measures what; only the order of the chunks does.
public struct HeightMeasurement: Sendable {
  /// Rows that were measured together.
  public struct Chunk: Hashable, Sendable {
    /// Which rows.
    public var rows: Range<Int>
    /// Their heights, in points.
    public var heights: [Double]
    /// How many rows have been measured so far, these included.
    public var measuredCount: Int
  }

  /// The chunks in the order in which they are measured: from the first row outwards, below and above it in turn.
  private let order: [Range<Int>]
  private let workerCount: Int

  /// Makes a measurement of the rows of a list.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - first: The row to begin with, such as the first on the screen.
  ///   - chunkSize: How many rows to measure together: one or a few screenfuls, at least 1.
  ///   - workerCount: How many tasks measure at a time, at least 1.
  public init(count: Int, startingAt first: Int = 0, chunkSize: Int = 256, workerCount: Int = 2) {
    require(count >= 0, "a list cannot have \(count) rows")
    require(chunkSize > 0 && workerCount > 0, "chunks and workers are at least 1")
    let (first, chunkSize) = (min(max(0, first), count), min(chunkSize, max(1, count)))
    let below = stride(from: first, to: count, by: chunkSize).map { $0..<min($0 + chunkSize, count) }
    let above = stride(from: first, to: 0, by: -chunkSize).map { max(0, $0 - chunkSize)..<$0 }
    order =
      zip(below, above).flatMap { [$0, $1] } + below.dropFirst(above.count) + above.dropFirst(below.count)
    self.workerCount = workerCount
  }

  /// Measures all rows and streams the heights of each chunk when it is done.
  ///
  /// If the task that reads the stream is cancelled or stops reading, measuring ends after the current chunks, and so does
  /// the stream.
  ///
  /// - Parameters:
  ///   - worker: Makes the value that one worker uses.
  ///   - height: Gives the height of a row, in points.
  public func chunks<Worker>(
    worker: @escaping @Sendable () -> Worker,
    height: @escaping @Sendable (inout Worker, _ row: Int) -> Double
  ) -> AsyncStream<Chunk> {
    let (stream, continuation) = AsyncStream.makeStream(of: Chunk.self)
    let progress = Progress(order)
    let task = Task {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<workerCount {
          group.addTask {
            var worker = worker()
            while !Task.isCancelled, let rows = progress.next() {
              var heights: [Double] = []
              heights.reserveCapacity(rows.count)
              for row in rows { heights.append(height(&worker, row)) }
              progress.finish(rows.count) {
                continuation.yield(Chunk(rows: rows, heights: heights, measuredCount: $0))
              }
              // Without this, workers on all cores would keep the task that reads the heights waiting until the end.
              await Task.yield()
            }
          }
        }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

private final class Progress: Sendable {
  private let state: Mutex<(left: ArraySlice<Range<Int>>, measuredCount: Int)>

  init(_ order: [Range<Int>]) {
    state = Mutex((order[...], 0))
  }

  func next() -> Range<Int>? { state.withLock { $0.left.popFirst() } }

  /// Counts rows as measured and passes on the count, one worker at a time, so that it never decreases.
  func finish(_ count: Int, _ body: (Int) -> Void) {
    state.withLock {
      $0.measuredCount += count
      body($0.measuredCount)
    }
  }
}
