internal import Synchronization

extension PreparedColumn {
  /// Applies `body` to each item on several threads, and gives the results in the items' order.
  ///
  /// - Parameters:
  ///   - makeTools: Makes what a worker uses for all its items.
  ///   - body: What is done with an item.
  /// - Throws: If the task is cancelled before all is done.
  package static func inParallel<Item: Sendable, Tools, Result: Sendable>(
    _ items: [Item], workers: Int, makeTools: @escaping @Sendable () -> Tools,
    body: @escaping @Sendable (Tools, Item) -> Result
  ) async throws(CancellationError) -> [Result] {
    let next = Counter()
    let done = await withTaskGroup { group in
      for _ in 0..<min(workers, items.count) {
        group.addTask {
          let tools = makeTools()
          var results: [(index: Int, result: Result)] = []
          while true {
            let index = next.take()
            guard index < items.count, !Task.isCancelled else { return results }
            results.append((index, body(tools, items[index])))
            // Else workers on all cores would keep everything else of the program waiting, whoever cancels them too.
            await Task.yield()
          }
        }
      }
      var all: [(index: Int, result: Result)] = []
      for await results in group { all += results }
      return all
    }
    guard done.count == items.count else { throw CancellationError() }
    return done.sorted { $0.index < $1.index }.map(\.result)
  }
}

/// Counts up from 0, on any thread.
private final class Counter: Sendable {
  private let next = Atomic(0)

  func take() -> Int { next.add(1, ordering: .relaxed).oldValue }
}
