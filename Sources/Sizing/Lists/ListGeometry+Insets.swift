internal import TextAnalysis

/// The insets of the scroll view around a list, in points, without the list's own spaces.
extension ListGeometry {
  /// How far the content can be scrolled beyond the edges of the viewport (`adjustedContentInset`): the safe area above
  /// and below, and the refresh control while it is refreshing.
  ///
  /// The content begins below the upper inset, so a list at rest is scrolled to the offset `-contentInset.top`. Frames do
  /// not depend on the insets.
  ///
  /// Source, recorded: iOS 26.1, 393 points wide (Vercantez/openuikit): 59 and 34.
  public var contentInset: DirectionalInsets {
    DirectionalInsets(
      top: safeArea.top + (isRefreshing ? Self.refreshControlHeight : 0), leading: 0, bottom: safeArea.bottom,
      trailing: 0)
  }

  /// The frame of the refresh control, above the start of the list; `nil` unless it is refreshing.
  public var refreshControlFrame: LayoutRect? {
    guard isRefreshing else { return nil }
    return LayoutRect(x: 0, y: -Self.refreshControlHeight, width: width, height: Self.refreshControlHeight)
  }

  /// The height of a refresh control.
  ///
  /// Source, recorded: iOS 9 and 10, `UIRefreshControl` (facebook/react-native, pull request 14259).
  static let refreshControlHeight = 60.0
}
