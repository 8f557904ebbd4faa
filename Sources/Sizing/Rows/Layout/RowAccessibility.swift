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

  /// Joins what is said about labels as UIKit does, by a comma and a space; `nil` if there is none.
  init?(_ parts: [(name: ElementName, label: Label?)]) {
    self.init(texts: parts.map { ($0.name, $0.label?.text) }, separator: ", ")
  }
}
