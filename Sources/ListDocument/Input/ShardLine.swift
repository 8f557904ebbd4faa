package import JSONText

/// The lines of a shard's results that are not results: the first and the last; and the beginning of each result.
///
/// A result begins with the position of its document in the stream, by which shards are merged.
package enum ShardLine {
  /// The key of a document's position.
  package static let positionKey = "position"
  /// The key, after a position, of what was audited.
  package static let auditedKey = "audited"
  /// The beginning of a result, up to the position.
  package static let resultBeginning = Array("{\"\(positionKey)\":".utf8)

  /// The kind of results of a shard.
  package enum Results: String {
    /// Findings of an audit.
    case findings
    /// Documents that were measured.
    case documents
  }

  /// The key of the kind of results in the first line.
  package static let resultsKey = "results"

  /// The first line: which shard it is, of what, and what made it.
  package static func head(_ shard: Shard, of results: Results, provenance: Provenance?) -> String {
    let made = provenance.map { ",\"provenance\":\($0.json)" } ?? ""
    return
      "{\"shard\":\(shard.number),\"of\":\(shard.count),\"\(resultsKey)\":\"\(results.rawValue)\"\(made)}\n"
  }

  /// The key, in the last line, of how many documents there were in all shards.
  package static let documentCountKey = "documents"
  /// The key, in the last line, of how many results the shard has.
  package static let lineCountKey = "lines"

  /// The last line, which says that the shard is whole: how many documents there were in all shards, and how many
  /// results are before it, each of them a line.
  package static func end(documentCount: Int, lineCount: Int) -> String {
    "{\"\(documentCountKey)\":\(documentCount),\"\(lineCountKey)\":\(lineCount)}\n"
  }
}
