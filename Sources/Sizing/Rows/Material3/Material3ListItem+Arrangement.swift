extension Material3ListItem {
  /// An item laid out from left to right, in whole pixels.
  struct Arrangement {
    var size: PixelSize
    var type: ItemType
    var parts: MeasuredParts
    var leading: (x: Int, y: Int)
    /// The origin of the first text; the others follow below it.
    var text: (x: Int, y: Int)
    var trailing: (x: Int, y: Int)
  }

  func arrangement(width: Int, _ scale: ComposeScale) -> Arrangement {
    let (least, limits) = surroundings(width: width, scale)
    return switch reading {
    case .compose: composeArrangement(limits, least: least, scale)
    case .expressive: expressiveArrangement(limits, least: least, scale)
    case .spec: specArrangement(limits, least: least, scale)
    }
  }

  /// The least height and the limits that an item's surroundings give it in a width, in pixels.
  func surroundings(width: Int, _ scale: ComposeScale) -> (least: Int, limits: PixelLimits) {
    let limits = PixelLimits(width: width, greatestHeight: maximumHeight.map(scale.pixels))
    guard takesIntrinsicHeight else { return (scale.pixels(minimumHeight), limits) }
    let height = limits.height(intrinsicHeight(width: width, scale))
    return (height, PixelLimits(width: width, greatestHeight: height))
  }

  // MARK: Compose

  /// `ListItemMeasurePolicy.measure`.
  ///
  /// Before anything is measured, the padding is taken off for a guessed type: supporting text higher than 30 sp
  /// counts as several lines. The final type comes from its baselines.
  private func composeArrangement(_ limits: PixelLimits, least: Int, _ scale: ComposeScale) -> Arrangement {
    let width = limits.width
    let horizontalPadding = scale.pixels(metrics.startPadding + metrics.endPadding)
    let gap = scale.pixels(metrics.gap)
    let ends =
      (leading.map { $0.width(.words, scale) + gap } ?? 0) + (trailing.map { $0.width(.words, scale) + gap } ?? 0)
    let guessed = supporting?.measure(PixelLimits(width: max(0, width - ends - horizontalPadding)), scale)
    let guess = guessedType(guessed, scale)

    let parts = measured(
      limits.reduced(width: horizontalPadding, height: scale.pixels(2 * metrics.verticalPadding(guess))), gap: gap,
      scale, supporting: guessed)
    let type = itemType(isSupportingMultiline: (parts.supporting?.lineCount ?? 0) > 1)
    let height = composeHeight(type, content: parts.height, limits, least: least, scale)
    let top = type == .threeLine ? scale.pixels(metrics.verticalPadding(type)) : nil
    return arrangement(parts, PixelSize(width: width, height: height), type, gap: gap, scale) { height, space in
      top ?? ComposeScale.centered(height, in: space)
    }
  }

  private func guessedType(_ supporting: ComposeTextBox?, _ scale: ComposeScale) -> ItemType {
    itemType(isSupportingMultiline: (supporting?.height ?? 0) > scale.textPixels(Metrics.multilineHeight))
  }

  private func itemType(isSupportingMultiline: Bool) -> ItemType {
    switch (overline != nil, supporting != nil) {
    case (true, true): .threeLine
    case (_, true) where isSupportingMultiline: .threeLine
    case (true, false), (false, true): .twoLine
    case (false, false): .oneLine
    }
  }

  private func composeHeight(
    _ type: ItemType, content: Int, _ limits: PixelLimits, least: Int, _ scale: ComposeScale
  ) -> Int {
    let least = max(least, scale.pixels(metrics.height(type)))
    return limits.height(max(least, scale.pixels(2 * metrics.verticalPadding(type)) + content))
  }

  /// What Compose reports as the item's intrinsic height at a width, in pixels, which a parent can ask for instead of
  /// the height itself.
  ///
  /// - Note: Quirk of Compose: the number of lines is guessed from the height of the supporting text, so one line of more
  ///   than 30 sp counts as several, and two lines of less as one.
  func intrinsicHeight(width: Int, _ scale: ComposeScale) -> Int {
    let gap = scale.pixels(metrics.gap)
    var remaining = max(0, width - horizontalPadding(scale))
    var ends = 0
    for part in [leading, trailing].compactMap(\.self) {
      ends = max(ends, part.measured(PixelLimits(width: max(0, remaining - gap)), scale).size.height)
      remaining = max(0, remaining - part.width(.lines, scale) - gap)
    }
    let supporting = supporting?.measure(PixelLimits(width: remaining), scale)
    let texts = [overline, title].reduce(supporting?.height ?? 0) {
      $0 + ($1?.measure(PixelLimits(width: remaining), scale).height ?? 0)
    }
    let least = scale.pixels(minimumHeight)
    let type = guessedType(supporting, scale)
    guard reading != .expressive else {
      let padding = scale.pixels(metrics.topPadding) + scale.pixels(metrics.bottomPadding)
      return max(
        max(ends, texts, leastContentHeight(type, scale)) + padding, least, scale.pixels(Metrics.interactiveHeight))
    }
    return composeHeight(type, content: max(ends, texts), PixelLimits(width: width), least: least, scale)
  }

  // MARK: Expressive

  /// The item that takes taps: padding around a row of leading, texts and trailing, each placed by itself.
  private func expressiveArrangement(_ limits: PixelLimits, least: Int, _ scale: ComposeScale) -> Arrangement {
    let (above, below) = (scale.pixels(metrics.topPadding), scale.pixels(metrics.bottomPadding))
    let horizontalPadding = scale.pixels(metrics.startPadding) + scale.pixels(metrics.endPadding)
    let gap = scale.pixels(metrics.gap)
    let inside = limits.reduced(width: horizontalPadding, height: above + below)
    let parts = measured(inside, gap: gap, scale)
    let type = itemType(isSupportingMultiline: (parts.supporting?.lineCount ?? 0) > 1)
    // The default least height applies only if the surroundings ask for none of the content.
    let least = least > above + below ? least - above - below : leastContentHeight(type, scale)
    let inner = inside.height(max(parts.height, least))
    let padded = limits.height(inner + above + below)
    // A lower item is centred in the least height of what takes taps, and that in the height it is given.
    let interactive = max(padded, scale.pixels(Metrics.interactiveHeight))
    let height = limits.height(interactive)
    let top = ComposeScale.centered(padded, in: interactive) + (height - interactive) / 2 + above
    let alignment =
      content.verticalAlignment ?? (inner < scale.pixels(Metrics.topAlignmentHeight) ? .center : .top)
    return arrangement(
      parts, PixelSize(width: limits.width, height: height), type, gap: gap, scale
    ) { height, _ in
      switch alignment {
      case .top: top
      case .center: top + ComposeScale.centered(height, in: inner)
      case .bottom: top + inner - height
      }
    }
  }

  /// The least height of an expressive item's content: that of the item less the padding, rounded as one length.
  func leastContentHeight(_ type: ItemType, _ scale: ComposeScale) -> Int {
    scale.pixels(max(0, metrics.height(type) - metrics.topPadding - metrics.bottomPadding))
  }

  // MARK: Specification

  /// The page's rules: lines of text and the highest element make the item 56, 72 or 88 high, or as high as it needs.
  ///
  /// From 88 on, and from three lines of text on, everything stands at the top; a leading icon stands there always.
  ///
  /// Source, published: Material Design 3, Lists, Specs (baseline list, as of 2026-06 and 2026-08).
  private func specArrangement(_ limits: PixelLimits, least: Int, _ scale: ComposeScale) -> Arrangement {
    let gap = scale.pixels(metrics.gap)
    let parts = measured(
      limits.reduced(width: scale.pixels(metrics.startPadding) + scale.pixels(metrics.endPadding)), gap: gap, scale)
    let small = scale.pixels(metrics.verticalPadding(.oneLine))
    let large = scale.pixels(metrics.verticalPadding(.threeLine))
    let heights = (scale.pixels(metrics.heights[0]), scale.pixels(metrics.heights[1]), scale.pixels(metrics.heights[2]))
    let needed = parts.height + 2 * small
    var (type, height) = (ItemType.threeLine, heights.2)
    if parts.lineCount < 3, needed <= heights.1 {
      (type, height) = parts.lineCount < 2 && needed <= heights.0 ? (.oneLine, heights.0) : (.twoLine, heights.1)
    }
    if needed > heights.2 { height = parts.height + 2 * large }
    height = limits.height(max(height, least))
    let isAtTop = type == .threeLine || height >= heights.2
    var arrangement = arrangement(
      parts, PixelSize(width: limits.width, height: height), type, gap: gap, scale
    ) { height, space in
      isAtTop ? large : ComposeScale.centered(height, in: space)
    }
    if content.leading == .icon, !isAtTop { arrangement.leading.y = small }
    return arrangement
  }

  // MARK: Placing

  /// Places leading and trailing at the sides and the texts between them, below each other.
  ///
  /// - Parameter topOf: The top of a part of `height` in an item of height `space`.
  private func arrangement(
    _ parts: MeasuredParts, _ size: PixelSize, _ type: ItemType, gap: Int, _ scale: ComposeScale,
    topOf: (_ height: Int, _ space: Int) -> Int
  ) -> Arrangement {
    let start = scale.pixels(metrics.startPadding)
    func top(_ part: Measured?) -> Int { topOf(part?.size.height ?? 0, size.height) }
    let trailingX = size.width - scale.pixels(metrics.endPadding) - (parts.trailing?.outerWidth ?? 0)
    return Arrangement(
      size: size, type: type, parts: parts, leading: (start, top(parts.leading)),
      text: (start + (parts.leading?.outerWidth ?? 0), topOf(parts.textHeight, size.height)),
      trailing: (trailingX + gap, top(parts.trailing)))
  }
}
