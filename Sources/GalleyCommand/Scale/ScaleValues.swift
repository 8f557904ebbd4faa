import ArgumentParser
import Galley
import StyleDocument

/// A number of the caller's own, and how to scale it.
struct ScaleValues: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("A number to scale.", valueName: "length"))
  var value: Double?

  @Option(
    help: ArgumentHelp(
      "Scale it as UIFontMetrics does for a text style of Dynamic Type. (default: body, unless there is a --system)",
      valueName: "style"),
    completion: .list(DynamicTypeStyle.allCases.map(\.description)))
  var metrics: String?

  @Option(
    name: .customLong("display-scale"), parsing: .unconditional,
    help: ArgumentHelp("Device pixels in a point, to round to; 0 does not round. (default: 0)", valueName: "scale"))
  var givenDisplayScale: Double?

  /// Device pixels in a point; 0 does not round.
  var displayScale: Double { givenDisplayScale ?? 0 }

  @Flag(help: "Round to a whole point, as for the size of a font.")
  var asFont = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The largest size of a font (with --as-font).", valueName: "size"))
  var maximum: Double?

  @Flag(help: "Scale back, from a number under the setting to that at the default.")
  var reverse = false
}

extension ScaleValues {
  /// The number under each setting that was asked for.
  func scaled(_ value: Double, _ selection: ScaleSelection) throws -> [ScaledValue] {
    try check("--value", value, in: -1e6...1e6, expected: "a number from -1000000 to 1000000")
    let scales = InputLimits.displayScales
    guard displayScale == 0 || scales.contains(displayScale) else {
      throw InputError(
        "--display-scale", "\(displayScale.shortText) is no display scale",
        expected: "a number from \(scales.lowerBound.shortText) to \(scales.upperBound.shortText), or 0")
    }
    if let maximum, !(0...1e6).contains(maximum) {
      throw InputError("--maximum", "\(maximum.shortText) is no size", expected: "a number from 0 to a million")
    }
    try refuseOptionsWithoutEffect()
    if metrics == nil, selection.system != nil || selection.custom != nil {
      return try scaled(value, with: try selection.chosenSystem(), selection)
    }
    let name = metrics ?? "body"
    guard let style = DynamicTypeStyle(name) else {
      throw InputError(
        source: "--metrics", "there is no text style \"\(name)\"", unknown: name,
        among: DynamicTypeStyle.allCases.map(\.description))
    }
    let isOfOtherSystem =
      selection.custom != nil || selection.system ?? TypeSystem.dynamicType.name != TypeSystem.dynamicType.name
    try refuse(
      ["--metrics": isOfOtherSystem], "the metrics are those of Dynamic Type", expected: "no other system")
    try refuse(["--rule": selection.rule != nil], "UIFontMetrics have a rule of their own", expected: "no --rule")
    if case .factors = selection.clamp {
      throw InputError("--clamp", "UIFontMetrics clamp no factors", expected: "categories such as M:AX2")
    }
    let metrics = DynamicTypeMetrics(for: style)
    return try selection.columns(of: .dynamicType).map { column in
      let scaled = scaled(value, with: metrics, for: column.setting.category, within: selection.clamp)
      return ScaledValue(value: value, scale: style.description, column: column, scaled: scaled)
    }
  }

  /// Refuses options about a number if there is no number.
  func refuseWithoutValue() throws(InputError) {
    try refuse(
      [
        "--metrics": metrics != nil, "--display-scale": givenDisplayScale != nil, "--as-font": asFont,
        "--maximum": maximum != nil, "--reverse": reverse,
      ], "there is no number to scale", expected: "--value and a number")
  }

  /// Refuses options that would change nothing.
  private func refuseOptionsWithoutEffect() throws {
    if reverse, asFont || maximum != nil || displayScale != 0 {
      let option = asFont ? "--as-font" : maximum != nil ? "--maximum" : "--display-scale"
      throw InputError(option, "what a number was by default is not rounded", expected: "no \(option) with --reverse")
    }
    if maximum != nil, !asFont {
      throw InputError("--maximum", "only fonts have a largest size", expected: "--as-font")
    }
    if asFont, displayScale != 0 {
      throw InputError(
        "--display-scale", "sizes of fonts are whole points", expected: "no --display-scale with --as-font")
    }
  }

  private func scaled(
    _ value: Double, with metrics: DynamicTypeMetrics, for category: SizeCategory?, within clamp: ClampRange?
  ) -> Double {
    var category = category
    if case .categories(let range) = clamp { category = category?.clamped(to: range) }
    if reverse { return metrics.baseValue(ofScaled: value, for: category) }
    if asFont { return metrics.scaledPointSize(value, for: category, maximum: maximum) }
    return metrics.scaledValue(value, for: category, displayScale: displayScale)
  }

  /// A size under the rule of a system that takes any size.
  private func scaled(
    _ value: Double, with system: TypeSystem, _ selection: ScaleSelection
  ) throws -> [ScaledValue] {
    guard system.rule.axis == .fontScale else {
      throw InputError(
        "--value", "\(system.name) has sizes for its styles only",
        expected: "--metrics, or a system with a font scale such as android compose flutter")
    }
    return try selection.columns(of: system).map { column in
      // As Android does: zero stays zero, and a negative number is scaled by its magnitude.
      let magnitude = value == 0 ? 0 : try scaled(magnitude: abs(value), with: system, for: column.setting)
      let scaled = value < 0 ? -magnitude : magnitude
      return ScaledValue(value: value, scale: system.name, column: column, scaled: scaled)
    }
  }

  private func scaled(magnitude: Double, with system: TypeSystem, for setting: TextSizeSetting) throws -> Double {
    if reverse {
      guard let base = system.rule.baseSize(ofScaled: magnitude, for: setting) else {
        throw InputError("--reverse", "\(system.rule.name) has no way back", expected: "android, compose or flutter")
      }
      return base
    }
    let style = TypeStyle("value", base: ResolvedTextStyle(pointSize: magnitude))
    let size = system.resolve(style, for: setting).pointSize
    if asFont { return min(max(1, size.rounded()), maximum ?? .infinity) }
    return displayScale > 0 ? (size * displayScale).rounded() / displayScale : size
  }
}
