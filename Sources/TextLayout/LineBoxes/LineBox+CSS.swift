extension LineBox {
  /// The box of a face under CSS `line-height: normal`: metrics in whole pixels, the line gap around them.
  func css(displayScale: Double) -> LineBox {
    var ascent = (self.ascent * displayScale).rounded(.toNearestOrAwayFromZero)
    var descent = (self.descent * displayScale).rounded(.toNearestOrAwayFromZero)
    let gap = (self.gap * displayScale).rounded(.toNearestOrAwayFromZero)
    // A quirk of Blink on Linux and Android: where rounding cut the descent, a pixel moves from above the baseline to below.
    if descent < self.descent * displayScale && ascent >= 1 {
      ascent -= 1
      descent += 1
    }
    // The half above the baseline is rounded down (Blink, `FontHeight::AddLeading`).
    let above = (gap / 2).rounded(.down)
    return LineBox(ascent: (ascent + above) / displayScale, descent: (descent + gap - above) / displayScale)
  }
}
