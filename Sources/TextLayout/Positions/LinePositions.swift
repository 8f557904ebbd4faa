internal import Shaping
internal import TextAnalysis

/// The characters of one line of a layout at their places: carets, points and ranges.
///
/// Lengths are in points from the top left of the whole text.
///
/// Characters are grapheme clusters. Those of a ligature share its width, as its font divides it or evenly. White space
/// that hangs has its place beyond the edge. Text that is hidden by an ellipsis is all at the ellipsis, as one.
public struct LinePositions: Sendable {
  /// The line.
  public let line: TextLine
  /// Which line of the layout it is.
  public let index: Int

  /// From the left.
  let cells: [LineCell]
  /// The cells by where they begin in the text, as indices.
  private let logicalOrder: [Int]
  /// The last offset at which a caret stands on this line: before its hard break, or at its end.
  let lastOffset: Int
  /// Whether the text goes on in the next line without a hard break.
  let wrapsSoftly: Bool

  init(_ text: BreakableText, line: TextLine, index: Int, size: Double, usesLigatureCarets: Bool = true) {
    self.line = line
    self.index = index
    var placer = GlyphPlacer(
      text, line: line, size: size,
      cells: LineCells(graphemes: text.graphemes, usesLigatureCarets: usesLigatureCarets))
    placer.place()
    cells = placer.cells?.cells ?? []
    // A token may have several parts in the place of the same bytes.
    let visualOrder = line.direction == .leftToRight ? Array(cells.indices) : cells.indices.reversed()
    logicalOrder = zip(visualOrder, 0...).sorted { [cells] in
      let (one, other) = (cells[$0.0].range, cells[$1.0].range)
      return (one.lowerBound, one.upperBound, $0.1) < (other.lowerBound, other.upperBound, $1.1)
    }.map(\.0)
    let hardBreak = text.shaped.hardBreak(endingAt: line.range.upperBound)
    // The end of hidden text is after all of it.
    let hidesBreak = (line.ellipsis?.upperBound ?? 0) == line.range.upperBound
    lastOffset =
      hidesBreak ? line.range.upperBound : max(hardBreak?.lowerBound ?? line.range.upperBound, line.range.lowerBound)
    wrapsSoftly = hardBreak == nil && line.range.upperBound < text.shaped.text.count
  }

  /// The left and the right edge of all that is on the line, white space that hangs included.
  public var extent: ClosedRange<Double> {
    let left = cells.first.map(\.left) ?? 0
    return (line.x + left)...(line.x + max(left, cells.last.map(\.right) ?? 0))
  }

  // MARK: Offset to caret

  /// The carets for an offset on this line, whatever stands beside the offset on other lines.
  ///
  /// An offset that is not on the line counts as its start or its end, and one inside a grapheme cluster, or in hidden
  /// text, as the cluster's start.
  public func carets(at offset: Int) -> CaretPair {
    let offset = clamp(offset)
    let before = upstreamEdge(offset)
    let after = downstreamEdge(offset)
    guard before.x != after.x else { return CaretPair(primary: caret(after, offset, .downstream), secondary: nil) }
    let upstream = caret(before, offset, .upstream)
    let downstream = caret(after, offset, .downstream)
    // As in Java's `TextLayout`: the lower level, and between equals the start of the character after.
    return before.level < after.level
      ? CaretPair(primary: upstream, secondary: downstream) : CaretPair(primary: downstream, secondary: upstream)
  }

  /// The caret for a place in the text.
  public func caret(at position: TextPosition) -> Caret {
    let offset = clamp(position.offset)
    switch position.affinity {
    case .upstream: return caret(upstreamEdge(offset), offset, .upstream)
    case .downstream: return caret(downstreamEdge(offset), offset, .downstream)
    }
  }

  /// An edge of a cell, from the line's left edge, and the cell's level.
  private typealias Edge = (x: Double, level: UInt8)

  /// The end of the character before an offset; before the first character, the line's start.
  private func upstreamEdge(_ offset: Int) -> Edge {
    let next = partitionIndex(of: logicalOrder) { cells[$0].range.lowerBound < offset }
    return next > 0 ? (cells[logicalOrder[next - 1]].end, cells[logicalOrder[next - 1]].level) : lineStart
  }

  /// The start of the character after an offset; after the last character, the line's end.
  private func downstreamEdge(_ offset: Int) -> Edge {
    let next = partitionIndex(of: logicalOrder) { cells[$0].range.lowerBound < offset }
    return next < logicalOrder.count ? (cells[logicalOrder[next]].start, cells[logicalOrder[next]].level) : lineEnd
  }

  private var baseLevel: UInt8 { line.direction == .leftToRight ? 0 : 1 }
  private var left: Double { cells.first?.left ?? 0 }
  private var right: Double { cells.last?.right ?? 0 }
  private var lineStart: Edge { (line.direction == .leftToRight ? left : right, baseLevel) }
  private var lineEnd: Edge { (line.direction == .leftToRight ? right : left, baseLevel) }

  /// The nearest offset on the line, moved to the start of the cell it is inside of.
  private func clamp(_ offset: Int) -> Int {
    let offset = min(max(offset, line.range.lowerBound), lastOffset)
    let next = partitionIndex(of: logicalOrder) { cells[$0].range.lowerBound <= offset }
    guard next > 0 else { return offset }
    let cell = cells[logicalOrder[next - 1]].range
    return offset < cell.upperBound ? cell.lowerBound : offset
  }

  private func caret(_ edge: Edge, _ offset: Int, _ affinity: CaretAffinity) -> Caret {
    Caret(
      position: TextPosition(offset, affinity), line: index, x: line.x + edge.x, top: line.top,
      height: line.ascent + line.descent, direction: edge.level & 1 == 0 ? .leftToRight : .rightToLeft)
  }

  // MARK: Point to offset

  /// The place in the text nearest to a distance from the left.
  ///
  /// It is at the nearer edge of the character there; to the left and right of the line, at its outermost edges.
  public func position(atX x: Double) -> TextPosition {
    let x = x - line.x
    guard let cell = cells.first(where: { x < $0.right }) ?? cells.last else {
      return TextPosition(line.range.lowerBound)
    }
    if abs(x - cell.start) <= abs(x - cell.end) { return normalized(TextPosition(cell.range.lowerBound, .downstream)) }
    return normalized(TextPosition(cell.range.upperBound, .upstream))
  }

  /// The position with affinity to the character after it where that makes no difference.
  private func normalized(_ position: TextPosition) -> TextPosition {
    guard position.affinity == .upstream, !(wrapsSoftly && position.offset == line.range.upperBound) else {
      return position
    }
    let isSame = upstreamEdge(position.offset).x == downstreamEdge(position.offset).x
    return isSame ? TextPosition(position.offset, .downstream) : position
  }

  // MARK: Range to rectangles

  /// The rectangles of the line that hold characters of a range, from the left; adjacent characters share a rectangle.
  ///
  /// A grapheme cluster of which any part is in the range is held whole, and so is an ellipsis that hides any of it.
  public func rectangles(of range: Range<Int>) -> [TextRectangle] {
    var rectangles: [TextRectangle] = []
    var isOpen = false
    // A cell without a width does not separate its neighbours.
    for cell in cells where cell.left < cell.right {
      let isHeld = cell.range.overlaps(range)
      defer { isOpen = isHeld }
      guard isHeld else { continue }
      let left = line.x + cell.left
      let right = line.x + cell.right
      if isOpen, let last = rectangles.indices.last {
        rectangles[last].width = max(right - rectangles[last].x, rectangles[last].width)
      } else {
        rectangles.append(
          TextRectangle(line: index, x: left, top: line.top, width: right - left, height: line.ascent + line.descent))
      }
    }
    return rectangles
  }
}

extension ShapedText {
  /// The hard break that ends at an offset.
  fileprivate func hardBreak(endingAt offset: Int) -> Range<Int>? {
    let index = partitionIndex(of: paragraphs) { Int($0.end) < offset }
    guard index < paragraphs.count, Int(paragraphs[index].end) == offset, paragraphs[index].contentEnd < offset else {
      return nil
    }
    return Int(paragraphs[index].contentEnd)..<offset
  }
}
