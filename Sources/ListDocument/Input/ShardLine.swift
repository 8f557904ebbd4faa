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

  /// The last line: how many documents there were in all shards, which says that the shard is whole.
  package static func end(documentCount: Int) -> String {
    "{\"documents\":\(documentCount)}\n"
  }
}
