extension PixelGrid {
  /// The least length on the grid that is not below `length`, without the tolerance of ``ceil(_:)``: for widths that a
  /// text must not be wider than.
  func holding(_ length: Double) -> Double {
    scale == 0 ? length : (length * scale).rounded(.up) / scale
  }
}
