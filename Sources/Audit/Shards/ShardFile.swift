internal import JSONText
internal import ListDocument

/// The results of a shard, which are read line by line.
final class ShardFile {
  struct Line {
    var position: Int
    /// The result without its position: what follows the brace that begins it.
    var contents: [UInt8]
    var number: Int
  }

  private var lines: LineReader
  let shard: Shard
  let results: ShardLine.Results
  /// What made it; nil if it does not say.
  let provenance: JSONValue?
  /// The result that comes next; nil at the end.
  private(set) var next: Line?
  /// How many documents there are in all shards, once the end was read.
  private(set) var documentCount = 0
  /// How many results were read.
  private var lineCount = 0

  /// The file, as the caller named it.
  var source: String { lines.source }

  /// Opens a file and reads its first result.
  ///
  /// - Throws: An error that names the file, if it cannot be read or is none of a shard.
  init(source: String) throws(InputError) {
    // A line is what was written of a document.
    lines = try LineReader(source: source, longestLine: InputLimits.resultBytes)
    let head = try lines.next { (line, _) in try? JSONScanner.value(of: line) }
    guard case .object(let object)?? = head, case .integer(let number)? = object["shard"],
      case .integer(let count)? = object["of"], let shard = Shard(number, of: count),
      case .string(let name)? = object[ShardLine.resultsKey], let results = ShardLine.Results(rawValue: name)
    else {
      throw InputError(source: source, line: 1, problem: "it is no shard", expectation: "what --shard writes")
    }
    self.shard = shard
    self.results = results
    provenance = object["provenance"]
    try advance()
  }

  /// Goes to the next result.
  ///
  /// - Throws: An error that names the line, if it is none, or if it is the end of more or fewer; or if there is no end.
  func advance() throws(InputError) {
    let source = source
    let line = try lines.next { (line, number) -> (bytes: [UInt8], number: Int) in
      (line.indices.map { line[$0] }, number)
    }
    guard let line else {
      throw InputError(
        source: source, problem: "the shard is not whole",
        expectation: "its last line: {\"\(ShardLine.documentCountKey)\":…}")
    }
    guard line.bytes.starts(with: ShardLine.resultBeginning) else {
      guard case .object(let object)? = try? JSONScanner.value(of: line.bytes.span),
        case .integer(let count)? = object[ShardLine.documentCountKey], count >= 0,
        case .integer(let expected)? = object[ShardLine.lineCountKey], object.members.count == 2
      else { throw fault(line.number) }
      guard expected == lineCount else {
        throw InputError(
          source: source, line: line.number, problem: "\(lineCount) results are before it, not \(expected)",
          expectation: "every line that --shard wrote")
      }
      documentCount = count
      next = nil
      return try refuseMore()
    }
    let rest = line.bytes.dropFirst(ShardLine.resultBeginning.count)
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let position = Int(String(decoding: digits, as: UTF8.self)), rest.dropFirst(digits.count).first == 0x2C,
      position >= next?.position ?? 0
    else { throw fault(line.number) }
    lineCount += 1
    next = Line(position: position, contents: Array(rest.dropFirst(digits.count + 1)), number: line.number)
  }

  private func refuseMore() throws(InputError) {
    let source = source
    _ = try lines.next { (_, number) throws(InputError) in
      throw InputError(
        source: source, line: number, problem: "there is more after the shard", expectation: "the end of the file")
    }
  }

  private func fault(_ line: Int) -> InputError {
    InputError(
      source: source, line: line, problem: "it is no result of a shard, or not in order",
      expectation: "what --shard writes")
  }
}
