internal import TextLayout

extension RowLabel {
  /// Prepares a text that SwiftUI reads as Markdown; `nil` if it shows nothing.
  ///
  /// Code is in the text's own face, links in its colour, and struck text has no line through it.
  convenience init?(
    markdown: String?, strongWeight: Int, style: TextStyle, paragraph: ParagraphStyle, typesetter: Typesetter
  ) {
    guard let markdown else { return nil }
    var text = AttributedText("", style: style)
    for stretch in InlineMarkdown.stretches(of: markdown) {
      var attributes = TextAttributes()
      if stretch.style.contains(.strong) { attributes.weight = max(style.weight, strongWeight) }
      if stretch.style.contains(.emphasized) { attributes.isItalic = true }
      text.append(stretch.text, attributes)
    }
    guard !text.text.isEmpty else { return nil }
    self.init(
      text.spans.isEmpty ? typesetter.prepare(text.text, style: style) : typesetter.prepare(text), paragraph: paragraph)
  }
}
