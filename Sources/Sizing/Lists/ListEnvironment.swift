/// What a list decides about a row that stands in it.
public struct ListEnvironment: Codable, Hashable, Sendable {
  /// The margins of UIKit's cells at both sides, in points; `nil` for those that follow from the cell's width.
  public var layoutMargin: Double?
  /// The margin between an accessory and the edge of one of UIKit's cells, in points; `nil` for the margin at both sides.
  package var accessoryMargin: Double?
  /// Whether there may be a separator at the row's lower edge.
  public var allowsSeparator: Bool
  /// Whether there may be separators in the list at all.
  package var showsSeparators = true
  /// Whether the list's sections are cards of Material Components.
  package var isInMaterialCard = false
  /// Whether the list is a sidebar, whose rows SwiftUI makes as UIKit's sidebar cells are; `nil` if there is no list.
  package var isSidebar: Bool?
  package var isLastRow = false
  /// What the section above ends with; `nil` if there is none, as above a row by itself.
  ///
  /// The titles of a table's sections have their distance from it.
  package var precedingSection: PrecedingSection?

  /// Makes an environment: by default that of a row by itself.
  public init(layoutMargin: Double? = nil, allowsSeparator: Bool = true) {
    self.layoutMargin = layoutMargin
    self.allowsSeparator = allowsSeparator
  }
}

/// What a section ends with that has another below it.
public enum PrecedingSection: String, Codable, Hashable, Sendable {
  /// Its rows.
  case endsWithRows
  /// Its footer.
  case endsWithFooter
}

/// Where in its section a row is.
public struct SectionEdges: OptionSet, Codable, Hashable, Sendable {
  /// The edges, one bit each.
  public let rawValue: UInt8

  /// Edges by their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It is the first of the section's rows.
  public static let first = SectionEdges(rawValue: 1)
  /// It is the last of the section's rows.
  public static let last = SectionEdges(rawValue: 2)

  /// Where in a section of `count` rows one of them is.
  public init(ofRow row: Int, of count: Int) {
    self = []
    if row == 0 { insert(.first) }
    if row == count - 1 { insert(.last) }
  }
}

/// The corners of a row that are round, because they are those of its section.
public struct RowCorners: Codable, Hashable, Sendable {
  /// The radius, in points.
  public var radius: Double
  /// Which edges of the section the row has: at the first the upper corners are round, at the last the lower.
  public var edges: SectionEdges
}
