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
  /// How many clusters take letter spacing: all that were added, if the style has any.
  private(set) var spacings = 0
  private let isSpaced: Bool
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
    /// How many clusters before it take letter spacing.
    var spacings: UInt16
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
  init(
    _ scale: FontScale, letterFonts: FontSet, signFonts: FontSet, count: Int, after script: Script?, isSpaced: Bool
  ) {
    self.scale = scale
    self.isSpaced = isSpaced
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
    let lineEnd = pen + Int(last ?? advance) * Int(scale.factor)
    pen += Int(advance) * Int(scale.factor)
    if isSpaced { spacings += 1 }
    appendStop(at: end, lineEnd: lineEnd, fontsSinceStop?.union(letterFonts) ?? letterFonts)
  }

  /// Adds a cluster of signs.
  ///
  /// - Parameter isStop: Whether the text may be cut after them.
  mutating func append(signsUpTo end: Int, advance: Int, isStop: Bool) {
    pen += advance * Int(scale.signFactor)
    if isSpaced { spacings += 1 }
    let fonts = fontsSinceStop?.union(signFonts) ?? signFonts
    if isStop { appendStop(at: end, lineEnd: pen, fonts) } else { fontsSinceStop = fonts }
  }

  private mutating func appendStop(at end: Int, lineEnd: Int, _ fonts: FontSet) {
    stops.append(
      Stop(
        offset: Int32(end), pen: Int32(clamping: pen), lineEnd: Int32(clamping: lineEnd),
        spacings: UInt16(clamping: spacings), fonts: fonts))
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
    var startSpacings: UInt16 = 0
    var (first, next) = (0, 0)
    func append(upTo index: Int) {
      let stop = stops[index]
      segments.append(
        TextSegment(
          start: start, end: stop.lineEnd, startSpacings: startSpacings, endSpacings: stop.spacings,
          fonts: fonts(of: stops[first...index])))
      (start, startSpacings, first) = (stop.pen, stop.spacings, index + 1)
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
