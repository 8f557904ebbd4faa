import Galley
import StyleDocument

extension ScaleSelection {
  /// The requested system, with the requested rule and range.
  func chosenSystem() throws -> TypeSystem {
    if let custom {
      guard system == nil else {
        throw InputError("--system", "--custom brings a system of its own", expected: "only one of the two")
      }
      return try applyRule(to: readCustom(custom))
    }
    return try namedSystems([system ?? TypeSystem.dynamicType.name], option: "--system")[0]
  }

  /// The systems of some names, the custom one among them, with the requested rule and range.
  func namedSystems(_ names: [String], option: String) throws -> [TypeSystem] {
    let known = try (custom.map { [try readCustom($0)] } ?? []) + TypeSystem.builtIn
    return try names.map { name in
      guard let system = known.first(where: { $0.name == name }) else {
        throw InputError(
          source: option, "there is no system \"\(name)\"", unknown: name, among: known.map(\.name),
          listedAs: "a system that galley scale --list lists")
      }
      return try applyRule(to: system)
    }
  }

  func styles(of system: TypeSystem) throws -> [TypeStyle] {
    try style.isEmpty ? system.styles : style.map { try self.style(named: $0, of: system) }
  }

  /// The styles of two systems to put side by side: those that were asked for, one for both or one for each, or else
  /// all that go by one name in both.
  func styles(of first: TypeSystem, besides second: TypeSystem) throws -> [(TypeStyle, TypeStyle)] {
    switch style.count {
    case 0:
      let common = StylePair.commonStyles(of: first, and: second)
      guard !common.isEmpty else {
        throw InputError(
          "--compare", "\(first.name) and \(second.name) have no style in common",
          expected: "--style twice, once for each")
      }
      return common
    case 1...2:
      return [
        (try style(named: style[0], of: first), try style(named: style[style.count - 1], of: second))
      ]
    default:
      throw InputError("--style", "\(style.count) styles are given", expected: "one for both systems or one for each")
    }
  }

  private func style(named name: String, of system: TypeSystem) throws -> TypeStyle {
    guard let style = system.style(named: name) else {
      let names = system.styles.map(\.name)
      var error = InputError(
        source: "--style", "there is no style \"\(name)\" in \(system.name)", unknown: name, among: names,
        listedAs: "a style that galley scale --system \(system.name) lists")
      error.suggestion = Names.nearest(to: name, among: names + system.styles.flatMap(\.aliases))
      throw error
    }
    return style
  }

  private func readCustom(_ name: String) throws -> TypeSystem {
    let document = try ByteInput(source: name).contents(upTo: InputLimits.styleBytes)
    do throws(InputError) {
      let custom = try CustomSystem(document)
      for warning in custom.warnings { Console.warn(warning.of(name)) }
      return custom.system
    } catch {
      throw error.of(name)
    }
  }

  private func applyRule(to system: TypeSystem) throws -> TypeSystem {
    var rule = system.rule
    if let name = self.rule {
      guard let named = ScalingRule.named(name) else {
        throw InputError(
          source: "--rule", "there is no rule \"\(name)\"", unknown: name, among: ScalingRule.builtIn.map(\.name))
      }
      rule = named
    }
    switch clamp {
    case nil: break
    case .categories(let range): rule = rule.clamped(to: range)
    case .factors(let range):
      guard rule.name == ScalingRule.flutter.name else {
        throw InputError(
          "--clamp", "\(rule.name) clamps no factors", expected: "categories such as M:AX2, or --rule flutter")
      }
      rule = .flutter(clampedTo: range)
    }
    return system.applying(rule)
  }
}

extension InputError {
  /// The error, with the name of the document it lies in.
  fileprivate func of(_ source: String) -> InputError {
    var error = self
    error.source = source
    return error
  }
}
