/// The limits of inputs; `Documentation/limits.md` says what happens beyond them.
///
/// What is larger is an error that names the limit and the place. The limits are far beyond what lists, tables and type scales
/// need, and near enough that no input takes all memory.
package enum InputLimits {
  // MARK: Bytes

  /// A list document in one piece, in bytes: some 120 000 rows.
  ///
  /// A longer list comes line by line. A document that is refused at the limit was in memory up to there, beside the
  /// 40 MB that the command takes.
  package static let documentBytes = 1 << 24
  /// A line of a shard's results, in bytes: what was written of a document.
  package static let resultBytes = 1 << 26
  /// A line of a line-by-line document, of documents or of requests, in bytes: a text of ``textBytes`` of which each byte is an escape, and
  /// a third more.
  package static let lineBytes = 1 << 22
  /// Uninterrupted white space, in bytes: without a limit an input of nothing else would be read for ever.
  package static let blankBytes = 1 << 20
  /// A text, or any other string in JSON, in bytes: a book of 200 pages in one row.
  package static let textBytes = 1 << 19
  /// A table of translations, in bytes: 100 000 texts in a language, where the largest apps have 20 000.
  package static let tableBytes = 1 << 24
  /// What the rows of a document have from its defaults and from tables, beside ``repeatedRowBytes`` for each row: as much as a document in
  /// one piece could say itself.
  package static let repeatedBytes = 1 << 24
  /// What each row may have from defaults and tables on average, however many there are.
  package static let repeatedRowBytes = 1 << 10
  /// A String Catalog, which has all languages, in bytes: 20 000 texts in 40 of them.
  package static let catalogBytes = 1 << 27
  /// The rows and sections of a list that is held whole: to be drawn, audited or compared, and not only measured; also the rows below
  /// a row.
  ///
  /// Each takes one to three kilobytes of memory, for as little as four bytes of a document.
  package static let listRows = 1_000_000
  /// The forms of a text in a table: of six plural categories for each of eight devices there are 48.
  package static let textForms = 100
  /// The languages of all tables together; CLDR knows some 700.
  package static let tableLanguages = 1000
  /// A type scale, curves or design tokens, in bytes: they have some thousands.
  package static let styleBytes = 1 << 24
  /// A picture that a row shows, in bytes, and one that a report shows.
  package static let pictureBytes = 1 << 26
  package static let reportPictureBytes = 1 << 24
  /// The findings of a baseline.
  package static let baselineFindings = 10_000_000

  // MARK: JSON and XML

  /// The nesting depth of arrays and objects in JSON.
  ///
  /// List documents need six levels; the limit keeps hostile input from exhausting the stack.
  package static let jsonDepth = 128
  /// The values of a JSON text together: half a million rows of ten, or a million translations in a String Catalog.
  ///
  /// A value takes up to some 150 bytes of memory beside those of its text.
  package static let jsonValues = 5_000_000
  /// An XML document, in bytes.
  package static let xmlBytes = 1 << 24
  /// The elements of an XML document: 150 000 texts in two languages, with their units and notes.
  package static let xmlElements = 1_000_000
  /// The attributes of all elements of an XML document.
  package static let xmlAttributes = 2_000_000
  /// The nesting depth of XML elements: far deeper than any table of translations, and shallow enough to be walked.
  package static let xmlDepth = 256

  // MARK: Lengths and sizes

  /// A length in points: long beyond any list, and short enough that sums of lengths stay finite and keep their halves
  /// and thirds.
  package static let length = 1_000_000_000.0
  /// The size of a text, in points.
  package static let textSize = 100_000.0
  /// What is added to each letter of a text, in points: so much that a text of 128 million letters has a width that is a whole number.
  package static let letterSpacings = -32768.0...32768.0
  /// A line height in sizes.
  package static let lineMultiple = 1000.0
  /// Device pixels in a point, where there are any; the largest screens have 4.
  package static let displayScales = 0.01...64.0
  /// How far a text may shrink: not to nothing, which would always fit.
  package static let minimumScales = 0.01...1.0
  /// A coordinate on an axis of a variable face: the range of its 16.16 numbers (OpenType, `fvar`).
  package static let axisPlaces = -32768.0...32767.0
  /// A weight (CSS Fonts 4, section 2.2).
  package static let weights = 1...1000
  /// A side of a picture in pixels: Cairo's images have no more.
  package static let pictureSide = 32_767
  /// The pixels of a picture; as it is drawn each takes 4 bytes.
  package static let picturePixels = 1 << 26

  // MARK: Counts

  /// The most lines that a text may be given.
  package static let lines = Int(Int32.max)
  /// The nesting depth of stacks of views: each level doubles the time that sizing the innermost takes.
  package static let viewDepth = 10
  /// The views of a row.
  package static let views = 1000
  /// The accessories of a cell.
  package static let accessories = 100
  /// The parts of an attributed text.
  package static let textRuns = 1000
  /// The families, features and variations of a text.
  package static let fontChoices = 100
  /// A language tag, in bytes: what ICU keeps of one (`ULOC_FULLNAME_CAPACITY`).
  package static let localeBytes = 156
  /// The token that stands for text that is left out, in bytes.
  package static let tokenBytes = 1000
  /// The groups around a design token, and those that are extended on the way to it: each token keeps all of their names.
  package static let tokenDepth = 20
  /// The names of the groups around a design token and its own, in bytes together.
  package static let tokenPathBytes = 1000
  /// The references from a design token to the value that it stands for, one after another.
  package static let tokenReferences = 64
  /// The widths of an audit.
  package static let widths = 1000
  /// The font scales of an audit.
  package static let fontScales = 100
}
