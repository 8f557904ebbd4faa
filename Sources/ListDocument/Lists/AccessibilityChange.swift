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
        Field("label", \.label, .text, "The accessibility label; if absent, the row's texts."),
        Field("value", \.value, .text, "The accessibility value."),
        Field("hint", \.hint, .text, "What activating the row does."),
        Field("traits", \.traits, .array(of: .choice), "The accessibility traits, by UIKit's names."),
      ])
  }
}
