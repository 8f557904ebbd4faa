package import TextAnalysis

/// Walks a text by the stretches in which paragraph, level, script and style stay the same.
struct UniformStretches {
  private let analysis: AnalyzedText
  private let spans: [(end: Int32, style: UInt16)]
  // The run of each kind that the stretch is in.
  private var paragraph = 0
  private var levelRun = 0
  private var scriptRun = 0
  private var span = 0
  private var level: UInt8 = 0
  private var script = Script.common

  /// The style of the current stretch.
  private(set) var style: UInt16 = 0
  /// Whether it is the end of a paragraph.
  private(set) var isTerminator = false
  /// Where it ends; 0 before the first.
  private(set) var end: Int32 = 0

  /// - Parameter spans: Where each span ends, and its style.
  init(_ analysis: AnalyzedText, _ spans: [(end: Int32, style: UInt16)]) {
    self.analysis = analysis
    self.spans = spans
  }

  /// Moves to the stretch that holds a position; positions must not decrease.
  ///
  /// Gives whether the stretch is of another paragraph or style.
  mutating func advance(to position: Int32) -> Bool {
    let (paragraphBefore, styleBefore) = (paragraph, style)
    while position >= analysis.paragraphs[paragraph].end { paragraph += 1 }
    while position >= analysis.levelRuns[levelRun].end { levelRun += 1 }
    while position >= analysis.scriptRuns[scriptRun].end { scriptRun += 1 }
    while position >= spans[span].end { span += 1 }
    level = analysis.levelRuns[levelRun].level
    script = analysis.scriptRuns[scriptRun].script.unifyingKana
    style = spans[span].style
    let lines = analysis.paragraphs[paragraph]
    isTerminator = position >= lines.contentEnd
    end = min(
      isTerminator ? lines.end : lines.contentEnd, analysis.levelRuns[levelRun].end, analysis.scriptRuns[scriptRun].end,
      spans[span].end)
    return paragraph != paragraphBefore || style != styleBefore
  }

  /// A run of the stretch.
  func run(_ range: Range<Int32>, _ kind: TextRun.Kind, _ font: UInt16) -> TextRun {
    TextRun(
      start: range.lowerBound, end: range.upperBound, style: style, font: font, level: level, kind: kind,
      script: script,
      paragraph: Int32(paragraph))
  }
}

extension Script {
  /// Hiragana for Katakana; any other script unchanged.
  ///
  /// OpenType has one script, `kana`, for both, and faces kern across them: a run of both must not be divided.
  package var unifyingKana: Script {
    tag == 0x4B61_6E61 ? .hiragana : self  // Kana
  }
}
