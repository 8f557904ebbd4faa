public import FontKit
public import JSONText
internal import Sizing
internal import TextLayout

/// Measures texts and writes the results, one JSON object a line.
///
///     let measurer = TextMeasurer(fonts: fonts)
///     try measurer.measure(lines: "cases.ndjson") { bytes in
///       print(String(decoding: bytes, as: UTF8.self), terminator: "")
///     }
///
/// Memory is bounded by the longest line of input, at some 24 bytes for each of its bytes; results are passed on as
/// they are written.
public struct TextMeasurer: Sendable {
  /// The fonts texts are set in.
  public var fonts: FontCollection
  /// Whether each line of a text lists its glyphs.
  public var includesGlyphs: Bool
  /// What made the result, to be the first member of that of one text; `nil` leaves it out.
  package var provenance: Provenance?

  /// How much output is gathered before it is passed on, in bytes.
  private static let pieceSize = 1 << 16

  /// Makes a measurer.
  public init(fonts: FontCollection, includesGlyphs: Bool = false) {
    self.fonts = fonts
    self.includesGlyphs = includesGlyphs
  }

  /// Measures each line of an input that has a request a line, and writes a result a line, in order.
  ///
  /// - Parameters:
  ///   - source: A file, or `-` for standard input.
  ///   - write: Takes the output, piece by piece.
  /// - Throws: An error that names the place of what is wrong; the results before it have been written.
  public func measure(lines source: String, write: ([UInt8]) -> Void) throws(InputError) {
    try measure(LineReader(source: source), nil, write)
  }

  /// Measures the lines of an input, and goes on after one that cannot be measured.
  ///
  /// - Parameters:
  ///   - source: A file, or `-` for standard input.
  ///   - report: Takes the error of each line that has one; it is the line's result, too.
  ///   - write: Takes the output, piece by piece.
  /// - Throws: An error that names the input, if it cannot be read.
  package func measure(
    lines source: String, reportingTo report: @escaping (InputError) -> Void, write: ([UInt8]) -> Void
  ) throws(InputError) {
    try measure(LineReader(source: source), report, write)
  }

  /// Measures each line of an input that has been read already.
  ///
  /// - Parameters:
  ///   - contents: All of it: a request a line.
  ///   - source: The name of the input in errors.
  ///   - write: Takes the output, piece by piece.
  /// - Throws: An error that names the place of what is wrong; the results before it have been written.
  public func measure(
    contents: [UInt8], source: String, write: ([UInt8]) -> Void
  ) throws(InputError) {
    try measure(LineReader(contents: contents, source: source), nil, write)
  }

  private func measure(
    _ lines: consuming LineReader, _ report: ((InputError) -> Void)?, _ write: ([UInt8]) -> Void
  ) throws(InputError) {
    let typesetter = Typesetter(fonts: fonts)
    var lines = lines
    let source = lines.source
    var writer = JSONWriter()
    defer { write(writer.bytes) }
    // A sender may wait for an answer before the next request, so all output is passed on.
    func passOnAll() {
      write(writer.bytes)
      writer.removeAll()
    }
    func read(_ line: Span<UInt8>, _ number: Int) -> Result<TextRequest, InputError> {
      do throws(JSONFault) {
        return .success(try TextRequest(JSONScanner.value(of: line), fonts: fonts))
      } catch {
        return .failure(InputError(error.located(in: line, firstLine: nil), source: source, line: number))
      }
    }
    while let request = try lines.next(read, beforeReading: passOnAll) {
      switch request {
      case .success(let request): measure(request, typesetter, nil, &writer, write)
      case .failure(let error):
        guard let report else { throw error }
        writer.line(for: error)
        report(error)
      }
    }
  }

  /// Measures one text.
  ///
  /// - Parameters:
  ///   - request: The text, and how.
  ///   - source: The name of the input in errors.
  /// - Returns: One JSON object and a line feed.
  /// - Throws: An error that names the value that cannot be.
  public func measure(_ request: TextRequest, source: String = InputError.arguments) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    try measure(request, source: source) { bytes += $0 }
    return bytes
  }

  /// Measures one text, which may be long.
  ///
  /// - Parameters:
  ///   - request: The text, and how.
  ///   - source: The name of the input in errors.
  ///   - write: Takes one JSON object and a line feed, piece by piece.
  /// - Throws: An error that names the value that cannot be; nothing was written then.
  public func measure(
    _ request: TextRequest, source: String = InputError.arguments, write: ([UInt8]) -> Void
  ) throws(InputError) {
    do {
      try request.validate(fonts: fonts)
    } catch {
      throw InputError(error, source: source)
    }
    var writer = JSONWriter()
    measure(request, Typesetter(fonts: fonts), provenance, &writer, write)
    write(writer.bytes)
  }

  private func measure(
    _ request: TextRequest, _ typesetter: Typesetter, _ provenance: Provenance?, _ writer: inout JSONWriter,
    _ write: ([UInt8]) -> Void
  ) {
    func passOn(_ writer: inout JSONWriter) {
      guard writer.bytes.count >= Self.pieceSize else { return }
      write(writer.bytes)
      writer.removeAll()
    }
    let text = typesetter.prepare(request.text, style: request.style)
    writer.text(request, text, provenance, includesGlyphs: includesGlyphs, passOn: passOn)
    writer.endLine()
    passOn(&writer)
  }
}
