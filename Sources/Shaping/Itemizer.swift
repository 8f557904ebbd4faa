package import FontKit
package import TextAnalysis

/// Divides a text into the runs that are shaped as one: one font, one script, one direction.
///
/// Fonts are chosen by grapheme cluster, so a base and its marks, a flag, a keycap or a family of emoji stay whole.
/// Tabs and control characters become runs of their own.
package struct Itemizer {
  /// The fonts of each style of the text; nil for a style that is a box.
  private let cascades: [FontCascade?]
  /// Whether there is one style, whose first font has all of printable ASCII.
  private let coversASCII: Bool
  // The cluster at hand: all its characters, and those that need a glyph.
  private var scalars: [Unicode.Scalar] = []
  private var visible: [Unicode.Scalar] = []
  /// How many clusters in a row up to the one at hand are invisible.
  private var invisibleCount = 0

  /// An itemizer for texts with these styles.
  ///
  /// - Parameter cascades: The fonts of each style; nil for a style that is a box in the place of an object replacement
  ///   character.
  package init(cascades: [FontCascade?]) {
    self.cascades = cascades
    coversASCII =
      cascades.count == 1
      && (cascades[0].map { cascade in
        (0x20..<0x7F).allSatisfy { cascade.fonts[0].coverage.contains(Unicode.Scalar($0)) }
      }
        ?? false)
  }

  /// An itemizer for texts of one style.
  package init(cascade: FontCascade) {
    self.init(cascades: [cascade])
  }

  /// The runs of a text, in logical order; they tile it.
  ///
  /// Cost: linear in the text, with one look-up a character where the first font has it.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - analysis: What its analysis found.
  ///   - spans: Where each span ends, and its style; they tile the text. A cluster has the style of its first
  ///     character.
  package mutating func runs(
    of text: [UInt8], _ analysis: AnalyzedText, spans: [(end: Int32, style: UInt16)]? = nil
  ) -> [TextRun] {
    if spans == nil, let run = onlyRun(of: text, analysis) { return [run] }
    var runs: [TextRun] = []
    var paragraph = 0
    var levels = RunCursor(analysis.levelRuns.map { ($0.end, $0.level) })
    var scripts = RunCursor(analysis.scriptRuns.map { ($0.end, $0.script) })
    var styles = RunCursor((spans ?? [(Int32(text.count), 0)]).map { (end: $0.end, value: $0.style) })
    var previousFont: UInt16?
    var previousStyle: UInt16 = 0
    // Whether nothing more may join the last run.
    var isClosed = false
    invisibleCount = 0

    for (start, end) in zip(analysis.graphemes, analysis.graphemes.dropFirst()) {
      while start >= analysis.paragraphs[paragraph].end {
        paragraph += 1
        previousFont = nil
      }
      let isTerminator = start >= analysis.paragraphs[paragraph].contentEnd
      let style = styles.value(at: start)
      if style != previousStyle { previousFont = nil }
      previousStyle = style
      let (kind, font) =
        isTerminator
        ? (.control, 0) : choose(text, Int(start)..<Int(end), cascades[Int(style)], previous: previousFont)
      var run = TextRun(
        start: start, end: end, style: style, font: font, level: levels.value(at: start), kind: kind,
        script: scripts.value(at: start).unifyingKana, paragraph: Int32(paragraph))
      if kind == .text { previousFont = font }
      if let last = runs.last, last.joins(run), !isClosed {
        run.start = last.start
        runs[runs.count - 1] = run
      } else {
        runs.append(run)
      }
      isClosed = end - start > Self.longestCluster && kind == .text
      if isClosed { divideLast(&runs, text, from: Int(start)) }
    }
    return runs
  }

  /// The one run of a line of printable ASCII, found without looking at each cluster; nil for any other text.
  private func onlyRun(of text: [UInt8], _ analysis: AnalyzedText) -> TextRun? {
    guard coversASCII, analysis.paragraphs.count == 1, analysis.levelRuns.count == 1, analysis.scriptRuns.count == 1,
      text.allSatisfy({ $0 &- 0x20 < 0x5F })
    else { return nil }
    return TextRun(
      start: 0, end: Int32(text.count), font: 0, level: analysis.levelRuns[0].level, kind: .text,
      script: analysis.scriptRuns[0].script)
  }

  /// How many bytes of a cluster are shaped together.
  ///
  /// HarfBuzz before 7.0 looks back over all marks of a base for each of them (CVE-2023-25193), which takes quadratic
  /// time. Unicode's stream-safe text has at most 30 marks on a base (UAX #15, section 13); this leaves room for many
  /// times that.
  private static let longestCluster = 512

  /// Divides the end of the last run, from `start` on, into runs that are short enough to be shaped.
  private func divideLast(_ runs: inout [TextRun], _ text: [UInt8], from start: Int) {
    var rest = runs[runs.count - 1]
    let end = Int(rest.end)
    var cut = start + Self.longestCluster
    while cut < end {
      while text[cut] & 0xC0 == 0x80 { cut -= 1 }
      runs[runs.count - 1].end = Int32(cut)
      rest.start = Int32(cut)
      runs.append(rest)
      cut += Self.longestCluster
    }
  }

  /// How many invisible clusters in a row are shaped; those after them take no room anyway.
  ///
  /// HarfBuzz looks past them for what a letter is kerned with, which takes quadratic time. Between letters of real
  /// text there are one or two, such as a soft hyphen or a direction mark.
  private static let longestInvisibleRow = 64

  /// What a cluster is, and its font.
  private mutating func choose(
    _ text: [UInt8], _ range: Range<Int>, _ cascade: FontCascade?, previous: UInt16?
  ) -> (TextRun.Kind, UInt16) {
    guard let cascade else { return (.box, 0) }
    let lead = text[range.lowerBound]
    if lead < 0x80 && range.count == 1 {
      invisibleCount = 0
      if lead == 0x09 { return (.tab, 0) }
      if lead < 0x20 || lead == 0x7F { return (.control, 0) }
      if cascade.fonts[0].coverage.contains(Unicode.Scalar(lead)) { return (.text, 0) }
    }

    decode(text.span, range)
    if scalars.allSatisfy(\.isControl) { return (.control, 0) }
    visible.removeAll(keepingCapacity: true)
    for scalar in scalars where !scalar.isDefaultIgnorable { visible.append(scalar) }
    invisibleCount = visible.isEmpty ? invisibleCount + 1 : 0
    if invisibleCount > Self.longestInvisibleRow { return (.control, 0) }
    let presentation: FontCascade.Presentation =
      if scalars.contains("\u{FE0E}") {
        .text
      } else if wantsEmojiPresentation(cluster: text.span.extracting(range)) {
        .emoji
      } else {
        .any
      }
    return (.text, UInt16(cascade.font(for: visible, presentation: presentation, previous: previous.map(Int.init))))
  }

  private mutating func decode(_ text: Span<UInt8>, _ range: Range<Int>) {
    scalars.removeAll(keepingCapacity: true)
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      if let scalar = Unicode.Scalar(nextScalar(in: text, at: &cursor)) { scalars.append(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control code (General_Category Cc): it has no glyph and takes no room.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

extension Script {
  /// Hiragana in the place of Katakana, and any other script as it is.
  ///
  /// OpenType knows the two as one script, `kana`, and faces kern across them: a run of both must not be cut in two.
  fileprivate var unifyingKana: Script {
    tag == 0x4B61_6E61 ? Script(tag: 0x4869_7261) : self  // Kana, Hira
  }
}

extension TextRun {
  /// Whether `next`, which follows at once, is shaped together with this run.
  fileprivate func joins(_ next: TextRun) -> Bool {
    kind == next.kind && kind != .tab && kind != .box && paragraph == next.paragraph && level == next.level
      && style == next.style && (kind == .control || (font == next.font && script == next.script))
  }
}

/// Walks runs that tile a text along with a position that only grows.
private struct RunCursor<Value> {
  private let runs: [(end: Int32, value: Value)]
  private var index = 0

  init(_ runs: [(end: Int32, value: Value)]) {
    self.runs = runs
  }

  mutating func value(at position: Int32) -> Value {
    while position >= runs[index].end { index += 1 }
    return runs[index].value
  }
}
