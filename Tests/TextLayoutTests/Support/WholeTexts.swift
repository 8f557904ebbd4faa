@testable import TextLayout

extension Typesetter {
  /// A text that is shaped at once, whatever is known of its words: what preparing it by words is held against.
  func shapeWhole(_ text: String, style: TextStyle = TextStyle()) -> PreparedText {
    shape(Array(text.utf8), in: resolve(style).context)
  }
}
