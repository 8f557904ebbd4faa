import ArgumentParser
import Galley
import StyleDocument

/// Which styles of which system, under which settings.
struct ScaleSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp("A system of styles; --list shows them. (default: dynamic-type)", valueName: "name"),
    completion: .list(TypeSystem.builtIn.map(\.name)))
  var system: String?

  @Option(
    help: ArgumentHelp(
      "A system of your own: curves, a document of styles or design tokens. - is standard input.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var custom: String?

  @Option(help: ArgumentHelp("A style of the system; may be given more than once.", valueName: "name"))
  var style: [String] = []

  @Option(
    help: ArgumentHelp(
      "A size category: XS to AX5, a name of DynamicTypeSize, a raw value of UIContentSizeCategory, unspecified, or all; may be given more than once.",
      valueName: "category"),
    completion: .list(SizeCategory.allCases.map(\.shortName) + ["unspecified", "all"]))
  var category: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A font scale of Android or Flutter; may be given more than once.", valueName: "factor"))
  var fontScale: [Double] = []

  @Flag(help: "All settings: every category, or the customary font scales.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Apply another rule than the system's, such as android, compose, flutter, fixed or metrics-body.",
      valueName: "name"),
    completion: .list(ScalingRule.builtIn.map(\.name)))
  var rule: String?

  @Option(
    help: ArgumentHelp(
      "Clamp categories (M:AX2), or Flutter's factors (0.8:1.5), to a range.", valueName: "from:to"))
  var clamp: ClampRange?

  @Flag(help: "Give each style its emphasised weight, what the bold trait asks for.")
  var emphasized = false
}

// MARK: - Settings

extension ScaleSelection {
  /// Whether settings were asked for.
  var hasColumns: Bool { all || !category.isEmpty || !fontScale.isEmpty }

  /// The settings that were asked for, or else the default one of a system.
  ///
  /// - Parameter other: The system that it is put beside, which may have the other kind of setting.
  /// - Throws: An error that names the option, if it says what neither system has.
  func columns(of system: TypeSystem, and other: TypeSystem? = nil) throws -> [StyleColumn] {
    for scale in fontScale where !TextSizeSetting.fontScales.contains(scale) {
      throw InputError("--font-scale", "\(scale.shortText) is no font scale", expected: "a number from 0.01 to 100")
    }
    let categories = try SizeCategory.list(category, option: "--category").map(StyleColumn.category)
    let axes = [system.rule.axis] + (other.map { [$0.rule.axis] } ?? [])
    try refuse(
      ["--category": !category.isEmpty && !axes.contains(.category)], "\(system.name) knows no size categories",
      expected: axes.contains(.fontScale) ? "--font-scale" : "no setting")
    try refuse(
      ["--font-scale": !fontScale.isEmpty && !axes.contains(.fontScale)], "\(system.name) knows no font scale",
      expected: axes.contains(.category) ? "--category" : "no setting")
    if all {
      try refuse(
        ["--category": !category.isEmpty, "--font-scale": !fontScale.isEmpty], "--all is given, too",
        expected: "one or the other")
      return system.columns
    }
    let scales = fontScale.map(StyleColumn.fontScale)
    let (asked, instead) = system.rule.axis == .fontScale ? (scales, categories) : (categories, scales)
    if !asked.isEmpty { return asked }
    if !instead.isEmpty { return instead }
    switch system.rule.axis {
    case .category: return [.category(.default)]
    case .fontScale: return [.fontScale(1)]
    case .none: return [.standard]
    }
  }
}

/// A range that settings are held within: of categories, or of factors.
enum ClampRange: ExpressibleByArgument {
  case categories(ClosedRange<SizeCategory>)
  case factors(ClosedRange<Double>)

  init?(argument: String) {
    let ends = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return nil }
    if let low = SizeCategory(ends[0]), let high = SizeCategory(ends[1]), low <= high {
      self = .categories(low...high)
    } else if let low = Double(ends[0]), let high = Double(ends[1]), low > 0, low <= high, high.isFinite {
      self = .factors(low...high)
    } else {
      return nil
    }
  }
}
