/// The content of an element that is not a text, where its name does not identify it.
public enum ElementContent: Codable, Hashable, Sendable {
  /// One of the system's symbols.
  case symbol
  /// A picture.
  case picture
  /// A switch, which is on or off.
  case toggle(isOn: Bool)
  /// A chevron that shows and hides the rows below.
  case disclosure(isExpanded: Bool)
  /// A chevron that points to where lines end.
  case chevron
  /// A tick.
  case checkmark
  /// A circled i.
  case info

  /// Whether a control is on; `nil` for what is never on or off.
  package var isOn: Bool? {
    if case .toggle(let isOn) = self { isOn } else { nil }
  }
}
