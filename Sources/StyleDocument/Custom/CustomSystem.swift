public import JSONText
public import Typography

/// A caller's own system of styles, read from any of the documents that can hold one, and checked.
///
/// A document is one of
/// - a curve: `{"XS": 14, "S": 15, … "AX5": 53}`, a size in points for each category;
/// - curves by style: `{"title": {"XS": 17, …}, "detail": {"XS": 12, …}}`;
/// - a system as `TypeSystem.json` writes it;
/// - design tokens, see `TypeSystem.init(designTokens:rules:)`.
public struct CustomSystem: Sendable {
  /// The system.
  ///
  /// One read from curves is called `custom`.
  public var system: TypeSystem
  /// Warnings of what is allowed but not advisable: sizes below 11 points.
  public var warnings: [InputError]

  /// The smallest size that is easily read: Human Interface Guidelines, Typography, minimum size on iOS.
  package static let readableSize = 11.0

  /// Reads a document and checks it.
  ///
  /// - Throws: `InputError` if the document is none of the above, if a style has no entry for a category its rule
  ///   does not cover, or if sizes decrease from one category to the next.
  public init(_ document: some Sequence<UInt8>) throws(InputError) {
    let root = try JSONPlace(document: document)
    let members = try root.members()
    let paths: [JSONPath]
    if members.contains(where: { $0.key == "sections" }) {
      throw root.error("this is a list document", "a type scale, curves or design tokens")
    }
    if members.contains(where: { $0.key == "styles" }) {
      system = try TypeSystem(root, rules: ScalingRule.builtIn)
      paths = system.styles.indices.map { JSONPath([.key("styles"), .index($0), .key("categories")]) }
    } else if DesignTokenFile.hasTokens(root.value) {
      (system, paths) = try TypeSystem.reading(designTokens: root, rules: ScalingRule.builtIn)
    } else if members.contains(where: { SizeCategory(key: $0.key) != nil }) || members.isEmpty {
      system = TypeSystem(curves: [try TypeStyle(name: "custom", curve: root)])
      paths = [root.path]
    } else {
      var styles: [TypeStyle] = []
      for (name, place) in members { styles.append(try TypeStyle(name: name, curve: place)) }
      system = TypeSystem(curves: styles)
      paths = members.map(\.place.path)
    }
    warnings = []
    for (style, path) in zip(system.styles, paths) {
      warnings += try CustomSystem.check(style, in: system) { path.appending(.key($0.shortName)) }
    }
  }

  /// Checks the sizes of a style and returns warnings.
  private static func check(
    _ style: TypeStyle, in system: TypeSystem, path: (SizeCategory) -> JSONPath
  ) throws(InputError) -> [InputError] {
    guard system.rule.axis == .category else { return [] }
    var warnings: [InputError] = []
    var smaller: (category: SizeCategory, size: Double)?
    for category in SizeCategory.allCases {
      if system.rule.name == ScalingRule.category.name, style.categories[category] == nil {
        throw InputError(
          path: path(category), problem: "there is no size for \(category)", expectation: "one for every category")
      }
      let size = system.resolve(style, for: TextSizeSetting(category: category)).pointSize
      if let smaller, size < smaller.size {
        throw InputError(
          path: path(category),
          problem: "\(size.shortText) is smaller than the \(smaller.size.shortText) of \(smaller.category)",
          expectation: "sizes that never decrease from XS to AX5")
      }
      if size < readableSize, size != smaller?.size {
        warnings.append(
          InputError(
            path: path(category), problem: "\(size.shortText) pt is hard to read",
            expectation: "at least \(readableSize.shortText) pt"))
      }
      smaller = (category, size)
    }
    return warnings
  }
}

extension TypeSystem {
  /// A system of curves: sizes by category and nothing else.
  fileprivate init(curves styles: [TypeStyle]) {
    self.init(
      name: "custom", title: "Custom curves", source: "given", face: .sanFrancisco, styles: styles, rule: .category)
  }
}

extension TypeStyle {
  /// The style of a curve: an object of sizes by category.
  fileprivate init(name: String, curve: JSONPlace) throws(InputError) {
    var categories: [SizeCategory: ResolvedTextStyle] = [:]
    for (key, place) in try curve.members() {
      let style = ResolvedTextStyle(pointSize: try place.size())
      guard categories.updateValue(style, forKey: try SizeCategory(key: key, at: place)) == nil else {
        throw place.error("the category has two names here", "one of them")
      }
    }
    guard let base = categories[.default] else {
      throw curve.error("there is no size for L, the default", "one for every category")
    }
    self.init(name, base: base, categories: categories)
  }
}
