internal import JSONText

/// Strings dictionaries of Apple's systems (`.stringsdict`): texts that depend on numbers, devices or the available width.
///
/// Source: Apple, "Stringsdict File Format", and "Creating great localized experiences with Xcode 11" (WWDC 2019): the text for a
/// device or a width may be a dictionary of rules itself.
enum StringsDictionary {
  /// Reads a file.
  static func table(_ bytes: [UInt8], source: String, locale: LocaleTag?) throws(InputError) -> TranslationTable {
    let list = try PropertyList(bytes, source: source)
    guard let members = list.dictionary else { throw list.fault("a dictionary of texts", source: source) }
    var messages: [(key: String, message: Message, isTranslatable: Bool)] = []
    var reader = StringsDictionaryReader(source: source)
    for (key, value) in members {
      guard let rules = value.dictionary else { throw value.fault("a dictionary of rules", source: source) }
      if var message = Message(forms: try reader.forms(rules)) {
        message.origin = .stringsDictionary
        messages.append((key, message, true))
      }
    }
    return TranslationTable(messages, locale: locale)
  }
}

private struct StringsDictionaryReader {
  let source: String
  /// How many more bytes the variables of the table may add.
  private var budget = InputLimits.tableBytes

  init(source: String) { self.source = source }

  /// The forms of a text.
  ///
  /// - Parameters:
  ///   - rules: The dictionary of the text.
  ///   - name: The device or the width that the rules are for; empty for the rules of a key.
  ///   - outer: The variables of the enclosing dictionaries.
  mutating func forms(
    _ rules: [(key: String, value: PropertyList)], name: String = "", outer: Substitutions = Substitutions()
  ) throws(InputError) -> [Message.Form] {
    var format: PropertyList?
    var choices: [(kind: String, value: PropertyList)] = []
    var substitutions = outer
    for (key, value) in rules {
      switch key {
      case "NSStringLocalizedFormatKey": format = value
      case "NSStringVariableWidthRuleType": choices.append(("width", value))
      case "NSStringDeviceSpecificRuleType": choices.append(("device", value))
      default: substitutions.variables[key] = try variable(value)
      }
    }
    var forms: [Message.Form] = []
    for (kind, value) in choices {
      guard let members = value.dictionary else { throw value.fault("a dictionary of texts", source: source) }
      for (choice, value) in members {
        let inner = name.isEmpty ? "\(kind).\(choice)" : "\(name).\(kind).\(choice)"
        if let rules = value.dictionary {
          forms += try self.forms(rules, name: inner, outer: substitutions)
        } else {
          forms += try self.forms(value, "a text or a dictionary of rules", inner, substitutions)
        }
      }
    }
    if let format { forms += try self.forms(format, "a text", name, substitutions) }
    return forms
  }

  /// The forms of a text with variables.
  private mutating func forms(
    _ value: PropertyList, _ expectation: String, _ name: String, _ substitutions: Substitutions
  ) throws(InputError) -> [Message.Form] {
    guard let text = value.string?.withoutInflection else { throw value.fault(expectation, source: source) }
    do throws(JSONFault) {
      return try substitutions.forms(of: [Message.Form(name: name, text: text)], budget: &budget)
    } catch {
      throw InputError(
        source: source, line: value.line, problem: "\(JSONQuote(text)): \(error.problem)",
        expectation: error.expectation)
    }
  }

  private func variable(_ value: PropertyList) throws(InputError) -> Substitutions.Variable {
    guard let members = value.dictionary else { throw value.fault("a dictionary of plural forms", source: source) }
    var variable = Substitutions.Variable(specifier: "d", forms: [])
    for (key, value) in members {
      guard let text = value.string else { throw value.fault("a text", source: source) }
      switch key {
      case "NSStringFormatSpecTypeKey":
        guard text == "NSStringPluralRuleType" else {
          throw InputError(
            source: source, line: value.line, problem: "a variable of type \(JSONQuote(text))",
            expectation: "NSStringPluralRuleType")
        }
      case "NSStringFormatValueTypeKey": variable.specifier = text
      default: variable.forms.append(Message.Form(name: key, text: text.withoutInflection))
      }
    }
    return variable
  }
}
