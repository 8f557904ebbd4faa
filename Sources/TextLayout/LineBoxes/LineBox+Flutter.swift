internal import FontKit

extension FlutterLineHeight {
  /// The box of a face in `SkParagraph`: its line gap goes half above and half below, then a height changes it.
  ///
  /// Where `TextHeightBehavior` turns the height off, the bare ascender and descender count (`Run::calculateMetrics`,
  /// `InternalLineMetrics`).
  func box(of metrics: FontMetrics, size: Double) -> LineBox {
    LineBox(
      skiaBox(of: metrics, size: size), highAs: skiaBox(of: metrics, size: size),
      bare: SkiaMetrics(metrics, size: size))
  }

  private func skiaBox<Real: BinaryFloatingPoint>(of metrics: FontMetrics, size: Double) -> SkiaMetrics<Real> {
    let face = SkiaMetrics<Real>(metrics, size: size)
    let box = SkiaMetrics(
      ascent: Real(Double(face.ascent) + Double(face.leading) / 2),
      descent: Real(Double(face.descent) + Double(face.leading) / 2))
    guard let height = givenHeight else { return box }
    let target = Real(height) * Real(size)
    switch leadingDistribution {
    case .even: return box.centered(in: target)
    case .proportional: return box.height > 0 ? box.stretched(to: target) : box
    }
  }

  /// The box of a text without a character; its gap is leading that goes half above and half below
  /// (`ParagraphImpl::computeEmptyMetrics`).
  func emptyBox(of metrics: FontMetrics, size: Double) -> LineBox {
    LineBox(
      emptySkiaBox(of: metrics, size: size), highAs: emptySkiaBox(of: metrics, size: size),
      bare: SkiaMetrics(metrics, size: size))
  }

  /// - Note: Quirks of Skia: a height is divided by the face's rounded one, and the strut decides how the leading is distributed.
  private func emptySkiaBox<Real: BinaryFloatingPoint>(of metrics: FontMetrics, size: Double) -> SkiaMetrics<Real> {
    var box = SkiaMetrics<Real>(metrics, size: size)
    guard let height = givenHeight else { return box }
    let (natural, target) = (Real(box.total.rounded(.toNearestOrAwayFromZero)), Real(height) * Real(size))
    if strut?.leadingDistribution == .even {
      box.leading += target - natural
    } else if natural > 0 {
      box = box.scaled(by: target / natural)
      box.leading *= target / natural
    }
    return box
  }

  /// The height, unless it is `kTextHeightNone`.
  private var givenHeight: Double? { height == 0 ? nil : height }

  /// A line of `SkParagraph`: the strut is added, and the height rounded.
  ///
  /// The baseline is not.
  func line(_ box: LineBox, _ metrics: FontMetrics, size: Double, isFirst: Bool, isLast: Bool) -> LineBox {
    var box = box
    if isFirst && !appliesToFirstAscent { box.ascent = box.firstAscent }
    if isLast && !appliesToLastDescent { box.descent = box.lastDescent }
    if let strut {
      let size = size * strut.scale
      var least = LineBox(strut.skiaBox(of: metrics, size: size), highAs: strut.skiaBox(of: metrics, size: size))
      if !strut.isForced {
        // The strut leaves the leading of an empty line as it is, which may be less than nothing.
        least.gap = box.gap
        least = least.union(box)
      }
      box = least
    }
    let height = (box.height + box.gap).rounded(.toNearestOrAwayFromZero)
    let ascent = box.ascent + box.gap / 2
    return LineBox(ascent: ascent, descent: height - ascent)
  }
}

extension FlutterLineHeight.Strut {
  /// The strut's box: the face stretched to its height, and half its leading on each side
  /// (`ParagraphImpl::resolveStrut`).
  fileprivate func skiaBox<Real: BinaryFloatingPoint>(of metrics: FontMetrics, size: Double) -> SkiaMetrics<Real> {
    let face = SkiaMetrics<Real>(metrics, size: size)
    var box = SkiaMetrics(ascent: face.ascent, descent: face.descent)
    if let height {
      let target = Real(height) * Real(size)
      switch leadingDistribution {
      case .even: box = box.centered(in: target)
      case .proportional:
        // A face whose own height is 0 is scaled by `height`.
        let natural = face.height + face.leading
        box = box.scaled(by: natural > 0 ? target / natural : Real(height))
      }
    }
    let half = Real(leading) * Real(size) / 2
    return SkiaMetrics(ascent: box.ascent + half, descent: box.descent + half)
  }
}

/// A face's metrics as Skia computes with them, in single precision; that decides how a height between two whole points is rounded.
private struct SkiaMetrics<Real: BinaryFloatingPoint> {
  var ascent: Real
  var descent: Real
  var leading: Real = 0

  var height: Real { descent + ascent }

  /// The height with the leading, before it is rounded (`InternalLineMetrics::height`).
  var total: Double { Double(descent) + Double(ascent) + Double(leading) }

  /// The box made `target` high: half of what is missing goes above, half below.
  func centered(in target: Real) -> SkiaMetrics {
    let extra = (target - height) / 2
    return SkiaMetrics(ascent: ascent + extra, descent: descent + extra, leading: leading)
  }

  /// The box made `target` high, with ascent and descent in the proportion they had; Skia multiplies by the quotient.
  func stretched(to target: Real) -> SkiaMetrics {
    if Real.self == Float.self { return scaled(by: target / height) }
    return SkiaMetrics(ascent: ascent * target / height, descent: descent * target / height, leading: leading)
  }

  func scaled(by factor: Real) -> SkiaMetrics {
    SkiaMetrics(ascent: ascent * factor, descent: descent * factor, leading: leading)
  }
}

extension SkiaMetrics {
  /// A face's own metrics at a size in points (`SkScalerContext_FreeType::generateFontMetrics`).
  init(_ metrics: FontMetrics, size: Double) {
    func points(_ units: Int) -> Real {
      Real.self == Float.self
        ? Real(units) / Real(metrics.unitsPerEm) * Real(size) : Real(metrics.points(units, atSize: size))
    }
    self.init(
      ascent: points(metrics.ascender), descent: points(-metrics.descender), leading: points(metrics.lineGap))
  }
}

extension LineBox {
  /// A box with exact edges, but as high as in single precision.
  ///
  /// - Parameter bare: The face without a height.
  fileprivate init(
    _ exact: SkiaMetrics<Double>, highAs single: SkiaMetrics<Float>, bare: SkiaMetrics<Double>? = nil
  ) {
    self.init(
      ascent: exact.ascent, descent: single.total - exact.ascent - exact.leading, gap: exact.leading,
      firstAscent: bare?.ascent, lastDescent: bare?.descent)
  }
}
