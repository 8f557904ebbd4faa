@testable import TextLayout

extension Typesetter {
  /// Shapes a text at once, even if its words are cached: the reference for preparing it from its words.
  func shapeWhole(_ text: String, style: TextStyle = TextStyle()) -> PreparedText {
    let context = resolve(style).context
    return context.deferredShaping.withShaper { $0.prepare(Array(text.utf8), in: context) }
  }
}
