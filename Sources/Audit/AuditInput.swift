public import FontKit
public import JSONText
package import ListDocument
internal import Sizing
internal import TextAnalysis
public import Translations

/// The documents of an audit, and the languages in which each is audited.
///
/// A document is in its own language, or in that of an option, in all languages of the tables, and in pseudo-locales.
/// They are loaded one after another, so that memory is that of one language.
///
///     var input = AuditInput()
///     try input.add("list.json")
///     try input.addTable("de.lproj/Localizable.strings")
///     try input.forEachDocument(fonts: fonts) { document in audit.run(document, &result) }
public struct AuditInput: Sendable {
  /// A document that was read.
  private struct Document {
    var source: String
    var contents: [UInt8]
    /// The language that replaces the one that it states.
    var locale: LocaleTag?
    /// The document of a stream that it is; nil if it is none.
    var streamed: StreamedDocument?

    /// A reader of the document in a language.
    func reader(
      _ overrides: ListOverrides = ListOverrides(), _ translation: Translation? = nil, fonts: FontCollection
    ) throws(InputError) -> ListReader {
      if let streamed {
        return try ListReader(streamed, overrides: overrides, translation: translation, fonts: fonts)
      }
      return try ListReader(
        contents: contents, source: source, overrides: overrides, translation: translation, fonts: fonts)
    }
  }

  /// A table of translations that was read.
  private struct Table {
    var source: String
    var contents: [UInt8]
    var locale: LocaleTag?
  }

  private var documents: [Document] = []
  private var streams: [String] = []
  private var tables: [Table] = []
  /// The languages in which documents are audited, in the place of all that tables are for.
  public var locales: [LocaleTag]?
  /// What errors call the argument that says ``locales``.
  private var localesArgument = "locales"
  /// The pseudo-locales in which they are audited, too.
  public var pseudolocales: [Pseudolocale] = []

  /// The part of the documents that is audited; nil for all.
  package var shard: Shard?

  /// What is read: the documents, the streams of them, then the tables.
  public var sources: [String] { documents.map(\.source) + streams + tables.map(\.source) }

  /// Makes an input without documents.
  public init() {}

  /// Adds a document.
  ///
  /// - Parameters:
  ///   - source: A file, or `-` for standard input.
  ///   - locale: The language of its texts, which decides its direction, too; `nil` leaves what the document says.
  /// - Throws: An error that names the file, if it cannot be read.
  public mutating func add(_ source: String, locale: LocaleTag? = nil) throws(InputError) {
    try refuseSecondStandardInput(source)
    let contents = try ByteInput(source: source).document()
    documents.append(Document(source: source, contents: contents, locale: locale))
  }

  /// Adds a document that has been read already.
  ///
  /// - Parameters:
  ///   - contents: All of the document.
  ///   - source: What reports and errors name it.
  ///   - locale: The language of its texts; `nil` leaves what the document says.
  public mutating func add(contents: [UInt8], source: String, locale: LocaleTag? = nil) {
    documents.append(Document(source: source, contents: contents, locale: locale))
  }

  /// Adds a stream of documents, a line each, which are audited after the others.
  ///
  /// - Parameter source: A file, or `-` for standard input. It is read while documents are audited.
  /// - Throws: An error that names the stream, if standard input is given twice.
  package mutating func addStream(_ source: String) throws(InputError) {
    try refuseSecondStandardInput(source)
    streams.append(source)
  }

  /// Adds a table of translations.
  ///
  /// - Parameters:
  ///   - source: A file: a String Catalog, strings or a strings dictionary, XLIFF 1.2, Android's string resources, an ARB or the
  ///     `l10n.yaml` of Flutter, or a table of gettext.
  ///   - locale: The language of its translations; `nil` leaves what file and folder say. A String Catalog and `l10n.yaml` take none.
  /// - Throws: An error that names the file, if it cannot be read, or if it names its languages itself and one is given.
  public mutating func addTable(_ source: String, locale: LocaleTag? = nil) throws(InputError) {
    let format = TableFormat(of: source)
    if let locale, format?.namesItsLanguages == true {
      throw InputError(
        source: source, problem: "\(locale.name) is given as its language, and it names its languages itself",
        expectation: "the file alone")
    }
    try refuseSecondStandardInput(source)
    let contents = try ByteInput(source: source)
      .contents(upTo: format?.mostBytes ?? InputLimits.tableBytes, isJSON: format?.isJSON ?? false)
    tables.append(Table(source: source, contents: contents, locale: locale))
  }

  private func refuseSecondStandardInput(_ source: String) throws(InputError) {
    if source == "-" { try InputError.refuseSecondStandardInput(among: sources + [source]) }
  }

  /// Loads the documents one after another, each in all of its languages: its own first, then those of the tables, then
  /// the pseudo-locales.
  ///
  /// The direction of a list follows its language; in the document's own language it is the one that the document
  /// states.
  ///
  /// - Parameters:
  ///   - fonts: The fonts the texts are set in.
  ///   - body: Takes each document.
  /// - Throws: An error that names the place of what is wrong in a document or a table, and what `body` throws. A
  ///   fault of a table, or a document that would be audited twice in a language, is found before any document is
  ///   handed out; that the tables have none of the texts, after all of them.
  public func forEachDocument(fonts: FontCollection, _ body: (AuditedDocument) throws -> Void) throws {
    _ = try loadDocuments(fonts: fonts, body)
  }

  /// Loads the documents as ``forEachDocument(fonts:_:)`` does.
  ///
  /// - Parameter report: Takes the error of a line of a stream that is no good, after which others are loaded; if `nil`, it is thrown.
  /// - Returns: How many there are, those of other shards among them.
  package func loadDocuments(
    fonts: FontCollection, reportingTo report: ((InputError) -> Void)? = nil,
    _ body: (AuditedDocument) throws -> Void
  ) throws -> Int {
    var translations: [LocaleTag: [Translation?]] = [:]
    var counts = TextCounts()
    func take(_ document: AuditedDocument) throws {
      counts += document.list.textCounts
      try body(document)
    }
    var lastReported: InputError?
    func reported<Value>(_ result: Result<Value, InputError>) throws(InputError) -> Value? {
      do {
        return try result.get()
      } catch {
        // What is wrong with a table is wrong for all documents.
        guard let report, let source = error.source, error.line != nil, streams.contains(source) else { throw error }
        if error != lastReported { report(error) }
        lastReported = error
        return nil
      }
    }
    for version in try versions(fonts: fonts, &translations) {
      guard shard?.contains(version.document.source) ?? true else { continue }
      try take(version.loaded(fonts: fonts))
    }
    var position = documents.count
    var stream = DocumentStream(sources: streams, besides: Set(documents.map(\.source)))
    while let line = try stream.next() {
      defer { position += 1 }
      guard let streamed = try reported(line), shard?.contains(streamed.name) ?? true else { continue }
      let document = Document(source: streamed.name, contents: [], streamed: streamed)
      let found = Result { () throws(InputError) in
        let versions = try versions(of: document, position: position, fonts: fonts, &translations)
        try Self.refuseSecondLanguages(versions)
        return versions
      }
      for version in try reported(found) ?? [] {
        let loaded = Result { () throws(InputError) in try version.loaded(fonts: fonts) }
        if let document = try reported(loaded) { try take(document) }
      }
    }
    try refuseForeignTables(counts)
    return position
  }

  /// Refuses tables that have none of the texts of the documents, such as those of another app.
  ///
  /// A shard may have none of the documents that they are for.
  private func refuseForeignTables(_ counts: TextCounts) throws(InputError) {
    guard !tables.isEmpty, shard == nil, counts.areVerbatim else { return }
    throw InputError(
      source: tables[0].source,
      problem: "it \(tables.count == 1 ? "has" : "and the other tables have") none of the texts of the documents",
      expectation: "their keys or source texts")
  }

  /// A reader of the first document in one language, with the texts and the direction that an audit has in it.
  ///
  /// - Parameters:
  ///   - locale: The language: one of the tables', or without tables that of the document's texts; `nil` for its own.
  ///   - overrides: What takes the place of its own settings; a direction among them takes that of the language's, too.
  ///   - fonts: The fonts its texts are set in.
  /// - Throws: An error that names the place of what is wrong, or the argument `locale` if no table has the language.
  /// - Precondition: There is a document.
  package func firstReader(
    in locale: LocaleTag?, overrides: ListOverrides, fonts: FontCollection
  ) throws(InputError) -> ListReader {
    var input = self
    if tables.isEmpty, let locale { input.documents[0].locale = locale }
    input.locales = tables.isEmpty ? nil : locale.map { [$0] }
    input.localesArgument = "locale"
    var translations: [LocaleTag: [Translation?]] = [:]
    let versions = try input.versions(of: input.documents[0], position: 0, fonts: fonts, &translations)
    return try versions[0].reader(overrides, fonts: fonts)
  }

  /// A document in one of its languages.
  private struct Version {
    var document: Document
    var position: Int
    var locale: LocaleTag
    /// Whether that is another language than the document states.
    var isInAnotherLanguage: Bool
    var translation: Translation?

    /// A reader of the document in the language.
    ///
    /// - Parameter overrides: What takes the place of its own settings; a direction among them, of the language's, too.
    func reader(_ overrides: ListOverrides, fonts: FontCollection) throws(InputError) -> ListReader {
      var overrides = overrides
      if isInAnotherLanguage {
        overrides.locale = locale.name
        overrides.direction = overrides.direction ?? locale.direction
      }
      return try document.reader(overrides, translation, fonts: fonts)
    }

    func loaded(fonts: FontCollection) throws(InputError) -> AuditedDocument {
      // Collapsed rows are audited, too, since people expand them.
      let list = try LoadedList(reader(ListOverrides(expandsAll: true), fonts: fonts))
      var audited = AuditedDocument(source: document.source, list: list)
      audited.position = position
      return audited
    }
  }

  /// The documents but for those of streams, in all their languages.
  private func versions(
    fonts: FontCollection, _ translations: inout [LocaleTag: [Translation?]]
  ) throws(InputError) -> [Version] {
    var versions: [Version] = []
    for (index, document) in documents.enumerated() {
      versions += try self.versions(of: document, position: index, fonts: fonts, &translations)
    }
    try Self.refuseSecondLanguages(versions)
    return versions
  }

  /// Refuses a document that would be audited twice in a language.
  ///
  /// That is so if it is given twice, or in two languages and then translated into a third, or is in a pseudo-locale
  /// itself. Reports and baselines could not tell its findings apart.
  private static func refuseSecondLanguages(_ versions: [Version]) throws(InputError) {
    var known: [String: Set<LocaleTag>] = [:]
    for version in versions {
      let source = version.document.source
      guard known[source, default: []].insert(version.locale).inserted else {
        throw InputError(
          source: version.document.streamed?.stream ?? source, line: version.document.streamed?.line,
          problem: "it would be audited twice in \(version.locale.name)",
          expectation: "a document once in each language")
      }
    }
  }

  /// A document in all its languages.
  private func versions(
    of document: Document, position: Int, fonts: FontCollection, _ translations: inout [LocaleTag: [Translation?]]
  ) throws(InputError) -> [Version] {
    let language =
      if let locale = document.locale { locale } else { LocaleTag(try document.reader(fonts: fonts).settings.locale) }
    let made = if let known = translations[language] { known } else { try self.translations(from: language) }
    translations[language] = made
    return made.map { translation in
      let locale = translation?.locale ?? language
      return Version(
        document: document, position: position, locale: locale,
        isInAnotherLanguage: document.locale != nil || locale != language, translation: translation)
    }
  }

  /// What documents in a language are translated into; `nil` is that language, their texts as they are.
  private func translations(from language: LocaleTag) throws(InputError) -> [Translation?] {
    guard !tables.isEmpty || !pseudolocales.isEmpty || locales != nil else { return [nil] }
    var catalog = TranslationCatalog(sourceLocale: language)
    for table in tables { try catalog.add(table.contents, source: table.source, locale: table.locale) }
    // Tables need not be in the document's language: then their source texts are a language of their own.
    let known = ([language, catalog.sourceLocale] + catalog.locales).firstOccurrences
    let dialects = Set(known.map(\.dialect))
    if let unknown = locales?.first(where: { locale in
      !dialects.contains(locale.dialect) && !locale.parents.contains(where: known.contains)
    }) {
      throw InputError(
        source: InputError.arguments, path: JSONPath([.key(localesArgument)]),
        problem: "there are no translations into \(unknown.name)",
        expectation: "some of \(known.map(\.name).joined(separator: ","))")
    }
    return (locales ?? known).map { Translation(catalog, into: $0) }
      + pseudolocales.map { Translation(catalog, as: $0) }
  }
}
