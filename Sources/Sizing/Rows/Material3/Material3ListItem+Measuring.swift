extension Material3ListItem {
  struct Measured {
    /// Its size.
    ///
    /// A text between the ends has the available width here; its own width matters only where it is placed.
    var size: PixelSize
    /// The width of leading or trailing including the gap, limited to the available width.
    var outerWidth = 0
    var text: ComposeTextBox?
    var lineCount: Int { text?.lineCount ?? 0 }
  }

  struct MeasuredParts {
    var leading: Measured?
    var trailing: Measured?
    var overline: Measured?
    var title: Measured?
    var supporting: Measured?

    var textHeight: Int { (overline?.size.height ?? 0) + (title?.size.height ?? 0) + (supporting?.size.height ?? 0) }
    var height: Int { max(leading?.size.height ?? 0, textHeight, trailing?.size.height ?? 0) }
    var lineCount: Int { (overline?.lineCount ?? 0) + (title?.lineCount ?? 0) + (supporting?.lineCount ?? 0) }
  }

  /// Measures everything within the limits of the content: first the ends, then the texts in what is left.
  ///
  /// - Parameters:
  ///   - limits: Those of the content, padding taken off.
  ///   - gap: Between the texts and an end, in pixels; it belongs to the end.
  ///   - guessed: The supporting text as measured for the guess; it is reused if its limits turn out to be the same.
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

  /// Measures leading or trailing, and takes its width off the limits.
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

  /// The intrinsic width of the part, in pixels (`minIntrinsicWidth`, `maxIntrinsicWidth`).
  func width(_ fit: TextFit, _ scale: ComposeScale) -> Int {
    switch self {
    case .box(let size): scale.pixels(size.width)
    case .text(let text): text.width(fit, scale)
    }
  }
}
