internal import JSONText
internal import XMLText

/// XLIFF 1.2 (OASIS), the exchange format of translation tools and Xcode.
enum XLIFF {
  /// Reads a file.
  ///
  /// The key of a text is its `resname`, or else its `id`. An `id` of digits only is a number that a tool assigned, so the
  /// source text is the key then.
  ///
  /// - Parameter locale: The language of the targets, which overrides that of the file.
  static func table(_ bytes: [UInt8], source: String, locale: LocaleTag?) throws(InputError) -> TranslationTable {
    let root = try XMLElement.document(bytes, source: source)
    guard root.name == "xliff", (root["version"] ?? "1.2").hasPrefix("1.") else {
      throw InputError(
        source: source, line: root.line, problem: "it is no XLIFF of version 1.2",
        expectation: "xliff with version=\"1.2\"")
    }
    var units = XLIFFUnits()
    var table = TranslationTable()
    var locales: Set<LocaleTag> = []
    for file in root.elements("file") {
      guard let language = file["source-language"] else {
        throw InputError(
          source: source, line: file.line, problem: "file has no source-language", expectation: "a language")
      }
      table.sourceLocale = table.sourceLocale ?? LocaleTag(language)
      let target = locale ?? file["target-language"].map { LocaleTag($0) }
      if let target, target != table.sourceLocale, locales.insert(target).inserted {
        guard locales.count <= InputLimits.tableLanguages else {
          throw InputError(
            source: source, line: file.line, problem: "there are too many languages",
            expectation: "at most \(InputLimits.tableLanguages)")
        }
        table.locales.append(target)
      }
      for body in file.elements("body") {
        try units.collect(body, into: target, isTranslatable: true, source: source)
      }
    }
    do throws(JSONFault) {
      table.entries = try units.entries()
    } catch {
      throw InputError(error, source: source)
    }
    return table
  }
}

/// The texts of a file, each collected from the units that are its variations.
private struct XLIFFUnits {
  /// The texts, in the order of the file.
  ///
  /// They are changed in place: a copy for each unit would take quadratic time.
  private var units: [Unit] = []
  private var places: [Name: Int] = [:]

  /// The identity of a text: its key and its origin, since a strings file and a dictionary may have the same key.
  private struct Name: Hashable {
    var key: String
    var origin: Message.Origin?
  }

  /// A text with its variations, in all languages.
  private struct Unit {
    let name: Name
    var isTranslatable = true
    var source = Side()
    var targets: [(locale: LocaleTag, side: Side)] = []
    var places: [LocaleTag: Int] = [:]

    init(_ name: Name) { self.name = name }

    /// The index of the text in a language.
    mutating func place(of locale: LocaleTag) -> Int {
      if let place = places[locale] { return place }
      places[locale] = targets.count
      targets.append((locale, Side()))
      return targets.count - 1
    }
  }

  /// A text in one language, with its variations.
  private struct Side {
    var forms: [Message.Form] = []
    var substitutions = Substitutions()
    var isTranslated = true

    /// The message; `nil` if no form of the text is written, or not all forms of its variables.
    func message(_ origin: Message.Origin?, budget: inout Int) throws(JSONFault) -> Message? {
      let isPending =
        forms.allSatisfy(\.isPending)
        || substitutions.variables.values.contains { $0.forms.contains(where: \.isPending) }
      guard !isPending, var message = Message(forms: try substitutions.forms(of: forms, budget: &budget)) else {
        return nil
      }
      message.isTranslated = isTranslated && !forms.contains(where: \.isPending)
      message.origin = origin
      return message
    }

    /// Adds a text with its state, unless the side has a text of this variation: a file for each language repeats the source
    /// text, and several files may have a unit with the same key.
    ///
    /// - Parameter text: `nil` for a variation without a target, which still has to be translated.
    /// - Returns: Whether there are not too many texts.
    mutating func add(_ text: String?, _ variation: [Substring], isTranslated: Bool = true) -> Bool {
      let isNew: Bool
      let count: Int
      if variation.first == "substitutions", variation.count >= 4 {
        // substitutions.count.plural.one, substitutions.count.device.mac.plural.one
        let name = variation[2...].filter { $0 != "plural" }.joined(separator: ".")
        let variable = String(variation[1])
        isNew = substitutions.variables[variable, default: .init(specifier: "lld", forms: [])].forms
          .appendFirst(name, text)
        count = substitutions.variables[variable]?.forms.count ?? 0
      } else {
        let name = variation.filter { $0 != "plural" }.joined(separator: ".")
        isNew = forms.appendFirst(name, text)
        count = forms.count
      }
      if isNew, text != nil, !isTranslated { self.isTranslated = false }
      return count <= InputLimits.textForms
    }

    /// Removes the forms without a target that no number of the language chooses.
    mutating func removeNeedless(_ rules: PluralRules) {
      func isNeedless(_ form: Message.Form) -> Bool {
        guard form.isPending, let category = Message.Form.plural(in: form.name)?.category else { return false }
        return !rules.samples.contains { $0.category == category }
      }
      forms.removeAll(where: isNeedless)
      for name in substitutions.variables.keys { substitutions.variables[name]?.forms.removeAll(where: isNeedless) }
    }

    /// Whether a form has no target.
    var hasPending: Bool {
      forms.contains(where: \.isPending)
        || substitutions.variables.values.contains { $0.forms.contains(where: \.isPending) }
    }
  }

  /// The entries of the table.
  ///
  /// - Throws: A fault at the key of a text that its variables make too long.
  func entries() throws(JSONFault) -> [TranslationTable.Entry] {
    var entries: [TranslationTable.Entry] = []
    var budget = InputLimits.tableBytes
    var rules: [LocaleTag: PluralRules] = [:]
    // Dictionaries take precedence over strings with the same keys, in any order in the file.
    for unit in units.filter({ $0.name.origin != nil }) + units.filter({ $0.name.origin == nil }) {
      let name = unit.name
      try inside(.key(name.key)) { () throws(JSONFault) in
        var entry = TranslationTable.Entry(
          key: name.key, source: try unit.source.message(name.origin, budget: &budget),
          isTranslatable: unit.isTranslatable)
        for var target in unit.targets {
          if target.side.hasPending {
            let known = rules[target.locale] ?? PluralRules(target.locale)
            rules[target.locale] = known
            target.side.removeNeedless(known)
          }
          guard let message = try target.side.message(name.origin, budget: &budget) else { continue }
          entry.translations.append((target.locale, message))
        }
        entries.append(entry)
      }
    }
    return entries
  }

  /// Collects the units of a body or a group, nested groups included.
  ///
  /// - Parameter isTranslatable: Whether units are to be translated that do not say so themselves (`translate`).
  mutating func collect(
    _ element: XMLElement, into locale: LocaleTag?, isTranslatable: Bool, source: String
  ) throws(InputError) {
    for child in element.elements() {
      let isTranslatable = child["translate"].map { $0 != "no" } ?? isTranslatable
      switch child.name {
      case "group": try collect(child, into: locale, isTranslatable: isTranslatable, source: source)
      case "trans-unit": try add(child, locale, isTranslatable: isTranslatable, source: source)
      default: continue
      }
    }
  }

  private mutating func add(
    _ element: XMLElement, _ locale: LocaleTag?, isTranslatable: Bool, source: String
  ) throws(InputError) {
    let resourceName = element["resname"].flatMap { $0.isEmpty ? nil : $0 }
    guard var identifier = resourceName ?? element["id"], let sourceText = element.elements("source").first else {
      throw InputError(
        source: source, line: element.line, problem: "trans-unit has no id or no source", expectation: "both")
    }
    if resourceName == nil, identifier.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      identifier = sourceText.inlineText
    }
    let (name, variation) = Self.parts(of: identifier)
    let place = places[name] ?? units.count
    if place == units.count {
      places[name] = place
      units.append(Unit(name))
    }
    if !isTranslatable { units[place].isTranslatable = false }
    func tooMany() -> InputError {
      InputError(
        source: source, line: element.line, problem: "the text \(JSONQuote(name.key)) has too many forms",
        expectation: "at most \(InputLimits.textForms)")
    }
    guard units[place].source.add(sourceText.inlineText.withoutInflection, variation) else { throw tooMany() }
    let target = element.elements("target").first
    var text = target?.inlineText.withoutInflection
    if text?.isEmpty == true, !sourceText.inlineText.isEmpty { text = nil }
    // Without a target a text is the source text, but a variation of it still has to be translated.
    guard text != nil || !variation.isEmpty && locale != nil else { return }
    guard let locale else {
      throw InputError(
        source: source, line: target?.line ?? element.line, problem: "file has no target-language",
        expectation: "a language in it, or given with the file, as in de=\(source)")
    }
    let index = units[place].place(of: locale)
    let isTranslated = !Self.untranslatedStates.contains(target?["state"] ?? "")
    guard units[place].targets[index].side.add(text, variation, isTranslated: isTranslated) else { throw tooMany() }
  }

  /// The states of targets that are not translated.
  ///
  /// Source: XLIFF 1.2, "state".
  private static let untranslatedStates: Set = ["new", "needs-translation", "needs-l10n"]

  /// The deepest nesting of rules for devices and widths, since identifiers may be hostile.
  private static let deepest = 8

  /// Splits the identifier of a unit into its text and the variation, since Xcode writes each variation as a unit.
  ///
  /// String Catalogs have `%lld files|==|plural.one`, strings dictionaries a path: `/%lld files:dict/count:dict/one:dict/:string`.
  ///
  /// Source: Apple, "Discover String Catalogs" (WWDC 2023).
  private static func parts(of identifier: String) -> (name: Name, variation: [Substring]) {
    if let mark = identifier.firstRange(of: "|==|") {
      let key = String(identifier[..<mark.lowerBound])
      return (Name(key: key), identifier[mark.upperBound...].split(separator: "."))
    }
    let step = ":dict/"
    guard identifier.hasPrefix("/"), identifier.hasSuffix(step + ":string") else {
      return (Name(key: identifier), [])
    }
    var path = identifier.dropFirst().dropLast(step.count + ":string".count)
    // The path is read from its end, since the key may look like a path, too.
    func removeLastStep() -> Substring? {
      guard let mark = path.ranges(of: step).last else { return nil }
      defer { path = path[..<mark.lowerBound] }
      return path[mark.upperBound...]
    }
    let leaf = removeLastStep()
    let kinds: [Substring: Substring] = [
      "NSStringVariableWidthRuleType": "width", "NSStringDeviceSpecificRuleType": "device",
    ]
    let rule = leaf == "NSStringLocalizedFormatKey" ? nil : removeLastStep()
    var variation: [Substring] = []
    if let leaf, let rule, let kind = kinds[rule] { variation = [kind, leaf] }
    // The dictionary may be nested in rules for a device or a width.
    while variation.count < 2 * deepest, let inner = path.ranges(of: step).last {
      let outer = path[..<inner.lowerBound]
      guard let mark = outer.ranges(of: step).last, let kind = kinds[outer[mark.upperBound...]] else { break }
      variation = [kind, path[inner.upperBound...]] + variation
      path = outer[..<mark.lowerBound]
    }
    let name = Name(key: String(path), origin: .stringsDictionary)
    guard let leaf, let rule, kinds[rule] == nil else { return (name, variation) }
    return (name, ["substitutions", rule] + variation + ["plural", leaf])
  }
}

extension [Message.Form] {
  /// Appends a form unless one has its name; without a text it is pending, and gives way to one with a text.
  fileprivate mutating func appendFirst(_ name: String, _ text: String?) -> Bool {
    var form = Message.Form(name: name, text: text ?? "")
    form.isPending = text == nil
    guard let index = firstIndex(where: { $0.name == name }) else {
      append(form)
      return true
    }
    guard self[index].isPending, !form.isPending else { return false }
    self[index] = form
    return true
  }
}

extension XMLElement {
  /// The text of a source or target, as an app shows it.
  ///
  /// `g` and `mrk` show their content. The codes in `ph`, `it`, `bpt` and `ept` are shown unless they are markup. `x` is a
  /// line break, its `equiv-text` or a placeholder named by its `id`; with a `ctype` and no `equiv-text` it is a tag. Other
  /// elements, such as `bx` and `ex`, show nothing.
  ///
  /// Source: XLIFF 1.2, "Inline elements".
  fileprivate var inlineText: String {
    children.map { child -> String in
      guard case .element(let element) = child else {
        if case .text(let text) = child { return text }
        return ""
      }
      switch element.name {
      case "g", "mrk": return element.inlineText
      case "ph", "it", "bpt", "ept":
        return (element.text.isEmpty ? element["equiv-text"] ?? "" : element.text).withoutMarkup
      case "x":
        if element["ctype"] == "lb" || element["id"] == "LINE_BREAK" { return "\n" }
        let place = element["id"].map { "{\($0)}" } ?? ""
        guard let text = element["equiv-text"] else { return element["ctype"] == nil ? place : "" }
        return text.interpolation(or: place) ?? text.withoutMarkup
      default: return ""
      }
    }.joined()
  }
}

extension String {
  /// The placeholder of an interpolation of Angular: `{name}` for `{{ name }}`, and `place` for an expression or a nested
  /// message (`{minutes, plural, …}`); `nil` if the text is neither.
  ///
  /// Source: Angular, "Example of extracted messages" (`<x id="INTERPOLATION" equiv-text="{{name}}"/>`).
  fileprivate func interpolation(or place: String) -> String? {
    let text = withoutSpaceAround
    let parts = text.dropFirst().split(separator: ",", maxSplits: 2)
    if text.hasPrefix("{"), parts.count == 3, ["plural", "select"].contains(parts[1].withoutSpaceAround) {
      return place
    }
    guard text.count >= 4, text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
    let expression = text.dropFirst(2).dropLast(2)
    guard !expression.contains(where: { "{}".contains($0) }) else { return nil }
    let name = expression.withoutSpaceAround
    let isName = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0)) }
    return isName ? "{\(name)}" : place
  }

  /// A code as an app shows it: nothing if it is a tag.
  fileprivate var withoutMarkup: String {
    let isTag = hasPrefix("<") && hasSuffix(">") || hasPrefix("&lt;") && hasSuffix("&gt;")
    return isTag ? "" : self
  }
}
