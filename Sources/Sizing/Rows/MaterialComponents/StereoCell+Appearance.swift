extension StereoCell {
  /// What the cell looks like.
  ///
  /// Source: `MDCBaseCell` and `MDCSelfSizingStereoCell` of material-components-ios at ac77ff7 (2024-10-15): title in
  /// black of opacity 0.87, detail of 0.6, ripple of 0.12; a theme sets all texts and images in onSurface of opacity
  /// 0.87 and the ripple in 0.16, so the detail is darker with a theme than without (a quirk of upstream).
  public func appearance(traits: Traits) -> RowAppearance {
    guard fonts.isThemed else {
      return RowAppearance(
        ripple: .black.opacity(0.12), colors: [.title: .black.opacity(0.87), .detail: .black.opacity(0.6)])
    }
    let emphasis = onSurface.opacity(0.87)
    return RowAppearance(
      ripple: onSurface.opacity(0.16),
      colors: [.title: emphasis, .detail: emphasis, .leadingImage: emphasis, .trailingImage: emphasis])
  }
}
