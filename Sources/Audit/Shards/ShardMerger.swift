package import JSONText
internal import ListDocument

/// Puts the results of all shards together, in the order of the documents: what a run without shards writes.
///
///     let merger = try ShardMerger(["1.ndjson", "2.ndjson"])
///     try merger.merge { line in print(String(decoding: line, as: UTF8.self), terminator: "") }
///
/// Results are read once, so a merger serves for one call.
package struct ShardMerger {
  /// The shards, by their number.
  private let files: [ShardFile]

  /// Opens shards.
  ///
  /// - Parameter sources: Their files; one may be `-` for standard input.
  /// - Throws: An error that names what is no shard, is there twice, or is missing.
  package init(_ sources: [String]) throws(InputError) {
    try InputError.refuseSecondStandardInput(among: sources)
    var files: [ShardFile] = []
    for source in sources { files.append(try ShardFile(source: source)) }
    files.sort { $0.shard.number < $1.shard.number }
    for (index, file) in files.enumerated() {
      let first = files[0]
      guard file.shard.count == first.shard.count, file.results == first.results, file.provenance == first.provenance
      else {
        throw InputError(
          source: file.source, problem: "it is of another run than \(first.source)", expectation: "shards of one run")
      }
      if file.shard.number <= index {
        throw InputError(
          source: file.source, problem: "shard \(file.shard.number) is given twice", expectation: "each shard once")
      }
      if file.shard.number > index + 1 { throw Self.missing(index + 1, of: file.shard.count) }
    }
    if let first = files.first, files.count < first.shard.count {
      throw Self.missing(files.count + 1, of: first.shard.count)
    }
    self.files = files
  }

  private static func missing(_ number: Int, of count: Int) -> InputError {
    InputError(
      source: InputError.arguments, problem: "shard \(number) of \(count) is missing",
      expectation: "all shards of a run")
  }

  /// Merges NDJSON, of findings or of measured documents, with one line of each shard in memory.
  ///
  /// - Parameter write: Takes each line, its end included.
  /// - Throws: An error that names the line of a shard that is none, after what comes before it; and what `write` throws.
  package func merge(write: ([UInt8]) throws -> Void) throws {
    if let provenance = files.first?.provenance {
      var writer = JSONWriter()
      writer.value(["provenance": provenance])
      writer.endLine()
      try write(writer.bytes)
    }
    let audited = Array("\"\(ShardLine.auditedKey)\":".utf8)
    try forEachLine { line, _ in
      guard !line.contents.starts(with: audited) else { return }
      try write([UInt8(ascii: "{")] + line.contents + [0x0A])
    }
  }

  /// The result of the audit of all documents, without what pictures need.
  ///
  /// - Throws: An error that names the line of a shard that is none of an audit.
  package func result() throws -> AuditResult {
    var result = AuditResult()
    var rows = ShardRows()
    try forEachLine { line, source in
      let bytes = [UInt8(ascii: "{")] + line.contents
      do throws(JSONFault) {
        guard case .object(let object) = try JSONScanner.value(of: bytes.span) else { return }
        if let audited = object[ShardLine.auditedKey] {
          try result.addScope(audited)
        } else {
          try result.addFinding(object, rows: &rows)
        }
      } catch {
        throw InputError(error, source: source, line: line.number)
      }
    }
    return result
  }

  /// Takes the results in the order of the documents; those of a document are in one shard.
  private func forEachLine(_ body: (ShardFile.Line, _ source: String) throws -> Void) throws {
    while let file = files.min(by: { ($0.next?.position ?? .max) < ($1.next?.position ?? .max) }),
      let position = file.next?.position
    {
      while let line = file.next, line.position == position {
        try body(line, file.source)
        try file.advance()
      }
    }
    for file in files where file.documentCount != files[0].documentCount {
      throw InputError(
        source: file.source,
        problem: "it is of \(file.documentCount) documents, and \(files[0].source) of \(files[0].documentCount)",
        expectation: "shards of one run")
    }
  }
}
