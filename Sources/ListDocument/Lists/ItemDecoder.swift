internal import JSONText
internal import Sizing
internal import TextLayout

/// Makes sections and rows of JSON values.
struct ItemDecoder {
  private let context: RowContext
  private let defaultKind: RowKind?
  /// The identifiers of the rows that were made.
  var identifiers: RowIdentifiers { context.identifiers }

  init(settings: ListSettings, typesetter: Typesetter, decoding: DecodingContext) {
    context = RowContext(settings: settings, typesetter: typesetter, decoding: decoding)
    defaultKind = settings.defaultKind.flatMap { RowCatalogue.kind(named: $0) }
  }

  /// What a line of a line-by-line document holds: `{"section": …}` begins a section, anything else is a row.
  func items(_ value: JSONValue) throws(JSONFault) -> [ListItem] {
    guard case .object(let object) = value, object["section"] != nil else { return try rows(value).map { .row($0) } }
    var reader = try ObjectReader(value, keys: ["section"])
    let heading = try reader.decode("section") { (value) throws(JSONFault) in
      var reader = try ObjectReader(value, keys: Self.sectionKeys)
      let heading = try section(&reader)
      try reader.finish()
      return heading
    }
    try reader.finish()
    return [.section(heading ?? SectionHeading())]
  }

  // MARK: Rows

  /// A row, an object, or a string, which is the title of a row of the default kind; and the rows shown below it.
  func rows(_ value: JSONValue) throws(JSONFault) -> [ListRow] {
    if case .string = value {
      guard let defaultKind else {
        throw JSONFault("a string, and the document has no defaultKind", expected: "an object")
      }
      let object = JSONObject(members: [JSONObject.Member(key: "title", value: value)])
      return try defaultKind.rows(.object(object), context)
    }
    guard case .object(let object) = value else { throw .type(value, expected: "a row: an object or a string") }
    return try kind(of: object).rows(value, context)
  }

  private func kind(of object: JSONObject) throws(JSONFault) -> RowKind {
    if let name = object["kind"], name != .null {
      return try inside(.key("kind")) { () throws(JSONFault) in try RowCatalogue.kind(name) }
    }
    guard let defaultKind else {
      throw JSONFault("kind is missing", expected: "a kind, here or as the document's defaultKind")
    }
    return defaultKind
  }

  // MARK: Sections

  /// The keys of a section that are about the section as a whole.
  static let sectionFields: [Field<SectionHead>] = [
    Field("id", \.id, .identifier, "What the section is called in the output."),
    Field("header", \.header, .text, "What stands above the rows."),
    Field("footer", \.footer, .text, "What stands below the rows."),
  ]
  static let sectionKeys = sectionFields.map(\.name)

  /// The beginning of a section, from an object that may have `rows` beside.
  func section(_ reader: inout ObjectReader) throws(JSONFault) -> SectionHeading {
    let values = reader
    let forms = try context.decoding.texts.forms { () throws(JSONFault) in
      // Each form reads the same keys, the last for good.
      reader = values
      var head = SectionHead()
      try reader.read(Self.sectionFields, into: &head, context.decoding)
      return head
    }
    let geometry = context.settings.geometry
    return SectionHeading(
      id: forms[0].value.id,
      headerRow: row(forms, \.header, geometry.style.headerConfiguration(geometry.profile)),
      footerRow: row(forms, \.footer, geometry.style.footerConfiguration(geometry.profile)))
  }

  /// A header or footer, in all forms in which its text differs.
  private func row(
    _ forms: [TextForm<SectionHead>], _ text: KeyPath<SectionHead, String?>,
    _ configuration: ListContentConfiguration
  ) -> ListRow? {
    var rows: [ListRow] = []
    var texts: Set<String> = []
    for form in forms {
      guard let text = form.value[keyPath: text], texts.insert(text).inserted else { continue }
      var row = ListRow(row: content(text, configuration))
      row.form = form.name
      row.untranslatedTexts = form.untranslatedTexts.filter { $0 == text }
      rows.append(row)
    }
    guard var first = rows.first else { return nil }
    if rows.count == 1 { first.form = nil }
    first.otherForms = Array(rows.dropFirst())
    return first
  }

  private func content(_ text: String, _ configuration: ListContentConfiguration) -> ListContentRow {
    let settings = context.settings
    return ListContentRow(
      ListContentRow.Content(text: text), configuration: configuration, family: settings.typeface ?? "system",
      locale: settings.locale, typesetter: context.typesetter)
  }
}

/// What a document says about a section as a whole.
struct SectionHead: Sendable {
  var id: Identifier?
  var header: String?
  var footer: String?
}
