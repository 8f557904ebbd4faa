internal import TextLayout

/// What part of a text an intrinsic width must hold unbroken.
enum TextFit {
  /// Its widest word, so that no word is broken: the min-content width of CSS.
  case words
  /// Its widest line, so that only hard breaks end lines: the max-content width of CSS.
  case lines
}

extension RowLabel {
  /// The intrinsic width of the label, unrounded.
  func width(_ fit: TextFit, fontSize: Double) -> Double {
    switch fit {
    case .words: text.minimumContentWidth(size: fontSize)
    case .lines: text.maximumContentWidth(size: fontSize)
    }
  }
}
