internal import Sizing

/// An outline of lines and curves, in points.
struct Path {
  /// A step along the outline.
  enum Step {
    case move(LayoutPoint)
    case line(LayoutPoint)
    /// A cubic Bézier curve: two control points and the end.
    case curve(LayoutPoint, LayoutPoint, LayoutPoint)
    case close
  }

  private(set) var steps: [Step] = []

  /// Any outline.
  init(steps: [Step]) { self.steps = steps }

  /// The largest distance from the origin along an axis.
  var reach: Double {
    steps.reduce(0) { reach, step in
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point): max(reach, abs(point.x), abs(point.y))
      case .close: reach
      }
    }
  }

  /// A rectangle.
  init(_ rect: LayoutRect) {
    self.init(
      closed: [
        rect.origin, LayoutPoint(x: rect.maxX, y: rect.y), LayoutPoint(x: rect.maxX, y: rect.maxY),
        LayoutPoint(x: rect.x, y: rect.maxY),
      ])
  }

  /// A line from point to point.
  init(through points: [LayoutPoint]) {
    for point in points { steps.append(steps.isEmpty ? .move(point) : .line(point)) }
  }

  /// A shape with these corners.
  init(closed corners: [LayoutPoint]) {
    self.init(through: corners)
    steps.append(.close)
  }

  /// The area around a rectangle with these corners, up to a distance from it.
  init(around rect: LayoutRect, _ corners: Corners, reach: Double) {
    let (left, top, right, bottom) = (rect.x - reach, rect.y - reach, rect.maxX + reach, rect.maxY + reach)
    // In the opposite direction, so that the inside of both is not filled.
    self.init(
      closed: [
        LayoutPoint(x: left, y: top), LayoutPoint(x: left, y: bottom), LayoutPoint(x: right, y: bottom),
        LayoutPoint(x: right, y: top),
      ])
    steps += Path(rect, corners).steps
  }

  /// A circle, or an ellipse, that touches the sides of a rectangle.
  init(ellipseIn rect: LayoutRect) {
    self.init(rect, Corners(horizontal: rect.width / 2, vertical: rect.height / 2))
  }

  /// A rectangle with round corners.
  init(_ rect: LayoutRect, radius: Double) {
    self.init(rect, Corners(radius))
  }

  /// A rectangle with corners of their own.
  ///
  /// Radii too large for the rectangle become smaller together, as in CSS Backgrounds 3, section 5.5.
  ///
  /// Own: the approximation of a circle.
  init(_ rect: LayoutRect, _ corners: Corners) {
    let corners = corners.fitting(rect.size)
    // A quarter of a circle as a cubic curve: control points lie this share of the radius from its ends. Off by 0.03 %.
    let reach = 4 * (2.0.squareRoot() - 1) / 3

    func quarter(around corner: LayoutPoint, _ radius: LayoutSize, from start: LayoutPoint, toward end: LayoutPoint) {
      guard !radius.isEmpty else { return steps.append(steps.isEmpty ? .move(corner) : .line(corner)) }
      let first = LayoutPoint(x: corner.x + start.x * radius.width, y: corner.y + start.y * radius.height)
      let last = LayoutPoint(x: corner.x + end.x * radius.width, y: corner.y + end.y * radius.height)
      steps.append(steps.isEmpty ? .move(first) : .line(first))
      func control(_ point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: point.x + (corner.x - point.x) * reach, y: point.y + (corner.y - point.y) * reach)
      }
      steps.append(.curve(control(first), control(last), last))
    }
    let (left, right) = (LayoutPoint(x: -1, y: 0), LayoutPoint(x: 1, y: 0))
    let (up, down) = (LayoutPoint(x: 0, y: -1), LayoutPoint(x: 0, y: 1))
    quarter(around: rect.origin, corners.topLeft, from: down, toward: right)
    quarter(around: LayoutPoint(x: rect.maxX, y: rect.y), corners.topRight, from: left, toward: down)
    quarter(around: LayoutPoint(x: rect.maxX, y: rect.maxY), corners.bottomRight, from: up, toward: left)
    quarter(around: LayoutPoint(x: rect.x, y: rect.maxY), corners.bottomLeft, from: right, toward: up)
    steps.append(.close)
  }
}
