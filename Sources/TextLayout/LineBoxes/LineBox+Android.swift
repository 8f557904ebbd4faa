internal import FontKit

extension AndroidLineHeight {
  /// The box of a face as `FontMetricsInt` has it: whole pixels, halves rounded up on the axis that grows downwards,
  /// the extremes outwards.
  ///
  /// - Parameter growsWithFallback: Whether fallback faces count; then the extremes are never inside ascender and
  ///   descender (`fallbackLineSpacing` in `StaticLayout.generate`).
  func box(of metrics: FontMetrics, size: Double, standsIn: Bool, growsWithFallback: Bool) -> LineBox {
    let face = LineBox(metrics, size: size)
    var box = LineBox(
      ascent: -(-face.ascent * density + 0.5).rounded(.down) / density,
      descent: (face.descent * density + 0.5).rounded(.down) / density)
    // Of a face that stands in, ascender and descender alone are measured.
    guard !standsIn, metrics.maximumY != 0 || metrics.minimumY != 0 else { return box }
    let top = -(-metrics.points(metrics.maximumY, atSize: size) * density).rounded(.down) / density
    let bottom = (-metrics.points(metrics.minimumY, atSize: size) * density).rounded(.up) / density
    box.firstAscent = growsWithFallback ? max(top, box.ascent) : top
    box.lastDescent = growsWithFallback ? max(bottom, box.descent) : bottom
    return box
  }

  /// A line of `StaticLayout`, from the union of its faces' boxes (`StaticLayout.out`).
  func line(_ box: LineBox, isFirst: Bool, isLast: Bool) -> LineBox {
    let above = pixels(isFirst && includesFontPadding ? box.firstAscent : box.ascent)
    var below = pixels(isLast && includesFontPadding ? box.lastDescent : box.descent)
    if !isLast, spacingMultiplier != 1 || spacingExtra != 0 {
      let extra = (above + below) * (spacingMultiplier - 1) + spacingExtra * density
      below += extra >= 0 ? (extra + 0.5).rounded(.towardZero) : -(-extra + 0.5).rounded(.towardZero)
    }
    return LineBox(ascent: above / density, descent: below / density)
  }

  /// A box in the place of a letter: its height is rounded up, and where it stands down (Compose, `PlaceholderSpan`).
  func box(_ box: LineBox) -> LineBox {
    let height = (box.height * density).rounded(.up)
    let ascent = (box.ascent * density + height - box.height * density).rounded(.down)
    return LineBox(ascent: ascent / density, descent: (height - ascent) / density)
  }

  /// A length that is a whole number of pixels but for rounding errors and raised spans.
  private func pixels(_ points: Double) -> Double { (points * density).rounded(.toNearestOrAwayFromZero) }
}

extension ComposeLineHeight {
  /// The ascent and descent all lines get, from those of the first (`LineHeightStyleSpan`), with those of the text's two ends.
  ///
  /// What a line height takes from the first line above and below, Compose gives back as padding above the first line and
  /// below the last one, unless that end is trimmed (`TextLayout.getLineHeightPaddings`).
  ///
  /// - Note: Quirk of Compose: if there is padding below, it is at least as much as that above.
  ///
  /// Compose computes in 32-bit floats, and what is rounded up depends on it.
  func target(_ box: LineBox, density: Double) -> LineBox {
    let ascent = Float((box.ascent * density).rounded(.toNearestOrAwayFromZero))
    let descent = Float((box.descent * density).rounded(.toNearestOrAwayFromZero))
    let natural = ascent + descent
    let height = (Float(self.height) * Float(density)).rounded(.up)
    let missing = height - natural
    guard natural > 0, !(isMinimum && missing <= 0) else { return LineBox(ascent: box.ascent, descent: box.descent) }
    let ratio: Float
    switch alignment {
    case .top: ratio = 0
    case .center: ratio = 0.5
    case .bottom: ratio = 1
    case .proportional: ratio = ascent / natural
    case .ratio(let above): ratio = Float(min(max(above, 0), 1))
    }
    // When lines become lower, the ratio applies to the part below instead of the part above.
    let below = descent + (missing * (missing <= 0 ? ratio : 1 - ratio)).rounded(.up)
    let above = height - below
    let topPadding = trimsFirstTop ? 0 : max(0, ascent - above)
    let bottomPadding = descent > below ? max(topPadding, descent - below) : 0
    return LineBox(
      ascent: Double(above) / density, descent: Double(below) / density,
      firstAscent: trimsFirstTop ? box.ascent : Double(above + topPadding) / density,
      lastDescent: trimsLastBottom ? box.descent : Double(below + bottomPadding) / density)
  }
}
