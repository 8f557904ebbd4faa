import ArgumentParser
import Galley
import StyleDocument

/// A number of the caller's own, and how to scale it.
struct ScaleValues: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("A number to scale.", valueName: "number"))
  var value: Double?

  @Option(
    help: ArgumentHelp(
      "Scale it as UIFontMetrics does for a text style of Dynamic Type. (default: body, unless there is a --system)",
      valueName: "style"),
    completion: .list(DynamicTypeStyle.allCases.map(\.description)))
  var metrics: String?

  @Option(help: ArgumentHelp("Device pixels in a point, to round to; 0 does not round.", valueName: "scale"))
  var displayScale = 0.0

  @Flag(help: "Round to a whole point, as for the size of a font.")
  var asFont = false

  @Option(help: ArgumentHelp("The largest size of a font (with --as-font).", valueName: "size"))
  var maximum: Double?

  @Flag(help: "Scale back: the number is the scaled one, and what it was by default is asked for.")
  var reverse = false
}

extension ScaleValues {
  /// The number under each setting that was asked for.
  func scaled(_ value: Double, _ selection: ScaleSelection) throws -> [ScaledValue] {
    guard abs(value) <= 1e6 else { throw InputError("--value", "\(value) is too large", expected: "at most a million") }
    guard (0...1000).contains(displayScale) else {
      throw InputError("--display-scale", "\(displayScale) is no display scale", expected: "a number from 0 to 1000")
    }
    if metrics == nil, selection.system != nil || selection.custom != nil {
      return try scaled(value, with: try selection.chosenSystem(), selection)
    }
    let name = metrics ?? "body"
    guard let style = DynamicTypeStyle(name) else {
      throw InputError(
        "--metrics", "there is no text style \"\(name)\"",
        expected: "one of \(DynamicTypeStyle.allCases.map(\.description).joined(separator: " "))")
    }
    let metrics = DynamicTypeMetrics(for: style)
    return try selection.columns(of: .dynamicType).map { column in
      let scaled = scaled(value, with: metrics, for: column.setting.category, within: selection.clamp)
      return ScaledValue(value: value, scale: style.description, column: column, scaled: scaled)
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
    guard value >= 0.001 else { throw InputError("--value", "\(value) is no size", expected: "at least 0.001") }
    let style = TypeStyle("value", base: ResolvedTextStyle(pointSize: value))
    return try selection.columns(of: system).map { column in
      let size = system.resolve(style, for: column.setting).pointSize
      return ScaledValue(value: value, scale: system.name, column: column, scaled: size)
    }
  }
}
