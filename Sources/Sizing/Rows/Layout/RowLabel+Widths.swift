internal import TextLayout

/// What a label asks for before it is given a width.
extension RowLabel {
  /// The width of the label if nothing limits it, unrounded.
  func preferredWidth(fontSize: Double) -> Double {
    text.maximumContentWidth(size: fontSize)
  }

  /// The width of the widest word, unrounded.
  func minimumWidth(fontSize: Double) -> Double {
    text.minimumContentWidth(size: fontSize)
  }
}
