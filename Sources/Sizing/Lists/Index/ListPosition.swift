/// A part of a list: a row, or a header or footer, or the space a section has at its ends.
public struct ListPosition: Hashable, Sendable {
  /// What a section is made of, from its top.
  public enum Part: Hashable, Sendable {
    /// The space above the header.
    case spaceAbove
    /// The header.
    case header
    /// A row, by its number in the section.
    case row(Int)
    /// The footer.
    case footer
    /// The space below the footer.
    case spaceBelow
  }

  /// The section, by its number.
  public var section: Int
  /// The part of it.
  public var part: Part

  /// A part of a section.
  public init(section: Int, part: Part) {
    self.section = section
    self.part = part
  }

  /// A row.
  public init(section: Int, row: Int) {
    self.init(section: section, part: .row(row))
  }
}

/// A part of a list at its place.
public struct PlacedPart: Hashable, Sendable {
  /// Which part it is.
  public var position: ListPosition
  /// How far down it is in the list, in points.
  public var offset: Double
  /// How high it is, in points.
  public var height: Double

  /// Makes a part at its place.
  public init(position: ListPosition, offset: Double, height: Double) {
    self.position = position
    self.offset = offset
    self.height = height
  }
}
