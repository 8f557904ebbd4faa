internal import JSONText
internal import Sizing
internal import TextLayout

/// Makes sections and rows of JSON values.
struct ItemDecoder {
  private var context: RowContext
  private let defaultKind: RowKind?
  private let listDefaults: RowDefaults
  /// Whether the rows of the section that began last are hidden.
  private var isCollapsed = false
  /// The identifiers of the rows that were made.
  var identifiers: RowIdentifiers { context.identifiers }

  init(settings: ListSettings, typesetter: Typesetter, decoding: DecodingContext) throws(JSONFault) {
    context = RowContext(settings: settings, typesetter: typesetter, decoding: decoding)
    defaultKind = settings.defaultKind.flatMap { RowCatalogue.kind(named: $0) }
    listDefaults = settings.defaults
    try context.check(listDefaults)
  }

  /// Lets the rows to come have the defaults of their section before those of the list.
  private mutating func begin(_ defaults: RowDefaults) throws(JSONFault) {
    try context.check(defaults)
    context.settings.defaults = defaults.over(listDefaults)
  }

  /// What a line of a line-by-line document holds: `{"section": …}` begins a section, anything else is a row.
  mutating func items(_ value: JSONValue) throws(JSONFault) -> [ListItem] {
    guard case .object(let object) = value, object["section"] != nil else {
      return try shownRows(value).map { .row($0) }
    }
    var reader = try ObjectReader(value, keys: ["section"])
    guard let value = reader.value("section"), value != .null else {
      isCollapsed = false
      return [.section(SectionHeading())]
    }
    let heading: SectionHeading
    do throws(JSONFault) {
      var section = try ObjectReader(value, keys: Self.sectionKeys)
      heading = try self.section(&section)
      try section.finish()
    } catch {
      throw error.inside(.key("section"))
    }
    try reader.finish()
    return [.section(heading)]
  }

  // MARK: Rows

  /// The rows of a value that are shown: none in a section that is collapsed, where they have to be right all the same.
  func shownRows(_ value: JSONValue) throws(JSONFault) -> [ListRow] {
    let rows = try rows(value)
    return isCollapsed ? [] : rows
  }

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
    Field("header", \.header, .heading, "What stands above the rows: a text, or a row of a kind."),
    Field("footer", \.footer, .heading, "What stands below the rows: a text, or a row of a kind."),
    Field("spacing", \.spacing, .length, "The space between it and other sections; if absent, the list's."),
    Field(
      "isExpanded", \.isExpanded, .bool,
      "Whether the rows of a section that can be collapsed are shown; if absent, it cannot."),
    Field("defaults", \.defaults, .rowDefaults, "What its rows have that do not say it, by their kind."),
  ]
  static let sectionKeys = sectionFields.map(\.name)

  /// The beginning of a section, from an object that may have `rows` beside.
  mutating func section(_ reader: inout ObjectReader) throws(JSONFault) -> SectionHeading {
    let values = reader
    let decoding = context.decoding
    let forms = try decoding.texts.forms { () throws(JSONFault) in
      // Each form reads the same keys, the last for good.
      reader = values
      var head = SectionHead()
      try reader.read(Self.sectionFields, into: &head, decoding)
      return head
    }
    try begin(forms[0].value.defaults)
    isCollapsed = forms[0].value.isExpanded == false && !context.settings.expandsAll
    let geometry = context.settings.geometry
    var heading = SectionHeading(
      id: forms[0].value.id,
      headerRow: try row(forms, \.header, "header", geometry.style.headerConfiguration(geometry.profile)),
      footerRow: try row(forms, \.footer, "footer", geometry.style.footerConfiguration(geometry.profile)))
    heading.spacing = forms[0].value.spacing
    return heading
  }

  /// A header or footer, in all forms in which its text differs.
  private func row(
    _ forms: [TextForm<SectionHead>], _ text: KeyPath<SectionHead, HeadingContent?>, _ key: String,
    _ configuration: ListContentConfiguration
  ) throws(JSONFault) -> ListRow? {
    if case .row(let value) = forms[0].value[keyPath: text] {
      return try inside(.key(key)) { () throws(JSONFault) in try self.rows(value).first }
    }
    var rows: [ListRow] = []
    var texts: Set<String> = []
    for form in forms {
      guard case .text(let text) = form.value[keyPath: text], texts.insert(text).inserted else { continue }
      let isDisclosure = key == "header" && form.value.isExpanded != nil
      var row = ListRow(row: content(text, configuration, isDisclosure: isDisclosure))
      row.form = form.name
      row.untranslatedTexts = form.untranslatedTexts.filter { $0.text == text }
      rows.append(row)
    }
    guard var first = rows.first else { return nil }
    if rows.count == 1 { first.form = nil }
    first.otherForms = Array(rows.dropFirst())
    return first
  }

  /// The row of a header or footer.
  ///
  /// Source, published: Apple, `Section(isExpanded:content:header:)`: only a sidebar shows a control to collapse it with.
  private func content(
    _ text: String, _ configuration: ListContentConfiguration, isDisclosure: Bool
  ) -> ListContentRow {
    let settings = context.settings
    var content = ListContentRow.Content(text: text)
    if isDisclosure, settings.geometry.style == .sidebar {
      content.accessories = [CellAccessory(.system(.outlineDisclosure))]
    }
    return ListContentRow(
      content, configuration: configuration, family: settings.typeface ?? "system",
      locale: settings.locale, typesetter: context.typesetter)
  }
}

/// What a document says about a section as a whole.
struct SectionHead: Sendable {
  var id: Identifier?
  var header: HeadingContent?
  var footer: HeadingContent?
  var spacing: Double?
  /// `nil` for a section that cannot be collapsed.
  var isExpanded: Bool?
  var defaults = RowDefaults()
}

/// What a document says about a header or a footer.
enum HeadingContent: Sendable {
  /// A text in the configuration that the list's style has for it.
  case text(String)
  /// A row.
  case row(JSONValue)
}

extension ValueType<HeadingContent> {
  /// A text, or an object with a kind, which is a row.
  fileprivate static var heading: Self {
    let text = ValueType<String>.text
    let row = JSONValue.object([
      "allOf": .array([
        .object(["$ref": .string("#/$defs/row")]),
        .object(["type": .string("object"), "required": .strings(["kind"])]),
      ])
    ])
    return ValueType(
      "\(text.words), or a row with its kind", schema: ["anyOf": .array([.object(text.schema), row])],
      definitions: text.definitions
    ) { (value, context) throws(JSONFault) in
      if case .object(let object) = value, object["kind"] != nil { return .row(value) }
      return .text(try text.decode(value, context))
    } encode: { _ in
      .null
    }
  }
}
