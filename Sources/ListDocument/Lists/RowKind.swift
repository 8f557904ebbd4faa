internal import JSONText
internal import Sizing
internal import TextLayout

/// A kind of row as documents have it: its name, its keys, and how they make a row.
final class RowKind: Sendable {
  /// The name that documents give under `kind`.
  let name: String
  let summary: String
  /// The keys of its own, beside those of every row.
  ///
  /// Their descriptions are made on demand, since reading documents does not need them.
  var fields: [FieldDescription] { describeFields() }
  private let describeFields: @Sendable () -> [FieldDescription]
  /// Whether rows of the kind may have others below them.
  let hasChildren: Bool
  /// Groups of keys of which a row has those of one at most.
  let alternatives: [[[String]]]
  /// Makes a row of an object, and the rows that are shown below it, and adds them.
  let append: @Sendable (JSONValue, RowContext, _ to: inout [ListRow]) throws(JSONFault) -> Void

  /// The row of an object, and the rows that are shown below it.
  func rows(_ value: JSONValue, _ context: RowContext) throws(JSONFault) -> [ListRow] {
    var rows: [ListRow] = []
    try append(value, context, &rows)
    return rows
  }

  /// Declares a kind.
  ///
  /// - Parameters:
  ///   - initial: What its fields set, before any is read; it has their defaults, which may depend on the document.
  ///   - alternatives: Groups of keys of which a row may have those of one at most, which its `row` checks.
  ///   - boldText: What its system makes of the setting for bold text.
  ///   - children: Makes the rows below it that are shown, where a kind has such.
  init<Content: Sendable>(
    _ name: String, _ summary: String, _ initial: @escaping @Sendable (ListSettings) -> Content,
    _ fields: [Field<Content>], alternatives: [[[String]]] = [], boldText: BoldText = .apple,
    children: (@Sendable (Content, RowContext) throws(JSONFault) -> [ListRow])? = nil,
    row: @escaping @Sendable (Content, RowContext) throws(JSONFault) -> any Row
  ) {
    self.name = name
    self.summary = summary
    hasChildren = children != nil
    self.alternatives = alternatives
    describeFields = { fields.map { $0.description(initial(ListSettings())) } }
    let keys = ["id", "kind"] + fields.map(\.name) + RowHead.fields.dropFirst().map(\.name)
    let listing = "a key that galley measure --kinds \(name) lists"
    append = { (value, context, rows) throws(JSONFault) in
      let (value, weight) = context.settings.defaults.fill(value, kind: name)
      let first = rows.count
      var shown: Content?
      let (forms, untranslatedTexts) = try context.decoding.texts.readForms { () throws(JSONFault) in
        // Each form after the first repeats the whole row.
        try context.decoding.texts.repeated.takeRow(rows.count == first ? weight : value.weight)
        var reader = try ObjectReader(value, keys: keys, listedAs: listing)
        if let kind = reader.value("kind"), kind != .null, kind != .string(name) {
          throw JSONFault("\(kind)", expected: name).inside(.key("kind"))
        }
        var head = RowHead()
        try reader.read(RowHead.fields, into: &head, context.decoding)
        var content = initial(context.settings)
        try reader.read(fields, into: &content, context.decoding)
        var pictures: [ElementName: String] = [:]
        func made(_ context: RowContext) throws(JSONFault) -> any Row {
          let row = try row(content, context)
          pictures = ListRow.pictures(in: value, of: row, context.decoding)
          return context.swipeable(row, head.swipeActions)
        }
        // Settings are copied only for rows of another typeface or typesetter.
        let isAsContext = head.typeface == nil && context.typesetters.isCurrent(boldText)
        let row = try isAsContext ? made(context) : made(context.with(typeface: head.typeface, boldText))
        try reader.finish()
        rows.append(
          ListRow(
            id: head.id, row: row, state: RowState(head.states), accessibilityChange: head.accessibility,
            pictures: pictures, place: context.identifiers.place, path: context.identifiers.path))
        if children != nil { shown = content }
      }
      try context.identifiers.take(rows[first].id)
      rows.gather(forms, from: first)
      rows[first].untranslatedTexts = untranslatedTexts
      if let children, let shown { rows += try children(shown, context) }
    }
  }
}

extension RowKind {
  /// Declares a kind whose defaults depend on nothing.
  convenience init<Content: Sendable>(
    _ name: String, _ summary: String, _ initial: Content, _ fields: [Field<Content>], boldText: BoldText = .apple,
    row: @escaping @Sendable (Content, RowContext) throws(JSONFault) -> any Row
  ) {
    self.init(name, summary, { _ in initial }, fields, boldText: boldText, row: row)
  }
}

/// The keys that every row may have, whatever its kind.
struct RowHead: Sendable {
  var id: Identifier?
  var states: [RowState] = []
  var swipeActions: SwipeActions?
  var typeface: String?
  var accessibility = AccessibilityChange()

  /// The keys of every row, but for `kind`.
  static let fields: [Field<RowHead>] = [
    Field("id", \.id, .identifier, "The row's identifier in the output."),
    Field("state", \.states, .array(of: .choice(RowState.names.map { ($0, $1) })), "The states the row is in."),
    Field("typeface", \.typeface, .family, "The family of its texts; if absent, the list's."),
    Field("accessibility", \.accessibility, .accessibility, "Changes what assistive technology says about the row."),
    Field("swipeActions", \.swipeActions, .swipeActions, "What a swipe over the row can do, and how far it has gone."),
  ]
}

/// The context in which rows are made.
///
/// A class, so that a row is made without a copy of the settings.
final class RowContext {
  var settings: ListSettings
  /// What prepares the texts of each system.
  let typesetters: Typesetters
  let typesetter: Typesetter
  let decoding: DecodingContext
  let identifiers: RowIdentifiers
  /// How many rows the row is below, of a kind that has rows below others.
  let level: Int

  /// The context of a document's first row.
  init(settings: ListSettings, typesetter: Typesetter, decoding: DecodingContext) {
    self.settings = settings
    typesetters = Typesetters(typesetter, settings)
    self.typesetter = typesetters.current
    self.decoding = decoding
    identifiers = RowIdentifiers()
    level = 0
  }

  private init(_ other: RowContext, settings: ListSettings, typesetters: Typesetters, level: Int) {
    self.settings = settings
    self.typesetters = typesetters
    typesetter = typesetters.current
    decoding = other.decoding
    identifiers = other.identifiers
    self.level = level
  }

  var below: RowContext { RowContext(self, settings: settings, typesetters: typesetters, level: level + 1) }

  /// The same context for a row with its own typeface, if it has one, and with its system's typesetter for bold text.
  func with(typeface: String?, _ boldText: BoldText) -> RowContext {
    var (settings, typesetters) = (settings, typesetters)
    if let typeface { settings.typeface = typeface }
    typesetters.take(boldText)
    return RowContext(self, settings: settings, typesetters: typesetters, level: level)
  }

  var profile: SystemProfile { settings.geometry.profile }
  var locale: String { settings.locale }
  /// The family of rows of Apple's systems.
  var family: String { settings.typeface ?? "system" }
  /// The family of rows of Android and Flutter, where the system's face is Roboto.
  var androidFamily: String { family.lowercased() == "system" ? "Roboto" : family }

  func swipeable(_ row: any Row, _ actions: SwipeActions?) -> any Row {
    guard let actions else { return row }
    return SwipedRow(row, actions, profile: profile, family: family, locale: locale, typesetter: typesetter)
  }
}
