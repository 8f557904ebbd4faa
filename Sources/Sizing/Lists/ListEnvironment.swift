/// What a list determines about one of its rows.
public struct ListEnvironment: Codable, Hashable, Sendable {
  /// The margin at both sides of a UIKit cell, in points; `nil` for the one that follows from the cell's width.
  public var layoutMargin: Double?
  /// The margin between an accessory and the edge of a UIKit cell, in points; `nil` for the cell's own margin.
  package var accessoryMargin: Double?
  /// Whether there may be a separator at the row's lower edge.
  public var allowsSeparator: Bool
  package var showsSeparators = true
  package var isInMaterialCard = false
  /// Whether the list is a sidebar, in which SwiftUI lays rows out like UIKit's sidebar cells; `nil` outside a list.
  package var isSidebar: Bool?
  /// Whether nothing of the row's section follows it, as is so of a footer, and of the last row of a section without one.
  package var endsSection = false
  /// What the section above a header ends with; `nil` for the first section, for other rows and outside a list.
  ///
  /// The height of a table's section title depends on it.
  package var precedingSection: PrecedingSection?

  /// Makes an environment; by default that of a row outside a list.
  public init(layoutMargin: Double? = nil, allowsSeparator: Bool = true) {
    self.layoutMargin = layoutMargin
    self.allowsSeparator = allowsSeparator
  }
}

/// What a section that has another below it ends with.
public enum PrecedingSection: String, Codable, Hashable, Sendable {
  /// Its rows.
  case endsWithRows
  /// Its footer.
  case endsWithFooter
}

/// Whether a row is the first or the last of its section.
public struct SectionEdges: OptionSet, Codable, Hashable, Sendable {
  /// The edges, one bit each.
  public let rawValue: UInt8

  /// Makes edges from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The row is the first of its section.
  public static let first = SectionEdges(rawValue: 1)
  /// The row is the last of its section.
  public static let last = SectionEdges(rawValue: 2)
  /// The section's footer follows the row.
  ///
  /// In Material Components' collections a row above a footer has a separator. Own: the third bit.
  public static let aboveFooter = SectionEdges(rawValue: 4)

  /// The edges of a row in a section of `count` rows.
  public init(ofRow row: Int, of count: Int, hasFooter: Bool = false) {
    self = []
    if row == 0 { insert(.first) }
    if row == count - 1 { insert(hasFooter ? [.last, .aboveFooter] : .last) }
  }
}
