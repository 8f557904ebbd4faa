internal import JSONText

/// Strings dictionaries of Apple's systems (`.stringsdict`): texts that depend on numbers or on the room there is.
///
/// Source: Apple, "Stringsdict File Format".
enum StringsDictionary {
  /// Reads a file.
  static func table(_ bytes: [UInt8], source: String, locale: LocaleTag?) throws(InputError) -> TranslationTable {
    let list = try PropertyList(bytes, source: source)
    guard let members = list.dictionary else { throw list.fault("a dictionary of texts", source: source) }
    var messages: [(key: String, message: Message, isTranslatable: Bool)] = []
    var budget = InputLimits.tableBytes
    for (key, value) in members {
      guard let rules = value.dictionary else { throw value.fault("a dictionary of rules", source: source) }
      if var message = Message(forms: try forms(rules, budget: &budget, source: source)) {
        message.origin = .stringsDictionary
        messages.append((key, message, true))
      }
    }
    return TranslationTable(messages, locale: locale)
  }

  private static func forms(
    _ rules: [(key: String, value: PropertyList)], budget: inout Int, source: String
  ) throws(InputError) -> [Message.Form] {
    var forms: [Message.Form] = []
    var format: String?
    var substitutions = Substitutions()
    for (key, value) in rules {
      switch key {
      case "NSStringLocalizedFormatKey":
        guard let text = value.string else { throw value.fault("a text", source: source) }
        format = text
      case "NSStringVariableWidthRuleType":
        for (width, text) in value.dictionary ?? [] {
          if let text = text.string { forms.append(Message.Form(name: "width.\(width)", text: text)) }
        }
      case "NSStringDeviceSpecificRuleType":
        for (device, text) in value.dictionary ?? [] {
          if let text = text.string { forms.append(Message.Form(name: "device.\(device)", text: text)) }
        }
      default:
        guard let members = value.dictionary else { throw value.fault("a dictionary of plural forms", source: source) }
        substitutions.variables[key] = try variable(members, source: source)
      }
    }
    guard let format else { return forms }
    do throws(JSONFault) {
      return forms + [try substitutions.form(Message.Form(name: "", text: format), budget: &budget)]
    } catch {
      throw InputError(
        source: source, problem: "\(JSONQuote(format)): \(error.problem)", expectation: error.expectation)
    }
  }

  private static func variable(
    _ members: [(key: String, value: PropertyList)], source: String
  ) throws(InputError) -> Substitutions.Variable {
    var variable = Substitutions.Variable(specifier: "d", forms: [])
    for (key, value) in members where key != "NSStringFormatSpecTypeKey" {
      guard let text = value.string else { throw value.fault("a text", source: source) }
      if key == "NSStringFormatValueTypeKey" {
        variable.specifier = text
      } else {
        variable.forms.append(Message.Form(name: key, text: text))
      }
    }
    return variable
  }
}
