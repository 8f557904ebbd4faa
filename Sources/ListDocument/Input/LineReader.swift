package import JSONText

/// Reads an input line by line, holding one line at a time: memory is bounded by the longest line, not by their number.
///
/// Lines end with LF; a CR before it is white space to JSON. Lines with nothing but white space are passed over, yet
/// counted.
package struct LineReader: ~Copyable {
  private let input: ByteInput
  /// The longest line that is accepted, in bytes: it bounds memory against input without line ends.
  private let longestLine: Int
  private var buffer: [UInt8] = []
  /// Where the first line that was not handed out begins in the buffer.
  private var lineStart = 0
  private var isAtEnd = false
  /// Whether the line that was handed out last goes on, since it was known before its end that it cannot be JSON.
  private var isInLine = false
  /// The number of the last line that was handed out or passed over, from 1.
  package private(set) var lineNumber = 0

  /// The input as the caller named it.
  package var source: String { input.source }

  private var byteCount = 0

  /// How much of the input was handed out, from 0 to 1; `nil` if its size is not known.
  package var share: Double? {
    guard let size = input.size, size > 0 else { return nil }
    return min(1, Double(byteCount - (buffer.count - lineStart)) / Double(size))
  }

  /// Opens an input; `-` is standard input.
  package init(source: String, longestLine: Int = InputLimits.lineBytes) throws(InputError) {
    input = try ByteInput(source: source)
    self.longestLine = longestLine
  }

  /// Makes a reader of contents that the caller has read already.
  package init(contents: [UInt8], source: String) {
    input = ByteInput(nameOfReadInput: source)
    longestLine = .max
    buffer = contents
  }

  /// Hands the next line that is not blank to `work`, without its line feed, and its number; `nil` at the end of the
  /// input.
  ///
  /// - Parameter beforeReading: Called before more is read, which can block on a pipe.
  package mutating func next<Result>(
    _ work: (_ line: Span<UInt8>, _ number: Int) throws(InputError) -> Result, beforeReading: () -> Void = {}
  ) throws(InputError) -> Result? {
    var blankCount = 0
    while let end = try lineEnd(beforeReading) {
      let start = lineStart
      lineStart = min(end + 1, buffer.count)
      lineNumber += 1
      let line = buffer.span.extracting(start..<end)
      if !Self.isBlank(line) { return try work(line, lineNumber) }
      blankCount += lineStart - start
      try checkBlanks(blankCount, line: lineNumber)
    }
    return nil
  }

  /// Reads the rest of the input, from what was not handed out yet.
  ///
  /// - Parameter isPromising: Called once, when enough was read to decide whether to go on; if not, reading stops.
  /// - Returns: The rest, or what was read until it could not be a document.
  /// - Throws: An error that names the line at which there are too many bytes, or too much white space.
  package mutating func rest(
    upTo limit: Int, isPromising: (_ beginning: Span<UInt8>) -> Bool
  ) throws(InputError) -> [UInt8] {
    buffer.removeSubrange(..<lineStart)
    lineStart = 0
    var blankCount = 0
    var start = 0
    var probe = JSONProbe()
    while try input.read(upTo: ByteInput.chunkSize, into: &buffer) {
      let blanks = buffer[start...].reversed().prefix(while: Self.isBlank).count
      blankCount = blanks == buffer.count - start ? blankCount + blanks : blanks
      start = buffer.count
      if probe.isHopeless(buffer.span, mayBegin: isPromising) { break }
      try checkBlanks(blankCount, line: lineNumber + buffer.count { $0 == 0x0A })
      guard buffer.count <= limit else {
        let line = lineNumber + buffer.count { $0 == 0x0A }
        throw InputError(
          source: source, line: line, problem: "the document is too large",
          expectation: "at most \(InputLimits.documentBytes) bytes in one piece")
      }
    }
    isAtEnd = true
    defer { buffer = [] }
    return buffer
  }

  /// Where the line that begins at `lineStart` ends, after reading as much as that takes; `nil` at the end of the
  /// input.
  ///
  /// A long line that cannot be JSON, or has a string that is too long, ends where that is known; its reader refuses
  /// it.
  private mutating func lineEnd(_ beforeReading: () -> Void) throws(InputError) -> Int? {
    try passOverRest()
    var searched = lineStart
    var probe = JSONProbe()
    while true {
      if let end = Self.firstLineFeed(in: buffer.span, from: searched) { return end }
      if isAtEnd { return lineStart < buffer.count ? buffer.count : nil }
      if probe.isHopeless(buffer.span.extracting(lineStart..<buffer.count)) {
        isInLine = true
        return buffer.count
      }
      // What was handed out is dropped first, so that the buffer grows with the line and not with the input.
      buffer.removeSubrange(..<lineStart)
      lineStart = 0
      searched = buffer.count
      guard searched <= longestLine else {
        throw InputError(
          source: source, line: lineNumber + 1, problem: "the line is too long",
          expectation: "at most \(longestLine) bytes")
      }
      beforeReading()
      isAtEnd = try !input.read(upTo: ByteInput.chunkSize, into: &buffer)
      byteCount += buffer.count - searched
    }
  }

  /// Passes over the rest of a line that was handed out before its end.
  private mutating func passOverRest() throws(InputError) {
    while isInLine, !isAtEnd {
      buffer.removeAll(keepingCapacity: true)
      lineStart = 0
      isAtEnd = try !input.read(upTo: ByteInput.chunkSize, into: &buffer)
      byteCount += buffer.count
      guard let end = Self.firstLineFeed(in: buffer.span, from: 0) else { continue }
      lineStart = end + 1
      isInLine = false
    }
  }

  private static func firstLineFeed(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == 0x0A { return index }
      index += 1
    }
    return nil
  }

  private func checkBlanks(_ count: Int, line: @autoclosure () -> Int) throws(InputError) {
    guard count > InputLimits.blankBytes else { return }
    throw InputError(
      source: source, line: line(), problem: "there is nothing but white space",
      expectation: "at most \(InputLimits.blankBytes) bytes of it in a row")
  }

  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    for index in line.indices where !isBlank(line[index]) { return false }
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}
