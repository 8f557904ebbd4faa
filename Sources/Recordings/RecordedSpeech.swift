/// What assistive technology was recorded to say of a row or of a part of it; `nil` for what is not known.
package struct RecordedSpeech: Hashable, Sendable {
  /// What it is called.
  package var label: String?
  /// The names of the elements that are read, in that order.
  package var readingOrder: [String]?
  /// What it is set to.
  package var value: String?
  /// What comes of an action on it.
  package var hint: String?
  /// What it is and how it behaves.
  package var traits: [String]?
  /// Whether the rows below it are shown.
  package var isExpanded: Bool?
}
