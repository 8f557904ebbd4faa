internal import FontKit

extension LineBox {
  /// The box of a face as `FontMetricsInt` has it: whole pixels, halves rounded up on the axis that grows downwards.
  func android(_ android: AndroidLineHeight) -> LineBox {
    LineBox(
      ascent: -(-ascent * android.density + 0.5).rounded(.down) / android.density,
      descent: (descent * android.density + 0.5).rounded(.down) / android.density)
  }
}

extension AndroidLineHeight {
  /// A line of `StaticLayout`, from the union of its faces' boxes (`StaticLayout.out`).
  func line(_ box: LineBox, _ metrics: FontMetrics, size: Double, isFirst: Bool, isLast: Bool) -> LineBox {
    var above = box.ascent * density
    var below = box.descent * density
    if includesFontPadding {
      // Only the first face's extremes are known here; those of a fallback face lie inside its ascender and descender.
      if isFirst { above = max(above, -(-metrics.points(metrics.maximumY, atSize: size) * density).rounded(.down)) }
      if isLast { below = max(below, (-metrics.points(metrics.minimumY, atSize: size) * density).rounded(.up)) }
    }
    if !isLast, spacingMultiplier != 1 || spacingExtra != 0 {
      let extra = (above + below) * (spacingMultiplier - 1) + spacingExtra * density
      below += extra >= 0 ? (extra + 0.5).rounded(.towardZero) : -(-extra + 0.5).rounded(.towardZero)
    }
    return LineBox(ascent: above / density, descent: below / density)
  }
}

extension ComposeLineHeight {
  /// The ascent and descent all lines get, from those of the first.
  func target(_ box: LineBox, density: Double) -> LineBox {
    let ascent = box.ascent * density
    let descent = box.descent * density
    let natural = ascent + descent
    let height = (self.height * density).rounded(.up)
    let missing = height - natural
    guard natural > 0, !(isMinimum && missing <= 0) else { return box }
    let ratio: Double
    switch alignment {
    case .top: ratio = 0
    case .center: ratio = 0.5
    case .bottom: ratio = 1
    case .proportional: ratio = ascent / natural
    case .ratio(let above): ratio = min(max(above, 0), 1)
    }
    // When lines become lower, above and below change places.
    let below = (missing * (missing <= 0 ? ratio : 1 - ratio)).rounded(.up)
    return LineBox(ascent: (height - (descent + below)) / density, descent: (descent + below) / density)
  }
}
