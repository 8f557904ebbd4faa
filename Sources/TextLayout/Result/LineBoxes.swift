internal import FontKit
internal import Shaping

/// How high lines are: the line boxes of a text's fonts at a size, in points.
struct LineBoxes {
  /// The part of a line above the baseline, the part below it (both positive), and the gap to the next line.
  struct Box: Hashable {
    var ascent: Double
    var descent: Double
    var gap: Double
  }

  private let shaped: ShapedText
  /// The box of the first font, or the fixed one.
  private let first: Box
  /// The boxes of all fonts; empty if the first alone counts.
  private let all: [Box]

  init(_ shaped: ShapedText, size: Double, _ style: ParagraphStyle) {
    self.shaped = shaped
    let fonts = shaped.context.cascade.fonts
    let natural = Box(fonts[0].metrics, size: size)
    switch style.lineHeight {
    case .natural:
      first = natural
      all = style.fallbackLineHeight == .locked || shaped.usesFirstFontOnly ? [] : fonts.map { Box($0.metrics, size: size) }
    case .fixed(let height):
      first = natural.centered(in: height)
      all = []
    case .multiple(let multiple):
      first = natural.centered(in: multiple * size)
      all = []
    }
  }

  /// The box of the line that holds these bytes. The first font always counts, used or not, so that lines do not jump.
  func box(of range: Range<Int>) -> Box {
    guard !all.isEmpty else { return first }
    var box = first
    var index = partitionIndex(of: shaped.runs) { Int($0.end) <= range.lowerBound }
    while index < shaped.runs.count, Int(shaped.runs[index].start) < range.upperBound {
      let run = shaped.runs[index]
      if run.kind == .text {
        let other = all[Int(run.font)]
        box.ascent = max(box.ascent, other.ascent)
        box.descent = max(box.descent, other.descent)
        box.gap = max(box.gap, other.gap)
      }
      index += 1
    }
    return box
  }
}

extension LineBoxes.Box {
  fileprivate init(_ metrics: FontMetrics, size: Double) {
    self.init(
      ascent: metrics.points(metrics.ascender, atSize: size),
      descent: -metrics.points(metrics.descender, atSize: size),
      gap: metrics.points(metrics.lineGap, atSize: size))
  }

  /// The box moved to the middle of a line of a given height: half the difference goes above, half below.
  fileprivate func centered(in height: Double) -> Self {
    let above = (height - (ascent + descent)) / 2
    return Self(ascent: ascent + above, descent: height - (ascent + above), gap: 0)
  }
}
