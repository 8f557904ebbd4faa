internal import Sizing

/// The figure for an element without text: a simple shape of the kind that its system draws there.
enum Figure {
  /// Nothing: the element only holds others.
  case none
  /// A line from end to end.
  case separator
  /// A chevron that points where lines end.
  case chevron
  /// A chevron that points down.
  case disclosure
  /// A closed disclosure: a chevron that points where lines end.
  case closedDisclosure
  /// Two chevrons, one up and one down.
  case upAndDown
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
  /// A circle that can be ticked.
  case circle
  /// A switch.
  case toggle(isOn: Bool)
  /// Two buttons beside each other, less and more.
  case stepper
  /// A small sign in the row's colour.
  case icon
  /// The whole frame in one colour.
  case action
  /// A picture, with its size on it.
  case picture

  /// The figure of an element by its content, or else by its name and size.
  ///
  /// Most layouts give an element's frame but not its content. Then the part of the name after the last dot decides, up
  /// to its first digit. For slots that hold anything, the size decides: up to 32 points square is an icon, larger is a
  /// picture.
  init(_ element: RowElement) {
    let name = element.name.rawValue
    let part = name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...]
    let size = element.frame.standardized.size
    let isSmall = max(size.width, size.height) <= Self.largestIcon
    switch element.content {
    case .symbol: self = Self.byName[String(part.prefix { !$0.isNumber })] ?? .icon
    case .picture: self = isSmall ? .icon : .picture
    case .toggle(let isOn): self = .toggle(isOn: isOn)
    case .disclosure(let isExpanded): self = isExpanded ? .disclosure : .closedDisclosure
    case .chevron: self = .chevron
    case .checkmark: self = .checkmark
    case .info: self = .info
    case nil: self = Self.byName[String(part.prefix { !$0.isNumber })] ?? (isSmall ? .icon : .picture)
    }
  }

  /// Own: the largest icons are Orange's of 32 points.
  private static let largestIcon = 32.0

  private static let byName: [String: Figure] = [
    "textContainer": .none, "contentView": .none, "label": .none,
    "separator": .separator, "topSeparator": .separator, "reorderSeparator": .separator, "divider": .separator,
    "disclosureIndicator": .chevron, "chevron": .chevron, "navigationLink": .chevron,
    "outlineDisclosure": .disclosure, "disclosure": .disclosure, "popUpMenu": .upAndDown,
    "checkmark": .checkmark,
    "detail": .info, "detailButton": .info, "detailDisclosureButton": .info, "infoButton": .info,
    "delete": .delete, "insert": .insert, "editControl": .delete,
    "reorder": .reorder, "reorderControl": .reorder, "multiselect": .circle, "selectorControl": .circle,
    "toggle": .toggle(isOn: true), "switch": .toggle(isOn: true), "action": .action, "stepper": .stepper,
  ]
}
