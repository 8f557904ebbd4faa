/// Where a document was audited.
public struct AuditedScope: Hashable, Sendable {
  /// The document as the caller named it.
  public var source: String
  /// The language of its texts, a BCP 47 tag.
  public var locale: String
  /// Which of the audit's rows are its own.
  public var rows: Range<Int>
  /// The combinations in which it was looked at.
  public var combinations: [Combination]
}
