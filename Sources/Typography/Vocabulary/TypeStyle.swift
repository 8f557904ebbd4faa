/// A row of a system's table: a named style, its default, and its values by category where the system has them.
public struct TypeStyle: Sendable, Hashable {
  /// The name that the system gives it.
  public var name: String
  /// Its other names.
  public var aliases: [String]
  /// The style at the default setting.
  public var base: ResolvedTextStyle
  /// The style in each category the system tabulates; empty where it does not scale by category.
  public var categories: [SizeCategory: ResolvedTextStyle]
  /// The weight of the emphasised variant; `nil` where the system has none.
  public var emphasizedWeight: FontWeight?

  /// A style from its parts.
  public init(
    _ name: String, aliases: [String] = [], base: ResolvedTextStyle,
    categories: [SizeCategory: ResolvedTextStyle] = [:], emphasizedWeight: FontWeight? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.base = base
    self.categories = categories
    self.emphasizedWeight = emphasizedWeight
  }

  /// Whether the style has a name.
  func isNamed(_ name: String) -> Bool { self.name == name || aliases.contains(name) }
}
