package import JSONText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file, or standard input, that is read from beginning to end; it is closed when the value is destroyed.
package struct ByteInput: ~Copyable {
  /// How many bytes are asked for at a time.
  static let chunkSize = 1 << 16

  /// The input as the caller named it.
  package let source: String
  private let descriptor: Int32

  /// How many bytes there are, if it is a file.
  let size: Int?

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: An error that names the file and what the system says about it.
  package init(source: String) throws(InputError) {
    self.source = source
    if source == "-" {
      descriptor = STDIN_FILENO
      size = Self.size(of: STDIN_FILENO)
      return
    }
    descriptor = Self.opened(source)
    guard descriptor >= 0 else { throw Self.failure(source, errno) }
    size = Self.size(of: descriptor)
  }

  /// Opens a file that a document names: a regular one, since others may wait for ever or have no end.
  ///
  /// - Throws: An error that names the file and what the system says about it.
  package init(file: String) throws(InputError) {
    source = file
    descriptor = Self.opened(file, O_NONBLOCK)
    guard descriptor >= 0 else {
      size = nil
      throw Self.failure(file, errno)
    }
    size = Self.size(of: descriptor)
    guard size != nil else {
      throw InputError(source: file, problem: "is a device, a pipe or a folder", expectation: "a file")
    }
  }

  /// Opens a file for reading, again where a signal interrupts that; -1 if it cannot be.
  private static func opened(_ name: String, _ flags: CInt = 0) -> CInt {
    while true {
      let descriptor = unsafe open(name, O_RDONLY | O_CLOEXEC | flags)
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  private static func size(of descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// An input of which nothing is left to read, since the caller has its contents.
  init(nameOfReadInput source: String) {
    self.source = source
    descriptor = -1
    size = nil
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  /// Appends the next bytes, at most `limit`.
  ///
  /// - Returns: Whether there were any; if not, the input is at its end.
  func read(upTo limit: Int, into bytes: inout [UInt8]) throws(InputError) -> Bool {
    guard descriptor >= 0 else { return false }
    let start = bytes.count
    bytes.append(contentsOf: [UInt8](repeating: 0, count: limit))
    var count: Int
    repeat {
      count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe readBytes(descriptor, buffer.baseAddress?.advanced(by: start), limit)
      }
    } while count < 0 && errno == EINTR
    let code = errno
    bytes.removeLast(limit - max(0, count))
    guard count >= 0 else { throw Self.failure(source, code) }
    return count > 0
  }

  /// Reads the rest of the input.
  ///
  /// - Parameter isJSON: Whether it should be JSON. If so, reading stops where the bytes cannot be JSON, or in a string that is too
  ///   long; the reader of JSON refuses both.
  /// - Throws: An error that names the input, if it cannot be read or is larger.
  package func contents(upTo limit: Int, isJSON: Bool = false) throws(InputError) -> [UInt8] {
    // Standard input may be a file of which others have read.
    var bytes: [UInt8] = []
    if let size, descriptor != STDIN_FILENO {
      try check(size, limit)
      // There is room for the last read, too, which finds the end.
      bytes.reserveCapacity(size + Self.chunkSize)
    }
    var probe = JSONProbe()
    while try read(upTo: Self.chunkSize, into: &bytes) {
      try check(bytes.count, limit)
      if isJSON, probe.isHopeless(bytes.span) { break }
    }
    return bytes
  }

  /// Reads the rest of a list document.
  ///
  /// A document in one piece has at most `InputLimits.documentBytes`. A line-by-line document may have any size, in
  /// lines of at most `InputLimits.lineBytes`. Reading stops where the input cannot be a document; its reader refuses
  /// that.
  ///
  /// - Throws: An error that names the input, and the line of one that is too long.
  package func document() throws(InputError) -> [UInt8] {
    if source.hasSuffix(".json"), let size, descriptor != STDIN_FILENO { try check(size, InputLimits.documentBytes) }
    var bytes: [UInt8] = []
    var probe = JSONProbe()
    var isLineByLine = DocumentHead.isLineByLine(source)
    var start = 0
    var lineStart = 0
    while try read(upTo: Self.chunkSize, into: &bytes) {
      let isHopeless = probe.isHopeless(bytes.span) { beginning in
        if JSONScanner.mayBegin(beginning) { return true }
        isLineByLine = DocumentHead.beginsLineByLine(beginning, source: source)
        return isLineByLine
      }
      if isHopeless { break }
      if let lineFeed = bytes[start...].lastIndex(of: 0x0A) { lineStart = lineFeed + 1 }
      start = bytes.count
      guard isLineByLine else {
        try check(bytes.count, InputLimits.documentBytes)
        continue
      }
      guard bytes.count - lineStart <= InputLimits.lineBytes else {
        throw InputError(
          source: source, line: bytes[..<lineStart].count { $0 == 0x0A } + 1, problem: "the line is too long",
          expectation: "at most \(InputLimits.lineBytes) bytes")
      }
    }
    return bytes
  }

  private func check(_ count: Int, _ limit: Int) throws(InputError) {
    guard count > limit else { return }
    throw InputError(source: source, problem: "the input is too large", expectation: "at most \(limit) bytes")
  }

  private static func failure(_ source: String, _ code: Int32) -> InputError {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return InputError(source: source, problem: "cannot be read: \(reason)", expectation: "a file that can be read")
  }
}

/// read(2), whose name methods of the type hide.
private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}
