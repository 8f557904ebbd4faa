internal import JSONText

/// A message of ICU's MessageFormat as Flutter reads it: text, placeholders, and nested `plural` and `select`.
///
///     {count, plural, =0{No files} one{1 file} other{{count} files}}
///
/// `#` is text. Source: Flutter, `packages/flutter_tools/lib/src/localizations/message_parser.dart` and `gen_l10n.dart`.
struct ICUMessage {
  /// A piece of a message.
  fileprivate enum Node {
    /// Text with placeholders, as `MessagePattern` reads it.
    case text(String)
    /// A `plural` or `select`, in which the named argument chooses one of the cases.
    case choice(argument: String, isPlural: Bool, cases: [(name: String, nodes: [Node])])
  }

  private let source: String
  private let nodes: [Node]
  /// The cases of all `select` arguments, by argument.
  private let values: [String: [String]]

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - source: The message.
  ///   - hasQuotes: Whether braces between apostrophes are text, and two apostrophes show one.
  /// - Throws: A fault that names the position of the character in the message.
  init(_ source: String, hasQuotes: Bool) throws(JSONFault) {
    var parser = ICUMessageParser(source, hasQuotes: hasQuotes)
    nodes = try parser.nodes(depth: 0)
    values = parser.values
    self.source = source
  }

  /// The forms of the message, one for each combination of `select` values that changes its text.
  ///
  /// - Parameter budget: How many more bytes of messages may be expanded for `select` values.
  /// - Throws: A fault if the budget is used up, or if there are more forms than a text may have.
  func forms(budget: inout Int) throws(JSONFault) -> [Message.Form] {
    var forms: [Message.Form] = []
    try appendForms([], to: &forms, budget: &budget)
    return forms
  }

  private func appendForms(
    _ selections: [(name: String, value: String)], to forms: inout [Message.Form], budget: inout Int
  ) throws(JSONFault) {
    let known = Dictionary(selections.map { ($0.name, $0.value) }) { $1 }
    var open: String?
    let parts = Self.parts(of: nodes, known, open: &open)
    if let open {
      for value in values[open] ?? [] {
        budget -= max(source.utf8.count, Substitutions.leastCost)
        guard budget >= 0, forms.count < InputLimits.textForms else {
          throw JSONFault("select makes too many forms", expected: "at most \(InputLimits.textForms) of a text")
        }
        try appendForms(selections + [(open, value)], to: &forms, budget: &budget)
      }
      return
    }
    let hasPlurals = parts.contains { !$0.forms.isEmpty }
    var form = Message.Form(
      name: selections.map { "\($0.name).\($0.value)" }.joined(separator: "."),
      // A form with plurals keeps the source of the message as its text, by which documents find it.
      text: hasPlurals ? source : parts.map(\.literal).joined())
    form.parts = hasPlurals ? parts : []
    form.selections = known
    forms.append(form)
  }

  /// The parts of a message for given values of `select` arguments.
  ///
  /// - Parameter open: Set to a `select` argument without a value, if there is one.
  private static func parts(
    of nodes: [Node], _ selections: [String: String], open: inout String?
  ) -> [Substitutions.Part] {
    var parts: [Substitutions.Part] = []
    for node in nodes where open == nil {
      switch node {
      case .text(let text): parts.append(Substitutions.Part(literal: text))
      case .choice(let argument, false, let cases):
        guard let value = selections[argument] else {
          open = argument
          break
        }
        let chosen = cases.first { $0.name == value } ?? cases.first { $0.name == "other" }
        parts += Self.parts(of: chosen?.nodes ?? [], selections, open: &open)
      case .choice(let argument, true, let cases):
        let forms = cases.map { name, nodes in
          let inner = Self.parts(of: nodes, selections, open: &open)
          var form = Message.Form(name: name, text: inner.map(\.literal).joined())
          if inner.contains(where: { !$0.forms.isEmpty }) { form.parts = inner }
          return form
        }
        parts.append(Substitutions.Part(name: argument, argument: .name(argument), forms: forms))
      }
    }
    return parts
  }
}

/// Parses a message in linear time.
private struct ICUMessageParser {
  private var cursor: ByteCursor
  private let hasQuotes: Bool
  private(set) var values: [String: [String]] = [:]
  private var known: Set<[String]> = []

  init(_ source: String, hasQuotes: Bool) {
    cursor = ByteCursor(Array(source.utf8)[...])
    self.hasQuotes = hasQuotes
  }

  /// The deepest nesting of messages.
  private static let deepest = 16

  /// Parses up to the end, or to the brace that closes the message.
  mutating func nodes(depth: Int) throws(JSONFault) -> [ICUMessage.Node] {
    guard depth <= Self.deepest else { throw fault("messages are nested too deep", "at most \(Self.deepest) levels") }
    var nodes: [ICUMessage.Node] = []
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { nodes.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while let byte = cursor.next {
      if byte == UInt8(ascii: "}") {
        guard depth > 0 else { throw fault("a brace closes nothing", "{ before it") }
        break
      } else if cursor.take("{") {
        let argument = try name("the name of an argument")
        if let choice = try choice(argument, depth: depth) {
          flush()
          nodes.append(choice)
        } else {
          text += Array("{\(argument)}".utf8)
        }
      } else if byte == UInt8(ascii: "'"), hasQuotes {
        text += try quoted()
      } else {
        text.append(byte)
        cursor.take()
      }
    }
    flush()
    return nodes
  }

  /// Parses the rest of an argument after its name; nil if it is a placeholder.
  private mutating func choice(_ argument: String, depth: Int) throws(JSONFault) -> ICUMessage.Node? {
    if take("}") { return nil }
    try expect(",")
    let kind = try name("plural, select, date or time")
    if kind == "date" || kind == "time" {
      // Only the app knows how to apply the format, such as `::yMd`.
      cursor.take { !"{}".utf8.contains($0) }
      try expect("}")
      return nil
    }
    guard kind == "plural" || kind == "select" else {
      throw fault(JSONQuote(kind).description, "plural, select, date or time")
    }
    try expect(",")
    var cases: [(name: String, nodes: [ICUMessage.Node])] = []
    var places: [String: Int] = [:]
    while !take("}") {
      let name = try kind == "plural" ? category() : name("a case, or }")
      try expect("{")
      let nodes = try nodes(depth: depth + 1)
      try expect("}")
      // If a case occurs twice, the last text counts.
      if let place = places[name] { cases[place].nodes = nodes } else { cases.append((name, nodes)) }
      places[name] = places[name] ?? cases.count - 1
      if kind == "select", known.insert([argument, name]).inserted { values[argument, default: []].append(name) }
    }
    guard places["other"] != nil else { throw fault("\(kind) of \(argument) has no other", "a text for other") }
    return .choice(argument: argument, isPlural: kind == "plural", cases: cases)
  }

  private mutating func category() throws(JSONFault) -> String {
    let isNumber = take("=")
    let name = try name("a plural category, or }")
    let categories = isNumber ? ["0": "zero", "1": "one", "2": "two"] : [:]
    guard let category = isNumber ? categories[name] : name, Message.Form.pluralCategories.contains(category) else {
      throw fault(
        "the plural category \(JSONQuote((isNumber ? "=" : "") + name))",
        "=0, =1, =2, zero, one, two, few, many or other")
    }
    return category
  }

  /// The text between apostrophes, with braces doubled; two apostrophes are one.
  private mutating func quoted() throws(JSONFault) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    let isAfterQuote = cursor.taken.last == quote
    guard cursor.rest.dropFirst().contains(quote) else {
      throw fault("an apostrophe without another", "two for one that is shown, or use-escaping: false in l10n.yaml")
    }
    cursor.take()
    let content = cursor.take { $0 != quote }
    cursor.take()
    if content.isEmpty || isAfterQuote { return [quote] + content.flatMap(Self.doubled) }
    return content.flatMap(Self.doubled)
  }

  private static func doubled(_ byte: UInt8) -> [UInt8] {
    "{}".utf8.contains(byte) ? [byte, byte] : [byte]
  }

  // MARK: Tokens

  private mutating func name(_ expectation: String) throws(JSONFault) -> String {
    skipSpace()
    let name = cursor.take { byte in
      UnicodeScalar(byte).properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte || "_|".utf8.contains(byte)
    }
    guard !name.isEmpty else { throw fault(cursor.found, expectation) }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func expect(_ sign: String) throws(JSONFault) {
    guard take(sign) else { throw fault(cursor.found, sign) }
  }

  /// Takes a character, and white space before it.
  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    return cursor.take(sign)
  }

  private mutating func skipSpace() { cursor.take { " \t\r\n".utf8.contains($0) } }

  private func fault(_ problem: String, _ expectation: String) -> JSONFault {
    let column = String(decoding: cursor.taken, as: UTF8.self).unicodeScalars.count + 1
    return JSONFault("\(problem) at character \(column) of the message", expected: expectation)
  }
}
