internal import JSONText

/// Tables of GNU gettext (`.po`, and `.pot` without translations).
///
/// The key of a message is its `msgid`; with a `msgctxt` it is both with U+0004 between them, as gettext looks it up. Messages
/// that are `fuzzy` or have an empty translation count as untranslated, and obsolete ones (`#~`) are skipped, as `msgfmt`
/// does.
///
/// Source: GNU gettext 0.21, "The Format of PO Files", `po-lex.c` and `po-gram-gen.y`.
enum PortableObject {
  /// Reads a file.
  ///
  /// - Parameter locale: The language of the translations, which overrides the header and the path.
  static func table(_ bytes: [UInt8], source: String, locale: LocaleTag?) throws(InputError) -> TranslationTable {
    var parser = PortableObjectParser(bytes, source: source)
    var header = Header()
    var table = TranslationTable()
    var known: Set<String> = []
    // A template has no language.
    let named = locale ?? (TableFormat(of: source) == .portableObject ? LocaleTag(inPathOf: source) : nil)
    // The header may come after messages, and holds for all of them.
    var entries: [PortableObjectEntry] = []
    while let entry = try parser.entry() {
      guard known.insert(entry.key).inserted else {
        throw parser.fault("\(JSONQuote(entry.key)) is there already", "each message once", line: entry.line)
      }
      if entry.key.isEmpty {
        header = Header(entry.forms.first ?? "")
        try header.checkCharset(parser, line: entry.line)
      } else {
        entries.append(entry)
      }
    }
    let language = locale ?? header.locale ?? named
    if let language { table.locales = [language] }
    for entry in entries { table.entries.append(try entry.texts(header, language, parser)) }
    return table
  }

  /// The header of a table, which is the translation of the empty `msgid`.
  fileprivate struct Header {
    var text = ""
    var locale: LocaleTag?
    /// How numbers choose forms, or the fault in `Plural-Forms`, which is thrown only if a message has plural forms.
    var plurals: Result<PluralExpression, JSONFault> = .success(.germanic)

    init() {}

    init(_ text: String) {
      self.text = text
      locale = field("Language").flatMap { LocaleTag(posix: $0) }
      plurals = Result { () throws(JSONFault) in try PluralExpression(header: text) }
    }

    /// Refuses encodings other than UTF-8; the header of a template still has the placeholder `CHARSET`.
    func checkCharset(_ parser: PortableObjectParser, line: Int) throws(InputError) {
      guard let charset = field("Content-Type")?.firstMatch(of: /charset=([^\s;]*)/)?.1,
        !["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(charset.lowercased())
      else { return }
      throw parser.fault(
        "its charset is \(JSONQuote(String(charset)))", "UTF-8, as msgconv --to-code=UTF-8 makes it", line: line)
    }

    private func field(_ name: String) -> Substring? {
      text.split(separator: "\n").first { $0.hasPrefix("\(name):") }?
        .dropFirst(name.count + 1).drop { $0 == " " }.prefix { $0 != " " || name == "Content-Type" }
    }
  }
}

/// A message of a file.
private struct PortableObjectEntry {
  var line: Int
  var context: String?
  var id = ""
  var plural: String?
  var forms: [String] = []
  var isFuzzy = false
  var syntax: MessagePattern.Syntax = [.any, .names, .percentBraces]

  var key: String { context.map { "\($0)\u{4}\(id)" } ?? id }

  /// The source text and its translation.
  func texts(
    _ header: PortableObject.Header, _ locale: LocaleTag?, _ parser: PortableObjectParser
  ) throws(InputError) -> TranslationTable.Entry {
    var original = message([id] + (plural.map { [$0] } ?? []), .germanic)
    original.origin = .messageID
    var entry = TranslationTable.Entry(key: key, source: original)
    guard !isFuzzy, let first = forms.first, !first.isEmpty else { return entry }
    guard let locale else {
      throw parser.fault(
        "its header names no language", "Language: in it, or given with the file, as in de=\(parser.source)", line: line
      )
    }
    var translation: Message
    switch header.plurals {
    case _ where plural == nil: translation = message([first], .germanic)
    case .failure(let fault): throw parser.fault(fault.problem, fault.expectation, line: line)
    case .success(let expression):
      // The first form stands in for missing ones.
      let missing = max(expression.count - forms.count, 0)
      translation = message(forms + Array(repeating: first, count: missing), expression)
    }
    translation.isTranslated = !forms.contains("")
    entry.translations = [(locale, translation)]
    return entry
  }

  private func message(_ texts: [String], _ expression: PluralExpression) -> Message {
    var message = Message(texts[0])
    if plural != nil {
      message.forms = texts.enumerated().map { Message.Form(name: PluralExpression.form($0), text: $1) }
      message.plurals = PluralSelection(expression: expression)
    }
    message.syntax = syntax
    return message
  }

  /// Reads the flags of a comment; if there are several formats, the syntaxes of all count.
  ///
  /// A text that is not in a format (`no-c-format`) has no placeholders of it, but may have others.
  mutating func addFlags(_ line: Substring) {
    var formats: MessagePattern.Syntax?
    for flag in line.split(whereSeparator: { ", \t\r".contains($0) }) {
      if flag == "fuzzy" { isFuzzy = true }
      guard flag.hasSuffix("-format") else { continue }
      if flag.hasPrefix("no-") {
        syntax.subtract(Self.syntax(of: flag.dropFirst("no-".count)))
      } else {
        formats = (formats ?? []).union(Self.syntax(of: flag))
      }
    }
    if let formats { syntax = formats }
  }

  private static func syntax(of format: Substring) -> MessagePattern.Syntax {
    switch format {
    case "python-brace-format", "csharp-format", "rust-format", "c++-format": [.braces, .doubledBraces]
    case "java-format", "perl-brace-format": .braces
    case "c-format", "objc-format": [.percent, .names, .angles]
    case "ruby-format": [.percent, .names, .angles, .percentBraces]
    case "elixir-format": .percentBraces
    default: [.percent, .names]
    }
  }
}

/// Reads the messages of a file one by one.
private struct PortableObjectParser {
  let source: String
  private var cursor: ByteCursor
  /// The next message, with the flags of its comments so far.
  private var next = PortableObjectEntry(line: 1)

  init(_ bytes: [UInt8], source: String) {
    cursor = ByteCursor(bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
    self.source = source
  }

  /// Reads the next message; nil at the end.
  mutating func entry() throws(InputError) -> PortableObjectEntry? {
    skipSpace()
    while take("domain") { _ = try string() }
    guard cursor.next != nil else { return nil }
    var entry = next
    next = PortableObjectEntry(line: cursor.line)
    entry.line = cursor.line
    if take("msgctxt") { entry.context = try string() }
    guard take("msgid") else { throw fault(found, "msgid") }
    entry.id = try string()
    if take("msgid_plural") { entry.plural = try string() }
    guard take("msgstr") else { throw fault(found, "msgstr") }
    guard entry.plural != nil else {
      entry.forms = [try string()]
      return entry
    }
    repeat {
      let index = "[\(entry.forms.count)]"
      guard cursor.take(index) else { throw fault(found, "msgstr\(index)") }
      guard entry.forms.count < InputLimits.textForms else {
        throw fault("a message has too many forms", "at most \(InputLimits.textForms)")
      }
      skipSpace()
      entry.forms.append(try string())
    } while take("msgstr")
    return entry
  }

  // MARK: Tokens

  /// Takes a keyword and the white space and comments after it.
  private mutating func take(_ word: String) -> Bool {
    var end = cursor
    guard end.take(word) else { return false }
    if let byte = end.next, byte == UInt8(ascii: "_") || 0x61...0x7A ~= byte { return false }
    cursor = end
    skipSpace()
    return true
  }

  /// Takes adjacent string literals, and concatenates them.
  private mutating func string() throws(InputError) -> String {
    let firstLine = cursor.line
    guard cursor.next == UInt8(ascii: "\"") else { throw fault(found, "a string in quotes") }
    var content: [UInt8] = []
    while cursor.take("\"") {
      content += cursor.take { !"\"\\\n".utf8.contains($0) }
      while cursor.take("\\") {
        content.append(try escape())
        content += cursor.take { !"\"\\\n".utf8.contains($0) }
      }
      guard cursor.take("\"") else { throw fault("a string has no end", "a closing quotation mark") }
      guard content.count <= InputLimits.textBytes else {
        throw fault("a text is too long", "at most \(InputLimits.textBytes) bytes", line: firstLine)
      }
      skipSpace()
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw fault("it is no UTF-8", "UTF-8, as msgconv --to-code=UTF-8 makes it", line: firstLine)
    }
    return text
  }

  /// The bytes that letters after a backslash stand for.
  private static let escapes: [UInt8: UInt8] = [
    0x6E: 0x0A, 0x74: 0x09, 0x62: 0x08, 0x72: 0x0D, 0x66: 0x0C, 0x76: 0x0B, 0x61: 0x07, 0x5C: 0x5C, 0x22: 0x22,
  ]

  /// Takes an escape after its backslash, and returns its byte.
  private mutating func escape() throws(InputError) -> UInt8 {
    guard let byte = cursor.next else { throw fault("it ends after a backslash", "an escape") }
    let isHexadecimal = byte == UInt8(ascii: "x")
    if isHexadecimal || 0x30...0x37 ~= byte {
      if isHexadecimal { cursor.take() }
      // C takes any number of hexadecimal digits and keeps the last byte; at most 8 are read here.
      let digits = cursor.take(atMost: isHexadecimal ? 8 : 3) { digit in
        isHexadecimal ? UnicodeScalar(digit).properties.isASCIIHexDigit : 0x30...0x37 ~= digit
      }
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 8)
      guard let value else { throw fault("an escape without digits", "hexadecimal ones") }
      return UInt8(truncatingIfNeeded: value)
    }
    guard let result = Self.escapes[byte] else {
      throw fault(
        "the escape \(JSONQuote("\\" + String(UnicodeScalar(byte))))", "one of \\n \\t \\b \\r \\f \\v \\a \\\\ \\\"")
    }
    cursor.take()
    return result
  }

  /// Skips white space and comments; their flags apply to the next message.
  private mutating func skipSpace() {
    while true {
      cursor.take { $0 == 0x20 || 0x09...0x0D ~= $0 }
      guard cursor.next == UInt8(ascii: "#") else { return }
      let comment = cursor.take { $0 != 0x0A }
      switch comment.dropFirst().first {
      case UInt8(ascii: ","): next.addFlags(String(decoding: comment.dropFirst(2), as: UTF8.self)[...])
      // Flags before an obsolete message belong to it.
      case UInt8(ascii: "~"): next = PortableObjectEntry(line: cursor.line)
      default: break
      }
    }
  }

  private var found: String { ByteCursor(cursor.rest.prefix { $0 != 0x0A }).found }

  func fault(_ problem: String, _ expectation: String, line: Int? = nil) -> InputError {
    InputError(source: source, line: line ?? cursor.line, problem: problem, expectation: expectation)
  }
}
