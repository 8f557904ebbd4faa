public import JSONText
public import ListDocument

/// A row, and how it differs from what was recorded of it.
public struct RowComparison: Sendable {
  /// On which sides the row is.
  public enum Presence: Hashable, Sendable {
    /// On both.
    case both
    /// In the document only; the recording shows another part of the list, or leaves rows out.
    case notRecorded
    /// In the document only, though rows above and below it are recorded.
    case missing
    /// In the recording only.
    case unexpected
  }

  /// On which sides it is.
  public var presence: Presence
  /// Where it is in the document.
  public var address: LoadedList.Address?
  /// What the document or the recording calls it.
  public var id: Identifier?
  /// Its kind.
  public var kind: String?
  /// Its first text.
  public var text: String
  /// Where the recording has it: a path, or a line.
  public var place: String?
  /// What was compared.
  public var values: [ComparedValue] = []
  /// The views of the recording that are no element of the row.
  package var otherViews: [RecordedView] = []
  /// Whether the row is cut off by the edge of the list, so that its lengths say nothing.
  package var isCutOff = false

  /// Whether nothing differs.
  public var agrees: Bool {
    switch presence {
    case .both: isCutOff || values.allSatisfy(\.agrees)
    case .notRecorded: true
    case .missing, .unexpected: false
    }
  }
}

/// Something that is compared: what Galley has and what was recorded.
public struct ComparedValue: Hashable, Sendable {
  /// A value of either side.
  public enum Value: Hashable, Sendable {
    /// A length, in points, or a count.
    case number(Double)
    /// A text.
    case text(String)
    /// Whether something is so.
    case flag(Bool)
    /// An element, where the other side has none.
    case present
    /// No element.
    case absent
  }

  /// The path of it in the row, as in the output of `galley measure`: `elements.title.frame.x`.
  public var path: JSONPath
  /// What Galley has.
  public var galley: Value
  /// What was recorded.
  public var recorded: Value
  /// Whether both are the same, to the tolerance.
  public var agrees: Bool

  /// By how much Galley's length is more than the recorded one; `nil` for what is no number.
  public var difference: Double? {
    guard case .number(let galley) = galley, case .number(let recorded) = recorded else { return nil }
    return galley - recorded
  }

  /// The path without the root, as in `elements.title.frame.x`.
  public var name: String { String("\(path)".dropFirst(2)) }
}
