internal import Shaping
internal import TextAnalysis

/// The runs of a word, measured one after the other.
struct MeasuredRuns {
  /// The units of the word, whose letters are all in one font.
  let scale: FontScale
  /// Where the runs may be cut; the last is the word's end.
  private var stops: [Stop] = []
  private(set) var scripts: WordScripts?
  /// The script of the letters last added, or of the text before the word.
  private(set) var script: Script?
  private var pen = 0
  /// What counts beside the advances.
  private(set) var extra = 0
  /// Whether the scale of the style's first font applies to what was added; it never applies to the letters.
  private(set) var scaling: WordScaling = []
  private let extraLengths: ExtraLengths
  private let letterFonts: FontSet
  private let signFonts: FontSet
  /// The fonts of what was added since the last stop.
  private var fontsSinceStop: FontSet?

  /// An offset in a word at which it may be cut without being shaped again.
  private struct Stop {
    /// In bytes of the word.
    var offset: Int32
    /// The pen there, relative to the pen before the word, in units of the text.
    var pen: Int32
    /// The pen if a line ends there.
    var lineEnd: Int32
    /// What counts beside the advances before it, and if a line ends there.
    var extra: Int32
    var extraAtLineEnd: Int32
    /// The fonts between the stop before and it.
    var fonts: FontSet
  }

  /// The largest position of the pen; a longer word is not measured by runs.
  private static let farthest = Int(Int32.max) / 4

  /// - Parameters:
  ///   - letterFonts: The font of the letters.
  ///   - signFonts: The font of the signs.
  ///   - count: How many bytes the word has.
  ///   - script: That of the text before it, if it is known.
  ///   - extraLengths: What counts beside advances; all letters are spaced if any are.
  init(
    _ scale: FontScale, letterFonts: FontSet, signFonts: FontSet, count: Int, after script: Script?,
    counting extraLengths: ExtraLengths
  ) {
    self.scale = scale
    self.extraLengths = extraLengths
    self.letterFonts = letterFonts
    self.signFonts = signFonts
    self.script = script
    // Most characters take three bytes.
    stops.reserveCapacity(count / 3)
  }

  /// The advance of the runs, in units of the text; nil if it is too large, or if there are none.
  var advance: Int32? {
    let areNear = stops.allSatisfy { max(abs(Int($0.pen)), abs(Int($0.lineEnd))) <= Self.farthest }
    return areNear ? stops.last?.pen : nil
  }

  /// Adds letters, or a stretch of them: one cluster where letters are spaced.
  ///
  /// - Parameters:
  ///   - end: Where they end, in bytes of the word.
  ///   - advance: Their advance, in units of their font.
  ///   - last: Their advance if a line ends with them; nil if it is the same.
  mutating func append(upTo end: Int, advance: Int32, atLineEnd last: Int32? = nil) {
    let advance = Int(advance) * Int(scale.factor)
    let change = (last.map { Int($0) * Int(scale.factor) } ?? advance) - advance
    append(advance, .unscaled)
    appendStop(at: end, changeAtLineEnd: change, .unscaled, fontsSinceStop?.union(letterFonts) ?? letterFonts)
  }

  /// Adds a cluster of signs.
  ///
  /// - Parameters:
  ///   - scaling: Whether the scale of the style's first font applies to them.
  ///   - isStop: Whether the text may be cut after them.
  mutating func append(signsUpTo end: Int, advance: Int, _ scaling: WordScaling, isStop: Bool) {
    append(advance * Int(scale.signFactor), scaling)
    let fonts = fontsSinceStop?.union(signFonts) ?? signFonts
    if isStop { appendStop(at: end, changeAtLineEnd: 0, scaling, fonts) } else { fontsSinceStop = fonts }
  }

  /// Moves the pen by the advance of a cluster, in units of the text.
  private mutating func append(_ advance: Int, _ scaling: WordScaling) {
    pen += advance
    self.scaling.formUnion(scaling)
    extra += extraLengths.length(ofAdvance: advance, scaling, spacings: 1)
  }

  private mutating func appendStop(at end: Int, changeAtLineEnd: Int, _ scaling: WordScaling, _ fonts: FontSet) {
    let extraChange = extraLengths.length(ofAdvance: changeAtLineEnd, scaling, spacings: 0)
    stops.append(
      Stop(
        offset: Int32(end), pen: Int32(clamping: pen), lineEnd: Int32(clamping: pen + changeAtLineEnd),
        extra: Int32(clamping: extra), extraAtLineEnd: Int32(clamping: extra + extraChange), fonts: fonts))
    fontsSinceStop = nil
  }

  /// The fonts of all of the word; nil if there are no runs.
  var fonts: FontSet? { fonts(of: stops[...]) }

  private func fonts(of stops: ArraySlice<Stop>) -> FontSet? {
    stops.first.map { first in stops.reduce(first.fonts) { $0.union($1.fonts) } }
  }

  /// Records the script of letters.
  mutating func append(_ script: Script) {
    if self.script == script, scripts != nil { return }
    let next = WordScripts(script)
    if scripts?.append(next) == nil { scripts = next }
    self.script = script
  }

  /// The segments of the word; nil if a line may end in it where no run may be cut: it has to be shaped.
  func segments(of word: Span<UInt8>, _ analyzer: TextAnalyzer, _ options: AnalysisOptions) -> [TextSegment]? {
    // The word is analysed between spaces.
    var text: [UInt8] = []
    text.reserveCapacity(word.count + 2)
    text.append(0x20)
    text.append(word)
    text.append(0x20)
    let breaks = analyzer.lineBoundaries(of: text.span, options: options).prefix { $0.offset <= word.count }
    guard breaks.first?.offset == 1, !stops.isEmpty else { return nil }
    var segments: [TextSegment] = []
    segments.reserveCapacity(breaks.count)
    var start: Int32 = 0
    var startExtra: Int32 = 0
    var (first, next) = (0, 0)
    func append(upTo index: Int) {
      let stop = stops[index]
      segments.append(
        TextSegment(
          start: start, end: stop.lineEnd, startExtra: startExtra, endExtra: stop.extraAtLineEnd,
          fonts: fonts(of: stops[first...index])))
      (start, startExtra, first) = (stop.pen, stop.extra, index + 1)
    }
    for lineBreak in breaks.dropFirst() {
      while next < stops.count, stops[next].offset < lineBreak.offset - 1 { next += 1 }
      guard next < stops.count, stops[next].offset == lineBreak.offset - 1 else { return nil }
      append(upTo: next)
    }
    append(upTo: stops.count - 1)
    return segments
  }
}
