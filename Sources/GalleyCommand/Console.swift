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
    writeMessage(String(message.map { $0.isNewline ? " " : $0 }) + "\n")
  }

  /// Writes a text to standard error, as it is.
  static func writeMessage(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  // MARK: Terminals

  /// Whether standard error is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Erases the line of the terminal and goes to its beginning: one call, which a signal handler may make.
  static func eraseLine() {
    let erasing: StaticString = "\r\u{1B}[K"
    _ = unsafe Glibc.write(STDERR_FILENO, erasing.utf8Start, erasing.utf8CodeUnitCount)
  }

  /// Has an interruption (control-C) erase the line before it ends the process.
  static func eraseLineWhenInterrupted() {
    // Whoever started the process may have left the signal blocked, as threads of dispatch queues have it.
    var interruption = sigset_t()
    unsafe sigemptyset(&interruption)
    unsafe sigaddset(&interruption, SIGINT)
    unsafe sigprocmask(SIG_UNBLOCK, &interruption, nil)
    _ = signal(SIGINT) { number in
      Console.eraseLine()
      _ = signal(number, SIG_DFL)
      raise(number)
    }
  }
}
