/// The look of a list: where its sections stand and what their headers and footers look like.
public enum ListStyle: String, Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge, one section directly below the other.
  case plain
}

extension ListStyle {
  /// Points above a section's header (`sectionHeaderTopPadding`, `headerTopPadding`).
  ///
  /// Source: 22 in plain lists since iOS 15, measured by many, on iOS 26 too.
  var paddingAboveHeader: Double { 22 }

  /// What a section's header looks like.
  public func headerConfiguration(_ profile: SystemProfile) -> ListContentConfiguration {
    ListContentConfiguration(.plainHeader, profile: profile)
  }

  /// What a section's footer looks like.
  public func footerConfiguration(_ profile: SystemProfile) -> ListContentConfiguration {
    ListContentConfiguration(.plainFooter, profile: profile)
  }
}
