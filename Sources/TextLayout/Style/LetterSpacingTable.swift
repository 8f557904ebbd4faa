/// Letter spacing as a function of the size, such as the published tracking of San Francisco.
///
/// It is interpolated between two sizes, and constant below the first and above the last. Text with a tracking table
/// does not scale with its size, so each size at which it is laid out costs another step for each cluster.
public struct LetterSpacingTable: Codable, Hashable, Sendable {
  /// A size and the letter spacing at it, both in points.
  public struct Entry: Codable, Hashable, Sendable {
    /// The size of the text.
    public var size: Double
    /// What is added after every cluster.
    public var spacing: Double

    /// The spacing at a size.
    public init(size: Double, spacing: Double) {
      self.size = size
      self.spacing = spacing
    }
  }

  /// The entries, by size.
  public let entries: [Entry]

  /// A table of at least one entry, in any order.
  public init(_ entries: [Entry]) {
    precondition(!entries.isEmpty, "a letter-spacing table needs an entry")
    precondition(entries.allSatisfy { $0.size.isFinite && $0.spacing.isFinite }, "a letter-spacing table holds numbers")
    self.entries = entries.sorted { $0.size < $1.size }
  }

  /// The letter spacing at a size, in points.
  public func spacing(atSize size: Double) -> Double {
    let above = partitionIndex(of: entries) { $0.size <= size }
    guard above > 0 else { return entries[0].spacing }
    let low = entries[above - 1]
    guard above < entries.count else { return low.spacing }
    let high = entries[above]
    return low.spacing + (high.spacing - low.spacing) * (size - low.size) / (high.size - low.size)
  }
}
