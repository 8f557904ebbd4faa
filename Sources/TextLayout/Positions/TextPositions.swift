internal import Shaping
internal import TextAnalysis

extension PreparedText {
  /// Where the characters of a layout of this text are: carets, points and ranges.
  ///
  /// - Parameters:
  ///   - layout: A layout of this text; that of another text traps or gives nonsense.
  ///   - size: The size it was laid out at, in points, which the layout does not know.
  public func positions(in layout: TextLayout, size: Double) -> TextPositions {
    TextPositions(storage.atSize(size).breakable, layout, size: size)
  }
}

/// Where the characters of a laid-out text are.
///
/// Lengths are in points from the top left of the text.
///
///     let positions = text.positions(in: layout, size: 16)
///     let position = positions.position(x: 40, y: 12)             // where a tap goes
///     let caret = positions.caret(at: position)                   // where the caret is drawn
///     let selection = positions.rectangles(of: 6..<11)            // what is shaded
///
/// Nothing is cached: each call shapes its lines again. To ask many questions about one line, keep its `LinePositions`.
public struct TextPositions: Sendable {
  /// The layout.
  public let layout: TextLayout
  private let text: BreakableText
  private let size: Double

  init(_ text: BreakableText, _ layout: TextLayout, size: Double) {
    require(!layout.lines.isEmpty, "a layout has a line")
    self.text = text
    self.layout = layout
    self.size = size
  }

  /// The characters of one line.
  ///
  /// - Complexity: O(*n*) in the line, by HarfBuzz.
  public func line(_ index: Int) -> LinePositions {
    LinePositions(text, line: layout.lines[index], index: index, size: size)
  }

  /// The line on which the caret for a place in the text stands, as an index.
  ///
  /// Text that no line holds belongs to the last line.
  public func lineIndex(of position: TextPosition) -> Int {
    let lines = layout.lines
    let index = max(0, partitionIndex(of: lines) { $0.range.lowerBound <= position.offset } - 1)
    // An offset between two lines is the end of the one or the start of the other, but after a hard break it is always
    // the start.
    guard position.affinity == .upstream, index > 0, lines[index].range.lowerBound == position.offset,
      !text.shaped.startsParagraph(at: position.offset)
    else { return index }
    return index - 1
  }

  /// The line at a height: the last that begins above it, or the first.
  public func lineIndex(atY y: Double) -> Int {
    max(0, partitionIndex(of: layout.lines) { $0.top <= y } - 1)
  }

  /// The carets for an offset, in bytes.
  ///
  /// Between two lines they are those of the second.
  ///
  /// An offset beyond the text counts as its end, one inside a grapheme cluster or in hidden text as the cluster's or
  /// the ellipsis's start.
  public func carets(at offset: Int) -> CaretPair {
    line(lineIndex(of: TextPosition(offset))).carets(at: offset)
  }

  /// The caret for a place in the text.
  public func caret(at position: TextPosition) -> Caret {
    line(lineIndex(of: position)).caret(at: position)
  }

  /// The place in the text nearest to a point: on the line at its height, or the nearest line.
  public func position(x: Double, y: Double) -> TextPosition {
    line(lineIndex(atY: y)).position(atX: x)
  }

  /// The stretches of the lines that hold characters of a range of bytes, from the top, and on each line from the left:
  /// several where text of both directions is mixed.
  public func rectangles(of range: Range<Int>) -> [TextRectangle] {
    guard !range.isEmpty else { return [] }
    let lines = layout.lines
    let first = partitionIndex(of: lines) { $0.range.upperBound <= range.lowerBound }
    let last = partitionIndex(of: lines) { $0.range.lowerBound < range.upperBound }
    return (first..<max(first, last)).flatMap { line($0).rectangles(of: range) }
  }
}

extension ShapedText {
  fileprivate func startsParagraph(at offset: Int) -> Bool {
    let index = partitionIndex(of: paragraphs) { Int($0.start) < offset }
    return index < paragraphs.count && Int(paragraphs[index].start) == offset
  }
}
