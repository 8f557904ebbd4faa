internal import JSONText
public import Sizing
public import TextAnalysis
public import Typography

/// What a list document says about its list as a whole.
public struct ListSettings: Hashable, Sendable {
  /// The schema that the document says it follows; `nil` if it says none.
  public internal(set) var schema: String?
  /// What the document is called among others; `nil` if it does not say.
  public internal(set) var name: String?
  /// The width of the list, its look, its era and its safe area.
  public var geometry = ListGeometry(width: 375)
  /// Size category, direction and pixels.
  public var traits = Traits()
  /// The language of the texts, a BCP 47 tag.
  public var locale = "en"
  /// The family that takes the place of every row's own.
  public var typeface: String?
  /// Whether the person asked for bold text, of which each system makes its own (`BoldText`).
  public var boldText = false
  /// Points between letters that the person chose, in the place of those of the rows' styles; `nil` leaves these.
  public var letterSpacing: Double?
  /// The kind of the rows that do not name one.
  public var defaultKind: String?
  /// What is behind the rows; `nil` for what the list's look has there.
  public var backgroundColor: SRGBColor?
  /// The least height of headers that are texts, in points; `nil` for that of the list's look
  /// (`defaultMinListHeaderHeight`).
  public var minimumHeaderHeight: Double?
  /// What rows have that do not say it.
  package internal(set) var defaults = RowDefaults()
  /// Whether all rows with others below them are expanded, whatever they say themselves.
  public var expandsAll = false

  /// The settings of a document that says nothing: a plain list of today's system, 375 points wide, at two pixels per
  /// point, in English, at the default size category.
  package init() {}

  /// The styles that UIKit's tables have.
  static let tableStyles: [ListAppearance] = [.plain, .grouped, .insetGrouped]

  /// Makes sure that a table has a style of tables.
  ///
  /// - Throws: A fault of the style.
  func checkStyle() throws(JSONFault) {
    guard geometry.container == .table, !Self.tableStyles.contains(geometry.style) else { return }
    let expected = "one of \(Self.tableStyles.map(\.rawValue).joined(separator: " "))"
    throw JSONFault("\(geometry.style.rawValue) in a table", expected: expected).inside(.key("style"))
  }

  /// The settings with others in their place where there are any.
  package func overridden(by overrides: ListOverrides) -> ListSettings {
    var settings = self
    if let width = overrides.width { settings.geometry.width = width }
    if let direction = overrides.direction { settings.traits.direction = direction }
    if let category = overrides.sizeCategory { settings.traits.sizeCategory = category }
    if let scale = overrides.fontScale { settings.traits.fontScale = scale }
    if let locale = overrides.locale { settings.locale = locale }
    settings.expandsAll = overrides.expandsAll
    if overrides.isEditing { settings.traits.state.insert(.editing) }
    if overrides.boldText { settings.boldText = true }
    return settings
  }
}

/// What takes the place of a document's own settings; `nil` leaves them.
public struct ListOverrides: Hashable, Sendable {
  /// The width of the list, in points.
  public var width: Double?
  /// The size category; the inner `nil` is the category nobody specified.
  public var sizeCategory: SizeCategory??
  /// The direction of the layout.
  public var direction: TextDirection?
  /// The language of the texts, a BCP 47 tag.
  public var locale: String?
  /// Whether the list is being edited, whatever the document says.
  public var isEditing: Bool
  /// Whether all rows with others below them are expanded, whatever the document says.
  public var expandsAll: Bool
  /// Whether text is bold, whatever the document says.
  public var boldText = false
  /// The font scale of an Android device, or a Flutter app's text scale factor.
  public var fontScale: Double?

  /// Makes overrides.
  public init(
    width: Double? = nil, sizeCategory: SizeCategory?? = nil, direction: TextDirection? = nil, locale: String? = nil,
    isEditing: Bool = false, expandsAll: Bool = false
  ) {
    self.width = width
    self.sizeCategory = sizeCategory
    self.direction = direction
    self.locale = locale
    self.isEditing = isEditing
    self.expandsAll = expandsAll
  }

  /// Makes sure that the values can be, as those of a document can.
  ///
  /// - Throws: A fault whose path names the value as a document would.
  func validate() throws(JSONFault) {
    if let width { _ = try inside(.key("width")) { () throws(JSONFault) in try JSONValue.number(width).length() } }
    guard let fontScale else { return }
    _ = try inside(.key("fontScale")) { () throws(JSONFault) in
      try JSONValue.number(fontScale).number(in: TextSizeSetting.fontScales)
    }
  }
}
