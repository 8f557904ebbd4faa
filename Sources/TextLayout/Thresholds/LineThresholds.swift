internal import Shaping
internal import TextAnalysis

/// How many lines a text takes at any width, as a few whole numbers: the smallest width for one line, for two, and so on.
///
/// In units of the text, so they hold at any size. They exist where nothing but the advances decides: not with tabs, letter
/// spacing, inline boxes, hyphens that are drawn, or advances below 0, nor in the profile `browser` where a cut
/// changes what is beside it.
struct LineThresholds: Sendable, Hashable {
  /// The smallest width for each number of lines, from one on; empty if there are none.
  ///
  /// `.max` where hard breaks make more lines at any width.
  let widths: [Int32]

  /// Those of a text that has none.
  static let none = LineThresholds(widths: [])

  private init(widths: [Int32]) {
    self.widths = widths
  }

  /// Cost: linear in the opportunities; only cuts that HarfBuzz calls unsafe on both sides are shaped.
  init(
    _ shaped: ShapedText, _ opportunities: [BreakOpportunity], _ finder: inout ThresholdFinder,
    _ buffer: inout ShapingBuffer
  ) {
    var widths: [Int32] = []
    if shaped.tabs.isEmpty, shaped.growsWithSize, finder.add(shaped, opportunities, &buffer) {
      finder.finish(into: &widths)
    }
    self.widths = widths
  }

  /// How many lines there are if a line may be so wide, in units; nil if a word may have to be broken.
  func lineCount(limit: Double) -> Int? {
    let limit = Self.whole(limit)
    let widths = widths.span
    let last = widths.count - 1
    guard last >= 0, widths[last] <= limit else { return nil }
    var index = 0
    while widths[index] > limit { index += 1 }
    return index + 1
  }

  /// The widest whole number of units that is no wider than a limit.
  static func whole(_ limit: Double) -> Int32 {
    Int32(min(limit, Double(Int32.max - 1)).rounded(.down))
  }
}

extension ThresholdFinder {
  /// Adds a text's paragraphs; false if the widths of its lines are not what its positions say.
  fileprivate mutating func add(
    _ shaped: ShapedText, _ opportunities: [BreakOpportunity], _ buffer: inout ShapingBuffer
  ) -> Bool {
    begin()
    var start = LineBoundary(offset: 0, cut: 0, position: 0, safeOffset: 0, fixedPosition: 0)
    for (index, place) in opportunities.enumerated() {
      guard shaped.isPlain(segmentAt: index, of: opportunities, from: start, &buffer) else { return false }
      append(start: start.position, end: place.endPosition)
      if place.endsParagraph { endParagraph() }
      start = shaped.start(after: place)
    }
    return true
  }
}

extension ShapedText {
  /// Whether the lines that begin with a segment are as wide as its positions say.
  ///
  /// - Parameters:
  ///   - index: The segment, as the place where it ends.
  ///   - start: Where it starts.
  func isPlain(
    segmentAt index: Int, of opportunities: [BreakOpportunity], from start: LineBoundary,
    _ buffer: inout ShapingBuffer
  ) -> Bool {
    let place = opportunities[index]
    guard place.hyphenWidth == 0,
      context.style.breaking != .browser || !isSpecialInBrowsers(from: start, to: end(of: place))
    else { return false }
    // Lines so short that their ends touch are shaped anew: they have to come out as if they did not.
    for place in opportunities[index...] {
      let end = end(of: place)
      if end.safeOffset >= start.safeOffset { break }
      let width = width(from: start, to: end, &buffer)
      guard end.offset <= start.offset || width == end.position - start.position else { return false }
      if place.endsParagraph { break }
    }
    return true
  }

  /// Whether browsers treat a segment by more than its width: by the width it has before it is cut, or as a hyphen that begins
  /// a line.
  private func isSpecialInBrowsers(from start: LineBoundary, to end: LineBoundary) -> Bool {
    end.safeOffset < end.offset || (start.offset < text.count && text[start.offset] == UInt8(ascii: "-"))
  }
}
