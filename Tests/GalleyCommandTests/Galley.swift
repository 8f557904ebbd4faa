import Foundation
import TestSupport

/// The `galley` executable that was built along with the tests.
let galleyExecutable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  .appending(path: "galley")

/// Runs the `galley` executable that was built along with the tests.
func galley(_ arguments: String..., input: String? = nil) throws -> ProcessResult {
  try runGalley(arguments, input: input)
}

/// Runs the `galley` executable that was built along with the tests.
func runGalley(_ arguments: [String], input: String? = nil) throws -> ProcessResult {
  try runProcess(galleyExecutable, arguments, input: input)
}

/// Runs a script of the shell in which `galley` is the executable and `folder` a folder.
func runShell(_ script: String, in folder: URL) throws -> ProcessResult {
  let galley = "galley() { \"\(galleyExecutable.path)\" \"$@\"; }; cd '\(folder.path)'; "
  return try runProcess(URL(filePath: "/bin/bash"), ["-c", galley + script])
}

/// Calls `body` with a temporary folder, which is deleted afterwards.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
