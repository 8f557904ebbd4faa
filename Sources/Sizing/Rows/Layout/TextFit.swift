internal import TextLayout

/// What of a text is to have room in a width.
enum TextFit {
  /// Its widest word, so that none is broken.
  case words
  /// Its widest line, so that there are no lines but those of its hard breaks.
  case lines
}

extension RowLabel {
  /// The width that the label asks for before it is given one, unrounded.
  func width(_ fit: TextFit, fontSize: Double) -> Double {
    switch fit {
    case .words: text.minimumContentWidth(size: fontSize)
    case .lines: text.maximumContentWidth(size: fontSize)
    }
  }
}
