import Glibc

/// A file that is read whole, or standard input if it is called `-`.
struct InputFile {
  /// The name, as errors give it.
  let name: String

  init(_ name: String) { self.name = name }

  /// The largest file that is read whole, in bytes.
  ///
  /// Documents of styles have a few thousand.
  static let largest = 64 << 20

  /// The bytes of the file.
  ///
  /// - Throws: ``BadInput`` if the file cannot be read or is larger than ``largest``.
  func read() throws -> [UInt8] {
    let descriptor = name == "-" ? STDIN_FILENO : unsafe open(name, O_RDONLY)
    guard descriptor >= 0 else { throw unreadable() }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }

    var content: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return content }
      if count < 0 {
        if errno == EINTR { continue }
        throw unreadable()
      }
      content += block[..<count]
      guard content.count <= InputFile.largest else {
        throw BadInput(name, "the file is too large", expected: "at most \(InputFile.largest >> 20) MB")
      }
    }
  }

  private func unreadable() -> BadInput {
    let reason = unsafe String(cString: strerror(errno))
    return BadInput(name, "cannot be read: \(reason)", expected: "a file that can")
  }
}

/// A file that is written whole, or standard output if it is called `-`.
struct OutputFile {
  /// The name, as errors give it.
  let name: String

  init(_ name: String) { self.name = name }

  /// Writes a text.
  ///
  /// - Throws: ``BadInput`` if the file cannot be written.
  func write(_ text: String) throws {
    if name == "-" { return Console.write(text) }
    guard let file = unsafe fopen(name, "w") else { throw unwritable() }
    let isWritten = unsafe fputs(text, file) >= 0
    // Closing writes what is left, so it can fail, too.
    guard unsafe fclose(file) == 0, isWritten else { throw unwritable() }
  }

  private func unwritable() -> BadInput {
    let reason = unsafe String(cString: strerror(errno))
    return BadInput(name, "cannot be written: \(reason)", expected: "a file that can")
  }
}
