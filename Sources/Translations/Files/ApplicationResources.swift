internal import JSONText

/// Application resource bundles of Flutter (`.arb`): JSON with the messages of one language and the attributes of their arguments.
///
/// Source: Flutter, `packages/flutter_tools/lib/src/localizations/gen_l10n_types.dart`.
enum ApplicationResources {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - locale: The language of the file, which overrides what the file and its name say.
  ///   - settings: How its messages are read.
  static func table(
    _ bytes: [UInt8], source: String, locale: LocaleTag?, settings: FlutterSettings
  ) throws(InputError) -> TranslationTable {
    do throws(JSONFault) {
      // Flutter takes the last of several members with one key, and apps do have equal ones.
      let root = try JSONScanner.value(of: bytes.span, acceptsEqualMembers: true).object("an object of messages")
      let locale = if let locale { locale } else { try language(root, source: source) }
      return TranslationTable(try messages(root, settings), locale: locale)
    } catch {
      throw InputError(error.located(in: bytes.span, firstLine: 1), source: source)
    }
  }

  /// The language that a file names in `@@locale`, or that its file name ends in.
  private static func language(_ root: JSONObject, source: String) throws(JSONFault) -> LocaleTag {
    let named = LocaleTag(inNameOf: source)
    guard let value = root["@@locale"] else {
      if let named { return named }
      throw JSONFault("it names no language", expected: "@@locale in it, a name such as app_de.arb, or de=\(source)")
    }
    return try inside(.key("@@locale")) { () throws(JSONFault) in
      let locale = LocaleTag(try value.string())
      guard named == nil || named == locale else {
        throw JSONFault("\(JSONQuote(locale.name))", expected: "\(named?.name ?? ""), as the name of the file says")
      }
      return locale
    }
  }

  private static func messages(
    _ root: JSONObject, _ settings: FlutterSettings
  ) throws(JSONFault) -> [(key: String, message: Message, isTranslatable: Bool)] {
    let attributes = Dictionary(
      root.members.filter { $0.key.hasPrefix("@") }.map { ($0.key.dropFirst(), $0.value) }
    ) { first, _ in first }
    var messages: [(key: String, message: Message, isTranslatable: Bool)] = []
    var budget = InputLimits.tableBytes
    for member in root.members where !member.key.hasPrefix("@") {
      try inside(.key(member.key)) { () throws(JSONFault) in
        let text = try ICUMessage(try member.value.string(), hasQuotes: settings.usesEscaping)
        guard var message = Message(forms: try text.forms(budget: &budget)) else { return }
        message.plurals = .flutter
        message.syntax = settings.usesEscaping ? [.braces, .doubledBraces] : .braces
        message.samples = try samples(attributes[member.key[...]])
        messages.append((member.key, message, true))
      }
    }
    return messages
  }

  /// The values of arguments that a document does not give: the `example` of a placeholder, or a number if its `type` is one.
  private static func samples(_ attributes: JSONValue?) throws(JSONFault) -> Message.Samples {
    guard case .object(let attributes) = attributes, case .object(let placeholders) = attributes["placeholders"] else {
      return [:]
    }
    var samples: Message.Samples = [:]
    for member in placeholders.members {
      guard case .object(let placeholder) = member.value else { continue }
      let argument = Placeholder.Argument.name(member.key)
      let example = if case .string(let text) = placeholder["example"] { text } else { String?.none }
      switch placeholder["type"] {
      case .string("int"): samples[argument] = .integer(example.flatMap { Int($0) } ?? MessageFormatter.sampleNumber)
      case .string("num"), .string("double"):
        let number = example.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        samples[argument] = .number(number ?? Double(MessageFormatter.sampleNumber))
      default: samples[argument] = example.map { .text($0) }
      }
    }
    return samples
  }
}

/// The settings in Flutter's `l10n.yaml` that change how messages are read.
struct FlutterSettings {
  /// Whether braces between apostrophes are text (`use-escaping`).
  var usesEscaping = false
  /// The language of the template (`template-arb-file`), from which the others are translated; `nil` if the file names none.
  var sourceLocale: LocaleTag?

  /// Makes the settings of an app without `l10n.yaml`.
  init() {}

  /// Reads a file with one setting per line.
  init(_ bytes: [UInt8], source: String) throws(InputError) {
    let text = try ArraySlice(decoding: bytes, source: source)
    let setting = /([a-z0-9-]+)\s*:\s*["']?([^"'#]*?)["']?\s*(#.*)?/
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let line = String(decoding: line, as: UTF8.self)
      // The limit bounds the time that the regular expression takes.
      guard line.utf8.count < 1000, let match = line.wholeMatch(of: setting) else { continue }
      let value = String(match.2)
      switch match.1 {
      case "use-escaping", "relax-syntax":
        guard ["true", "false"].contains(value), value == "false" || match.1 == "use-escaping" else {
          throw InputError(
            source: source, line: index + 1, problem: "\(match.1): \(value)",
            expectation: match.1 == "use-escaping" ? "true or false" : "false, as braces that are text are not read")
        }
        usesEscaping = usesEscaping || value == "true"
      case "template-arb-file": sourceLocale = LocaleTag(inNameOf: value)
      default: continue
      }
    }
  }
}
