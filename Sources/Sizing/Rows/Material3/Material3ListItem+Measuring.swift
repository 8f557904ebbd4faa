extension Material3ListItem {
  struct Measured {
    /// Its size; of a text in the middle the width that there is for it, since its own matters where it is placed only.
    var size: PixelSize
    /// Its width with the gap beside it, if it stands at an end: less than both together where there is no room.
    var outerWidth = 0
    /// What its text came to, if it is one.
    var text: ComposeTextBox?
    var lineCount: Int { text?.lineCount ?? 0 }
  }

  struct MeasuredParts {
    var leading: Measured?
    var trailing: Measured?
    var overline: Measured?
    var title: Measured?
    var supporting: Measured?

    var textHeight: Int {
      (overline?.size.height ?? 0) + (title?.size.height ?? 0) + (supporting?.size.height ?? 0)
    }
    /// The height of the highest of the ends and the texts.
    var height: Int { max(leading?.size.height ?? 0, textHeight, trailing?.size.height ?? 0) }
    var lineCount: Int { (overline?.lineCount ?? 0) + (title?.lineCount ?? 0) + (supporting?.lineCount ?? 0) }
  }

  /// Measures everything within the limits of the content: first the ends, then the texts in what is left.
  ///
  /// - Parameters:
  ///   - limits: Those of the content, padding taken off.
  ///   - gap: Between the texts and an end, in pixels; it belongs to the end.
  ///   - guessed: The supporting text as it was measured for a guess, mostly in the room that it has.
  func measured(
    _ limits: PixelLimits, gap: Int, _ scale: ComposeScale, supporting guessed: ComposeTextBox? = nil
  ) -> MeasuredParts {
    var parts = MeasuredParts()
    var limits = limits
    parts.leading = end(leading, fillsHeight: content.leadingFillsHeight, in: &limits, gap: gap, scale)
    parts.trailing = end(trailing, fillsHeight: content.trailingFillsHeight, in: &limits, gap: gap, scale)
    if reading == .expressive { parts.overline = text(overline, in: &limits, scale) }
    parts.title = text(title, in: &limits, scale)
    parts.supporting = text(supporting, known: guessed, in: &limits, scale)
    if reading != .expressive { parts.overline = text(overline, in: &limits, scale) }
    return parts
  }

  /// Measures an end, which leaves the rest less width.
  private func end(
    _ part: RowPart<ComposeText>?, fillsHeight: Bool, in limits: inout PixelLimits, gap: Int, _ scale: ComposeScale
  ) -> Measured? {
    guard let part else { return nil }
    var measured = part.measured(limits.reduced(width: gap), scale)
    if fillsHeight, let height = limits.greatestHeight { measured.size.height = height }
    measured.outerWidth = min(limits.width, measured.size.width + gap)
    limits = limits.reduced(width: measured.outerWidth)
    return measured
  }

  /// Measures a text, which leaves the next less height.
  private func text(
    _ text: ComposeText?, known: ComposeTextBox? = nil, in limits: inout PixelLimits, _ scale: ComposeScale
  ) -> Measured? {
    let known = known.flatMap { $0.limits == limits ? $0 : nil }
    guard let box = known ?? text?.measure(limits, scale) else { return nil }
    defer { limits = limits.reduced(height: box.height) }
    return Measured(size: PixelSize(width: limits.width, height: box.height), text: box)
  }
}

extension RowPart<ComposeText> {
  func measured(_ limits: PixelLimits, _ scale: ComposeScale) -> Material3ListItem.Measured {
    switch self {
    case .box(let size): return Material3ListItem.Measured(size: limits.size(scale.pixels(size)))
    case .text(let text):
      let box = text.measure(limits, scale)
      return Material3ListItem.Measured(size: text.size(of: box, scale), text: box)
    }
  }

  /// The width that it asks for before it is given one, in pixels (`minIntrinsicWidth`, `maxIntrinsicWidth`).
  func width(_ fit: TextFit, _ scale: ComposeScale) -> Int {
    switch self {
    case .box(let size): scale.pixels(size.width)
    case .text(let text): text.width(fit, scale)
    }
  }
}
