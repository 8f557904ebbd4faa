internal import FontKit
internal import Shaping

extension PreparedText {
  /// The smallest width, in points, at which the text needs no more lines than at `width` and no word is cut: it
  /// "shrink-wraps" the text.
  ///
  /// It is the width of the widest line, once the lines are as even as they can be; laid out in it the text is balanced
  /// in the sense of CSS `text-wrap: balance`. It is found exactly, and can be given to `layout`. A text that is cut
  /// off after `style.maximumLines`, and one with a word that is too wide for `width`, keeps the width it was given.
  ///
  /// Hard breaks count as lines: a text of several paragraphs has one width for all of them.
  ///
  /// - Parameters:
  ///   - width: How wide a line may be, in points; nil for no end: then the lines are those of the hard breaks.
  ///   - size: The size of the text, in points, at least 0.
  ///   - style: Only its number of lines and its rule for words that are too wide matter.
  /// - Complexity: O(*n* log *n*) in the text; it takes 20 layouts or so.
  public func balancedWidth(width: Double?, size: Double, _ style: ParagraphStyle = ParagraphStyle()) -> Double {
    require(size.isFiniteAndNotNegative, "a text size cannot be negative")
    require(width?.isNumber ?? true, "a width must be a number")
    style.check()
    guard storage.cursor == nil else { return current.balancedWidth(width: width, size: size, style) }
    let storage = storage.atSize(size)
    let limit = storage.limit(width: width, size: size)
    let balanced = storage.balancedLimit(limit, size: size, style)
    if balanced < limit { return min(balanced * size / storage.unitsPerEm(atSize: size), width ?? .infinity) }
    return width ?? measure(width: nil, size: size).width
  }
}

extension PreparedText.Storage {
  /// The narrowest limit, in units, at which there are no more lines than at `limit`; `limit` if there is none.
  func balancedLimit(_ limit: Double, size: Double, _ style: ParagraphStyle) -> Double {
    let lineCount = lineCount(limit, size: size, style)
    let search = NarrowestLimit(
      breakable, size: size, wrap: style.overflowWrap, lineCount: lineCount,
      allowsBlankRest: lineCount == style.maximumLines, allowsCutWords: false)
    return search.find(upTo: limit) ?? limit
  }

  private func lineCount(_ limit: Double, size: Double, _ style: ParagraphStyle) -> Int {
    var filler = LineFiller(breakable, limit: limit, size: size, wrap: style.overflowWrap)
    var count = 0
    while count != style.maximumLines || count == 0, filler.next() != nil { count += 1 }
    return count
  }
}
