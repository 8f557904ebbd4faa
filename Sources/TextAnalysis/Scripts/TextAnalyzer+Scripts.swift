extension TextAnalyzer {
  /// The script runs of a text, from the facts of its characters, its grapheme clusters and the indices of the scalars
  /// at which its paragraphs start.
  func findScripts(_ text: ScalarText, _ facts: [UInt32], graphemes: [Int32], paragraphStarts: [Int]) -> [ScriptRun] {
    var builder = ScriptRunBuilder()
    var paragraph = 0
    var start = 0
    let facts = facts.span
    let offsets = text.offsets.span
    let boundaries = graphemes.span
    for cluster in 1..<boundaries.count {
      while paragraph < paragraphStarts.count, paragraphStarts[paragraph] <= start {
        builder.startParagraph(at: offsets[paragraphStarts[paragraph]])
        paragraph += 1
      }
      let boundary = boundaries[cluster]
      var end = start + 1
      while offsets[end] < boundary { end += 1 }
      let base = CharacterFacts(bits: facts[start])
      if !builder.isSettled(for: base, isAlone: end - start == 1) {
        builder.append(text.scalars[start..<end], isBracket: base.isBracket, at: offsets[start])
      }
      start = end
    }
    return builder.finish(at: boundaries[boundaries.count - 1])
  }
}
