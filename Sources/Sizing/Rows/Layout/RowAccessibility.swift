/// What assistive technology says about a row that is one accessibility element.
public struct RowAccessibility: Hashable, Sendable {
  /// What is said: the texts of the row in the order in which they are read, joined as the row's system joins them.
  public var label: String
  /// The elements that are read, in that order.
  public var readingOrder: [ElementName]

  /// Makes what is said about a row.
  public init(label: String, readingOrder: [ElementName]) {
    self.label = label
    self.readingOrder = readingOrder
  }

  /// Joins what is said about elements, leaving out those without text; `nil` if none has any.
  ///
  /// - Parameter separator: What the row's system puts between two; UIKit's is a comma and a space.
  init?(_ parts: [(name: ElementName, label: Label?)], separator: String = ", ") {
    let spoken = parts.compactMap { part in part.label.map { (part.name, $0.string) } }
    guard !spoken.isEmpty else { return nil }
    label = spoken.map(\.1).joined(separator: separator)
    readingOrder = spoken.map(\.0)
  }
}
