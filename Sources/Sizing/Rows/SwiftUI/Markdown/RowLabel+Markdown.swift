internal import TextLayout

extension RowLabel {
  /// Prepares a text that SwiftUI reads as Markdown; `nil` if it shows nothing.
  ///
  /// Code is in the text's own face.
  convenience init?(
    markdown: String?, strongWeight: Int, style: TextStyle, paragraph: ParagraphStyle, typesetter: Typesetter
  ) {
    guard let markdown else { return nil }
    var text = AttributedText("", style: style)
    var (links, struck): ([Range<Int>], [Range<Int>]) = ([], [])
    for stretch in InlineMarkdown.stretches(of: markdown) {
      var attributes = TextAttributes()
      if stretch.style.contains(.strong) { attributes.weight = max(style.weight, strongWeight) }
      if stretch.style.contains(.emphasized) { attributes.isItalic = true }
      let start = text.text.utf8.count
      text.append(stretch.text, attributes)
      let range = start..<text.text.utf8.count
      if stretch.style.contains(.link) { links.append(range) }
      if stretch.style.contains(.struck) { struck.append(range) }
    }
    guard !text.text.isEmpty else { return nil }
    self.init(
      text.spans.isEmpty ? typesetter.prepare(text.text, style: style) : typesetter.prepare(text), paragraph: paragraph,
      links: links, struck: struck)
  }
}
