/// What a swipe over a row can do (`UISwipeActionsConfiguration`), and how far it has gone.
public struct SwipeActions: Codable, Hashable, Sendable {
  /// One of the actions (`UIContextualAction`).
  public struct Action: Codable, Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The size of the image above the title, in points.
    public var image: LayoutSize?
    /// Whether the action deletes what the row shows.
    public var isDestructive: Bool

    /// Makes an action.
    public init(title: String? = nil, image: LayoutSize? = nil, isDestructive: Bool = false) {
      self.title = title
      self.image = image
      self.isDestructive = isDestructive
    }
  }

  /// How far a swipe has gone.
  public enum Reveal: String, Codable, Hashable, Sendable, CaseIterable {
    /// The row is where it was.
    case none
    /// The actions where the row begins are shown.
    case leading
    /// The actions where the row ends are shown.
    case trailing
    /// The first action where the row begins has taken the row's place.
    case fullLeading
    /// The first action where the row ends has taken the row's place.
    case fullTrailing
  }

  /// The actions where the row begins, from the row's edge inwards.
  public var leading: [Action]
  /// The actions where the row ends, from the row's edge inwards.
  public var trailing: [Action]
  /// Whether a swipe over the whole row performs the first action; else it goes no further than to show all.
  public var performsFirstActionWithFullSwipe: Bool
  /// How far the swipe has gone.
  public var reveal: Reveal

  /// Makes the actions of a row.
  public init(
    leading: [Action] = [], trailing: [Action] = [], performsFirstActionWithFullSwipe: Bool = true,
    reveal: Reveal = .none
  ) {
    self.leading = leading
    self.trailing = trailing
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    self.reveal = reveal
  }

  /// The side of the actions that are shown; `nil` if none are.
  var shownSide: Side? {
    switch reveal {
    case .none: nil
    case .leading, .fullLeading: leading.isEmpty ? nil : .leading
    case .trailing, .fullTrailing: trailing.isEmpty ? nil : .trailing
    }
  }

  /// Whether the first action has taken the row's place.
  var isFull: Bool { performsFirstActionWithFullSwipe && (reveal == .fullLeading || reveal == .fullTrailing) }

  /// An end of a row.
  enum Side: String {
    case leading
    case trailing
  }

  func actions(_ side: Side) -> [Action] { side == .leading ? leading : trailing }
}
