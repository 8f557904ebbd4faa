internal import TextAnalysis

/// Places elements of an item of Compose, in whole pixels, in a layout direction.
///
/// Compose mirrors by the width in whole pixels (`placeRelative`), not by the one in points.
struct PixelPlacement {
  let scale: ComposeScale
  let width: Int
  let direction: TextDirection

  /// Places an element whose left edge is at `x` in an item from left to right.
  func place(
    _ name: ElementName, x: Int, y: Int, _ size: PixelSize, _ text: ElementText? = nil, in plan: inout RowPlan
  ) {
    plan.followsDirection = true
    let x = direction == .leftToRight ? x : width - x - size.width
    let frame = LayoutRect(
      x: scale.points(x), y: scale.points(y), width: scale.points(size.width), height: scale.points(size.height))
    plan.place(RowElement(name: name, frame: frame, text: text))
  }
}
