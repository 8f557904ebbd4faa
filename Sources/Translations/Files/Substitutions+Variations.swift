internal import JSONText

extension Substitutions {
  /// The forms of texts with their variables, multiplied by device where variables have texts for devices.
  ///
  /// A device without its own text has the text for `other`.
  ///
  /// Source: Apple, "Localizing and varying text with a string catalog" and "Creating great localized experiences with Xcode 11" (WWDC
  /// 2019): rules for devices, widths and numbers go together.
  ///
  /// - Parameters:
  ///   - texts: The texts as the table has them.
  ///   - budget: How many more bytes the variables of the table may add.
  /// - Throws: A fault if they add more, or if a text names a variable that has no text for its device.
  func forms(of texts: [Message.Form], budget: inout Int) throws(JSONFault) -> [Message.Form] {
    guard !variables.isEmpty else { return texts }
    let choices = variables.mapValues(\.formsByVariation)
    let varied = choices.filter { $0.value.keys.contains { $0 != Variation.none } }
    // Variables without variations are the same in all texts.
    var common = Substitutions()
    for (name, variable) in variables where varied[name] == nil {
      common.variables[name] = variable
      common.variables[name]?.forms = choices[name]?[.none] ?? []
    }
    var known: [Variation: Substitutions] = [:]
    var forms: [Message.Form] = []
    for text in try expanded(texts, varied) {
      let variation = Variation(of: Message.Form.plural(in: text.name)?.rest ?? text.name)
      var substitutions = known[variation] ?? common
      if known[variation] == nil {
        substitutions = try chosen(for: variation, common, varied, budget: &budget)
        known[variation] = substitutions
      }
      var rest = text.text[...]
      while let match = VariableReference(firstIn: rest) {
        rest = rest[match.range.upperBound...]
        let name = String(match.name)
        guard variables[name] != nil, substitutions.variables[name]?.forms.isEmpty ?? true else { continue }
        throw JSONFault(
          "the variable \(JSONQuote(name)) has no text for \(variation == .none ? "all devices" : variation.name)",
          expected: "one, or one for other devices")
      }
      forms.append(try substitutions.form(text, budget: &budget))
    }
    return forms
  }

  /// The variables with their texts for a variation.
  private func chosen(
    for variation: Variation, _ common: Substitutions, _ varied: [String: [Variation: [Message.Form]]],
    budget: inout Int
  ) throws(JSONFault) -> Substitutions {
    guard !varied.isEmpty else { return common }
    // Each variation costs time for all variables, even if it adds no text.
    budget -= variables.count * Self.leastCost
    guard budget >= 0 else { throw Self.tooLong }
    var result = common
    for (name, choices) in varied {
      guard let forms = variation.standIns.lazy.compactMap({ choices[$0] }).first else { continue }
      result.variables[name] = variables[name]
      result.variables[name]?.forms = forms
    }
    return result
  }

  /// The texts, repeated for each device that a text or a variable has.
  private func expanded(
    _ texts: [Message.Form], _ choices: [String: [Variation: [Message.Form]]]
  ) throws(JSONFault) -> [Message.Form] {
    let ofVariables = choices.values.flatMap(\.keys).compactMap(\.device).sorted()
    guard !ofVariables.isEmpty else { return texts }
    let named = texts.map { (variation: Variation(of: $0.name), text: $0) }
    let groups = Dictionary(grouping: named) { $0.variation.device }
    var known: Set<String> = []
    var forms: [Message.Form] = []
    for device in named.compactMap(\.variation.device) + ofVariables where known.insert(device).inserted {
      for (variation, text) in groups[device] ?? groups["other"] ?? groups[nil] ?? [] {
        var form = text
        form.name = Variation(device: device, rest: variation.rest).name
        forms.append(form)
        guard forms.count <= InputLimits.textForms else {
          throw JSONFault("the text has too many forms", expected: "at most \(InputLimits.textForms)")
        }
      }
    }
    return forms
  }
}

/// The name of a form split into its device and the rest, without the plural category where texts are looked up: `device.mac`,
/// `width.20`.
private struct Variation: Hashable {
  var device: String?
  var rest: String

  /// The variation of a text for all devices and widths.
  static let none = Variation(device: nil, rest: "")

  init(device: String?, rest: String) {
    self.device = device
    self.rest = rest
  }

  /// Splits a name.
  init(of name: String) {
    var parts = name.split(separator: ".").map(String.init)
    var index = 0
    while index + 1 < parts.count {
      if parts[index] == "device" {
        device = parts[index + 1]
        parts.removeSubrange(index...(index + 1))
        break
      }
      index += Message.Form.pluralCategories.contains(parts[index]) ? 1 : 2
    }
    rest = parts.joined(separator: ".")
  }

  var name: String {
    guard let device else { return rest }
    return rest.isEmpty ? "device.\(device)" : "device.\(device).\(rest)"
  }

  /// The variations in which a variable's texts are looked up, the closest first.
  var standIns: [Variation] {
    [
      self, Variation(device: "other", rest: rest), Variation(device: device, rest: ""),
      Variation(device: "other", rest: ""), Variation(device: nil, rest: rest), Variation(device: nil, rest: ""),
    ]
  }
}

extension Substitutions.Variable {
  /// The texts by plural category, grouped by variation; a text without a category counts as `other`.
  fileprivate var formsByVariation: [Variation: [Message.Form]] {
    var result: [Variation: [Message.Form]] = [:]
    for var form in forms {
      let (category, variation) = Message.Form.plural(in: form.name) ?? ("other", form.name)
      form.name = category
      result[Variation(of: variation), default: []].append(form)
    }
    return result
  }
}
