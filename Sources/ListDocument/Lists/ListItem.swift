public import JSONText
public import Sizing

/// What a list document holds, piece by piece.
public enum ListItem: Sendable {
  /// The beginning of a section. The rows up to the next section are in it.
  case section(SectionHeading)
  /// A row of the section that began last; the rows that are shown below it follow it.
  ///
  /// Rows before the first section are in a section without identifier, header and footer, which is not announced.
  case row(ListRow)
}

/// The beginning of a section.
public struct SectionHeading: Sendable {
  /// What the document calls the section.
  public var id: Identifier?
  /// What stands above its rows, with what tables say about its text.
  public var headerRow: ListRow?
  /// What stands below its rows, with what tables say about its text.
  public var footerRow: ListRow?

  /// The space between it and other sections, in points; `nil` for the list's.
  public var spacing: Double?

  /// What stands above its rows.
  public var header: (any Row)? { headerRow?.row }
  /// What stands below its rows.
  public var footer: (any Row)? { footerRow?.row }
}

/// A row of a list document, ready to be laid out.
public struct ListRow: Sendable {
  /// What the document calls the row.
  public var id: Identifier?
  /// The row.
  public var row: any Row
  /// The states the row is in, beside those of the whole list.
  public var state: RowState = []
  /// What the document says about it for assistive technology.
  var accessibilityChange = AccessibilityChange()
  /// What assistive technology says about the row: what the document says, or else the row itself, and the state that it is in.
  public var accessibility: RowAccessibility? {
    let said = accessibilityChange.applied(to: row.accessibility)
    return accessibilityChange.traits == nil ? said?.inState(state) : said
  }
  /// The row's accessibility elements in the order in which they are read: the row if it is one, or else the parts of it.
  public var accessibilityElements: [RowAccessibility] {
    accessibility.map { [$0] }
      ?? (accessibilityChange == AccessibilityChange() ? row.accessibilityElements.map { $0.inState(state) } : [])
  }
  /// Whether neither the row nor any part of it has a label for assistive technology, unless the document says that it
  /// is no element.
  package var isUnlabeled: Bool {
    accessibilityChange.isElement != false && accessibilityElements.allSatisfy(\.label.isEmpty)
  }
  /// The PNG files that its elements show.
  public var pictures: [ElementName: String] = [:]
  /// Where the row begins in the document, or in a document of lines the one that it is below; nil if that is not known.
  public var place: TextPlace?
  /// Which row of its section it is; nil for a header, a footer and a row of another origin.
  var path: RowPath?
  /// Which of the forms that its texts have in tables it shows, such as `few`; `nil` if they have one only.
  public var form: String?
  /// The row with its texts in their other forms.
  package var otherForms: [ListRow] = []
  /// The texts that should be in the language of the document, and are not.
  package var untranslatedTexts: [UntranslatedText] = []
}
