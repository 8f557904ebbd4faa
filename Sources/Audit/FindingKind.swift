/// What can be wrong with a row.
public enum FindingKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Part of a text is not shown, because it has too few lines.
  case truncated
  /// Something is higher than what holds it: a text than its frame, or an element than its row.
  case clipped
  /// Two elements cover each other.
  case overlap
  /// Something is wider than what holds it: a text than its frame, or an element than its row.
  case overflow
  /// No font has a glyph for a character.
  case missingGlyph
  /// A text takes more lines than it may.
  case wraps
  /// What takes taps is smaller than the platform asks for.
  case tapTarget
  /// A text has no translation into the language that is audited.
  case untranslated
  /// A word stands on two lines or more, because the line is narrower.
  case brokenWord
  /// What takes taps has nothing that assistive technology could call it.
  case unlabeled
}
