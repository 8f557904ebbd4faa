/// Where a document was audited.
package struct AuditedScope: Hashable, Sendable {
  /// The document as the caller named it.
  package var source: String
  /// The language of its texts, a BCP 47 tag.
  package var locale: String
  /// Which of the audit's rows are its own.
  package var rows: Range<Int>
  /// The combinations in which it was audited.
  package var combinations: [Combination]

  var name: AuditResult.ScopeName { AuditResult.ScopeName(source: source, locale: locale) }
}
