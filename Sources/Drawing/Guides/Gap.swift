internal import Sizing

/// The empty space beside an element: up to the next one, or to the edge of the row.
struct Gap: Hashable {
  /// From where to where, from left to right or from top to bottom.
  var start: LayoutPoint
  var end: LayoutPoint

  /// How wide or high it is.
  var length: Double { max(end.x - start.x, end.y - start.y) }
  /// Whether it lies beside the element, not above or below it.
  var isHorizontal: Bool { start.y == end.y }

  /// The gaps of a row: those on each of the four sides of each frame.
  ///
  /// A gap between two frames belongs to both, and is given once.
  static func gaps(between frames: [LayoutRect], in size: LayoutSize) -> [Gap] {
    var gaps: [Gap] = []
    for frame in frames {
      let beside = frames.filter { $0 != frame && $0.y < frame.maxY && $0.maxY > frame.y }
      let along = frames.filter { $0 != frame && $0.x < frame.maxX && $0.maxX > frame.x }
      let left = beside.filter { $0.x < frame.x }.map { min($0.maxX, frame.x) }.max() ?? 0
      let above = along.filter { $0.y < frame.y }.map { min($0.maxY, frame.y) }.max() ?? 0
      gaps.append(Gap(start: LayoutPoint(x: left, y: frame.midY), end: LayoutPoint(x: frame.x, y: frame.midY)))
      gaps.append(Gap(start: LayoutPoint(x: frame.midX, y: above), end: LayoutPoint(x: frame.midX, y: frame.y)))
      if !beside.contains(where: { $0.maxX > frame.maxX }) {
        gaps.append(
          Gap(start: LayoutPoint(x: frame.maxX, y: frame.midY), end: LayoutPoint(x: size.width, y: frame.midY)))
      }
      if !along.contains(where: { $0.maxY > frame.maxY }) {
        gaps.append(
          Gap(start: LayoutPoint(x: frame.midX, y: frame.maxY), end: LayoutPoint(x: frame.midX, y: size.height)))
      }
    }
    return gaps.filter { $0.length > 0 && $0.start.x <= $0.end.x && $0.start.y <= $0.end.y }
  }
}
