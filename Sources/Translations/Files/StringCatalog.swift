internal import JSONText

/// String Catalogs of Xcode (`.xcstrings`): JSON with all texts of an app in all languages.
enum StringCatalog {
  /// Reads a file.
  static func table(_ bytes: [UInt8], source: String) throws(InputError) -> TranslationTable {
    do throws(JSONFault) {
      return try table(JSONScanner.value(of: bytes.span))
    } catch {
      throw InputError(error.located(in: bytes.span, firstLine: 1), source: source)
    }
  }

  private static func table(_ value: JSONValue) throws(JSONFault) -> TranslationTable {
    let root = try value.object("a String Catalog")
    guard let language = root["sourceLanguage"], let strings = root["strings"] else {
      throw JSONFault("sourceLanguage or strings is missing", expected: "both")
    }
    var table = TranslationTable()
    let sourceName = try inside(.key("sourceLanguage")) { () throws(JSONFault) in try language.string() }
    let sourceLocale = LocaleTag(sourceName)
    table.sourceLocale = sourceLocale
    var locales: Set<LocaleTag> = []
    var budget = InputLimits.tableBytes
    for member in try inside(.key("strings"), { () throws(JSONFault) in try strings.object("an object of texts") })
      .members
    {
      do throws(JSONFault) {
        var languages: [LocaleTag] = []
        table.entries.append(try entry(member.key, member.value, sourceLocale, &languages, budget: &budget))
        for locale in languages where locale != sourceLocale && locales.insert(locale).inserted {
          table.locales.append(locale)
        }
      } catch {
        throw error.inside(.key(member.key)).inside(.key("strings"))
      }
    }
    return table
  }

  /// - Parameter languages: Receives the languages of the key, since one counts even if none of its texts is written yet.
  private static func entry(
    _ key: String, _ value: JSONValue, _ sourceLocale: LocaleTag, _ languages: inout [LocaleTag], budget: inout Int
  ) throws(JSONFault) -> TranslationTable.Entry {
    let object = try value.object("an object")
    // A key without a text in the source language is itself the text.
    var entry = TranslationTable.Entry(key: key, source: Message(key.withoutInflection))
    if case .bool(false) = object["shouldTranslate"] { entry.isTranslatable = false }
    guard let localizations = object["localizations"] else { return entry }
    for member in try inside(.key("localizations"), { () throws(JSONFault) in try localizations.object("an object") })
      .members
    {
      do throws(JSONFault) {
        let locale = LocaleTag(member.key)
        languages.append(locale)
        guard var message = try message(member.value, budget: &budget) else { continue }
        if locale == sourceLocale {
          message.forms.removeAll(where: \.isPending)
          message.isTranslated = true
          entry.source = message
        } else {
          entry.translations.append((locale, message))
        }
      } catch {
        throw error.inside(.key(member.key)).inside(.key("localizations"))
      }
    }
    return entry
  }

  /// The message of a localization.
  ///
  /// It is `nil` without a text, with only empty texts in the state `new`, as Xcode adds them for a new language, or if a
  /// substitution has such a form.
  private static func message(_ value: JSONValue, budget: inout Int) throws(JSONFault) -> Message? {
    let object = try value.object("a localization")
    var leaves: [Leaf] = []
    try collect(value, "", into: &leaves)
    var substitutions = Substitutions()
    var isTranslated = leaves.allSatisfy { $0.state != "new" }
    var isPending = leaves.allSatisfy(\.form.isPending)
    for member in try object["substitutions"]?.object("an object").members ?? [] {
      let substitution = try inside(.key("substitutions")) { () throws(JSONFault) in
        try inside(.key(member.key)) { () throws(JSONFault) in
          try variable(member.value, isTranslated: &isTranslated)
        }
      }
      substitutions.variables[member.key] = substitution
      // A text with an unwritten part counts as unwritten.
      isPending = isPending || substitution.forms.contains(where: \.isPending)
    }
    guard !isPending, var message = Message(forms: try substitutions.forms(of: leaves.map(\.form), budget: &budget))
    else { return nil }
    message.isTranslated = isTranslated
    return message
  }

  /// A text at the end of a path of variations, and the state of its translation.
  private struct Leaf {
    var form: Message.Form
    var state: String?
  }

  private static func collect(_ value: JSONValue, _ name: String, into leaves: inout [Leaf]) throws(JSONFault) {
    let object = try value.object("an object")
    if let unit = object["stringUnit"] {
      try inside(.key("stringUnit")) { () throws(JSONFault) in
        let unit = try unit.object("an object with value")
        guard let text = unit["value"] else { throw JSONFault("value is missing", expected: "a text") }
        let state = try unit["state"]?.string()
        var form = Message.Form(name: name, text: try text.string().withoutInflection)
        form.isPending = state == "new" && form.text.isEmpty
        leaves.append(Leaf(form: form, state: state))
      }
    }
    if let set = object["stringSet"] {
      try inside(.key("stringSet")) { () throws(JSONFault) in
        let set = try set.object("an object with values")
        let state = try set["state"]?.string()
        let texts = try inside(.key("values")) { () throws(JSONFault) in
          try (set["values"] ?? .null).array { (value) throws(JSONFault) in try value.string().withoutInflection }
        }
        for (index, text) in texts.enumerated() {
          let name = texts.count == 1 ? name : "\(name.isEmpty ? "" : name + ".")value.\(index + 1)"
          leaves.append(Leaf(form: Message.Form(name: name, text: text), state: state))
        }
      }
    }
    for variation in try object["variations"]?.object("an object of variations").members ?? [] {
      for choice in try variation.value.object("an object").members {
        // Plural categories are named alone; devices and widths with their kind (`device.mac`).
        let part = variation.key == "plural" ? choice.key : "\(variation.key).\(choice.key)"
        do throws(JSONFault) {
          try collect(choice.value, name.isEmpty ? part : "\(name).\(part)", into: &leaves)
        } catch {
          throw error.inside(.key(choice.key)).inside(.key(variation.key)).inside(.key("variations"))
        }
      }
    }
  }

  /// Reads a substitution.
  ///
  /// - Parameter isTranslated: Set to false if a text of the substitution is new.
  private static func variable(
    _ value: JSONValue, isTranslated: inout Bool
  ) throws(JSONFault) -> Substitutions.Variable {
    let object = try value.object("a substitution")
    var leaves: [Leaf] = []
    try collect(value, "", into: &leaves)
    if leaves.contains(where: { $0.state == "new" }) { isTranslated = false }
    return Substitutions.Variable(
      argument: try object["argNum"]?.integer(in: 1...1000),
      specifier: try object["formatSpecifier"]?.string() ?? "lld",
      forms: leaves.map(\.form))
  }
}

extension JSONValue {
  /// The value as an object.
  func object(_ expectation: String) throws(JSONFault) -> JSONObject {
    guard case .object(let object) = self else { throw .type(self, expected: expectation) }
    return object
  }
}
