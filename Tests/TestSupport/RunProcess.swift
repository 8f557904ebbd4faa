public import Foundation

/// The exit status and the output of a process.
public struct ProcessResult: Sendable {
  /// The exit status.
  public let status: Int32
  /// Standard output.
  public let output: String
  /// Standard error.
  public let errors: String
}

/// Runs a program and waits for its end.
///
/// Its standard input is `input`, or empty.
public func runProcess(_ executable: URL, _ arguments: [String], input: String? = nil) throws -> ProcessResult {
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }

  // Files, not pipes: a process that fills a pipe which nobody reads would block.
  let (inputFile, outputFile, errorFile) = (
    folder.appending(path: "input"), folder.appending(path: "output"), folder.appending(path: "errors")
  )
  try Data((input ?? "").utf8).write(to: inputFile)
  try Data().write(to: outputFile)
  try Data().write(to: errorFile)
  process.standardInput = try FileHandle(forReadingFrom: inputFile)
  process.standardOutput = try FileHandle(forWritingTo: outputFile)
  process.standardError = try FileHandle(forWritingTo: errorFile)
  try process.run()
  process.waitUntilExit()
  return ProcessResult(
    status: process.terminationStatus,
    output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
}
