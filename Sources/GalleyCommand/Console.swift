import Glibc

/// The two streams of a command: data to standard output, everything meant for people to standard error.
enum Console {
  /// Writes a text to standard output, as it is.
  static func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes to standard output, as they are.
  ///
  /// The process ends if they cannot be written.
  static func write(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(STDOUT_FILENO, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        let reason = unsafe String(cString: strerror(errno))
        complain("galley: standard output: cannot be written: \(reason); expected room for the result")
        exit(2)
      }
    }
  }

  /// Writes a line to standard error.
  ///
  /// Line breaks in the message, which may quote input, become spaces.
  static func complain(_ message: String) {
    let line = String(message.map { $0.isNewline ? " " : $0 }) + "\n"
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
