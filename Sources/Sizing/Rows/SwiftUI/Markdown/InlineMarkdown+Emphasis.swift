/// Pairs the delimiter runs of emphasis.
///
/// Source, published: CommonMark 0.31.2, "An algorithm for parsing nested emphasis and links"; GitHub Flavored Markdown
/// 0.29, Strikethrough.
extension InlineMarkdown {
  /// The key of CommonMark's `openers_bottom`: closers alike in mark, in length modulo 3, and in whether they can
  /// open, too.
  private struct Bottom: Hashable {
    let mark: Character
    let remainder: Int
    let canOpen: Bool
  }

  /// Pairs the delimiter runs from `base` on, and removes them from `openers`.
  mutating func pairEmphasis(above base: Int) {
    var stack: [Int] = []
    /// The index in the stack below which no opener fits such a closer.
    var bottoms: [Bottom: Int] = [:]
    for piece in openers[base...] {
      guard var closer = pieces[piece].run else { continue }
      while closer.canClose, closer.count > 0 {
        let kind = Bottom(mark: closer.mark, remainder: closer.length % 3, canOpen: closer.canOpen)
        let bottom = min(bottoms[kind] ?? 0, stack.count)
        guard
          let place = stack.indices[bottom...].last(where: { pieces[stack[$0]].run.map { fits($0, closer) } ?? false }),
          var opener = pieces[stack[place]].run
        else {
          bottoms[kind] = stack.count
          break
        }
        let used = closer.mark == "~" ? closer.count : min(opener.count, closer.count) >= 2 ? 2 : 1
        let style: Style = closer.mark == "~" ? .struck : used == 2 ? .strong : .emphasized
        mark(style, from: stack[place] + 1, to: piece)
        opener.count -= used
        closer.count -= used
        pieces[stack[place]].run = opener
        // Runs between the two cannot open anything any more.
        stack.removeSubrange((opener.count > 0 ? place + 1 : place)...)
        for (key, bottom) in bottoms where bottom > stack.count { bottoms[key] = stack.count }
      }
      pieces[piece].run = closer
      if closer.canOpen, closer.count > 0 { stack.append(piece) }
    }
    openers.removeSubrange(base...)
  }

  private func fits(_ opener: DelimiterRun, _ closer: DelimiterRun) -> Bool {
    guard opener.mark == closer.mark, opener.canOpen, opener.count > 0 else { return false }
    if opener.mark == "~" { return opener.count == closer.count }
    // The rule of three: if one of the two can both open and close, they are not a pair where their lengths add up to
    // a multiple of 3, unless both lengths are multiples of 3.
    guard opener.canClose || closer.canOpen, (opener.length + closer.length).isMultiple(of: 3) else { return true }
    return opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
  }

  mutating func mark(_ style: Style, from start: Int, to end: Int) {
    changes[style, default: [:]][start, default: 0] += 1
    changes[style, default: [:]][end, default: 0] -= 1
  }

  var result: [Stretch] {
    var open: [Style: Int] = [:]
    var stretches: [Stretch] = []
    for (index, piece) in pieces.enumerated() {
      var style: Style = piece.isCode ? .code : []
      for one in Style.all {
        if let change = changes[one]?[index] { open[one, default: 0] += change }
        if open[one, default: 0] > 0 { style.insert(one) }
      }
      let text = piece.run.map { String(repeating: $0.mark, count: $0.count) } ?? piece.text
      guard !text.isEmpty else { continue }
      if stretches.last?.style == style {
        stretches[stretches.count - 1].text += text
      } else {
        stretches.append(Stretch(text: text, style: style))
      }
    }
    return stretches
  }
}
