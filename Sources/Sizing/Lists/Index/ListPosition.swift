/// A part of a list: a row, a header, a footer, or the space above or below a section.
public struct ListPosition: Hashable, Sendable {
  /// A part of a section, in order from the top.
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

  /// Makes the position of a part of a section.
  public init(section: Int, part: Part) {
    self.section = section
    self.part = part
  }

  /// Makes the position of a row.
  public init(section: Int, row: Int) {
    self.init(section: section, part: .row(row))
  }
}

/// A part of a list with its offset and height.
public struct PlacedPart: Hashable, Sendable {
  /// Which part it is.
  public var position: ListPosition
  /// Its offset from the top of the list, in points.
  public var offset: Double
  /// Its height, in points.
  public var height: Double

  /// Makes a part with its offset and height.
  public init(position: ListPosition, offset: Double, height: Double) {
    self.position = position
    self.offset = offset
    self.height = height
  }
}
