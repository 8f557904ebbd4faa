import Glibc

/// The two streams of a command: data to standard output, everything meant for people to standard error.
enum Console {
  /// Writes a text to standard output, as it is.
  static func write(_ text: String) {
    print(text, terminator: "")
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
