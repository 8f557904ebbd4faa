import Synchronization
import Testing

/// Checks a property of many cases on two threads, and records an issue for each of the first five that lack it.
///
/// - Parameters:
///   - cases: At least 10 000 cases, divided by `PreparedCase.share`.
///   - fault: Describes what is wrong with a case; nil if nothing is.
func expectAll(_ cases: [PreparedCase], fault: @escaping @Sendable (PreparedCase) -> String?) {
  #expect(cases.count >= 10_000 / PreparedCase.share)
  let faults = Mutex<[(seed: UInt64, text: String)]>([])
  concurrently(2) { worker in
    for index in stride(from: worker, to: cases.count, by: 2) {
      guard let fault = fault(cases[index]) else { continue }
      faults.withLock { $0.append((cases[index].example.seed, "\(fault)\n\(cases[index].example)")) }
    }
  }
  let found = faults.withLock { $0 }.sorted { $0.seed < $1.seed }
  for fault in found.prefix(5) { Issue.record("\(fault.text)") }
  #expect(found.isEmpty, "\(found.count) of \(cases.count) cases")
}
