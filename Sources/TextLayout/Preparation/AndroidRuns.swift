internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Runs of text as Android shapes them.
///
/// Source, code: `LayoutUtils.cpp`, `LayoutSplitter.h` and `FontCollection.cpp` of AOSP's Minikin, Android 15.
struct AndroidRuns {
  /// The divided runs.
  private(set) var runs: [TextRun] = []
  private let text: [UInt8]
  /// The fonts of each style.
  private let fonts: [[FontFace]]
  /// Whether the last run ends a word: it is a space, or no text.
  private var endsWord = true

  /// Divides runs beside spaces, as words and spaces are shaped each by itself: no letter is kerned with a space.
  ///
  /// A sign such as a comma keeps the font of the character before it if that has it. A word without letters, among letters that take no
  /// letter spacing, is of no script, and takes it.
  init(_ runs: [TextRun], of text: [UInt8], styles: [SpanStyle], _ analyzer: TextAnalyzer) {
    self.text = text
    fonts = styles.map { $0.context.cascade.fonts }
    for run in runs {
      if run.kind == .text {
        divide(run)
      } else {
        self.runs.append(run)
        endsWord = true
      }
    }
    let rules = styles[0].context.rules
    for index in self.runs.indices where rules.joins(self.runs[index].script) {
      // Without letter spacing the script of signs matters to no advance but those of stand-ins, which Android has not.
      guard styles[Int(self.runs[index].style)].context.style.letterSpacing != 0 else { continue }
      let bytes = text.span.extracting(Int(self.runs[index].start)..<Int(self.runs[index].end))
      if self.runs[index].kind == .text, analyzer.characters.firstScript(of: bytes) == .common {
        self.runs[index].script = .common
      }
    }
  }

  private mutating func divide(_ run: TextRun) {
    var part = run
    var offset = Int(run.start)
    part.end = part.start
    if !endsWord, let last = runs.last, last.level == run.level, last.style == run.style, last.font != run.font {
      offset = keepFont(of: last, in: &part, upTo: Int(run.end))
    }
    while offset < Int(run.end) {
      var next = offset
      if Self.isShapedByItself(nextScalar(in: text.span, at: &next)) {
        end(&part, at: offset)
        end(&part, at: next)
        endsWord = true
      } else {
        endsWord = false
      }
      offset = next
    }
    end(&part, at: Int(run.end))
  }

  private mutating func end(_ part: inout TextRun, at end: Int) {
    guard Int(part.start) < end else { return }
    part.end = Int32(end)
    runs.append(part)
    part.start = part.end
  }

  /// Adds the signs at a run's start that keep the font of the run before it.
  private mutating func keepFont(of last: TextRun, in part: inout TextRun, upTo end: Int) -> Int {
    let font = fonts[Int(last.style)][Int(last.font)]
    var offset = Int(part.start)
    while offset < end {
      var next = offset
      let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &next))
      guard let scalar, Self.keepsFont(scalar), font.coverage.contains(scalar) else { break }
      offset = next
    }
    guard offset > Int(part.start) else { return offset }
    if last.script == part.script {
      runs[runs.count - 1].end = Int32(offset)
    } else {
      var signs = part
      (signs.end, signs.font) = (Int32(offset), last.font)
      runs.append(signs)
    }
    part.start = Int32(offset)
    return offset
  }

  /// Whether a character is a space or a sign of direction, beside which a word ends.
  private static func isShapedByItself(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x2000...0x200A, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x3000: true
    default: false
    }
  }

  /// Whether a character is set in the font of the one before it (`stickyAllowlist`).
  static func keepsFont(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!", ",", "-", ".", ":", ";", "?": true
    case "\u{A0}", "\u{2010}", "\u{2011}", "\u{202F}", "\u{2640}", "\u{2642}", "\u{2695}": true
    default: false
    }
  }
}
