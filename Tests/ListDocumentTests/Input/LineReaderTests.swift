import Foundation
import JSONText
import TestSupport
import Testing

@testable import ListDocument

@Suite("Reading line by line")
struct LineReaderTests {
  private func lines(of bytes: [UInt8], longestLine: Int = InputLimits.lineBytes) throws -> [(Int, [UInt8])] {
    try withFile(bytes) { path in
      var reader = try LineReader(source: path, longestLine: longestLine)
      var lines: [(Int, [UInt8])] = []
      while let line = try reader.next({ (line, number) in (number, line.indices.map { line[$0] }) }) {
        lines.append(line)
      }
      return lines
    }
  }

  @Test(
    "Lines, with and without a last line feed, with CR LF, and blank ones passed over but counted",
    arguments: [
      ("", []), ("\n", []), ("a", ["1:a"]), ("a\n", ["1:a"]), ("a\nb", ["1:a", "2:b"]),
      ("\n\na\n \t\r\nb\n\n", ["3:a", "5:b"]),
      ("a\r\nb\r\n", ["1:a\r", "2:b\r"]),
    ] as [(String, [String])])
  func splitting(text: String, expected: [String]) throws {
    let lines = try lines(of: Array(text.utf8)).map { "\($0):\(String(decoding: $1, as: UTF8.self))" }
    #expect(lines == expected)
  }

  @Test("Lines around the size of a chunk, and many times as long")
  func chunks() throws {
    let size = ByteInput.chunkSize
    let lengths = [1, size - 2, size - 1, size, size + 1, 3, 5 * size, 2, size - 7, 0, 4]
    let bytes = lengths.enumerated().flatMap { index, length in
      [UInt8](repeating: UInt8(ascii: "a") + UInt8(index), count: length) + [0x0A]
    }
    let lines = try lines(of: bytes)
    #expect(lines.map(\.1.count) == lengths.filter { $0 > 0 })
    #expect(lines.map(\.0) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 11])
    for (number, line) in lines { #expect(Set(line) == [UInt8(ascii: "a") + UInt8(number - 1)]) }
  }

  @Test("What was not handed out is the rest")
  func rest() throws {
    let tail = [UInt8](repeating: 0x62, count: 200_000)
    try withFile(Array("a\n".utf8) + tail) { path in
      var reader = try LineReader(source: path)
      _ = try reader.next { (_, _) in }
      #expect(try reader.rest(upTo: InputLimits.documentBytes) { _ in true } == tail)
      #expect(try reader.next { (_, _) in } == nil)
    }
  }

  @Test("A line that is too long is an error that names it, and memory stays bounded")
  func tooLong() throws {
    let bytes = Array("a\n".utf8) + [UInt8](repeating: 0x62, count: 500_000)
    let error = #expect(throws: InputError.self) { try lines(of: bytes, longestLine: 100_000) }
    #expect(error?.line == 2)
    #expect(error?.problem == "the line is too long")
  }

  @Test("A file that is not there, or is a folder, is an error that names it")
  func unreadable() {
    let missing = #expect(throws: InputError.self) { _ = try LineReader(source: "/nowhere/list.ndjson") }
    #expect(
      missing?.description
        == "/nowhere/list.ndjson: cannot be read: No such file or directory; expected a file that can be read")
    let folder = #expect(throws: InputError.self) {
      var reader = try LineReader(source: "/tmp")
      _ = try reader.next { (_, _) in }
    }
    #expect(folder?.problem == "cannot be read: Is a directory")
  }
}

/// Runs `work` on a file with the given content, and deletes the file.
func withFile<Result>(
  _ content: [UInt8], named name: String = "input", _ work: (String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: name)
  try Data(content).write(to: file)
  return try work(file.path)
}
