internal import Shaping
internal import TextAnalysis

extension ShapedText {
  /// The breaks of the text, and those beside boxes if the style's rules have them.
  ///
  /// In UAX #14 the neighbours of an object replacement character decide: no line begins after an opening bracket, or
  /// with a full stop. Browsers break before and after every box anyway, except beside glue; the no-break space does
  /// not count as glue there (CSS Text 3, section 5.1).
  func breaksBesideBoxes(_ breaks: [LineBreak]) -> [LineBreak] {
    guard context.rules.breaksBesideBoxes, styles.contains(where: { $0.box != nil }) else { return breaks }
    var result: [LineBreak] = []
    result.reserveCapacity(breaks.count)
    var rest = breaks[...]
    func add(
      _ offset: Int32, in paragraph: Paragraph, unless forbids: (Unicode.Scalar) -> Bool, _ neighbour: Unicode.Scalar?
    ) {
      while let next = rest.first, next.offset < offset { result.append(rest.removeFirst()) }
      guard offset > paragraph.start, offset < paragraph.contentEnd, offset > result.last?.offset ?? 0,
        offset != rest.first?.offset, let neighbour, !forbids(neighbour)
      else { return }
      result.append(LineBreak(offset: offset, kind: .allowed))
    }
    for run in runs where run.kind == .box {
      let paragraph = paragraphs[Int(run.paragraph)]
      add(run.start, in: paragraph, unless: \.keepsBoxes, scalar(before: Int(run.start)))
      // White space after a box hangs: a line that ends there ends after it.
      add(run.end, in: paragraph, unless: { $0.keepsBoxes || $0 == " " || $0 == "\t" }, scalar(at: Int(run.end)))
    }
    return result + rest
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < text.count else { return nil }
    let text = text
    var cursor = offset
    return Unicode.Scalar(nextScalar(in: text.span, at: &cursor))
  }

  private func scalar(before offset: Int) -> Unicode.Scalar? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0 && text[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }
}

extension Unicode.Scalar {
  /// Whether a box beside the character stays on its line.
  fileprivate var keepsBoxes: Bool { isGlue && self != "\u{A0}" }
}
