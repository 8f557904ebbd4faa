internal import JSONText

/// The beginning of a list document: all of one in one piece, the first line of one that comes line by line.
struct DocumentHead {
  /// The object that has the settings.
  let value: JSONValue
  /// Where the rows are in a document in one piece; nil if the rest of it follows line by line.
  let places: RowPlaces?
  /// What was read of the input: all of a document in one piece, or the first line.
  let bytes: [UInt8]
  /// The line number at which these bytes begin.
  let firstLine: Int
  /// Whether the rest of the document follows line by line.
  var isLineByLine: Bool { places == nil }

  /// Reads as much of an input as the head takes.
  ///
  /// - Parameter isWhole: Whether the document is in one piece, whatever its source is called.
  init(_ lines: inout LineReader, isWhole: Bool) throws(InputError) {
    let source = lines.source
    let first = try lines.next { (line, number) in
      let content: Result<(JSONValue, RowPlaces), JSONFault>
      do throws(JSONFault) {
        content = .success((try JSONScanner.value(of: line), try RowPlaces(line, firstLine: number)))
      } catch {
        content = .failure(error)
      }
      return (number: number, content: content, bytes: line.indices.map { line[$0] })
    }
    guard let first else {
      throw InputError(source: source, problem: "there is nothing in it", expectation: "a list document")
    }
    firstLine = first.number
    switch first.content {
    case .success(let (value, places)):
      self.value = value
      bytes = first.bytes
      let isLineByLine =
        !isWhole
        && (Self.isLineByLine(source) || !source.hasSuffix(".json") && Self.isObjectWithoutSections(value))
      self.places = isLineByLine ? nil : places
      if !isLineByLine { try Self.refuseRest(&lines) }
    case .failure(let fault):
      guard isWhole || !Self.isLineByLine(source) else {
        throw InputError(fault.located(in: first.bytes.span, firstLine: nil), source: source, line: first.number)
      }
      let rest = try lines.rest(upTo: InputLimits.documentBytes - first.bytes.count) { beginning in
        JSONScanner.mayBegin((first.bytes + [0x0A] + beginning.indices.map { beginning[$0] }).span)
      }
      // An input that ends too soon gets no line feed, so that the error is in its last line.
      let bytes = rest.isEmpty ? first.bytes : first.bytes + [0x0A] + rest
      self.bytes = bytes
      do {
        value = try JSONScanner.value(of: bytes.span)
        places = try RowPlaces(bytes.span, firstLine: first.number)
      } catch {
        throw InputError(error.located(in: bytes.span, firstLine: first.number), source: source)
      }
    }
  }

  /// Whether a name is that of a line-by-line document.
  static func isLineByLine(_ source: String) -> Bool {
    source.hasSuffix(".ndjson") || source.hasSuffix(".jsonl")
  }

  /// Whether a document of which this is the beginning comes line by line, if it is not in one piece.
  static func beginsLineByLine(_ beginning: Span<UInt8>, source: String) -> Bool {
    guard !source.hasSuffix(".json") else { return false }
    var start = 0
    while start < beginning.count, [0x20, 0x09, 0x0A, 0x0D].contains(beginning[start]) { start += 1 }
    var end = start
    while end < beginning.count, beginning[end] != 0x0A { end += 1 }
    guard let value = try? JSONScanner.value(of: beginning.extracting(start..<end)) else { return false }
    return isObjectWithoutSections(value)
  }

  private static func isObjectWithoutSections(_ value: JSONValue) -> Bool {
    guard case .object(let object) = value else { return false }
    return object["sections"] == nil
  }

  private static func refuseRest(_ lines: inout LineReader) throws(InputError) {
    let source = lines.source
    _ = try lines.next { (_, number) throws(InputError) in
      throw InputError(
        source: source, path: JSONPath(), problem: "there is more after the document at line \(number)",
        expectation: "the end of the input")
    }
  }
}
