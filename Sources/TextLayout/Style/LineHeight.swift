internal import FontKit

/// How high a line is, and where in it the baseline stands.
///
/// Every system has its own rule, and its own rounding; these are theirs. All take metrics of the faces at their size.
///
/// Heights, their multiples and the scales of struts are finite and not negative, display scales and densities more than 0: to
/// lay a text out with another number is an error that traps.
public enum LineHeight: Hashable, Sendable {
  /// Ascender to descender of the highest face in the line, and between two lines the largest line gap. Nothing is
  /// rounded.
  ///
  /// With `ParagraphStyle.lineSpacing` for a text style's leading, and the height rounded up to the pixel once at the
  /// end, it is what Apple's labels do.
  case natural
  /// A number of points, whatever the faces; the first face's ascender and descender stand in its middle.
  case fixed(Double)
  /// A multiple of the size, whatever the faces, like a number for CSS `line-height`; each span's first face stands in
  /// the middle of its own.
  case multiple(Double)
  /// As `natural`, but at least a number of points: what is missing is added above, as Apple's `minimumLineHeight`
  /// does.
  case minimum(Double)
  /// CSS `line-height`: `normal`, or a multiple of the size.
  ///
  /// Each face's ascender, descender and line gap are rounded by themselves to whole pixels. Half of what the line
  /// height adds goes above, rounded down, and the rest below. A multiple of the size is cut off to whole 64ths of a
  /// pixel, Blink's layout unit. Source: Blink, `simple_font_data.cc` and `font_height.cc`; Chromium 156 gives Roboto
  /// of 13, 14, 15.3, 16 and 17 pixels lines of 15, 16, 18, 19 and 20.
  case css(displayScale: Double = 1, multiple: Double? = nil)
  /// Android's `StaticLayout`, with Compose's line-height style if there is one.
  case android(AndroidLineHeight)
  /// Flutter's `RenderParagraph`, which is Skia's `SkParagraph`.
  case flutter(FlutterLineHeight)
}

extension LineHeight {
  /// Traps if lines cannot have it.
  @inline(never)
  func check() {
    require(isValid, "a line height must be a number, at least 0, and a display scale more than 0")
  }

  /// Whether lines can have it: a caller's number may be negative or none at all, of which only wrong heights would come.
  var isValid: Bool {
    switch self {
    case .natural: true
    case .fixed(let height), .minimum(let height): height.isFiniteAndNotNegative
    case .multiple(let multiple): multiple.isFiniteAndNotNegative
    case .css(let displayScale, let multiple):
      displayScale.isFiniteAndPositive && multiple?.isFiniteAndNotNegative ?? true
    case .android(let android): android.isValid
    case .flutter(let flutter): flutter.isValid
    }
  }
}

extension AndroidLineHeight {
  fileprivate var isValid: Bool {
    density.isFiniteAndPositive && spacingMultiplier.isFinite && spacingExtra.isFinite && compose?.isValid ?? true
  }
}

extension ComposeLineHeight {
  fileprivate var isValid: Bool {
    if case .ratio(let ratio) = alignment, !(0...1).contains(ratio) { return false }
    return height.isFiniteAndNotNegative
  }
}

extension FlutterLineHeight {
  fileprivate var isValid: Bool { height?.isFiniteAndNotNegative ?? true && strut?.isValid ?? true }
}

extension FlutterLineHeight.Strut {
  fileprivate var isValid: Bool {
    scale.isFiniteAndNotNegative && height?.isFiniteAndNotNegative ?? true && leading.isFiniteAndNotNegative
  }
}

extension Double {
  fileprivate var isFiniteAndPositive: Bool { self > 0 && self <= .greatestFiniteMagnitude }
}
