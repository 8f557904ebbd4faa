internal import Shaping

/// A grapheme cluster at its place on a line; or text that is not shown, at the place of its ellipsis.
struct LineCell: Hashable, Sendable {
  /// The bytes it stands for.
  var range: Range<Int>
  /// Where its start is, from the line's left edge, in points: its left edge if it runs from left to right.
  var start: Double
  /// Where its end is.
  var end: Double
  /// Its embedding level: odd is right to left.
  var level: UInt8

  var left: Double { min(start, end) }
  var right: Double { max(start, end) }
}

/// A shaped cluster at its place on a line.
struct PlacedCluster {
  /// The bytes it stands for.
  var range: Range<Int>
  /// Its left edge, from the line's, in points.
  var left: Double
  /// Its right edge.
  var right: Double
  /// Where the font puts carets inside it, from the left; empty if the font does not say.
  var carets: [Double] = []
}

extension PlacedCluster {
  /// The font's carets, if they divide the cluster into `count` parts, each with a width.
  ///
  /// Some fonts have carets at the edges.
  fileprivate func dividing(into count: Int) -> [Double]? {
    guard carets.count == count - 1 else { return nil }
    let edges = [left] + carets + [right]
    return zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 } ? carets : nil
  }
}

/// The grapheme clusters of a line, from its left to its right.
///
/// A shaped cluster and a grapheme cluster are mostly the same, but a ligature stands for several graphemes, and a
/// grapheme may be shaped as several clusters. A ligature is divided where its font puts carets, if it puts one for
/// each boundary inside; else into equal parts.
struct LineCells: Sendable {
  private let graphemes: TextOffsets
  private let usesLigatureCarets: Bool
  private(set) var cells: [LineCell] = []

  /// No cells yet, of a text with these grapheme boundaries.
  init(graphemes: TextOffsets, usesLigatureCarets: Bool) {
    self.graphemes = graphemes
    self.usesLigatureCarets = usesLigatureCarets
  }

  /// Whether carets of the font may be needed inside a cluster with these bytes: it stands for more than one grapheme.
  func divides(_ range: Range<Int>) -> Bool {
    usesLigatureCarets && range.count > 1 && !boundaries(inside: range).isEmpty
  }

  private func boundaries(inside range: Range<Int>) -> Slice<TextOffsets> {
    let first = partitionIndex(of: graphemes) { Int($0) <= range.lowerBound }
    var last = first
    while last < graphemes.count, Int(graphemes[last]) < range.upperBound { last += 1 }
    return graphemes[first..<last]
  }

  private func isBoundary(_ offset: Int) -> Bool { graphemeBoundary(notAfter: offset) == offset }

  /// Adds the clusters of a stretch of text in one direction, in the order in which they stand from the left.
  mutating func append(_ clusters: [PlacedCluster], level: UInt8) {
    guard !clusters.isEmpty else { return }
    let isForward = level & 1 == 0
    var found: [LineCell] = []
    for index in clusters.indices {
      let cluster = clusters[isForward ? index : clusters.count - 1 - index]
      let (start, end) = isForward ? (cluster.left, cluster.right) : (cluster.right, cluster.left)
      // A grapheme may have begun in the cluster before.
      if found.isEmpty || isBoundary(cluster.range.lowerBound) {
        found.append(LineCell(range: cluster.range, start: start, end: end, level: level))
      }
      let last = found.count - 1
      found[last] = LineCell(
        range: found[last].range.lowerBound..<cluster.range.upperBound, start: found[last].start, end: end, level: level
      )
      divide(&found, cluster, from: start, to: end)
    }
    // White space that hangs may belong to a grapheme of the content, which then has two parts.
    found[0].range = graphemeBoundary(notAfter: found[0].range.lowerBound)..<found[0].range.upperBound
    let last = found.count - 1
    found[last].range = found[last].range.lowerBound..<graphemeBoundary(notBefore: found[last].range.upperBound)
    if !isForward { found.reverse() }
    // A grapheme cluster that was shaped in pieces is still one cell.
    if let before = cells.last, let after = found.first, before.range == after.range, before.level == level {
      if isForward { found[0].start = before.start } else { found[0].end = before.end }
      cells.removeLast()
    }
    cells += found
  }

  private func graphemeBoundary(notAfter offset: Int) -> Int {
    Int(graphemes[partitionIndex(of: graphemes) { Int($0) <= offset } - 1])
  }

  private func graphemeBoundary(notBefore offset: Int) -> Int {
    Int(graphemes[partitionIndex(of: graphemes) { Int($0) < offset }])
  }

  /// Cuts the last cell at the grapheme boundaries inside a cluster, which is its last.
  private func divide(_ found: inout [LineCell], _ cluster: PlacedCluster, from start: Double, to end: Double) {
    let inside = boundaries(inside: cluster.range)
    guard !inside.isEmpty, let last = found.last else { return }
    let isForward = last.level & 1 == 0
    let carets = cluster.dividing(into: inside.count + 1).map { isForward ? $0 : $0.reversed() }
    for (number, boundary) in inside.enumerated() {
      let x = carets?[number] ?? start + (end - start) * Double(number + 1) / Double(inside.count + 1)
      let index = found.count - 1
      let whole = found[index]
      found[index] = LineCell(
        range: whole.range.lowerBound..<Int(boundary), start: whole.start, end: x, level: whole.level)
      found.append(
        LineCell(range: Int(boundary)..<whole.range.upperBound, start: x, end: whole.end, level: whole.level))
    }
  }

  /// Adds a run of the token that stands for bytes of the text, or a hyphen.
  mutating func append(inserted range: Range<Int>, from left: Double, to right: Double, level: UInt8) {
    let isForward = level & 1 == 0
    if let last = cells.indices.last, !range.isEmpty, cells[last].range == range, cells[last].level == level {
      // The token goes on with a run in another face.
      if isForward { cells[last].end = right } else { cells[last].start = right }
      return
    }
    let (start, end) = isForward ? (left, right) : (right, left)
    cells.append(LineCell(range: range, start: start, end: end, level: level))
  }

  /// Makes the hyphen, the cell that stands for no bytes at `offset`, part of the soft hyphen before it.
  mutating func joinHyphen(at offset: Int) {
    guard let hyphen = cells.firstIndex(where: { $0.range == offset..<offset }),
      let softHyphen = cells.firstIndex(where: { !$0.range.isEmpty && $0.range.upperBound == offset })
    else { return }
    cells[softHyphen].end = cells[hyphen].end
    cells.remove(at: hyphen)
  }

  mutating func append(contentsOf other: LineCells) {
    cells += other.cells
  }

  mutating func removeAll() {
    cells.removeAll()
  }

  /// Moves all cells to the right.
  mutating func move(by distance: Double) {
    for index in cells.indices {
      cells[index].start += distance
      cells[index].end += distance
    }
  }
}
