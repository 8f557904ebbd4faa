internal import Shaping
internal import TextAnalysis

/// A line that `LineFiller` filled; widths are in units of the text.
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
  /// Whether the white space after its content does not count for its height.
  var skipsSpace = false

  /// Where the text ends that counts for its height, in bytes.
  var boxEnd: Int { skipsSpace ? end.offset : next }
}

/// Fills lines one after the other, as many words on each as fit; but see `pushedOut`.
///
/// A line ends at the last break opportunity that fits. The search ends at the first one up to which the text does not
/// fit even without a hyphen. If none fits, the style decides: the word is broken between grapheme clusters, with at least
/// one on the line, or it overflows. Systems divide words in different places: see `LineRules.WordDivision`.
///
/// Cost: a line takes a step for each opportunity on it. Text is reshaped only at cuts that HarfBuzz flags as unsafe.
struct LineFiller: ~Copyable {
  let text: BreakableText
  /// How wide a line may be, in units.
  let limit: Double
  let wrap: OverflowWrap
  /// Units per step of the lengths that do not scale with the text (see `FixedPoints`).
  let unitsPerStep: Double
  let stops: TabStops
  let rules: LineRules
  /// Whether a word may be pushed out of the first line.
  let pushesWordsOut: Bool
  var buffer = ShapingBuffer()

  private(set) var paragraph = 0
  private(set) var opportunity = 0
  private(set) var start = LineBoundary(offset: 0, cut: 0, position: 0, safeOffset: 0, fixedPosition: 0)

  /// The widest width that fitted, and the narrowest that did not, in units.
  ///
  /// Every limit from `fitting` up to, but not including, `overflowing` gives the same lines so far.
  var fitting = 0.0
  var overflowing = Double.infinity

  /// Fills lines of `limit` units, at a size in points.
  ///
  /// - Parameter style: The style of the paragraph. Without it no word is pushed out, which is enough to count lines.
  init(_ text: BreakableText, limit: Double, size: Double, wrap: OverflowWrap, _ style: ParagraphStyle? = nil) {
    self.text = text
    self.limit = limit
    self.wrap = wrap
    rules = text.shaped.context.rules
    pushesWordsOut = rules.pushesWordsOut && style.map { $0.wrapping == .greedy && $0.maximumLines != 1 } ?? false
    unitsPerStep = text.shaped.unitsPerStep(atSize: size)
    stops = TabStops(of: text.shaped, unitsPerStep: unitsPerStep)
  }

  /// A ruler for the line that comes next.
  var ruler: LineRuler { LineRuler(text.shaped, from: start, stops: stops, unitsPerStep: unitsPerStep) }

  /// Whether all lines were filled.
  var isAtEnd: Bool { opportunity == text.opportunities.count }

  /// The next line; nil after the last.
  ///
  /// - Parameter endsWithToken: Whether it ends with the token if text follows it.
  mutating func next(endsWithToken: Bool = false) -> FilledLine? {
    guard !isAtEnd else { return nil }
    if rules.division == .clusters { return nextInAndroid() }
    var ruler = ruler
    var best: (line: FilledLine, index: Int)?
    // The first break opportunity passed over because the text up to it fits and only its hyphen does not.
    var unhyphenated: (line: FilledLine, index: Int)?
    var index = opportunity
    while true {
      let candidate = text.opportunities[index]
      if text.shaped.isPassedOver(candidate, onLineFrom: start.offset) {
        index += 1
        continue
      }
      let line = measure(to: candidate, &ruler)
      if fits(line, ruler: ruler) {
        if candidate.endsParagraph { return finish(line, atOpportunity: index) }
        best = (line, index)
      } else if candidate.hyphenWidth > 0 && admits(line.width - hyphenWidth(at: candidate)) {
        unhyphenated = unhyphenated ?? (line, index)
      } else {
        if wrap == .anywhere, rules.division == .fromItsFirstLine,
          let cut = dividedWord(upTo: candidate, after: best?.line.next, endsWithToken: endsWithToken)
        {
          return cut.endsParagraph ? finish(cut, atOpportunity: index) : finish(cut)
        }
        if let best {
          let (line, index) = pushedOut(best.line, atOpportunity: best.index) ?? best
          return finish(line, atOpportunity: index)
        }
        if let unhyphenated { return hyphenless(unhyphenated.line, atOpportunity: unhyphenated.index) }
        if wrap == .anywhere, rules.division == .shapedLetters, let cut = cut(before: line.end.offset, room: limit) {
          return finish(cut)
        }
        return finish(line, atOpportunity: index)
      }
      index += 1
    }
  }

  /// Whether a width is within `room`: the limit, or what a hyphen or the token leaves of it.
  ///
  /// All comparisons that decide where a line ends go through here, which records for which limits the lines stay the
  /// same. Truncation compares on its own.
  mutating func admits(_ width: Double, room: Double? = nil) -> Bool {
    let room = room ?? limit
    let needed = room < limit ? width + (limit - room) : width
    guard width <= room else {
      overflowing = min(overflowing, needed)
      return false
    }
    fitting = max(fitting, needed)
    return true
  }

  /// Whether a line is no wider than it may be.
  ///
  /// White space alone always fits: it hangs.
  mutating func fits(_ line: FilledLine, ruler: LineRuler) -> Bool {
    guard line.end.offset > start.offset else { return true }
    return admits(line.width) && fitsUncut(line.end, ruler: ruler, limit: limit)
  }

  /// Whether the line up to `end` fits before a cut there changes its shaping.
  ///
  /// Blink looks for the end of a line before it cuts, so it misses a line that fits only because the cut undoes a
  /// kerning (`ShapingLineBreaker`).
  mutating func fitsUncut(_ end: LineBoundary, ruler: LineRuler, limit: Double) -> Bool {
    guard rules.fitsUncut, end.safeOffset < end.offset else { return true }
    let cluster = text.shaped.cluster(at: end.offset)
    guard Int(text.shaped.clusterStarts[cluster]) == end.offset else { return true }
    var ruler = ruler
    let width = ruler.width(to: LineBoundary(text.shaped, atSafeCluster: cluster), &buffer)
    return admits(width, room: limit)
  }

  /// The line from here to an opportunity.
  mutating func measure(to candidate: BreakOpportunity, _ ruler: inout LineRuler) -> FilledLine {
    let end = text.shaped.end(of: candidate)
    // The exact width of a line that is too wide matters only where words may overflow.
    let width = ruler.width(to: end, limit: wrap == .anywhere ? limit : .infinity, &buffer)
    return FilledLine(
      start: start, end: end, next: Int(candidate.offset), width: width + hyphenWidth(at: candidate),
      endsParagraph: candidate.endsParagraph, drawsHyphen: candidate.hyphenWidth > 0, paragraph: paragraph)
  }

  private func hyphenWidth(at opportunity: BreakOpportunity) -> Double {
    text.shaped.hyphenWidth(at: opportunity, unitsPerStep: unitsPerStep)
  }

  /// The line whose text fits up to a soft hyphen, but not with the hyphen, where no earlier opportunity fits.
  ///
  /// The word is cut between letters before the soft hyphen, where no hyphen is drawn. Browsers keep room for a hyphen
  /// even so.
  private mutating func hyphenless(_ line: FilledLine, atOpportunity index: Int) -> FilledLine {
    guard wrap == .anywhere else { return finish(line, atOpportunity: index) }
    let hyphen = hyphenWidth(at: text.opportunities[index])
    let softHyphen = line.end.offset - 2
    if let cut = cut(before: softHyphen, room: rules.keepsRoomForHyphens ? max(0, limit - hyphen) : limit) {
      return finish(cut)
    }
    var line = line
    line.width -= hyphen
    line.drawsHyphen = false
    return finish(line, atOpportunity: index)
  }

  /// The line cut between two opportunities: after the last grapheme cluster that fits, or else after the first one;
  /// nil if there is only one.
  ///
  /// White space on both sides of the cut hangs: UAX #14 allows no break before the sign in `Bonjour !`.
  private mutating func cut(before end: Int, room: Double) -> FilledLine? {
    var ruler = ruler
    guard
      var (boundary, width) = lastFit(ruler: ruler, before: end, limit: room)
        ?? firstCluster(ruler: &ruler, before: end)
    else { return nil }
    var next = spaceEnd(after: boundary.offset, notAfter: end)
    let contentEnd = spaceStart(before: next, notBefore: start.offset)
    if contentEnd < next {
      boundary = text.shaped.lineEnd(at: next, contentEnd: contentEnd, &buffer)
      var ruler = self.ruler
      width = ruler.width(to: boundary, &buffer)
      // A letter that is kerned with the space may be too wide: then the line ends before it.
      if !admits(width, room: room), let shorter = lastFit(ruler: self.ruler, before: contentEnd, limit: room) {
        (boundary, width, next) = (shorter.0, shorter.1, shorter.0.offset)
      }
    }
    return FilledLine(
      start: start, end: boundary, next: next, width: width, endsParagraph: false, drawsHyphen: false,
      cutsWord: true, paragraph: paragraph)
  }

  private mutating func firstCluster(ruler: inout LineRuler, before end: Int) -> (LineBoundary, Double)? {
    let first = partitionIndex(of: text.graphemes) { Int($0) <= start.offset }
    guard first < text.graphemes.count, Int(text.graphemes[first]) < end else { return nil }
    let boundary = lineEnd(at: Int(text.graphemes[first]), ruler)
    return (boundary, ruler.width(to: boundary, &buffer))
  }

  mutating func finish(_ line: FilledLine, atOpportunity index: Int) -> FilledLine {
    let passed = text.opportunities[index]
    opportunity = index + 1
    if passed.endsParagraph { paragraph += 1 }
    start = text.shaped.start(after: passed)
    return line
  }

  /// Goes on at an opportunity after the next one: those between are not looked at again.
  mutating func pass(to index: Int) { opportunity = max(opportunity, index) }

  /// Ends a line inside a word.
  mutating func finish(_ line: FilledLine) -> FilledLine {
    // An opportunity that was passed over, after a hyphen at the line's start, lies before the cut.
    while Int(text.opportunities[opportunity].offset) <= line.next { opportunity += 1 }
    start = text.shaped.lineStart(at: line.next, &buffer)
    return line
  }
}
