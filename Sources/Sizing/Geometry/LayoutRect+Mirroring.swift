extension LayoutRect {
  /// The same area with sides that are not negative.
  package var standardized: LayoutRect {
    var rect = self
    if width < 0 {
      rect.x += width
      rect.width = -width
    }
    if height < 0 {
      rect.y += height
      rect.height = -height
    }
    return rect
  }

  /// The mirror image in a container `containerWidth` wide: the distance from the left edge becomes the distance from
  /// the right.
  ///
  /// The rule is that of MDFInternationalization, which the Material Components use: the rectangle is standardised
  /// first, then `x' = containerWidth - x - width`, which is negative for a rectangle wider than the container.
  package func mirrored(inWidth containerWidth: Double) -> LayoutRect {
    var rect = standardized
    rect.x = containerWidth - rect.x - rect.width
    return rect
  }
}
