extension ShapedText {
  /// Letter spacing in units, at a size in points.
  func letterSpacing(atSize size: Double) -> Double {
    let spacing = context.style.letterSpacing
    return spacing == 0 || size <= 0 ? 0 : spacing * Double(unitsPerEm) / size
  }
}
