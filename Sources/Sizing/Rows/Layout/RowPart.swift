/// What stands at an end of a row: a box of a size, or a text, prepared.
enum RowPart<Text: Sendable>: Sendable {
  case box(LayoutSize)
  case text(Text)

  var text: Text? {
    if case .text(let text) = self { text } else { nil }
  }
}
