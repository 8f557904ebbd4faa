import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two streams of a command: data to standard output, everything meant for people to standard error.
enum Console {
  /// Writes a text to standard output, as it is.
  static func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes to standard output, as they are.
  ///
  /// The process ends if they cannot be written: quietly if nobody reads them any more, as `SIGPIPE` has it.
  static func write(_ bytes: [UInt8]) {
    let code = write(bytes, to: STDOUT_FILENO)
    guard code != 0 else { return }
    if code == EPIPE {
      _ = signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    let reason = unsafe String(cString: strerror(code))
    complain("galley: standard output: cannot be written: \(reason); expected room for the result")
    Interruption.removeTemporaries()
    exit(2)
  }

  /// Writes bytes to an open file.
  ///
  /// - Returns: 0, or the number of the error (errno(3)) with which writing ended.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe writeBytes(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // Another process that shares the pipe or terminal may have made it non-blocking.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Writes a whole JSON text and a line feed: with line breaks and indentation on a terminal, else as it is.
  static func writeJSON(_ text: String) {
    let bytes = Array(text.utf8)
    guard isOutputTerminal, let value = try? JSONScanner.value(of: bytes.span) else {
      return write(text.hasSuffix("\n") ? text : text + "\n")
    }
    write(value.indentedText + "\n")
  }

  /// Writes a line to standard error.
  ///
  /// Control characters in the message, which may quote input, become spaces; so do all line breaks.
  static func complain(_ message: String) {
    let characters = message.map { character in
      character.isNewline || character.unicodeScalars.first?.properties.generalCategory == .control ? " " : character
    }
    writeMessage(String(characters) + "\n")
  }

  /// Writes a warning about something odd in valid input to standard error.
  static func warn(_ warning: InputError) { complain("galley: warning: \(warning)") }

  /// Writes a text to standard error, as it is.
  static func writeMessage(_ text: String) {
    _ = write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Opens `/dev/null` for each standard stream that is closed, so that neither reading nor writing works.
  ///
  /// Otherwise the next file that is opened would take the stream's descriptor, and with it what is written to the
  /// stream.
  static func occupyClosedStreams() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 { _ = unsafe open("/dev/null", mode) }
  }

  // MARK: Terminals

  /// Whether standard error is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// A variable of the environment; empty if it is not set.
  static func environment(_ name: String) -> String {
    unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
  }

  /// Erases the line of the terminal and goes to its beginning: one call, which a signal handler may make.
  static func eraseLine() {
    let erasing: StaticString = "\r\u{1B}[K"
    _ = unsafe writeBytes(STDERR_FILENO, erasing.utf8Start, erasing.utf8CodeUnitCount)
  }

  /// Has an interruption (control-C) erase the line before it ends the process.
  static func eraseLineWhenInterrupted() {
    unblock(SIGINT)
    _ = signal(SIGINT) { number in
      Console.eraseLine()
      _ = signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// Unblocks a signal, which the parent process may have left blocked, as threads of dispatch queues do.
  static func unblock(_ number: Int32) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// write(2), whose name methods of the type hide.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
