internal import JSONText
internal import Sizing

/// What a document has assistive technology say about a row, instead of what the row says itself.
struct AccessibilityChange: Hashable, Sendable {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: [RowAccessibility.Trait]?

  /// What is said about a row once the document's changes are applied; `own` is what the row says.
  func applied(to own: RowAccessibility?) -> RowAccessibility? {
    guard self != AccessibilityChange() else { return own }
    guard isElement ?? true else { return nil }
    var result = own ?? RowAccessibility(label: "", readingOrder: [])
    if let label {
      result.label = label
      result.readingOrder = []
    }
    result.value = value ?? result.value
    result.hint = hint ?? result.hint
    result.traits = traits ?? result.traits
    return result
  }
}

extension ValueType<AccessibilityChange> {
  /// What is said about a row, instead of what the row says.
  static var accessibility: Self {
    object(
      "an object", AccessibilityChange(),
      [
        Field(
          "isElement", \.isElement, .bool, "Whether the row is one element; if absent, as its kind, or if more is said."
        ),
        Field("label", \.label, .text, "What it is called; if absent, the row's texts."),
        Field("value", \.value, .text, "What it is set to."),
        Field("hint", \.hint, .text, "What comes of an action on it."),
        Field("traits", \.traits, .array(of: .choice), "What it is and how it behaves, by UIKit's names."),
      ])
  }
}
