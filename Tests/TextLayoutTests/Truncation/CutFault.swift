import FontKit
import TextAnalysis
import TextLayout

/// Finds faults in a truncated text.
struct CutFault {
  let text: PreparedText
  let layout: TextLayout
  let width: Double
  let size: Double
  let truncation: Truncation

  private var line: TextLine { layout.lines[layout.lines.count - 1] }

  /// The first fault; nil if there is none, or if the text is not truncated.
  var description: String? {
    guard let hidden = layout.hidden else { return nil }
    guard line.ellipsis == hidden else { return "the last line hides \(String(describing: line.ellipsis))" }
    return tilingFault(hidden) ?? clusterFault(hidden) ?? widthFault(hidden) ?? glyphFault(hidden)
  }

  /// Checks that shown text, hidden text and hanging white space tile the line, and that the lines tile the text.
  private func tilingFault(_ hidden: Range<Int>) -> String? {
    if hidden.isEmpty { return "nothing is hidden" }
    guard line.range.lowerBound <= hidden.lowerBound, hidden.upperBound <= line.contentEnd,
      line.contentEnd <= line.range.upperBound
    else { return "\(hidden) and \(line.contentEnd) do not lie in \(line.range)" }
    let after = String(decoding: text.utf8[line.contentEnd...], as: UTF8.self)
    if !after.unicodeScalars.allSatisfy(\.isBlank) { return "\(after.debugDescription) hangs" }
    let starts = layout.lines.map(\.range.lowerBound) + [text.utf8.count]
    return layout.lines.map(\.range.upperBound) == Array(starts.dropFirst()) ? nil : "the lines do not tile the text"
  }

  private func clusterFault(_ hidden: Range<Int>) -> String? {
    let graphemes = TextAnalyzer().analyze(text.utf8).graphemes
    for bound in [hidden.lowerBound, hidden.upperBound] where !graphemes.contains(Int32(bound)) {
      return "a cluster is divided at \(bound)"
    }
    return nil
  }

  /// Checks that the line fits, unless it shows only the token.
  private func widthFault(_ hidden: Range<Int>) -> String? {
    let showsText = line.range.lowerBound < hidden.lowerBound || hidden.upperBound < line.contentEnd
    let slack = text.style.breaking == .browser ? 1.0 / 64 : 0
    return line.width <= (width + slack) * (1 + 0x1p-45) || !showsText ? nil : "\(line.width) is wider than \(width)"
  }

  /// Checks that of the hidden text only the token is drawn, that it is at the edge where the text was cut, and that the glyphs
  /// add up to the line's width.
  private func glyphFault(_ hidden: Range<Int>) -> String? {
    let glyphs = text.glyphs(of: line, size: size)
    let isToken = { (glyph: PlacedGlyph) in hidden.contains(glyph.cluster) }
    if let drawn = glyphs.first(where: { isToken($0) && $0.cluster != hidden.lowerBound }) {
      return "what is hidden at \(drawn.cluster) is drawn"
    }
    if truncation != .middle, text.style.truncationToken != "" {
      let isAtRight = (truncation == .tail) == (line.direction == .leftToRight)
      if (isAtRight ? glyphs.last : glyphs.first).map(isToken) != true { return "the token is not at the edge" }
    }
    // Tabs have no glyphs.
    if text.utf8.contains(0x09) { return nil }
    let sum = glyphs.reduce(0) { $0 + $1.advance }
    return abs(sum - line.width) < 1e-6 ? nil : "the glyphs are \(sum) wide, the line \(line.width)"
  }
}

extension Unicode.Scalar {
  /// Whether the character is white space or a bidirectional control (Bidi_Control), which is invisible.
  var isBlank: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: properties.isWhitespace
    }
  }
}
