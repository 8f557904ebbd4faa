internal import Shaping
internal import TextAnalysis

/// The runs of a word, measured one after the other.
struct MeasuredRuns {
  /// What the word is measured in: its letters are all of one font.
  let scale: FontScale
  /// Where the runs may be cut.
  private(set) var stops: [QueuedWords.Stop] = []
  /// The scripts of the letters.
  private(set) var scripts: WordScripts?
  /// The script of the letters last added, or of the text before the word.
  private(set) var script: Script?
  private var pen = 0

  /// The farthest that the pen may be: what is farther is not measured by runs.
  private static let farthest = Int(Int32.max) / 4

  /// - Parameter script: The script of the text before the word, if it is known.
  init(_ scale: FontScale, after script: Script?) {
    self.scale = scale
    self.script = script
  }

  /// How far the runs move the pen, in units of the text; nil if that is too far, or if there are none.
  var advance: Int32? {
    let areNear = stops.allSatisfy { max(abs(Int($0.pen)), abs(Int($0.lineEnd))) <= Self.farthest }
    return areNear ? stops.last?.pen : nil
  }

  /// Adds letters, or a stretch of them.
  ///
  /// - Parameters:
  ///   - end: Where they end, in bytes of the word.
  ///   - advance: How far they move the pen, in units of their font.
  ///   - last: How far they do if a line ends with them, if that is another.
  mutating func append(upTo end: Int, advance: Int32, atLineEnd last: Int32? = nil) {
    let lineEnd = pen + Int(last ?? advance) * Int(scale.factor)
    pen += Int(advance) * Int(scale.factor)
    appendStop(at: end, lineEnd: lineEnd)
  }

  /// Adds signs.
  ///
  /// - Parameter isStop: Whether the text may be cut after them.
  mutating func append(signsUpTo end: Int, advance: Int, isStop: Bool) {
    pen += advance * Int(scale.signFactor)
    if isStop { appendStop(at: end, lineEnd: pen) }
  }

  private mutating func appendStop(at end: Int, lineEnd: Int) {
    stops.append(
      QueuedWords.Stop(offset: Int32(end), pen: Int32(clamping: pen), lineEnd: Int32(clamping: lineEnd)))
  }

  /// Notes the script of letters.
  mutating func append(_ script: Script) {
    let next = WordScripts(script)
    if scripts?.append(next) == nil { scripts = next }
    self.script = script
  }
}
