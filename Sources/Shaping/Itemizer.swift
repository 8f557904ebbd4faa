package import FontKit
package import TextAnalysis

/// Divides a text into the runs that are shaped as one: each has one font, one script and one direction.
///
/// Fonts are chosen by grapheme cluster, so a base and its marks, a flag, a keycap or a family of emoji stay whole.
/// Tabs and control characters become runs of their own.
///
/// It reuses its memory from text to text, so only one thread may use it.
package final class Itemizer {
  /// Whether there is one style, whose first font has all of printable ASCII.
  private let coversASCII: Bool
  private var chooser: FontChooser

  private init(cascades: [FontCascade?], keepsFonts: Bool) {
    chooser = FontChooser(cascades, keepsFonts: keepsFonts)
    coversASCII =
      cascades.count == 1
      && (cascades[0].map { cascade in
        (0x20..<0x7F).allSatisfy { cascade.fonts[0].coverage.contains(Unicode.Scalar($0)) }
      }
        ?? false)
  }

  /// Makes an itemizer for a text with these styles.
  ///
  /// - Parameter cascades: The fonts of each style; nil for a style that is a box in the place of an object replacement
  ///   character.
  package convenience init(cascades: [FontCascade?]) {
    self.init(cascades: cascades, keepsFonts: false)
  }

  /// Makes an itemizer for many texts of one style.
  package convenience init(cascade: FontCascade) {
    self.init(cascades: [cascade], keepsFonts: true)
  }

  /// The runs of a text, in logical order; they tile it.
  ///
  /// Cost: linear in the text, with one look-up a character where the first font has it.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - analysis: The analysis of the text.
  ///   - spans: Where each span ends, and its style; they tile the text. A cluster has the style of its first
  ///     character.
  package func runs(
    of text: [UInt8], _ analysis: AnalyzedText, spans: [(end: Int32, style: UInt16)]? = nil
  ) -> [TextRun] {
    if spans == nil, let run = onlyRun(of: text, analysis) { return [run] }
    var runs: [TextRun] = []
    var stretches = UniformStretches(analysis, spans ?? [(Int32(text.count), 0)])
    var previousFont: UInt16?
    // Whether the last run must not be extended.
    var isClosed = false
    // Where the row of clusters begins that signs join, and how long it may be; 0 if the last cluster is not joined to the next.
    var (rowStart, longestRow) = (Int32(0), 0)
    // The chooser is moved out and back, so that exclusive access to it is not checked for each cluster.
    var chooser = FontChooser([], keepsFonts: false)
    swap(&chooser, &self.chooser)
    defer { swap(&chooser, &self.chooser) }
    chooser.begin()

    let text = text.span
    let boundaries = analysis.graphemes.span
    for index in 1..<boundaries.count {
      let (start, end) = (boundaries[index &- 1], boundaries[index])
      let isNewStretch = start >= stretches.end
      if isNewStretch, stretches.advance(to: start) { previousFont = nil }
      let (kind, font) =
        stretches.isTerminator
        ? (.control, 0)
        : chooser.choose(text, Int(start)..<Int(end), style: Int(stretches.style), previous: previousFont)
      if kind == .text, !isNewStretch, !isClosed, font == previousFont, runs[runs.count - 1].kind == .text {
        runs[runs.count - 1].end = end
      } else {
        var run = stretches.run(start..<end, kind, font)
        if let last = runs.last, last.joins(run), !isClosed {
          run.start = last.start
          runs[runs.count - 1] = run
        } else {
          runs.append(run)
        }
      }
      if kind == .text { previousFont = font }
      if longestRow == 0 { rowStart = start }
      isClosed = kind == .text && (end - start > Self.longestCluster || longestRow > 0 && end - rowStart > longestRow)
      longestRow = isClosed ? 0 : Self.longestRow(joinedBy: text, Int(start)..<Int(end))
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

  /// The most bytes of a cluster, or of a row of clusters that signs join, that are shaped together.
  ///
  /// HarfBuzz before 7.0 looks back over all marks of a base for each of them (CVE-2023-25193), which takes quadratic
  /// time. Unicode's stream-safe text has at most 30 marks on a base (UAX #15, section 13); this leaves room for many
  /// times that. Letters below others (Khmer, Bengali, Burmese) are marks to the font, and no word has ten in a row.
  private static let longestCluster = 512

  /// The same for rows of Devanagari, of which shorter texts are measured by their syllables.
  ///
  /// In most faces its letters stand beside each other in half forms, which are no marks.
  private static let longestDevanagari = 1 << 15

  /// The most bytes of a row, if a cluster ends in a sign that joins the next letter to it (a virama), joiners after it aside; else 0.
  private static func longestRow(joinedBy text: Span<UInt8>, _ cluster: Range<Int>) -> Int {
    // Such a sign has three bytes or more, and follows a letter.
    guard cluster.count > 3, text[cluster.upperBound - 1] >= 0x80 else { return 0 }
    var end = cluster.upperBound
    while end > cluster.lowerBound {
      var start = end - 1
      while text[start] & 0xC0 == 0x80 { start -= 1 }
      var cursor = start
      guard let scalar = Unicode.Scalar(nextScalar(in: text, at: &cursor)) else { return 0 }
      guard scalar == "\u{200C}" || scalar == "\u{200D}" else {
        guard scalar.properties.canonicalCombiningClass == .virama else { return 0 }
        return scalar == "\u{94D}" ? longestDevanagari : longestCluster
      }
      end = start
    }
    return 0
  }

  /// Divides the end of the last run, from `start` on, into runs that are short enough to be shaped.
  private func divideLast(_ runs: inout [TextRun], _ text: Span<UInt8>, from start: Int) {
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
}

extension TextRun {
  /// Whether `next`, which follows directly, is shaped together with this run.
  fileprivate func joins(_ next: TextRun) -> Bool {
    kind == next.kind && kind != .tab && kind != .box && paragraph == next.paragraph && level == next.level
      && style == next.style && (kind == .control || (font == next.font && script == next.script))
  }
}
