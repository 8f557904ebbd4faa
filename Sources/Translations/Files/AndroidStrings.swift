internal import JSONText
internal import XMLText

/// String resources of Android (`strings.xml`): strings, plurals and the texts of arrays.
///
/// Keys are references as layouts write them: `@string/title`, `@plurals/files`, `@array/days[2]`.
enum AndroidStrings {
  /// Reads a file.
  ///
  /// Skips resources that are not texts.
  ///
  /// - Parameter isQualified: Whether the file's folder is for some devices or settings only.
  static func table(
    _ bytes: [UInt8], source: String, locale: LocaleTag?, isQualified: Bool
  ) throws(InputError) -> TranslationTable {
    let root = try XMLElement.document(bytes, source: source)
    guard root.name == "resources" else {
      throw InputError(
        source: source, line: root.line, problem: "its root is \(root.name)",
        expectation: "resources, as in strings.xml")
    }
    // `tools:locale` names the language of `values` for Android's tools.
    let sourceLocale = locale == nil ? root["tools:locale"].map { LocaleTag($0) } : nil
    var resources = AndroidResources(
      origin: isQualified ? .qualifiedResources : nil, locale: locale ?? sourceLocale)
    for element in root.elements() {
      switch element.name {
      case "string": try resources.addString(element, source: source)
      case "item" where element["type"] == "string": try resources.addString(element, source: source)
      case "plurals": try resources.addPlurals(element, source: source)
      case "string-array", "array": try resources.addArray(element, source: source)
      default: continue
      }
    }
    var table = TranslationTable(resources.messages, locale: locale)
    table.sourceLocale = sourceLocale
    return table
  }
}

/// The texts of a file of resources.
private struct AndroidResources {
  /// The texts, with references unresolved, since their targets depend on the language that is shown.
  private(set) var messages: [(key: String, message: Message, isTranslatable: Bool)] = []
  private var indices: [String: Int] = [:]
  private let origin: Message.Origin?
  /// The language of the texts; `nil` if the file and its folder do not name it.
  private let locale: LocaleTag?

  init(origin: Message.Origin?, locale: LocaleTag?) {
    self.origin = origin
    self.locale = locale
  }

  mutating func addString(_ element: XMLElement, source: String) throws(InputError) {
    let key = "@string/\(try Self.name(of: element, source: source))"
    // A product is a kind of device that an app is built for; "default" stands for all others.
    if let product = element["product"], product != "default" {
      let form = element.resource(named: "product.\(product)")
      guard let index = indices[key] else {
        return try add(key, Message(forms: [form]), of: [element], element, source: source)
      }
      messages[index].message.forms.append(form)
      if messages[index].message.forms[0].name.isEmpty { messages[index].message.forms[0].name = "product.default" }
    } else if let index = indices[key], messages[index].message.forms[0].isOfOtherProduct {
      messages[index].message.forms.insert(element.resource(named: "product.default"), at: 0)
    } else {
      try add(key, Message(forms: [element.resource(named: "")]), of: [element], element, source: source)
    }
  }

  mutating func addPlurals(_ element: XMLElement, source: String) throws(InputError) {
    let name = try Self.name(of: element, source: source)
    var forms: [Message.Form] = []
    let items = element.elements("item")
    for item in items {
      guard let quantity = item["quantity"], Message.Form.pluralCategories.contains(quantity) else {
        throw InputError(
          source: source, line: item.line, problem: "item of plurals \(name) has no known quantity",
          expectation: "one of \(Message.Form.pluralCategories.joined(separator: " "))")
      }
      guard !forms.contains(where: { $0.name == quantity }) else {
        throw InputError(
          source: source, line: item.line, problem: "plurals \(name) has \(quantity) twice",
          expectation: "each quantity once")
      }
      forms.append(item.resource(named: quantity))
    }
    guard forms.isEmpty || Self.haveTextForAllNumbers(forms, locale) else {
      throw InputError(
        source: source, line: element.line, problem: "plurals \(name) has no item for other",
        expectation: "it, since an app stops at a number that no item is for")
    }
    try add("@plurals/\(name)", Message(forms: forms), of: items, element, source: source)
  }

  /// Whether plural forms have a text for each number: that for `other`, or those of all categories of whole numbers.
  ///
  /// Source: Android, `ResourcesImpl.getQuantityText`, which throws if there is neither a text for the category nor for
  /// `other`.
  private static func haveTextForAllNumbers(_ forms: [Message.Form], _ locale: LocaleTag?) -> Bool {
    let names = forms.map(\.name)
    if names.contains("other") { return true }
    guard let locale else { return false }
    return PluralRules(locale).samples.allSatisfy { sample in
      !sample.value.isInteger || sample.category.map(names.contains) != false
    }
  }

  mutating func addArray(_ element: XMLElement, source: String) throws(InputError) {
    let name = try Self.name(of: element, source: source)
    for (index, item) in element.elements("item").enumerated() {
      let form = item.resource(named: "")
      // An array of any type may also hold colours, numbers, sizes and references, which are not texts.
      guard form.isReference || !form.text.isOtherResource || element.name == "string-array" else { continue }
      try add("@array/\(name)[\(index)]", Message(forms: [form]), of: [item], element, source: source)
    }
  }

  /// - Parameters:
  ///   - texts: The elements that have the texts of the message.
  ///   - element: The resource.
  private mutating func add(
    _ key: String, _ message: Message?, of texts: [XMLElement], _ element: XMLElement, source: String
  ) throws(InputError) {
    guard var message else { return }
    for text in texts { message.samples.merge(text.examples) { first, _ in first } }
    message.plurals = .android
    message.origin = origin
    guard indices[key] == nil else {
      throw InputError(
        source: source, line: element.line, problem: "\(key) is there already", expectation: "each name once")
    }
    indices[key] = messages.count
    let isOwn = message.forms.contains { !$0.isOfSystem }
    messages.append((key, message, isOwn && element["translatable"] != "false"))
  }

  private static func name(of element: XMLElement, source: String) throws(InputError) -> String {
    guard let name = element["name"] else {
      throw InputError(
        source: source, line: element.line, problem: "\(element.name) has no name", expectation: "a name")
    }
    return name
  }
}

extension Message.Form {
  /// Whether it is for a product beside the default one, which is the first form where it is known.
  fileprivate var isOfOtherProduct: Bool { name.hasPrefix("product.") && name != "product.default" }
}

extension XMLElement {
  /// The text of a resource as an app shows it, or the reference that it holds.
  ///
  /// White space collapses to one space, except between quotation marks. A text without tags is trimmed. In a text with tags
  /// (`<b>`) the pieces before and after a tag are unescaped separately. Tags are left out; those that only mark a part for
  /// translators (`<xliff:g>`) do not split the text.
  ///
  /// Source: Android's guide to string resources ("Handle special characters"), and what aapt2 makes of
  /// `Tests/TranslationsTests/Fixtures/android`.
  fileprivate func resource(named name: String) -> Message.Form {
    var segments = [""]
    appendSegments(to: &segments)
    let raw = segments.joined()
    // Raw text is looked at, since an escaped `\@string/title` is a text and not a reference.
    let reference = raw.withoutSpaceAround
    if reference.hasPrefix("@string/"), !reference.contains(where: \.isWhitespace) {
      return Message.Form(name: name, text: String(reference), isReference: true)
    }
    // No table has the texts of other packages, such as the system's (`@android:string/ok`).
    if reference.isForeignText {
      return Message.Form(name: name, text: MessageFormatter.sampleText, isOfSystem: true)
    }
    let text =
      segments.count == 1 ? raw.unescapedResource(trims: true) : segments.map { $0.unescapedResource() }.joined()
    return Message.Form(name: name, text: text)
  }

  /// The examples of the placeholders in it, which app developers give translators: `<xliff:g example="Anna">%1$s</xliff:g>`.
  ///
  /// One around more than a placeholder is left out.
  fileprivate var examples: Message.Samples {
    var examples: Message.Samples = [:]
    var count = 0
    addExamples(to: &examples, after: &count)
    return examples
  }

  /// - Parameter count: How many placeholders without a number came before.
  private func addExamples(to examples: inout Message.Samples, after count: inout Int) {
    for child in children {
      let parts: [MessagePattern.Part]
      var example: String?
      switch child {
      case .text(let text): parts = MessagePattern(text).parts
      case .element(let element) where element.name.hasSuffix(":g"):
        parts = MessagePattern(element.text).parts
        example = element["example"]
      case .element(let element):
        element.addExamples(to: &examples, after: &count)
        continue
      }
      for case .placeholder(let placeholder, _) in parts {
        if placeholder.argument == .next { count += 1 }
        let argument = placeholder.argument == .next ? .number(count) : placeholder.argument
        guard parts.count == 1, examples[argument] == nil else { continue }
        examples[argument] = example.flatMap { placeholder.value(ofExample: $0) }
      }
    }
  }

  private func appendSegments(to segments: inout [String]) {
    for child in children {
      switch child {
      case .text(let text): segments[segments.count - 1] += text
      case .element(let element) where element.name.hasSuffix(":g"): element.appendSegments(to: &segments)
      case .element(let element):
        segments.append("")
        element.appendSegments(to: &segments)
        segments.append("")
      }
    }
  }
}

extension Placeholder {
  /// The value that an example stands for; `nil` if it is no number where one is shown.
  fileprivate func value(ofExample example: String) -> MessageArguments.Value? {
    if date != nil { return nil }
    if isInteger { return Int(example).map { .integer($0) } }
    if isNumeric { return Double(example).flatMap { $0.isFinite ? .number($0) : nil } }
    return .text(example)
  }
}

extension Substring {
  /// Whether it refers to a text of another package: `@android:string/ok`, `@*android:string/ok`.
  fileprivate var isForeignText: Bool {
    guard first == "@" else { return false }
    let name = dropFirst(dropFirst().first == "*" ? 2 : 1)
    let package = name.prefix { $0 != ":" }
    return !package.isEmpty && package.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      && name[package.endIndex...].hasPrefix(":string/") && !contains(where: \.isWhitespace)
  }
}

extension StringProtocol {
  /// The text without the white space at its ends.
  var withoutSpaceAround: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}

extension String {
  /// Whether it is a colour, a reference, a truth value, a number or a size, which are no texts.
  fileprivate var isOtherResource: Bool {
    guard let first else { return false }
    if "#?@".contains(first) { return !contains("\n") }
    if self == "true" || self == "false" { return true }
    let number = dropFirst("+-".contains(first) ? 1 : 0).utf8
    let unit = number.drop { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
    return unit.startIndex > number.startIndex && unit.allSatisfy { 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "%") }
  }

  /// The text with white space and escapes as the resource compiler resolves them; the backslash of an unknown escape is dropped.
  ///
  /// - Parameter trims: Whether white space at the ends is dropped.
  fileprivate func unescapedResource(trims: Bool = false) -> String {
    var text = String.UnicodeScalarView()
    var isQuoted = false
    // Whether a space is pending, to be written once something follows it.
    var owesSpace = false
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if !isQuoted, " \t\n\r\u{B}\u{C}".unicodeScalars.contains(scalar) {
        owesSpace = !trims || !text.isEmpty
        continue
      }
      if owesSpace { text.append(" ") }
      owesSpace = false
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\": text.append(Self.escape(&rest))
      default: text.append(scalar)
      }
    }
    if owesSpace, !trims { text.append(" ") }
    return String(text)
  }

  /// The character of an escape; `rest` begins after its backslash.
  private static func escape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    guard let scalar = rest.popFirst() else { return "\\" }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      guard let code = hexadecimal(rest) else { return "u" }
      rest = rest.dropFirst(4)
      // A character outside the basic plane takes two escapes.
      if 0xD800..<0xDC00 ~= code, rest.starts(with: "\\u".unicodeScalars), let low = hexadecimal(rest.dropFirst(2)),
        0xDC00..<0xE000 ~= low
      {
        rest = rest.dropFirst(6)
        return Unicode.Scalar(0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
      }
      return Unicode.Scalar(code) ?? "\u{FFFD}"
    default: return scalar
    }
  }

  /// The value of the four hexadecimal digits at the beginning; `nil` if there are fewer.
  private static func hexadecimal(_ text: Substring.UnicodeScalarView) -> UInt32? {
    let digits = text.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
  }
}
