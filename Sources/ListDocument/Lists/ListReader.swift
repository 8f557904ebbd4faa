public import FontKit
public import JSONText
internal import TextLayout
public import Translations

/// Reads a list document piece by piece: one JSON text, or one JSON text a line (NDJSON).
///
/// A line-by-line document is read with one line and the identifiers of its rows in memory. A document in one piece is
/// held as JSON values, and its rows are prepared one by one.
///
///     var reader = try ListReader(source: "list.json", fonts: fonts)
///     while let item = try reader.next() { print(item) }
///
/// A name that ends in `.ndjson` or `.jsonl` is that of a line-by-line document, `.json` that of one in one piece.
/// Under any other name, standard input included, a document comes line by line if its first line alone is an object
/// without `sections`.
public struct ListReader: ~Copyable {
  /// What the document says about its list, overrides in place.
  public let settings: ListSettings

  private var lines: LineReader
  /// The sections of a document in one piece; `nil` if it comes line by line.
  private var sections: SectionCursor?
  private let decoder: ItemDecoder
  private let texts: TextDecoder

  /// The name of the document.
  var source: String { lines.source }
  /// How many of the texts that were read were found in tables.
  package var textCounts: TextCounts { texts.counts }
  /// A document in one piece, and the number of its first line, to say where a fault is; empty if it comes line by line,
  /// and `nil` if it is one line.
  private var document: [UInt8] = []
  private var firstLine: Int? = 1
  /// The line that the document is, of a stream of them; `nil` if it is none.
  private let streamLine: Int?
  /// The rows that were read and not yet handed out, the next one last.
  private var waiting: [ListRow] = []
  /// Whether a section or a row was read.
  private var hasItems = false
  /// The form in which rows are handed out; `nil` for all of their forms.
  private var form: FormChoice?

  /// A warning about a document that was read to its end and is valid but odd: no line follows an object without
  /// `sections`, and its name does not say that it comes line by line.
  package var warning: InputError? {
    guard sections == nil, !hasItems, !DocumentHead.isLineByLine(lines.source) else { return nil }
    return InputError(source: lines.source, problem: "no rows: taken for a list that comes line by line")
  }

  /// Opens a document and reads its settings.
  ///
  /// - Parameters:
  ///   - source: A file, or `-` for standard input.
  ///   - overrides: What takes the place of the document's own settings.
  ///   - fonts: The fonts its texts are set in. The family `system` among them is the system's face.
  /// - Throws: An error that names the place, if the input cannot be read, is no JSON, or says what cannot be.
  public init(
    source: String, overrides: ListOverrides = ListOverrides(), fonts: FontCollection
  ) throws(InputError) {
    try self.init(
      lines: LineReader(source: source, longestLine: Self.longestLine(of: source)), overrides: overrides,
      translation: nil, typesetter: Typesetter(fonts: fonts))
  }

  /// Begins a document that has been read already, to be shown in a language; a text that comes again is prepared once.
  ///
  /// - Parameters:
  ///   - contents: All of the document.
  ///   - source: The name of the document in errors.
  ///   - overrides: What takes the place of the document's own settings.
  ///   - translation: Translates its texts; `nil` leaves them as they are.
  ///   - fonts: The fonts its texts are set in.
  /// - Throws: An error that names the place, if the document says what cannot be.
  public init(
    contents: [UInt8], source: String, overrides: ListOverrides = ListOverrides(), translation: Translation? = nil,
    fonts: FontCollection
  ) throws(InputError) {
    try self.init(
      lines: LineReader(contents: contents, source: source), overrides: overrides, translation: translation,
      typesetter: Typesetter(fonts: fonts, sharesTexts: true))
  }

  /// Begins a document of a stream.
  ///
  /// - Throws: An error that names the stream, the line and the place in it, if the document says what cannot be.
  package init(
    _ document: StreamedDocument, overrides: ListOverrides, translation: Translation?, fonts: FontCollection
  ) throws(InputError) {
    try self.init(
      lines: LineReader(contents: document.contents, source: document.stream), overrides: overrides,
      translation: translation, typesetter: Typesetter(fonts: fonts, sharesTexts: true), streamLine: document.line)
  }

  private init(
    lines: consuming LineReader, overrides: ListOverrides, translation: Translation?, typesetter: Typesetter,
    streamLine: Int? = nil
  ) throws(InputError) {
    do {
      try overrides.validate()
    } catch {
      throw InputError(error, source: InputError.arguments)
    }
    let source = lines.source
    var lines = lines
    let head = try DocumentHead(&lines, isWhole: streamLine != nil)
    let texts = TextDecoder(translation)
    let decoding = DecodingContext(fonts: typesetter.fonts, folder: Self.folder(of: source), texts: texts)
    let settings: ListSettings
    let sections: SectionCursor?
    do throws(JSONFault) {
      if let fault = OtherDocument.fault(of: head.value) { throw fault }
      if head.isLineByLine, let fault = OtherDocument.faultOfFirstLine(head.value) { throw fault }
      var reader = try ObjectReader(
        head.value, keys: ListSettings.fields.map(\.name) + (head.isLineByLine ? [] : ["sections"]),
        listedAs: "a key that galley measure --kinds document lists")
      var document = ListSettings()
      try reader.read(ListSettings.fields, into: &document, decoding)
      settings = document.overridden(by: overrides)
      try settings.checkStyle()
      sections = try head.places.map { (places) throws(JSONFault) in try SectionCursor(&reader, places) }
      try reader.finish()
      decoder = try ItemDecoder(settings: settings, typesetter: typesetter, decoding: decoding)
    } catch {
      let isLineByLine = head.isLineByLine
      let fault = isLineByLine ? error.aboutSections : error
      throw InputError(
        fault.located(in: head.bytes.span, firstLine: isLineByLine || streamLine != nil ? nil : head.firstLine),
        source: source, line: isLineByLine ? lines.lineNumber : streamLine)
    }
    if sections != nil { (document, firstLine) = (head.bytes, streamLine == nil ? head.firstLine : nil) }
    self.streamLine = streamLine
    self.lines = lines
    self.settings = settings
    self.texts = texts
    self.sections = sections
  }

  /// The folder a file is in, with a slash at its end; empty for files in the current one and for standard input.
  private static func folder(of source: String) -> String {
    source.lastIndex(of: "/").map { String(source[...$0]) } ?? ""
  }

  /// A document in one piece may stand in one line.
  private static func longestLine(of source: String) -> Int {
    DocumentHead.isLineByLine(source) ? InputLimits.lineBytes : InputLimits.documentBytes
  }

  /// How much of a line-by-line document has been read, from 0 to 1; `nil` if its size is not known, or if it is in one
  /// piece.
  public var share: Double? { sections == nil ? lines.share : nil }

  /// The rows that were read and not handed out, because they or their sections are collapsed; empty if they are not kept.
  var hiddenRows: [HiddenRow] { decoder.identifiers.hiddenRows ?? [] }

  /// Keeps from now on the rows that are not handed out.
  func keepHiddenRows() { decoder.identifiers.hiddenRows = [] }

  /// The next section or row; `nil` at the end.
  ///
  /// - Throws: An error that names the place. There is no reading on after it.
  public mutating func next() throws(InputError) -> ListItem? { try next(beforeReading: {}) }

  /// The next section or row; `nil` at the end.
  ///
  /// - Parameter beforeReading: Called before more of the input is read, which can block on a pipe.
  mutating func next(beforeReading: () -> Void) throws(InputError) -> ListItem? {
    if waiting.isEmpty {
      let heading = try read(beforeReading)
      hasItems = hasItems || heading != nil || !waiting.isEmpty
      if var heading {
        form?.choose(&heading.headerRow)
        form?.choose(&heading.footerRow)
        return .section(heading)
      }
      if waiting.count > 1 { waiting.reverse() }
    }
    var row = waiting.popLast()
    form?.choose(&row)
    if row == nil { try form?.finish() }
    return row.map { .row($0) }
  }

  /// Hands rows whose texts have several forms out in one of them.
  ///
  /// - Parameter name: The form, as findings of an audit name it; the first for rows that do not have it, and for `nil`.
  package mutating func takeOneForm(named name: String?) { form = FormChoice(name: name) }

  /// Reads the next section, which is returned, or rows, of which there are none at the end.
  private mutating func read(_ beforeReading: () -> Void) throws(InputError) -> SectionHeading? {
    let source = lines.source
    guard sections == nil else {
      do {
        return try sections?.read(decoder, to: &waiting)
      } catch {
        throw InputError(error.located(in: document.span, firstLine: firstLine), source: source, line: streamLine)
      }
    }
    let decoder = decoder
    var rows: [ListRow] = []
    swap(&rows, &waiting)
    defer { swap(&rows, &waiting) }
    func read(_ line: Span<UInt8>, _ number: Int) throws(InputError) -> SectionHeading? {
      do throws(JSONFault) {
        let value = try JSONScanner.value(of: line)
        decoder.identifiers.row = RowPlaces.Row(place: JSONScanner.place(in: line, firstLine: number))
        return try decoder.read(value, to: &rows)
      } catch {
        throw InputError(error.located(in: line, firstLine: nil), source: source, line: number)
      }
    }
    while let heading = try lines.next(read, beforeReading: beforeReading) {
      // A row of a section that is collapsed is not handed out.
      if heading != nil || !rows.isEmpty { return heading }
    }
    return nil
  }
}
