internal import FontKit
internal import Shaping
internal import TextAnalysis

extension PreparedText {
  /// The smallest width, in points, at which no word has to be broken or sticks out: that of the widest word.
  ///
  /// - Parameter size: The size of the text, in points, at least 0.
  /// - Complexity: O(*n*) in the breaks of the text.
  public func minimumContentWidth(size: Double) -> Double {
    require(size.isFiniteAndNotNegative, "a text size must be a number of points, at least 0")
    guard storage.cursor == nil else { return current.minimumContentWidth(size: size) }
    if storage.isKeptWhole { return measure(width: nil, size: size).width }
    if !storage.plainSegments.isEmpty {
      return Double(storage.plainSegments.widest) * (size / storage.unitsPerEm(atSize: size))
    }
    let storage = storage.atSize(size)
    if let lines = SegmentLines(storage, limit: .infinity, size: size) {
      let segments = storage.segments.all
      let widest = lines.widestSegment(segments.span)
      return max(0, widest * (size / storage.unitsPerEm(atSize: size)) - storage.edgeSpacing)
    }
    let shaped = storage.shaped
    var buffer = ShapingBuffer()
    let unitsPerStep = shaped.unitsPerStep(atSize: size)
    let stops = TabStops(of: shaped, unitsPerStep: unitsPerStep)
    var start = LineBoundary(offset: 0, cut: 0, position: 0, safeOffset: 0, fixedPosition: 0)
    var widest = 0.0
    for opportunity in storage.opportunities {
      if shaped.isPassedOver(opportunity, onLineFrom: start.offset) { continue }
      var ruler = LineRuler(shaped, from: start, stops: stops, unitsPerStep: unitsPerStep)
      let hyphen = shaped.hyphenWidth(at: opportunity, unitsPerStep: unitsPerStep)
      widest = max(widest, ruler.width(to: shaped.end(of: opportunity), &buffer) + hyphen)
      start = shaped.start(after: opportunity)
    }
    return max(0, widest * (size / shaped.unitsPerEm(atSize: size)) - storage.edgeSpacing)
  }

  /// The width, in points, at which the text needs no line but those of its hard breaks.
  ///
  /// - Parameter size: The size of the text, in points, at least 0.
  /// - Complexity: O(1) for one paragraph with thresholds, else O(*n*) in the breaks of the text.
  public func maximumContentWidth(size: Double) -> Double {
    require(size.isFiniteAndNotNegative, "a text size must be a number of points, at least 0")
    if storage.dependsOnSize, let cursor = storage.cursor, case .width(let width) = cursor.ask(.width, size: size) {
      return width
    }
    let storage = storage.atSize(size)
    if storage.countsSpacesAtEnds { return storage.widthWithSpaces(size: size) }
    if let width = storage.thresholds.singleLineWidth {
      return Double(width) * (size / storage.unitsPerEm(atSize: size))
    }
    let segments = storage.segments.all
    if let lines = SegmentLines(storage, limit: .infinity, size: size)?.fill(segments.span) {
      return max(0, lines.widest * (size / storage.unitsPerEm(atSize: size)) - storage.edgeSpacing)
    }
    return measure(width: nil, size: size).width
  }

  /// The width, in points, of the widest paragraph as Android measures one line of it: with the white space at its end, and with letter
  /// spacing on the outside of letters that take none, as if it were cut off there.
  ///
  /// Source, code: `adjustAdvanceLetterSpacingEdge` of AOSP's Minikin, Android 15 (`Layout.cpp`); `Layout.getDesiredWidth`.
  package func widthOfAndroid(size: Double) -> Double {
    let storage = storage.atSize(size)
    let text = storage.utf8
    func edge(_ offset: Int) -> Double {
      var offset = offset
      let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &offset))
      return scalar.map { storage.context.rules.joins($0.script) } ?? false ? 0 : storage.edgeSpacing / 2
    }
    func edges(_ range: Range<Int>) -> Double {
      guard storage.edgeSpacing != 0, !range.isEmpty else { return 0 }
      var last = range.upperBound - 1
      while last > range.lowerBound, text[last] & 0xC0 == 0x80 { last -= 1 }
      return edge(range.lowerBound) + edge(last)
    }
    let hangs = storage.context.rules.hangingSpace.start(before: text.count, in: text, notBefore: 0) < text.count
    if !hangs, !text.contains(UInt8(ascii: "\n")) {
      return maximumContentWidth(size: size) + storage.edgeSpacing - edges(text.indices)
    }
    let shaped = storage.shaped
    var buffer = ShapingBuffer()
    let unitsPerStep = shaped.unitsPerStep(atSize: size)
    let stops = TabStops(of: shaped, unitsPerStep: unitsPerStep)
    return shaped.paragraphs.reduce(0) { widest, paragraph in
      let range = Int(paragraph.start)..<Int(paragraph.contentEnd)
      guard !range.isEmpty else { return widest }
      let (start, end) = (shaped.cluster(at: range.lowerBound), shaped.cluster(at: range.upperBound))
      var ruler = LineRuler(
        shaped, from: LineBoundary(shaped, atSafeCluster: start), stops: stops, unitsPerStep: unitsPerStep)
      let width = ruler.width(to: LineBoundary(shaped, atSafeCluster: end), &buffer)
      return max(widest, width * (size / shaped.unitsPerEm(atSize: size)) - edges(range))
    }
  }
}

extension PreparedText.Storage {
  /// Whether the least width of the text is that of its one run, and not that of its words.
  ///
  /// Source, code: `ParagraphImpl.cpp` of Skia, `breakShapedTextIntoLines`.
  fileprivate var isKeptWhole: Bool {
    context.rules.keepsRunsWhole && !HangingSpace.isInside(utf8) && shaped.runs.count == 1
  }

  /// Whether white space at the end of a paragraph counts for the width of the text, and there is some.
  fileprivate var countsSpacesAtEnds: Bool {
    context.rules.countsSpaceAtEnds && HangingSpace.endsParagraph(in: utf8)
  }

  /// The width of the widest paragraph with the white space at its end, in points.
  fileprivate func widthWithSpaces(size: Double) -> Double {
    let shaped = shaped
    let unitsPerStep = shaped.unitsPerStep(atSize: size)
    let stops = TabStops(of: shaped, unitsPerStep: unitsPerStep)
    var buffer = ShapingBuffer()
    func boundary(_ offset: Int32) -> LineBoundary {
      LineBoundary(shaped, atSafeCluster: shaped.cluster(at: Int(offset)))
    }
    var widest = 0.0
    for paragraph in shaped.paragraphs {
      var ruler = LineRuler(shaped, from: boundary(paragraph.start), stops: stops, unitsPerStep: unitsPerStep)
      widest = max(widest, ruler.width(to: boundary(paragraph.contentEnd), &buffer))
    }
    return widest * (size / shaped.unitsPerEm(atSize: size))
  }
}
