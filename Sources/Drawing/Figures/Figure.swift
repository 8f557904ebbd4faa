internal import Sizing

/// What stands for an element that is no text: a simple shape of the kind that its system draws there.
enum Figure {
  /// Nothing: the element only holds others.
  case none
  /// A line from end to end.
  case separator
  /// A chevron that points where lines end.
  case chevron
  /// A chevron that points down.
  case disclosure
  /// A tick.
  case checkmark
  /// A circled i.
  case info
  /// A circled minus, red.
  case delete
  /// A circled plus, green.
  case insert
  /// Three lines, by which a row is dragged.
  case reorder
  /// A circle that is to be ticked.
  case circle
  /// A switch that is on.
  case toggle
  /// A small sign in the row's colour.
  case icon
  /// The whole of the frame in one colour.
  case action
  /// A picture, with its size on it.
  case picture

  /// The figure of an element by its name and size.
  ///
  /// A layout says where an element is, not what it shows: the part of the name after the last dot decides, without the
  /// number that tells it from others of its kind, and for the slots that hold anything the size: that of `UISwitch`
  /// (51 × 31) is a switch, up to 32 points square is an icon, larger a picture.
  init(_ element: RowElement) {
    let name = element.name.rawValue
    let part = name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...]
    let size = element.frame.standardized.size
    if let figure = Self.byName[String(part.prefix { !$0.isNumber })] {
      self = figure
    } else if size == Self.toggleSize {
      self = .toggle
    } else {
      self = max(size.width, size.height) <= Self.largestIcon ? .icon : .picture
    }
  }

  /// The size of `UISwitch` up to iOS 18.
  ///
  /// Source, recorded: iOS 14.5 to 18.5, 390 to 402 points wide, category L (cashapp/AccessibilitySnapshot).
  static let toggleSize = Size(width: 51, height: 31)

  /// Own: the largest icons are Orange's of 32 points.
  private static let largestIcon = 32.0

  private static let byName: [String: Figure] = [
    "textContainer": .none, "contentView": .none, "label": .none,
    "separator": .separator, "reorderSeparator": .separator,
    "disclosureIndicator": .chevron, "chevron": .chevron, "navigationLink": .chevron,
    "outlineDisclosure": .disclosure, "disclosure": .disclosure, "popUpMenu": .disclosure,
    "checkmark": .checkmark,
    "detail": .info, "detailButton": .info, "detailDisclosureButton": .info, "infoButton": .info,
    "delete": .delete, "insert": .insert, "reorder": .reorder, "multiselect": .circle, "editControl": .delete,
    "toggle": .toggle, "switch": .toggle, "action": .action,
  ]
}
