internal import FontKit

/// A system's rule for line boxes: what each face contributes, and what becomes of their union.
struct LineBoxModel {
  private let lineHeight: LineHeight
  private let size: Double
  private let metrics: FontMetrics
  /// Compose finds its target on the first line and keeps it (a quirk of `LineHeightStyleSpan`).
  private var composeTarget: LineBox?

  /// - Parameters:
  ///   - metrics: Those of the text's first face.
  ///   - size: The text's size.
  init(_ lineHeight: LineHeight, metrics: FontMetrics, size: Double) {
    self.lineHeight = lineHeight
    self.metrics = metrics
    self.size = size
  }

  /// Whether a face that stands in for missing characters has a box of its own.
  var letsFallbackGrow: Bool {
    switch lineHeight {
    case .fixed, .multiple: false
    case .natural, .minimum, .css, .android, .flutter: true
    }
  }

  /// Whether spans and boxes can make a line higher.
  var letsSpansGrow: Bool {
    if case .fixed = lineHeight { false } else { true }
  }

  /// Whether the first face's box is part of every line.
  var countsFirstFaceAlways: Bool {
    if case .flutter = lineHeight { false } else { true }
  }

  /// What a face contributes at a size.
  func box(of metrics: FontMetrics, size: Double) -> LineBox {
    let natural = LineBox(metrics, size: size)
    switch lineHeight {
    case .natural, .minimum: return natural
    case .fixed(let height): return natural.centered(in: height)
    case .multiple(let multiple): return natural.centered(in: multiple * size)
    case .css(let displayScale): return natural.css(displayScale: displayScale)
    case .android(let android): return natural.android(android)
    case .flutter(let flutter): return natural.flutter(flutter.height.map { $0 * size }, flutter.leadingDistribution)
    }
  }

  /// The line's box, given the union of what stands on it.
  mutating func finish(_ box: LineBox, isFirst: Bool, isLast: Bool) -> LineBox {
    switch lineHeight {
    case .natural, .fixed, .multiple, .css:
      return box
    case .minimum(let height):
      return box.height >= height
        ? box : LineBox(ascent: height - box.descent, descent: box.descent, gap: box.gap)
    case .android(let android):
      if let compose = android.compose {
        let target = composeTarget ?? compose.target(box, density: android.density)
        composeTarget = target
        return LineBox(
          ascent: isFirst && compose.trimsFirstTop ? box.ascent : target.ascent,
          descent: isLast && compose.trimsLastBottom ? box.descent : target.descent)
      }
      return android.line(box, metrics, size: size, isFirst: isFirst, isLast: isLast)
    case .flutter(let flutter):
      return flutter.line(box, metrics, size: size, isFirst: isFirst, isLast: isLast)
    }
  }
}
