/// The swipe actions of a row (`UISwipeActionsConfiguration`), and how far the swipe has gone.
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
    /// The row is not swiped.
    case none
    /// The leading actions are shown.
    case leading
    /// The trailing actions are shown.
    case trailing
    /// The first leading action has taken the row's place.
    case fullLeading
    /// The first trailing action has taken the row's place.
    case fullTrailing
  }

  /// The leading actions, from the row's edge inwards.
  public var leading: [Action]
  /// The trailing actions, from the row's edge inwards.
  public var trailing: [Action]
  /// Whether a swipe over the whole row performs the first action; else the swipe stops where all actions are shown.
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

  var shownSide: Side? {
    switch reveal {
    case .none: nil
    case .leading, .fullLeading: leading.isEmpty ? nil : .leading
    case .trailing, .fullTrailing: trailing.isEmpty ? nil : .trailing
    }
  }

  var isFull: Bool { performsFirstActionWithFullSwipe && (reveal == .fullLeading || reveal == .fullTrailing) }

  enum Side: String {
    case leading
    case trailing
  }

  func actions(_ side: Side) -> [Action] { side == .leading ? leading : trailing }
}
