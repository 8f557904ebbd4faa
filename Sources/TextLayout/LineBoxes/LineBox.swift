internal import FontKit

/// How far a line, or what stands on it, reaches above and below the baseline, in points.
struct LineBox: Hashable {
  /// Above the baseline; positive.
  var ascent: Double
  /// Below the baseline; positive.
  var descent: Double
  /// To the next line.
  var gap: Double
  /// The ascent of a text's first line in systems that treat it differently: the face's highest glyph in Android, the
  /// ascender without a height in Flutter.
  var firstAscent: Double
  /// The descent of a text's last line in those systems.
  var lastDescent: Double

  var height: Double { ascent + descent }

  /// A box; its ends are like its middle unless more is given.
  init(
    ascent: Double, descent: Double, gap: Double = 0, firstAscent: Double? = nil, lastDescent: Double? = nil
  ) {
    self.ascent = ascent
    self.descent = descent
    self.gap = gap
    self.firstAscent = firstAscent ?? ascent
    self.lastDescent = lastDescent ?? descent
  }

  /// A face's own box at a size in points.
  init(_ metrics: FontMetrics, size: Double) {
    self.init(
      ascent: metrics.points(metrics.ascender, atSize: size),
      descent: -metrics.points(metrics.descender, atSize: size),
      gap: metrics.points(metrics.lineGap, atSize: size))
  }

  /// The box in the middle of a line of a given height: half of what is missing goes above, half below.
  func centered(in height: Double) -> LineBox {
    let above = (height - self.height) / 2
    return LineBox(ascent: ascent + above, descent: height - (ascent + above))
  }

  /// The box moved up by `offset` points.
  func raised(by offset: Double) -> LineBox {
    LineBox(
      ascent: ascent + offset, descent: descent - offset, gap: gap, firstAscent: firstAscent + offset,
      lastDescent: lastDescent - offset)
  }

  /// The smallest box that holds both.
  func union(_ other: LineBox) -> LineBox {
    LineBox(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent), gap: max(gap, other.gap),
      firstAscent: max(firstAscent, other.firstAscent), lastDescent: max(lastDescent, other.lastDescent))
  }
}
