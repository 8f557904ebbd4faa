internal import Shaping
internal import TextAnalysis

extension LineFiller {
  /// The last grapheme boundary after the ruler's start and before `end` up to which the line is at most `limit` wide, and how
  /// wide it is then; nil if not even one cluster fits.
  ///
  /// The positions of the text as it stands say where to look; the boundary itself is measured as it will be cut. A ligature is cut
  /// only if nothing else fits. Cost: logarithmic, and the shaping of a few clusters.
  mutating func lastFit(ruler: inout LineRuler, before end: Int, limit: Double) -> (LineBoundary, Double)? {
    let graphemes = text.graphemes
    let first = partitionIndex(of: graphemes) { Int($0) <= ruler.start.offset }
    let last = partitionIndex(of: graphemes) { Int($0) < end } - 1
    guard first <= last else { return nil }

    var guess = first + estimate(ruler: ruler, among: graphemes[first...last], limit: limit)
    var found: (LineBoundary, Double)?
    // Onward while clusters fit, and back while they do not: the estimate is wrong by no more than what a cut changes.
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
      if !(isInsideLigature(graphemes[guess]) && insideLigature != nil),
        let fit = measure(graphemes[guess], ruler, limit)
      {
        if !isInsideLigature(graphemes[guess]) { return fit }
        insideLigature = fit
      }
      guess -= 1
    }
    return insideLigature
  }

  /// Whether glyphs that stand for more than one grapheme cluster would be divided.
  private func isInsideLigature(_ grapheme: Int32) -> Bool {
    text.shaped.clusterStarts[text.shaped.cluster(at: Int(grapheme))] != grapheme
  }

  /// The line up to a grapheme boundary, if it fits.
  private mutating func measure(_ grapheme: Int32, _ ruler: LineRuler, _ limit: Double) -> (LineBoundary, Double)? {
    let boundary = text.shaped.lineEnd(at: Int(grapheme), &buffer)
    guard fitsUncut(boundary, ruler: ruler, limit: limit) else { return nil }
    var ruler = ruler
    let width = ruler.width(to: boundary, &buffer)
    return admits(width, room: limit) ? (boundary, width) : nil
  }

  /// How many of the boundaries fit by the positions of the text as it stands, tabs and cuts left out of account.
  private func estimate(ruler: LineRuler, among boundaries: ArraySlice<Int32>, limit: Double) -> Int {
    let shaped = text.shaped
    let start = ruler.start
    var low = boundaries.startIndex
    var high = boundaries.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      let cluster = shaped.cluster(at: Int(boundaries[middle]))
      let steps = shaped.fixedPositions.isEmpty ? 0 : shaped.fixedPositions[cluster] - start.fixedPosition
      let width = Double(shaped.positions[cluster] - start.position) + Double(steps) * unitsPerStep
      if width <= limit { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1 - boundaries.startIndex)
  }
}
