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
  /// How many clusters were added, of which each takes letter spacing if the style has any.
  private(set) var clusterCount = 0

  /// An offset in a word at which it may be cut without being shaped again.
  private struct Stop {
    /// In bytes of the word.
    var offset: Int32
    /// The pen there, relative to the pen before the word, in units of the text.
    var pen: Int32
    /// The pen if a line ends there.
    var lineEnd: Int32
    /// How many clusters are before it.
    var clusterCount: UInt16
  }

  /// The largest position of the pen; a longer word is not measured by runs.
  private static let farthest = Int(Int32.max) / 4

  /// - Parameters:
  ///   - count: How many bytes the word has.
  ///   - script: That of the text before it, if it is known.
  init(_ scale: FontScale, count: Int, after script: Script?) {
    self.scale = scale
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
    clusterCount += 1
    appendStop(at: end, lineEnd: lineEnd)
  }

  /// Adds a cluster of signs.
  ///
  /// - Parameter isStop: Whether the text may be cut after them.
  mutating func append(signsUpTo end: Int, advance: Int, isStop: Bool) {
    pen += advance * Int(scale.signFactor)
    clusterCount += 1
    if isStop { appendStop(at: end, lineEnd: pen) }
  }

  private mutating func appendStop(at end: Int, lineEnd: Int) {
    stops.append(
      Stop(
        offset: Int32(end), pen: Int32(clamping: pen), lineEnd: Int32(clamping: lineEnd),
        clusterCount: UInt16(clamping: clusterCount)))
  }

  /// Records the script of letters.
  mutating func append(_ script: Script) {
    if self.script == script, scripts != nil { return }
    let next = WordScripts(script)
    if scripts?.append(next) == nil { scripts = next }
    self.script = script
  }

  /// The segments of the word; nil if a line may end in it where no run may be cut: it has to be shaped.
  func segments(of word: Span<UInt8>, _ analyzer: TextAnalyzer, _ options: AnalysisOptions) -> [MeasuredWord.Segment]? {
    // The word is analysed between spaces.
    var text: [UInt8] = []
    text.reserveCapacity(word.count + 2)
    text.append(0x20)
    text.append(word)
    text.append(0x20)
    let breaks = analyzer.lineBoundaries(of: text.span, options: options).prefix { $0.offset <= word.count }
    guard breaks.first?.offset == 1, let last = stops.last else { return nil }
    var segments: [MeasuredWord.Segment] = []
    segments.reserveCapacity(breaks.count)
    var start: Int32 = 0
    var startCount: UInt16 = 0
    func append(upTo stop: Stop) {
      segments.append(
        MeasuredWord.Segment(
          start: start, end: stop.lineEnd, startSpacings: startCount, endSpacings: stop.clusterCount))
      (start, startCount) = (stop.pen, stop.clusterCount)
    }
    var next = 0
    for lineBreak in breaks.dropFirst() {
      while next < stops.count, stops[next].offset < lineBreak.offset - 1 { next += 1 }
      guard next < stops.count, stops[next].offset == lineBreak.offset - 1 else { return nil }
      append(upTo: stops[next])
    }
    append(upTo: last)
    return segments
  }
}
