internal import FontKit
internal import Shaping

extension PreparedText {
  /// The largest size, in points, from `minimumScale` times `size` up to `size`, at which the text fits: what `UILabel`
  /// does with its `minimumScaleFactor`.
  ///
  ///     let size = title.fittingSize(width: 120, size: 17, minimumScale: 0.5, style)
  ///     let layout = title.layout(width: 120, size: size, style)    // truncated if it does not fit even so
  ///
  /// A text fits if it needs no more than `style.maximumLines` lines and nothing sticks out of them. As with `UILabel`,
  /// a word that is wider than a line may be broken to fit. If the text does not fit at the smallest size either, that
  /// is the result, and the layout truncates.
  ///
  /// The size is exact where all of the text scales with it. Letter spacing, tracking and inline boxes do not; with
  /// them sizes are tried in steps of 1/64 point below `size`.
  ///
  /// - Parameters:
  ///   - width: How wide a line may be, in points.
  ///   - size: The size wanted, in points, at least 0.
  ///   - minimumScale: How small the text may become, as a part of `size`: more than 0, at most 1.
  ///   - style: Only its number of lines and its rule for words that are too wide matter.
  /// - Complexity: O(*n* log *n*) in the text; it takes 20 layouts or so.
  public func fittingSize(
    width: Double, size: Double, minimumScale: Double, _ style: ParagraphStyle = ParagraphStyle(maximumLines: 1)
  ) -> Double {
    require(size.isFiniteAndNotNegative, "a text size cannot be negative")
    require(width.isNumber, "a width must be a number")
    require(minimumScale > 0 && minimumScale <= 1, "a scale is more than 0 and at most 1")
    style.check()
    guard storage.cursor == nil else {
      return current.fittingSize(width: width, size: size, minimumScale: minimumScale, style)
    }
    let smallest = size * minimumScale
    if size == 0 || fits(width: width, size: size, style) { return size }
    guard smallest < size, fits(width: width, size: smallest, style) else { return smallest }
    guard storage.shaped.growsWithSize else { return fittingStep(width: width, from: smallest, below: size, style) }
    let search = storage.search(size: size, style)
    guard let limit = search.find(upTo: storage.limit(width: width, size: smallest)), limit > 0 else { return smallest }
    return min(max((width + storage.slack) * Double(unitsPerEm) / limit, smallest), size)
  }

  private func fits(width: Double, size: Double, _ style: ParagraphStyle) -> Bool {
    let storage = storage.atSize(size)
    let limit = storage.limit(width: width, size: size)
    if !storage.endsBlank, let lineCount = storage.thresholds.lineCount(limit: limit) {
      return style.maximumLines == 0 || lineCount <= style.maximumLines
    }
    return storage.search(size: size, style).trial(limit).holds
  }

  /// The largest size in steps of 1/64 point below `largest` at which the text fits, as it does at `smallest`.
  private func fittingStep(
    width: Double, from smallest: Double, below largest: Double, _ style: ParagraphStyle
  ) -> Double {
    // It does not fit after `low` steps, and does after `high`.
    var low = 0
    var high = Int(((largest - smallest) * 64).rounded(.up))
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(width: width, size: largest - Double(middle) / 64, style) { high = middle } else { low = middle }
    }
    return max(largest - Double(high) / 64, smallest)
  }
}

extension PreparedText.Storage {
  fileprivate func search(size: Double, _ style: ParagraphStyle) -> NarrowestLimit {
    NarrowestLimit(
      breakable, size: size, wrap: style.overflowWrap, lineCount: style.maximumLines == 0 ? .max : style.maximumLines,
      allowsBlankRest: true, allowsCutWords: true)
  }
}
