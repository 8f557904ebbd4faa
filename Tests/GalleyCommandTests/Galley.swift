import Foundation
import TestSupport

/// Runs the `galley` executable that was built along with the tests.
func galley(_ arguments: String..., input: String? = nil) throws -> ProcessResult {
  try runGalley(arguments, input: input)
}

/// Runs the `galley` executable that was built along with the tests.
func runGalley(_ arguments: [String], input: String? = nil) throws -> ProcessResult {
  let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  return try runProcess(tests.deletingLastPathComponent().appending(path: "galley"), arguments, input: input)
}
