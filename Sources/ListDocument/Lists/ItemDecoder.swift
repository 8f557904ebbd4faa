internal import JSONText
internal import Sizing
internal import TextLayout

/// Makes sections and rows of JSON values, one after the other.
final class ItemDecoder {
  private let context: RowContext
  private let defaultKind: RowKind?
  private let listDefaults: RowDefaults
  /// Whether the rows of the section that began last are hidden.
  private var isCollapsed = false
  /// How many rows of that section were read, not counting those below other rows.
  private var rowCount = 0
  /// The identifiers of the rows that were made.
  var identifiers: RowIdentifiers { context.identifiers }

  init(settings: ListSettings, typesetter: Typesetter, decoding: DecodingContext) throws(JSONFault) {
    context = RowContext(settings: settings, typesetter: typesetter, decoding: decoding)
    defaultKind = settings.defaultKind.flatMap { RowCatalogue.kind(named: $0) }
    listDefaults = settings.defaults
    try context.check(listDefaults)
  }

  /// Lets the defaults of a section take precedence over those of the list, for the rows that follow.
  private func begin(_ defaults: RowDefaults) throws(JSONFault) {
    context.settings.defaults = defaults.over(listDefaults)
    try context.check(defaults)
  }

  /// Reads a line of a line-by-line document: `{"section": …}` begins a section, which is returned; anything else is a
  /// row, which is added with those below it.
  func read(_ value: JSONValue, to rows: inout [ListRow]) throws(JSONFault) -> SectionHeading? {
    guard case .object(let object) = value, object["section"] != nil else {
      try appendShown(value, to: &rows)
      return nil
    }
    var reader = try ObjectReader(value, keys: ["section"])
    guard let value = reader.value("section"), value != .null else {
      (isCollapsed, rowCount) = (false, 0)
      identifiers.sectionCount += 1
      return SectionHeading()
    }
    let heading = try inside(.key("section")) { () throws(JSONFault) in
      var section = try ObjectReader(value, keys: Self.sectionKeys)
      let heading = try self.section(&section)
      try section.finish()
      return heading
    }
    try reader.finish()
    return heading
  }

  // MARK: Rows

  /// Adds the rows of a value that are shown: none in a collapsed section, whose rows are still checked.
  func appendShown(_ value: JSONValue, to rows: inout [ListRow]) throws(JSONFault) {
    let first = rows.count
    // Rows before any section are in one of their own.
    identifiers.sectionCount = max(1, identifiers.sectionCount)
    identifiers.path = RowPath(row: rowCount)
    rowCount += 1
    try append(value, to: &rows)
    guard isCollapsed else { return }
    identifiers.hide(rows[first...], .collapsedSection)
    rows.removeSubrange(first...)
  }

  /// Adds a row, an object, or a string, which is the title of a row of the default kind; and the rows shown below it.
  private func append(_ value: JSONValue, to rows: inout [ListRow]) throws(JSONFault) {
    if case .string = value {
      guard let defaultKind else {
        throw JSONFault("a string, and the document has no defaultKind", expected: "an object")
      }
      let object = JSONObject(members: [JSONObject.Member(key: "title", value: value)])
      return try defaultKind.append(.object(object), context, &rows)
    }
    guard case .object(let object) = value else { throw .type(value, expected: "a row: an object or a string") }
    try kind(of: object).append(value, context, &rows)
  }

  private func kind(of object: JSONObject) throws(JSONFault) -> RowKind {
    if let name = object["kind"], name != .null {
      return try inside(.key("kind")) { () throws(JSONFault) in try RowCatalogue.kind(name) }
    }
    guard let defaultKind else {
      var fault = JSONFault(
        "kind is missing", expected: "one that galley measure --kinds lists, or the document's defaultKind")
      if case .string(let name) = object["type"] { fault.suggestion = "\"kind\": \(JSONQuote(name))" }
      throw fault
    }
    return defaultKind
  }

  // MARK: Sections

  /// The keys of a section that are about the section as a whole.
  static let sectionFields: [Field<SectionHead>] = [
    Field("id", \.id, .identifier, "The section's identifier in the output."),
    Field("header", \.header, .heading, "What stands above the rows: a text, or a row of a kind."),
    Field("footer", \.footer, .heading, "What stands below the rows: a text, or a row of a kind."),
    Field("spacing", \.spacing, .length, "The space between this section and its neighbours; if absent, the list's."),
    Field(
      "isExpanded", \.isExpanded, .bool,
      "Whether the rows of a section that can be collapsed are shown; if absent, it cannot."),
    Field("defaults", \.defaults, .rowDefaults, "Default values for the section's rows, by kind."),
  ]
  static let sectionKeys = sectionFields.map(\.name)

  /// The beginning of a section, from an object that may have `rows` beside.
  ///
  /// - Parameter places: Where its header and footer begin; `nil` if it is all in the line that is being read.
  func section(
    _ reader: inout ObjectReader, _ places: RowPlaces.Section? = nil
  ) throws(JSONFault) -> SectionHeading {
    let values = reader
    let decoding = context.decoding
    var heads: [SectionHead] = []
    let (forms, untranslatedTexts) = try decoding.texts.readForms { () throws(JSONFault) in
      // Each form reads the same keys, the last for good.
      reader = values
      var head = SectionHead()
      try reader.read(Self.sectionFields, into: &head, decoding)
      heads.append(head)
    }
    // The head that was read to find the forms is read again in each of them.
    if !forms.isEmpty { heads.removeFirst() }
    try begin(heads[0].defaults)
    isCollapsed = heads[0].isExpanded == false && !context.settings.expandsAll
    rowCount = 0
    identifiers.sectionCount += 1
    identifiers.path = nil
    let geometry = context.settings.geometry
    var headerConfiguration = geometry.headerConfiguration
    headerConfiguration.minimumHeight = context.settings.minimumHeaderHeight ?? headerConfiguration.minimumHeight
    if let places { identifiers.row = places.header }
    let header = try row(heads, \.header, "header", forms, headerConfiguration, untranslatedTexts)
    if let places { identifiers.row = places.footer }
    let footer = try row(heads, \.footer, "footer", forms, geometry.footerConfiguration, untranslatedTexts)
    return SectionHeading(id: heads[0].id, headerRow: header, footerRow: footer, spacing: heads[0].spacing)
  }

  /// A header or footer, in all forms in which its text differs.
  private func row(
    _ heads: [SectionHead], _ text: KeyPath<SectionHead, HeadingContent?>, _ key: String, _ forms: [String],
    _ configuration: ListContentConfiguration, _ untranslatedTexts: [UntranslatedText]
  ) throws(JSONFault) -> ListRow? {
    var rows: [ListRow] = []
    let isExpanded = key == "header" ? heads[0].isExpanded.map { $0 || context.settings.expandsAll } : nil
    if case .row(let value) = heads[0][keyPath: text] {
      try inside(.key(key)) { () throws(JSONFault) in
        try append(withState(isExpanded, of: value, key), to: &rows)
      }
      return rows.first
    }
    var texts: Set<String> = []
    for (index, head) in heads.enumerated() {
      guard case .text(let text) = head[keyPath: text], texts.insert(text).inserted else { continue }
      var row = ListRow(row: content(text, configuration, isExpanded: isExpanded), place: identifiers.place)
      if !forms.isEmpty { row.form = forms[index] }
      // Those of header and footer were read together.
      if index == 0 { row.untranslatedTexts = untranslatedTexts.first { $0.text == text }.map { [$0] } ?? [] }
      rows.append(row)
    }
    guard var first = rows.first else { return nil }
    if rows.count == 1 { first.form = nil }
    first.otherForms = Array(rows.dropFirst())
    return first
  }

  /// The value of a header or footer row, with `isExpanded` of its section if its kind has that key.
  ///
  /// It may have no `children`, since the rows below it are those of the section.
  private func withState(_ isExpanded: Bool?, of value: JSONValue, _ key: String) throws(JSONFault) -> JSONValue {
    guard case .object(let object) = value else { return value }
    if let children = object["children"], children != .null {
      throw JSONFault("a \(key) with children", expected: "the rows of its section").inside(.key("children"))
    }
    guard let isExpanded, object["isExpanded"] == nil,
      try kind(of: object).fields.contains(where: { $0.name == "isExpanded" })
    else { return value }
    return .object(object + ["isExpanded": .bool(isExpanded)])
  }

  /// The row of a header or footer.
  ///
  /// - Parameter isExpanded: Whether its rows are shown; `nil` for a section that cannot be collapsed.
  ///
  /// Source, published: Apple, `Section(isExpanded:content:header:)`: only a sidebar shows a control to collapse it with.
  private func content(
    _ text: String, _ configuration: ListContentConfiguration, isExpanded: Bool?
  ) -> ListContentRow {
    let settings = context.settings
    var content = ListContentRow.Content(text: text)
    content.container = settings.geometry.container
    if let isExpanded, settings.geometry.style == .sidebar {
      var disclosure = CellAccessory(.system(.outlineDisclosure))
      disclosure.isExpanded = isExpanded
      content.accessories = [disclosure]
    }
    return ListContentRow(
      content, configuration: configuration, family: context.family, locale: context.locale,
      typesetter: context.typesetter)
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
  case row(JSONValue)
}

extension ValueType<HeadingContent> {
  /// A text, or an object with a kind, which is a row.
  fileprivate static var heading: Self {
    let text = ValueType<String>.text
    let named: JSONValue = [
      "type": "object", "required": ["kind"], "properties": .object(.allNull(["children"])),
    ]
    let row: JSONValue = ["allOf": [.object(.reference("row")), named]]
    return ValueType(
      "\(text.words), or a row with its kind", schema: ["anyOf": [.object(text.schema), row]],
      definitions: text.definitions
    ) { (value, context) throws(JSONFault) in
      if case .object(let object) = value, object["kind"] != nil { return .row(value) }
      return .text(try text.decode(value, context))
    }
  }
}
