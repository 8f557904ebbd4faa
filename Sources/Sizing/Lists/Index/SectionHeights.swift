/// The heights of a section's parts, in points; 0 for parts that it does not have.
public struct SectionHeights: Hashable, Sendable {
  /// The space above the header.
  public var spaceAbove: Double
  /// The header.
  public var header: Double
  /// The rows.
  public var rows: [Double]
  /// The footer.
  public var footer: Double
  /// The space below the footer.
  public var spaceBelow: Double

  /// Makes the heights of a section's parts.
  public init(
    spaceAbove: Double = 0, header: Double = 0, rows: [Double] = [], footer: Double = 0, spaceBelow: Double = 0
  ) {
    self.spaceAbove = spaceAbove
    self.header = header
    self.rows = rows
    self.footer = footer
    self.spaceBelow = spaceBelow
  }
}
