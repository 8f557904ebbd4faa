/// The states a row can be in, several at a time; none of them is the normal state.
public struct RowState: OptionSet, Codable, Hashable, Sendable {
  /// A bit for each state.
  public let rawValue: UInt8

  /// Makes a set of states of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It is touched (Material and Flutter: pressed).
  public static let highlighted = RowState(rawValue: 1 << 0)
  /// It is selected.
  public static let selected = RowState(rawValue: 1 << 1)
  /// It takes no touches.
  public static let disabled = RowState(rawValue: 1 << 2)
  /// Its list is being edited.
  public static let editing = RowState(rawValue: 1 << 3)
  /// It has the keyboard's focus.
  public static let focused = RowState(rawValue: 1 << 4)
  /// A pointer is over it.
  public static let hovered = RowState(rawValue: 1 << 5)

  /// Whether it is touched or selected, in which case Apple's rows are filled and have no separators.
  var isHighlightedOrSelected: Bool { !isDisjoint(with: [.highlighted, .selected]) }

  package static let names: KeyValuePairs<String, RowState> = [
    "highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "editing": .editing,
    "focused": .focused, "hovered": .hovered,
  ]
}
