internal import FontKit

/// A system's rule for line boxes: what each face contributes, and what becomes of their union.
struct LineBoxModel {
  private let lineHeight: LineHeight
  let size: Double
  /// The text's first font.
  private let font: FontFace
  /// Whether a face that stands in for missing characters has no box of its own.
  let isLocked: Bool
  /// Compose finds its target on the first line and keeps it (a quirk of `LineHeightStyleSpan`).
  private var composeTarget: LineBox?

  /// - Parameters:
  ///   - style: Whose line height it is.
  ///   - font: The text's first font.
  ///   - size: The text's size.
  init(_ style: ParagraphStyle, font: FontFace, size: Double) {
    lineHeight = style.lineHeight
    self.font = font
    self.size = size
    isLocked = style.locksLineBoxes
  }

  /// Whether the first face's box is part of every line, so that lines do not jump.
  ///
  /// Flutter and Android count only what is on the line.
  var countsFirstFaceAlways: Bool {
    switch lineHeight {
    case .natural, .minimum, .fixed, .multiple, .css: true
    case .android, .flutter: false
    }
  }

  /// Whether a span's first face counts where fallback faces set all its text, and where it has no glyphs.
  ///
  /// An inline box of CSS has a strut of its own; Android asks each span's `Paint` for its metrics.
  var countsFirstFaceOfSpans: Bool {
    switch lineHeight {
    case .multiple, .css, .android: true
    case .natural, .minimum, .fixed, .flutter: false
    }
  }

  /// What the text's first face contributes.
  var first: LineBox { box(of: font, size: size, standsIn: false) }

  /// The box of a text without a character.
  var empty: LineBox {
    if case .flutter(let flutter) = lineHeight { flutter.emptyBox(of: font.metrics, size: size) } else { first }
  }

  /// What a face contributes at a size.
  ///
  /// - Parameter standsIn: Whether it stands in for characters that the first face of its span lacks.
  func box(of font: FontFace, size: Double, standsIn: Bool) -> LineBox {
    let metrics = font.metrics
    switch lineHeight {
    case .natural, .minimum: return LineBox(metrics, size: size)
    case .fixed(let height): return LineBox(metrics, size: size).centered(in: height)
    case .multiple(let multiple): return LineBox(metrics, size: size).centered(in: multiple * size)
    case .css(let displayScale, let multiple):
      return LineBox(metrics, size: size).inWholePixels(displayScale: displayScale)
        .css(lineHeight: multiple.map { $0 * size }, displayScale: displayScale)
    case .android(let android):
      return android.box(of: metrics, size: size, standsIn: standsIn, growsWithFallback: !isLocked)
    case .flutter(let flutter): return flutter.box(of: font.bitmapMetrics ?? metrics, size: size)
    }
  }

  /// What a box in the place of a letter contributes.
  func box(_ box: InlineBox) -> LineBox {
    let metrics = font.metrics
    let face = LineBox(metrics, size: size)
    switch lineHeight {
    case .natural, .minimum, .fixed, .multiple, .flutter: return box.lineBox(in: face, metrics, size: size)
    case .css(let displayScale, _):
      return box.lineBox(in: face.inWholePixels(displayScale: displayScale), metrics, size: size)
    case .android(let android):
      let pixels = android.box(of: metrics, size: size, standsIn: false, growsWithFallback: false)
      return android.box(box.lineBox(in: pixels, metrics, size: size))
    }
  }

  /// The line's box, given the union of what stands on it.
  ///
  /// - Parameters:
  ///   - box: The union.
  ///   - isFirst: Whether it is the first line.
  ///   - isLast: Whether it is the last line that is shown.
  ///   - isCut: Whether the text goes on after a last line.
  mutating func finish(_ box: LineBox, isFirst: Bool, isLast: Bool, isCut: Bool = false) -> LineBox {
    switch lineHeight {
    case .natural, .fixed, .multiple, .css:
      return box
    case .minimum(let height):
      return box.height >= height
        ? box : LineBox(ascent: height - box.descent, descent: box.descent, gap: box.gap)
    case .android(let android):
      if let compose = android.compose {
        // A single line trimmed on both sides is left alone.
        if isFirst && isLast && !isCut && compose.trimsFirstTop && compose.trimsLastBottom {
          return LineBox(ascent: box.ascent, descent: box.descent)
        }
        let target = composeTarget ?? compose.target(box, density: android.density)
        composeTarget = target
        // Only the text's own last line is trimmed; otherwise the padding goes below the last line that is shown.
        let hasOwnBottom = isLast && !(isCut && compose.trimsLastBottom)
        return LineBox(
          ascent: isFirst ? target.firstAscent : target.ascent,
          descent: hasOwnBottom ? target.lastDescent : target.descent)
      }
      return android.line(box, isFirst: isFirst, isLast: isLast)
    case .flutter(let flutter):
      return flutter.line(box, font.metrics, size: size, isFirst: isFirst, isLast: isLast)
    }
  }
}

extension ParagraphStyle {
  /// Whether a face that stands in for missing characters has no box of its own.
  var locksLineBoxes: Bool {
    let hasOwnHeight =
      switch lineHeight {
      case .fixed, .multiple: true
      case .css(_, let multiple): multiple != nil
      case .natural, .minimum, .android, .flutter: false
      }
    return hasOwnHeight || fallbackLineHeight == .locked
  }

  /// Whether an empty line may have another box than the first face's, and one at the text's end that of the line above it.
  ///
  /// - Note: Quirk of Skia: `TextWrapper` does not clean the metrics of a line that a hard break at the text's end follows.
  var setsEmptyLinesApart: Bool { if case .flutter = lineHeight { true } else { false } }

  /// Whether the last line of a text that is cut may be higher than the last line of a text that is shown whole.
  var setsCutLinesApart: Bool {
    if case .android(let android) = lineHeight { android.compose?.trimsLastBottom ?? false } else { false }
  }

  /// Whether spans and boxes can make a line higher.
  var letsSpansGrow: Bool {
    if case .fixed = lineHeight { false } else { true }
  }
}

extension InlineBox {
  /// How far the box reaches above and below the baseline of a line in a face, given the face's box without leading.
  fileprivate func lineBox(in face: LineBox, _ metrics: FontMetrics, size: Double) -> LineBox {
    let below: Double
    switch alignment {
    case .baseline(let points): below = points
    case .capHeight:
      let capitals = metrics.capHeight != 0 ? metrics.capHeight : metrics.xHeight
      below = (height - metrics.points(capitals, atSize: size)) / 2
    case .top: below = height - face.ascent
    case .bottom: below = face.descent
    case .middle: below = (height - (face.ascent - face.descent)) / 2
    }
    return LineBox(ascent: height - below, descent: below)
  }
}
