/// How much an input may be, and of what; `Documentation/limits.md` says what happens beyond.
///
/// What is larger is an error that names the limit and the place. The limits are far beyond what lists, tables and type scales
/// need, and near enough that no input takes all memory.
package enum InputLimits {
  // MARK: Bytes

  /// A list document in one piece, in bytes: some two million rows.
  ///
  /// As JSON values it takes up to 16 times as much.
  package static let documentBytes = 1 << 28
  /// A line of a line-by-line document or of requests, in bytes.
  package static let lineBytes = 1 << 26
  /// A text that `galley text -` reads, in bytes.
  package static let textBytes = 1 << 26
  /// A table of translations, in bytes: a catalog of 100 000 texts in 10 languages.
  package static let tableBytes = 1 << 28
  /// The languages of all tables together; CLDR knows some 700.
  package static let tableLanguages = 1000
  /// A type scale, curves or design tokens, in bytes: they have some thousands.
  package static let styleBytes = 1 << 24
  /// A picture that a row shows, in bytes.
  package static let pictureBytes = 1 << 26
  /// The findings of a baseline.
  package static let baselineFindings = 10_000_000

  // MARK: JSON and XML

  /// Arrays and objects that lie in each other in JSON.
  ///
  /// List documents need six levels; the limit keeps hostile input from exhausting the stack.
  package static let jsonDepth = 128
  /// An XML document, in bytes.
  package static let xmlBytes = 1 << 26
  /// The elements of an XML document: a quarter of a million texts in two languages, with their units and notes.
  package static let xmlElements = 1_000_000
  /// The attributes of all elements of an XML document.
  package static let xmlAttributes = 2_000_000
  /// XML elements that lie in each other: far deeper than any table of translations, and shallow enough to be walked.
  package static let xmlDepth = 256
}
