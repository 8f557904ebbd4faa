extension StereoCell {
  /// What the cell looks like.
  ///
  /// Source, code: `MDCSelfSizingStereoCell.m` of Material Components for iOS 124.2 (ac77ff7): title in black of
  /// opacity 0.87 (`kTitleColorOpacity`), detail of 0.6 (`kDetailColorOpacity`). `MDCBaseCell.m` shows ink unless its
  /// ripple is enabled, and `MDCInkView.m` has it in black of 0.14. `MDCSelfSizingStereoCell+MaterialTheming.m`: a
  /// theme sets all texts and images in onSurface of opacity 0.87 (`kHighAlpha`) and ink in 0.16 (`kInkAlpha`), so the
  /// detail is darker with a theme than without (a quirk of upstream).
  public func appearance(traits: Traits) -> RowAppearance {
    guard fonts.isThemed else {
      return colors.applied(
        to: RowAppearance(
          ripple: .black.opacity(0.14), colors: [.title: .black.opacity(0.87), .detail: .black.opacity(0.6)]))
    }
    let emphasis = onSurface.opacity(0.87)
    return colors.applied(
      to: RowAppearance(
        ripple: onSurface.opacity(0.16),
        colors: [.title: emphasis, .detail: emphasis, .leadingImage: emphasis, .trailingImage: emphasis]))
  }
}
