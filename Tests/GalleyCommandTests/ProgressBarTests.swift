import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// The progress of `galley measure`, as a terminal gets it.
@Suite struct ProgressBarTests {
  /// Enough rows to take longer than the half second after which the bar appears.
  #if DEBUG
    private static let rowCount = 20_000
  #else
    private static let rowCount = 100_000
  #endif

  private static let rows: [UInt8] = {
    var text = #"{"width": 375, "defaultKind": "mdc.stereo"}"# + "\n"
    for row in 0..<rowCount { text += #"{"id": \#(row), "title": "Row \#(row)", "detail": "Some words of it"}"# + "\n" }
    return Array(text.utf8)
  }()

  /// What the command writes to a terminal as its standard error, and the process that ran it.
  private func measureOnTerminal(
    _ arguments: [String], interruptingAfter mark: String? = nil
  ) throws -> (terminal: String, process: Process) {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".ndjson")
    try Data(Self.rows).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(master >= 0)
    // What `unlockpt` and `ptsname` do, which the headers hide.
    var (unlocked, number): (CInt, CInt) = (0, -1)
    try #require(unsafe ioctl(master, 0x4004_5431, &unlocked) == 0)
    try #require(unsafe ioctl(master, 0x8004_5430, &number) == 0)
    let slave = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    let process = Process()
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appending(path: "galley")
    process.arguments = ["measure", file.path, "--format", "ndjson"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    try process.run()
    close(slave)
    // The master's end fails when nobody has the terminal open any more.
    var written: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var isInterrupted = false
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(master, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      written += buffer[..<count]
      if let mark, !isInterrupted, String(decoding: written, as: UTF8.self).contains(mark) {
        isInterrupted = true
        process.interrupt()
      }
    }
    close(master)
    process.waitUntilExit()
    return (String(decoding: written, as: UTF8.self), process)
  }

  private static let erasing = "\r\u{1B}[K"

  @Test("A terminal sees a bar that grows, and nothing of it is left")
  func terminal() throws {
    let (text, process) = try measureOnTerminal([])
    #expect(process.terminationStatus == 0)
    let drawings = text.components(separatedBy: Self.erasing).filter { !$0.isEmpty }
    #expect(!drawings.isEmpty)
    let counts = drawings.compactMap { drawing in
      drawing.wholeMatch(of: /\[#*-*\] \d+ % (\d+) rows/).flatMap { Int($0.1) }
    }
    #expect(counts.count == drawings.count)
    #expect(counts == counts.sorted())
    #expect(text.hasSuffix(Self.erasing))
  }

  @Test("No bar if none is wanted, and none where standard error is no terminal")
  func without() throws {
    #expect(try measureOnTerminal(["--no-progress"]).terminal.isEmpty)
    let result = try runGalley(
      ["measure", "-", "--format", "ndjson"], input: String(decoding: Self.rows, as: UTF8.self))
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.split(separator: "\n").count == Self.rowCount)
  }

  @Test("An interruption erases the bar and ends the command as it would any")
  func interruption() throws {
    let (text, process) = try measureOnTerminal([], interruptingAfter: "rows")
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
    #expect(text.hasSuffix(Self.erasing))
  }
}
