internal import Shaping
internal import TextAnalysis

/// Cutting lines between grapheme clusters.
///
/// The uncut text's positions give an estimate of where to cut; each candidate is then measured as it will be cut.
/// Cost: logarithmic in the text, plus a step for each tab on the line and the shaping of a few clusters.
extension LineFiller {
  /// The most graphemes of a ligature that are tried as cuts; ligatures of real text have fewer.
  private static let longestLigature = 64

  /// The last grapheme boundary after the ruler's start and before `end` up to which the line is at most `limit` wide,
  /// and how wide it is then; nil if not even one cluster fits.
  ///
  /// A ligature is cut only if nothing else fits, and not at all unless `dividingLigatures`.
  mutating func lastFit(
    ruler: LineRuler, before end: Int, limit: Double, dividingLigatures: Bool = true
  ) -> (LineBoundary, Double)? {
    var ruler = ruler
    let start = ruler.start.offset
    let beyond = ruler.passTabs(before: end, limit: limit, &buffer)
    _ = admits(ruler.passedWidth, room: limit)
    if let beyond { _ = admits(beyond.width, room: limit) }
    let end = beyond.map { $0.offset + 1 } ?? end
    let graphemes = text.graphemes
    let first = partitionIndex(of: graphemes) { Int($0) <= start || Int($0) < ruler.passed }
    let last = partitionIndex(of: graphemes) { Int($0) < end } - 1
    guard first <= last else { return nil }

    let fitting = partitionIndex(of: graphemes[first...last]) { ruler.estimate(to: Int($0)) <= limit }
    var guess = max(first, fitting - 1)
    var found: (LineBoundary, Double)?
    // Move on while clusters fit, and back while they do not: the estimate is off only by what a cut changes in the
    // shaping.
    while guess <= last {
      if isInsideLigature(graphemes[guess]) {
        guess += 1
        continue
      }
      guard let fit = measure(graphemes[guess], ruler, limit) else { break }
      found = fit
      guess += 1
    }
    if found != nil { return found }
    guess = min(guess, last)
    var insideLigature: (LineBoundary, Double)?
    while guess >= first {
      let divides = isInsideLigature(graphemes[guess])
      let mayDivide = dividingLigatures && insideLigature == nil && guess - first < Self.longestLigature
      if !divides || mayDivide, let fit = measure(graphemes[guess], ruler, limit) {
        if !divides { return fit }
        insideLigature = fit
      }
      guess -= 1
    }
    return insideLigature
  }

  /// The first grapheme boundary at or after `first` from which the line up to `end` is at most `limit` wide, and that
  /// width; nil if not even the last cluster fits.
  ///
  /// Tab stops are counted from that boundary. Ligatures are cut as in `lastFit`.
  mutating func firstFit(
    from first: Int, to end: LineBoundary, limit: Double, dividingLigatures: Bool = true
  ) -> (LineBoundary, Double)? {
    let graphemes = text.graphemes
    let first = partitionIndex(of: graphemes) { Int($0) < first }
    let last = partitionIndex(of: graphemes) { Int($0) < end.offset } - 1
    guard first <= last else { return nil }

    var guess = min(last, partitionIndex(of: graphemes[first...last]) { estimate(from: Int($0), to: end) > limit })
    var found: (LineBoundary, Double)?
    // Back while clusters fit, and onward while they do not.
    while guess >= first {
      if isInsideLigature(graphemes[guess]) {
        guess -= 1
        continue
      }
      guard let fit = measure(from: graphemes[guess], to: end, limit) else { break }
      found = fit
      guess -= 1
    }
    if found != nil { return found }
    guess = max(guess, first)
    var insideLigature: (LineBoundary, Double)?
    while guess <= last {
      let divides = isInsideLigature(graphemes[guess])
      let mayDivide = dividingLigatures && insideLigature == nil && last - guess < Self.longestLigature
      if !divides || mayDivide, let fit = measure(from: graphemes[guess], to: end, limit) {
        if !divides { return fit }
        insideLigature = fit
      }
      guess += 1
    }
    return insideLigature
  }

  /// The first grapheme boundary after an offset that divides no ligature; nil at the text's end.
  func cut(after offset: Int) -> Int? {
    var index = partitionIndex(of: text.graphemes) { Int($0) <= offset }
    while index < text.graphemes.count, isInsideLigature(text.graphemes[index]) { index += 1 }
    return index < text.graphemes.count ? Int(text.graphemes[index]) : nil
  }

  /// The last grapheme boundary before an offset that divides no ligature; nil at the text's start.
  func cut(before offset: Int) -> Int? {
    var index = partitionIndex(of: text.graphemes) { Int($0) < offset } - 1
    while index >= 0, isInsideLigature(text.graphemes[index]) { index -= 1 }
    return index >= 0 ? Int(text.graphemes[index]) : nil
  }

  /// Whether a boundary lies inside a shaping cluster: a ligature of several graphemes.
  private func isInsideLigature(_ grapheme: Int32) -> Bool {
    text.shaped.clusterStarts[text.shaped.cluster(at: Int(grapheme))] != grapheme
  }

  /// The line up to a grapheme boundary, if it fits.
  private mutating func measure(_ grapheme: Int32, _ ruler: LineRuler, _ limit: Double) -> (LineBoundary, Double)? {
    let boundary = lineEnd(at: Int(grapheme), ruler)
    guard fitsUncut(boundary, ruler: ruler, limit: limit) else { return nil }
    var ruler = ruler
    let width = ruler.width(to: boundary, &buffer)
    return admits(width, room: limit) ? (boundary, width) : nil
  }

  /// The end of the ruler's line at a grapheme boundary.
  mutating func lineEnd(at grapheme: Int, _ ruler: LineRuler) -> LineBoundary {
    text.shaped.tabs.isEmpty
      ? text.shaped.lineEnd(at: grapheme, from: ruler.start, &buffer) : text.shaped.lineEnd(at: grapheme, &buffer)
  }

  /// The end of a line from a grapheme boundary on, if it fits.
  private mutating func measure(
    from grapheme: Int32, to end: LineBoundary, _ limit: Double
  ) -> (LineBoundary, Double)? {
    let boundary = text.shaped.lineStart(at: Int(grapheme), &buffer)
    var ruler = LineRuler(text.shaped, from: boundary, stops: stops, unitsPerStep: unitsPerStep)
    let width = ruler.width(to: end, &buffer)
    return width <= limit ? (boundary, width) : nil
  }

  /// The estimated width from a cluster to `end`, from the uncut text's positions; infinite if the tabs between cannot
  /// fit.
  private mutating func estimate(from offset: Int, to end: LineBoundary) -> Double {
    let shaped = text.shaped
    let start = LineBoundary(shaped, atSafeCluster: shaped.cluster(at: offset))
    if !shaped.tabs.isEmpty, stops.minimum > 0 {
      let first = partitionIndex(of: shaped.tabs) { Int(shaped.clusterStarts[Int($0)]) < offset }
      let next = partitionIndex(of: shaped.tabs) { Int(shaped.clusterStarts[Int($0)]) < end.offset }
      if Double(next - first) * stops.minimum > limit { return .infinity }
    }
    var ruler = LineRuler(shaped, from: start, stops: stops, unitsPerStep: unitsPerStep)
    return ruler.width(to: end, &buffer)
  }
}
