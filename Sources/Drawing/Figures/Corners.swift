internal import Sizing

/// The radii of a rectangle's corners, in points.
struct Corners: Equatable {
  var topLeft: LayoutSize
  var topRight: LayoutSize
  var bottomRight: LayoutSize
  var bottomLeft: LayoutSize

  /// Four round corners.
  init(_ radius: Double) {
    self.init(horizontal: radius, vertical: radius)
  }

  /// Four elliptic corners.
  init(horizontal: Double, vertical: Double) {
    let radius = LayoutSize(width: max(0, horizontal), height: max(0, vertical))
    (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
  }

  /// Corners grown by `amount` on all sides, for a parallel outline; square ones stay square.
  func grown(by amount: Double) -> Corners {
    mapped { $0.isEmpty ? $0 : LayoutSize(width: max(0, $0.width + amount), height: max(0, $0.height + amount)) }
  }

  /// The corners, all scaled down by one factor if two of them do not fit on a side.
  func fitting(_ size: LayoutSize) -> Corners {
    let sums = [
      (size.width, topLeft.width + topRight.width), (size.width, bottomLeft.width + bottomRight.width),
      (size.height, topLeft.height + bottomLeft.height), (size.height, topRight.height + bottomRight.height),
    ]
    let factor = sums.map { side, sum in sum > side ? max(0, side) / sum : 1 }.min() ?? 1
    return mapped { LayoutSize(width: $0.width * factor, height: $0.height * factor) }
  }

  private func mapped(_ change: (LayoutSize) -> LayoutSize) -> Corners {
    var corners = self
    corners.topLeft = change(topLeft)
    corners.topRight = change(topRight)
    corners.bottomRight = change(bottomRight)
    corners.bottomLeft = change(bottomLeft)
    return corners
  }
}
