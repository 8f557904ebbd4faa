internal import Sizing

extension Shadow {
  /// How far beyond the row the shadow is visible.
  ///
  /// Own: a Gaussian ends at three standard deviations, to the eye.
  var reach: Double { max(abs(offset.x), abs(offset.y)) + max(0, spread) + 1.5 * blur }
}

/// Draws the shadow of a row: its outline, offset, spread, blurred and filled.
struct ShadowPainter {
  let shadow: Shadow
  let canvas: any Canvas

  /// Draws the shadow of a rectangle with these corners.
  ///
  /// Shadows are the same in light and dark.
  func paint(around rect: LayoutRect, _ corners: Corners) {
    let outline = LayoutRect(
      x: rect.x + shadow.offset.x - shadow.spread, y: rect.y + shadow.offset.y - shadow.spread,
      width: max(0, rect.width + 2 * shadow.spread), height: max(0, rect.height + 2 * shadow.spread))
    let corners = corners.grown(by: shadow.spread)
    guard shadow.blur > 0 else { return canvas.fill(Path(outline, corners), shadow.color) }
    // A blur is two standard deviations.
    canvas.fillBlurred(outline, corners, deviation: shadow.blur / 2, shadow.color)
  }
}
