extension LineBox {
  /// The box of a face under CSS `line-height: normal`: metrics in whole pixels, the line gap around them.
  func css(displayScale: Double) -> LineBox {
    let ascent = (self.ascent * displayScale).rounded(.toNearestOrAwayFromZero)
    let descent = (self.descent * displayScale).rounded(.toNearestOrAwayFromZero)
    let gap = (self.gap * displayScale).rounded(.toNearestOrAwayFromZero)
    // The half above the baseline is rounded down (Blink, `FontHeight::AddLeading`).
    let above = (gap / 2).rounded(.down)
    return LineBox(ascent: (ascent + above) / displayScale, descent: (descent + gap - above) / displayScale)
  }
}
