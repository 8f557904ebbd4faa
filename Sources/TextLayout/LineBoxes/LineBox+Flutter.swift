internal import FontKit

extension LineBox {
  /// The box of a face in `SkParagraph`: its line gap goes half above and half below, then a height in points changes it.
  func flutter(_ height: Double?, _ distribution: FlutterLineHeight.LeadingDistribution) -> LineBox {
    let face = LineBox(ascent: ascent + gap / 2, descent: descent + gap / 2)
    guard let height else { return face }
    return distribution == .even ? face.centered(in: height) : face.stretched(to: height)
  }
}

extension FlutterLineHeight {
  /// A line of `SkParagraph`: the strut is added, and the height rounded.
  ///
  /// The baseline is not.
  func line(_ box: LineBox, _ metrics: FontMetrics, size: Double, isFirst: Bool, isLast: Bool) -> LineBox {
    var box = box
    // Without the height the line keeps the face's own ascent or descent.
    let raw = LineBox(metrics, size: size).flutter(nil, leadingDistribution)
    if isFirst && !appliesToFirstAscent { box.ascent = raw.ascent }
    if isLast && !appliesToLastDescent { box.descent = raw.descent }
    if let strut {
      let least = strut.box(metrics, size: size * strut.scale)
      box = strut.isForced ? least : box.union(least)
    }
    let height = box.height.rounded(.toNearestOrAwayFromZero)
    return LineBox(ascent: box.ascent, descent: height - box.ascent)
  }
}

extension FlutterLineHeight.Strut {
  /// The strut's box: the face stretched to its height, and half its leading on each side.
  fileprivate func box(_ metrics: FontMetrics, size: Double) -> LineBox {
    let face = LineBox(metrics, size: size)
    let leading = self.leading.map { $0 * size } ?? face.gap
    var box = LineBox(ascent: face.ascent, descent: face.descent)
    if let height {
      let target = height * size
      switch leadingDistribution {
      case .even: box = box.centered(in: target)
      case .proportional:
        let factor = face.height + face.gap > 0 ? target / (face.height + face.gap) : 1
        box = LineBox(ascent: box.ascent * factor, descent: box.descent * factor)
      }
    }
    return LineBox(ascent: box.ascent + leading / 2, descent: box.descent + leading / 2)
  }
}
