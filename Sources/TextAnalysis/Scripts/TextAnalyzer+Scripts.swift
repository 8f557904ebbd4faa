extension TextAnalyzer {
  /// The script runs of a text, given its grapheme clusters and the indices of the scalars at which its paragraphs start.
  func findScripts(_ text: ScalarText, graphemes: [Int32], paragraphStarts: [Int]) -> [ScriptRun] {
    var builder = ScriptRunBuilder()
    var paragraph = 0
    var start = 0
    for boundary in graphemes.dropFirst() {
      while paragraph < paragraphStarts.count, paragraphStarts[paragraph] <= start {
        builder.startParagraph(at: text.offsets[paragraphStarts[paragraph]])
        paragraph += 1
      }
      var end = start + 1
      while text.offsets[end] < boundary { end += 1 }
      builder.append(text.scalars[start..<end], at: text.offsets[start])
      start = end
    }
    return builder.finish(at: graphemes.last ?? 0)
  }
}
