public import JSONText
public import Sizing

/// What a list document holds, piece by piece.
public enum ListItem: Sendable {
  /// The beginning of a section. The rows up to the next section are in it.
  case section(SectionHeading)
  /// A row of the section that began last; rows that are shown below another follow it. A document whose first row comes before any section has it in a section
  /// without identifier, header and footer, which is not announced.
  case row(ListRow)
}

/// The beginning of a section.
public struct SectionHeading: Sendable {
  /// What the document calls the section.
  public var id: Identifier?
  /// What stands above its rows.
  public var header: (any Row)?
  /// What stands below its rows.
  public var footer: (any Row)?
  /// Where the text of the header is in the document; nil if that is not known.
  public var headerPlace: TextPlace?
  /// Where the text of the footer is in the document; nil if that is not known.
  public var footerPlace: TextPlace?

  /// Makes the beginning of a section.
  public init(id: Identifier? = nil, header: (any Row)? = nil, footer: (any Row)? = nil) {
    self.id = id
    self.header = header
    self.footer = footer
  }
}

/// A row of a list document, ready to be laid out.
public struct ListRow: Sendable {
  /// What the document calls the row.
  public var id: Identifier?
  /// The row.
  public var row: any Row
  /// The states the row is in, beside those of the whole list.
  public var state: RowState
  /// The PNG files that its elements show.
  public var pictures: [ElementName: String]
  /// Where the row begins in the document, or the one that it is below; nil if that is not known.
  public var place: TextPlace?

  /// Makes a row.
  public init(
    id: Identifier? = nil, row: any Row, state: RowState = [], pictures: [ElementName: String] = [:],
    place: TextPlace? = nil
  ) {
    self.id = id
    self.row = row
    self.state = state
    self.pictures = pictures
    self.place = place
  }
}

extension ListItem {
  /// The item with the place at which it begins.
  func at(_ place: TextPlace?) -> ListItem {
    switch self {
    case .section(var heading):
      (heading.headerPlace, heading.footerPlace) = (place, place)
      return .section(heading)
    case .row(var row):
      row.place = place
      return .row(row)
    }
  }
}
