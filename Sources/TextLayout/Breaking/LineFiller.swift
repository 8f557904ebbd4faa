internal import Shaping
internal import TextAnalysis

/// A line as breaking found it; widths in units of the text.
struct FilledLine {
  /// Where the line is cut from the text before it.
  var start: LineBoundary
  /// Where its content ends, and hanging white space begins.
  var end: LineBoundary
  /// Where the next line starts, in bytes.
  var next: Int
  /// How wide the content is, letter spacing and hyphen included.
  var width: Double
  /// Whether it ends its paragraph.
  var endsParagraph: Bool
  /// Whether a hyphen is drawn at its end.
  var drawsHyphen: Bool
  /// Whether it ends inside a word that is too wide for a line.
  var cutsWord = false
  /// Its paragraph, as an index.
  var paragraph: Int
}

/// Fills lines one after the other, as many words on each as fit.
///
/// A line ends at the last opportunity before the first that does not fit. If already the first does not fit, the word is broken
/// between grapheme clusters, with at least one on the line, or sticks out, as `wrap` says.
///
/// Cost: a line takes a step for each opportunity on it. Only cuts that HarfBuzz calls unsafe are shaped.
struct LineFiller: ~Copyable {
  let text: PreparedText.Storage
  /// How wide a line may be, in units.
  let limit: Double
  let wrap: OverflowWrap
  /// Units in a step of the lengths that do not grow with the text.
  let unitsPerStep: Double
  let stops: TabStops
  var buffer = ShapingBuffer()

  private var paragraph = 0
  private var opportunity = 0
  private(set) var start = LineBoundary(offset: 0, cut: 0, position: 0, safeOffset: 0, fixedPosition: 0)

  /// The widest that was found to fit, and the narrowest that was found not to, in units. With any limit from the one up to the
  /// other the lines filled so far are the same.
  var fitting = 0.0
  var overflowing = Double.infinity

  /// Fills lines of `limit` units, at a size in points.
  init(_ text: PreparedText.Storage, limit: Double, size: Double, wrap: OverflowWrap) {
    self.text = text
    self.wrap = wrap
    self.limit = limit
    unitsPerStep = text.shaped.unitsPerStep(atSize: size)
    stops = TabStops(of: text.shaped, unitsPerStep: unitsPerStep)
  }

  /// A ruler for the line that comes next.
  var ruler: LineRuler { LineRuler(text.shaped, from: start, stops: stops, unitsPerStep: unitsPerStep) }

  /// Whether all lines were filled.
  var isAtEnd: Bool { opportunity == text.opportunities.count }

  /// The next line; nil after the last.
  mutating func next() -> FilledLine? {
    guard !isAtEnd else { return nil }
    var ruler = ruler
    var best: FilledLine?
    var index = opportunity
    while true {
      let candidate = text.opportunities[index]
      let line = measure(to: candidate, &ruler)
      // White space alone always fits: it hangs.
      if line.end.offset > start.offset && !fits(line.width) {
        if let best { return finish(best, atOpportunity: index - 1) }
        // Room is kept for the hyphen of a word that would fit without it, so that the word is cut where the hyphen may stand.
        let hyphen = Double(candidate.hyphenWidth)
        let room = hyphen > 0 && fits(line.width - hyphen) ? limit - hyphen : limit
        if wrap == .anywhere, let cut = cut(before: line.end.offset, room: room) { return finish(cut, before: index) }
        return finish(line, atOpportunity: index)
      }
      if candidate.endsParagraph { return finish(line, atOpportunity: index) }
      best = line
      index += 1
    }
  }

  /// Whether something so wide fits, in the whole line or in the room that is left where some is kept for a hyphen or an ellipsis.
  mutating func fits(_ width: Double, room: Double? = nil) -> Bool {
    let room = room ?? limit
    let needed = room < limit ? width + (limit - room) : width
    guard width <= room else {
      overflowing = min(overflowing, needed)
      return false
    }
    fitting = max(fitting, needed)
    return true
  }

  /// The line from here to an opportunity.
  private mutating func measure(to candidate: BreakOpportunity, _ ruler: inout LineRuler) -> FilledLine {
    let end = text.shaped.end(of: candidate)
    return FilledLine(
      start: start, end: end, next: Int(candidate.offset),
      width: ruler.width(to: end, &buffer) + Double(candidate.hyphenWidth),
      endsParagraph: candidate.endsParagraph, drawsHyphen: candidate.hyphenWidth > 0, paragraph: paragraph)
  }

  /// The line that ends inside a word, after the last grapheme cluster that fits, or after the first; nil if the word is one cluster.
  private mutating func cut(before end: Int, room: Double) -> FilledLine? {
    var ruler = ruler
    guard
      let (boundary, width) = lastFit(ruler: &ruler, before: end, limit: room)
        ?? firstCluster(ruler: &ruler, before: end)
    else { return nil }
    return FilledLine(
      start: start, end: boundary, next: boundary.offset, width: width, endsParagraph: false, drawsHyphen: false,
      cutsWord: true, paragraph: paragraph)
  }

  private mutating func firstCluster(ruler: inout LineRuler, before end: Int) -> (LineBoundary, Double)? {
    let first = partitionIndex(of: text.graphemes) { Int($0) <= start.offset }
    guard first < text.graphemes.count, Int(text.graphemes[first]) < end else { return nil }
    let boundary = text.shaped.lineEnd(at: Int(text.graphemes[first]), &buffer)
    return (boundary, ruler.width(to: boundary, &buffer))
  }

  private mutating func finish(_ line: FilledLine, atOpportunity index: Int) -> FilledLine {
    let place = text.opportunities[index]
    opportunity = index + 1
    if place.endsParagraph { paragraph += 1 }
    start = text.shaped.start(after: place)
    return line
  }

  private mutating func finish(_ line: FilledLine, before index: Int) -> FilledLine {
    opportunity = index
    start = text.shaped.lineStart(at: line.next, &buffer)
    return line
  }
}
