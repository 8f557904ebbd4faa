internal import Dispatch
internal import Synchronization

/// Runs an asynchronous function in a detached task, and blocks this thread until it returns.
func waitFor<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result {
  let done = DispatchSemaphore(value: 0)
  let result = ResultBox<Result>()
  Task.detached {
    let value = await body()
    result.value.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  guard let value = result.value.withLock({ $0 }) else { preconditionFailure("the result was signalled") }
  return value
}

private final class ResultBox<Result: Sendable>: Sendable {
  let value = Mutex<Result?>(nil)
}
