extension LineBox {
  /// A face's ascender, descender and line gap, each by itself in whole pixels, as Blink has them.
  func inWholePixels(displayScale: Double) -> LineBox {
    LineBox(
      ascent: (ascent * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale,
      descent: (descent * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale,
      gap: (gap * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale)
  }

  /// The box of a face of these metrics in whole pixels under a CSS `line-height` in points; nil is `normal`, the
  /// face's own.
  ///
  /// The line height is cut off to Blink's layout unit, 1/64 pixel (`ComputedStyle::ComputedLineHeight`). The half of
  /// the leading that goes above is rounded down to the pixel (Blink, `CalculateLeadingSpace`).
  func css(lineHeight: Double?, displayScale: Double) -> LineBox {
    let unit = 1 / (64 * displayScale)
    let leading = lineHeight.map { ($0 / unit).rounded(.down) * unit - height } ?? gap
    let above = (leading / 2 * displayScale).rounded(.down) / displayScale
    return LineBox(ascent: ascent + above, descent: descent + leading - above)
  }
}
