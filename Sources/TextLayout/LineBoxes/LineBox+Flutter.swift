internal import FontKit

extension FlutterLineHeight {
  /// The box of a face in `SkParagraph`: its line gap goes half above and half below, then a height changes it.
  ///
  /// Where `TextHeightBehavior` turns the height off, the bare ascender and descender count (`Run::calculateMetrics`,
  /// `InternalLineMetrics`).
  func box(of metrics: FontMetrics, size: Double) -> LineBox {
    let face = LineBox(metrics, size: size)
    var box = LineBox(ascent: face.ascent + face.gap / 2, descent: face.descent + face.gap / 2)
    if let height = givenHeight {
      box = leadingDistribution == .even ? box.centered(in: height * size) : box.stretched(to: height * size)
    }
    box.firstAscent = face.ascent
    box.lastDescent = face.descent
    return box
  }

  /// The box of a line with nothing but a hard break, and of a text without a letter; its gap is leading that goes half above
  /// and half below (`ParagraphImpl::computeEmptyMetrics`).
  ///
  /// - Note: Quirks of Skia: a height is divided by the face's rounded one, and the strut decides how the leading is distributed.
  func emptyBox(of metrics: FontMetrics, size: Double) -> LineBox {
    var box = LineBox(metrics, size: size)
    guard let height = givenHeight else { return box }
    let natural = (box.height + box.gap).rounded(.toNearestOrAwayFromZero)
    if strut?.leadingDistribution == .even {
      box.gap += height * size - natural
    } else if natural > 0 {
      let factor = height * size / natural
      box.ascent *= factor
      box.descent *= factor
      box.gap *= factor
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
      var least = strut.box(metrics, size: size * strut.scale)
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
  fileprivate func box(_ metrics: FontMetrics, size: Double) -> LineBox {
    let face = LineBox(metrics, size: size)
    var box = LineBox(ascent: face.ascent, descent: face.descent)
    if let height {
      let target = height * size
      switch leadingDistribution {
      case .even: box = box.centered(in: target)
      case .proportional:
        // A face whose own height is 0 is scaled by `height`.
        let factor = face.height + face.gap > 0 ? target / (face.height + face.gap) : height
        box = LineBox(ascent: box.ascent * factor, descent: box.descent * factor)
      }
    }
    return LineBox(ascent: box.ascent + leading * size / 2, descent: box.descent + leading * size / 2)
  }
}
