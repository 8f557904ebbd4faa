/// A system of text styles: a table and the rule that applies it.
///
/// The built-in systems are values of this type, and a caller's own is made the same way:
///
///     let mine = TypeSystem(
///       name: "mine", title: "My app", source: "design/type.json", face: .sanFrancisco,
///       styles: [TypeStyle("title", base: ResolvedTextStyle(pointSize: 22, lineHeight: 28, weight: .bold))],
///       rule: .metrics(of: .title2))
///     try mine.resolve("title", for: TextSizeSetting(category: .accessibility2)).pointSize    // 37
public struct TypeSystem: Sendable {
  /// The system's short name, by which it can be looked up.
  public var name: String
  /// A description of a few words.
  public var title: String
  /// Where its numbers come from.
  public var source: String
  /// What ``Typeface/system`` means here.
  public var face: SystemFace
  /// The styles, in the system's own order.
  ///
  /// Names are unique.
  public var styles: [TypeStyle]
  /// How a setting is applied to a style.
  public var rule: ScalingRule

  /// A system from its parts.
  public init(
    name: String, title: String, source: String, face: SystemFace, styles: [TypeStyle], rule: ScalingRule
  ) {
    self.name = name
    self.title = title
    self.source = source
    self.face = face
    self.styles = styles
    self.rule = rule
  }

  /// The style with a name; `nil` if there is none.
  public func style(named name: String) -> TypeStyle? {
    styles.first { $0.isNamed(name) }
  }

  /// A style of the system, resolved for a setting.
  public func resolve(_ style: TypeStyle, for setting: TextSizeSetting) -> ResolvedTextStyle {
    rule.resolve(style, for: setting)
  }

  /// The style with a name, resolved for a setting.
  ///
  /// - Throws: ``UnknownName`` with the names of all styles, if none has this one.
  public func resolve(_ name: String, for setting: TextSizeSetting) throws(UnknownName) -> ResolvedTextStyle {
    guard let style = style(named: name) else { throw UnknownName(name, expected: styles.map(\.name)) }
    return resolve(style, for: setting)
  }

  /// The same table under another rule, as when an app sets Material's styles with Flutter instead of Compose.
  public func applying(_ rule: ScalingRule) -> TypeSystem {
    var system = self
    system.rule = rule
    return system
  }

  /// The categories for which at least one style has an entry, from the smallest to the largest.
  package var tabulatedCategories: [SizeCategory] {
    SizeCategory.allCases.filter { category in styles.contains { $0.categories[category] != nil } }
  }
}

/// The system face of a platform, with what a table needs of it: its name and the height of its lines.
public struct SystemFace: Sendable, Hashable {
  /// The family.
  public var family: String
  /// The natural height of a line as a multiple of the size: ascender, descender and line gap over units per em.
  public var lineHeight: Double

  /// A face from its parts.
  public init(family: String, lineHeight: Double) {
    self.family = family
    self.lineHeight = lineHeight
  }

  /// San Francisco on iOS, iPadOS, macOS and tvOS: (1950 + 494) / 2048.
  ///
  /// Source, recorded: iOS 26.1, `UIFont.lineHeight` of all 132 text styles by category (Vercantez/openuikit).
  public static let sanFrancisco = SystemFace(family: "SF Pro", lineHeight: 1.193359375)
  /// San Francisco on watchOS.
  ///
  /// Source, inferred: its vertical metrics are not published; those of SF Pro stand in.
  public static let sanFranciscoCompact = SystemFace(family: "SF Compact", lineHeight: 1.193359375)
  /// Roboto on Android and in Material: (1900 + 500) / 2048.
  ///
  /// Source, code: `hhea` of Roboto 3.
  public static let roboto = SystemFace(family: "Roboto", lineHeight: 1.171875)
}
