package import JSONText

/// Reads list documents, one a line (NDJSON), and holds one document and all names in memory.
///
/// Each document has a `name` of its own, by which results and shards know it.
///
///     var stream = DocumentStream(sources: ["screens.ndjson"])
///     while let line = try stream.next() { print(try line.get().name) }
package struct DocumentStream: ~Copyable {
  private var lines: LineReader?
  /// The files that were not opened yet, the next one last.
  private var waiting: [String]
  private var names: Set<String>

  /// Makes a stream of all the documents of some files, one file after another; `-` is standard input.
  ///
  /// - Parameter names: Names that other documents have.
  package init(sources: [String], besides names: Set<String> = []) {
    waiting = sources.reversed()
    self.names = names
  }

  /// What the next line is: a document, or an error that names the line, after which others can be read; `nil` at the end.
  ///
  /// - Throws: An error that names the file, if it cannot be read.
  package mutating func next() throws(InputError) -> Result<StreamedDocument, InputError>? {
    while true {
      if lines == nil {
        guard let source = waiting.popLast() else { return nil }
        lines = try LineReader(source: source)
      }
      if let line = try nextOfFile() { return line }
      lines = nil
    }
  }

  private mutating func nextOfFile() throws(InputError) -> Result<StreamedDocument, InputError>? {
    guard let source = lines?.source else { return nil }
    let read = try lines?.next { (line, number) throws(InputError) -> Result<StreamedDocument, InputError> in
      do throws(JSONFault) {
        let name = try Self.name(of: JSONScanner.value(of: line))
        return .success(
          StreamedDocument(name: name, contents: line.indices.map { line[$0] }, stream: source, line: number))
      } catch {
        return .failure(InputError(error.located(in: line, firstLine: nil), source: source, line: number))
      }
    }
    guard case .success(let document) = read, !names.insert(document.name).inserted else { return read }
    return .failure(
      InputError(
        source: source, line: document.line, path: JSONPath([.key("name")]),
        problem: "another document is called \(JSONQuote(document.name))", expectation: "a name of its own"))
  }

  private static func name(of value: JSONValue) throws(JSONFault) -> String {
    guard case .object(let object) = value else { throw .type(value, expected: "a list document: an object") }
    guard let value = object["name"] else {
      throw JSONFault("there is no name", expected: "\"name\", by which results and shards know the document")
    }
    return try inside(.key("name")) { () throws(JSONFault) in
      let name = try value.string()
      guard !name.isEmpty else { throw JSONFault("\"\"", expected: "a name that is not empty") }
      return name
    }
  }
}
