import Foundation
import TestSupport
import Testing

/// What `make test` shows of what `swift test` writes.
struct TestSummaryTests {
  private func summary(_ log: String) throws -> String {
    let script = Repository.file("Scripts/summarize-tests.awk").path
    return try runProcess(URL(filePath: "/usr/bin/awk"), ["-f", script], input: log).output
  }

  /// As `swift test` of Swift 6.3 wrote it.
  private static let passing = """
    ◇ Test run started.
    ↳ Testing Library Version: 6.3
    ◇ Suite "Bidi conformance" started.
    ◇ Test "BidiTest.txt" started.
    ✔ Test "BidiTest.txt" passed after 5.1 seconds.
    ✔ Suite "Bidi conformance" passed after 5.1 seconds.
    """

  @Test("A line for each suite, and the closing line last")
  func passes() throws {
    let closing = "✔ Test run with 1 test in 1 suite passed after 5.1 seconds."
    #expect(
      try summary(Self.passing + "\n" + closing + "\n")
        == "✔ Suite \"Bidi conformance\" passed after 5.1 seconds.\n\(closing)\n")
  }

  @Test("Failures stand together before the closing line, each with what was expected")
  func failures() throws {
    let issue = "✘ Test widths() recorded an issue at A.swift:4:5: Expectation failed: (a → 1) == 2"
    let log = """
      ◇ Suite A started.
      \(issue)
      ↳ a width
        of one line
      ◇ Test other() started.
      noise of a test
      ✘ Test widths() failed after 0.1 seconds with 1 issue.
      ✘ Suite A failed after 0.1 seconds with 1 issue.
      ✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue.

      """
    let expected = """
      ✘ Suite A failed after 0.1 seconds with 1 issue.

      What failed:
      \(issue)
      ↳ a width
        of one line
      ✘ Test widths() failed after 0.1 seconds with 1 issue.
      ✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue.

      """
    #expect(try summary(log) == expected)
    // As Swift Testing writes to a pipe.
    #expect(try summary(log.replacing(#/[✔✘]/#) { "\u{1B}[91m\($0.output)\u{1B}[0m" }) == expected)
  }

  @Test("Of a run that was broken off the last lines are shown")
  func crashes() throws {
    let log = Self.passing + "\nFatal error: Index out of range\nerror: Exited with unexpected signal code 5\n"
    let shown = try summary(log)
    #expect(shown.contains("The run did not end; its last lines:\n◇ Test run started.\n"))
    #expect(shown.hasSuffix("Fatal error: Index out of range\nerror: Exited with unexpected signal code 5\n"))
  }
}
