internal import Shaping
internal import TextAnalysis

/// The runs of a word, measured one after the other, and the word's segments.
///
/// It reuses its memory from word to word.
struct MeasuredRuns {
  /// The segments that have ended.
  private(set) var segments: [TextSegment] = []
  private(set) var scripts: WordScripts?
  /// The script of the letters last added, or of the text before the word.
  private(set) var script: Script?
  /// What counts beside the advances.
  private(set) var extra = 0
  /// Whether the scale of the style's first font applies to what was added; it never applies to the letters.
  private(set) var scaling: WordScaling = []
  /// The fonts of the segments.
  private(set) var fonts = FontSet.none
  private var pen = 0
  /// The segment at hand begins at this position of the pen.
  private var start: Int32 = 0
  private var startExtra: Int32 = 0
  private var fontsOfSegment = FontSet.none
  private var isMeasured = true

  /// The word between spaces, and where lines may start in it.
  private var text: [UInt8] = []
  private var breaks: [LineBreak] = []
  private var scalars = ScalarText()
  /// The index of the break at which the segment at hand ends.
  private var nextBreak = 0

  // Text units per unit of the letters' font and of the signs' font.
  private var letterFactor = 1
  private var signFactor = 1
  private var letterFonts = FontSet.none
  private var signFonts = FontSet.none
  private var extraLengths = ExtraLengths.none

  /// The largest position of the pen; a longer word is not measured by runs.
  private static let farthest = Int(Int32.max) / 4

  /// Begins a word; false if no line may start with it.
  ///
  /// - Parameters:
  ///   - letterFonts: The font of the letters.
  ///   - signFonts: The font of the signs.
  ///   - script: That of the text before it, if it is known.
  ///   - extraLengths: What counts beside advances; all letters are spaced if any are.
  mutating func begin(
    _ word: Span<UInt8>, _ scale: FontScale, letterFonts: FontSet, signFonts: FontSet, after script: Script?,
    counting extraLengths: ExtraLengths, _ analyzer: TextAnalyzer, _ options: AnalysisOptions
  ) -> Bool {
    (letterFactor, signFactor) = (Int(scale.factor), Int(scale.signFactor))
    (self.letterFonts, self.signFonts, self.extraLengths) = (letterFonts, signFonts, extraLengths)
    (self.script, scripts, scaling, isMeasured) = (script, nil, [], true)
    (fonts, fontsOfSegment) = (.none, .none)
    (pen, extra, start, startExtra, nextBreak) = (0, 0, 0, 0, 1)
    segments.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    text.append(0x20)
    text.append(word)
    text.append(0x20)
    // A copy: a span of the property would keep the breaks from being written.
    let text = text
    analyzer.findLineBoundaries(of: text.span, &scalars, options: options, into: &breaks)
    return breaks[0].offset == 1
  }

  /// The advance of the runs, in units of the text.
  ///
  /// Nil if it is too large, or if a line may end in the word where no run may be cut: then the word has to be shaped.
  var advance: Int32? { isMeasured ? Int32(exactly: pen) : nil }

  /// Adds letters, or a stretch of them: one cluster where letters are spaced.
  ///
  /// - Parameters:
  ///   - end: Where they end, in bytes of the word.
  ///   - advance: Their advance, in units of their font.
  ///   - last: Their advance if a line ends with them; nil if it is the same.
  mutating func append(upTo end: Int, advance: Int32, atLineEnd last: Int32? = nil) {
    let (advance, last) = (Int(advance) * letterFactor, Int(last ?? advance) * letterFactor)
    append(advance, letterFonts, .unscaled)
    cut(at: end, changeAtLineEnd: last - advance, .unscaled)
  }

  /// Adds a cluster of signs.
  ///
  /// - Parameters:
  ///   - scaling: Whether the scale of the style's first font applies to them.
  ///   - isStop: Whether the text may be cut after them.
  mutating func append(signsUpTo end: Int, advance: Int, _ scaling: WordScaling, isStop: Bool) {
    append(advance * signFactor, signFonts, scaling)
    if isStop { cut(at: end, changeAtLineEnd: 0, scaling) }
  }

  /// Moves the pen by the advance of a cluster, in units of the text.
  private mutating func append(_ advance: Int, _ fonts: FontSet, _ scaling: WordScaling) {
    pen += advance
    self.scaling.formUnion(scaling)
    extra += extraLengths.length(ofAdvance: advance, scaling, spacings: 1)
    fontsOfSegment = fontsOfSegment.union(fonts)
  }

  /// Ends the segment at hand if a line may end at an offset, at which the word may be cut without being shaped again.
  private mutating func cut(at end: Int, changeAtLineEnd change: Int, _ scaling: WordScaling) {
    let lineEnd = pen + change
    // The last break is behind the word and the space before it.
    let lineBreak = Int(breaks[nextBreak].offset) - 1
    isMeasured = isMeasured && end <= lineBreak && max(abs(pen), abs(lineEnd)) <= Self.farthest
    guard end >= lineBreak || end == text.count - 2 else { return }
    let endExtra = extra + extraLengths.length(ofAdvance: change, scaling, spacings: 0)
    segments.append(
      TextSegment(
        start: start, end: Int32(clamping: lineEnd), startExtra: startExtra, endExtra: Int32(clamping: endExtra),
        fonts: fontsOfSegment))
    (start, startExtra, nextBreak) = (Int32(clamping: pen), Int32(clamping: extra), nextBreak + 1)
    (fonts, fontsOfSegment) = (fonts.union(fontsOfSegment), .none)
  }

  /// Records the script of letters.
  mutating func append(_ script: Script) {
    if self.script == script, scripts != nil { return }
    let next = WordScripts(script)
    if scripts?.append(next) == nil { scripts = next }
    self.script = script
  }
}
