internal import Sizing

extension ValueType<SwipeActions> {
  /// The actions at both ends of a row.
  static var swipeActions: Self {
    object(
      "swipe actions", SwipeActions(),
      [
        Field("leading", \.leading, .array(of: .action), "The actions where the row begins, from its edge inwards."),
        Field("trailing", \.trailing, .array(of: .action), "The actions where the row ends, from its edge inwards."),
        Field(
          "performsFirstActionWithFullSwipe", \.performsFirstActionWithFullSwipe, .bool,
          "Whether a swipe over the whole row performs the first action."),
        Field("reveal", \.reveal, .choice, "How far the swipe has gone."),
      ]
    ).named("swipeActions")
  }
}

extension ValueType<SwipeActions.Action> {
  fileprivate static var action: Self {
    object(
      "an action", SwipeActions.Action(),
      [
        Field("title", \.title, .string, "The title."),
        Field("image", \.image, .box, "The image above it."),
        Field("destructive", \.isDestructive, .bool, "Whether it deletes what the row shows."),
      ]
    ).named("swipeAction")
  }
}
