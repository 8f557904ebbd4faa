public import Typography

/// A caller's own system of styles, read from any of the documents that can hold one, and checked.
///
/// A document is one of
/// - a curve: `{"XS": 14, "S": 15, … "AX5": 53}`, a size in points for each category;
/// - curves by style: `{"title": {"XS": 17, …}, "detail": {"XS": 12, …}}`;
/// - a system as ``Typography/TypeSystem/json`` writes it;
/// - design tokens, see ``Typography/TypeSystem/init(designTokens:rules:)``.
public struct CustomSystem: Sendable {
  /// The system.
  ///
  /// One read from curves is called `custom`.
  public var system: TypeSystem
  /// What is allowed but better otherwise: sizes below ``readableSize``.
  public var warnings: [StyleDocumentError]

  /// The smallest size that is easily read: Human Interface Guidelines, Typography, minimum size on iOS.
  public static let readableSize = 11.0

  /// Reads a document and checks it.
  ///
  /// - Throws: ``StyleDocumentError`` if the document is none of the above, if a style has no entry for a category its rule
  ///   does not cover, or if sizes decrease from one category to the next.
  public init(_ document: some Sequence<UInt8>) throws(StyleDocumentError) {
    let root = JSONPlace(try JSONReader.read(Array(document)))
    let members = try root.members()
    let path: (Int, SizeCategory) -> String
    if members.contains(where: { $0.key == "styles" }) {
      system = try TypeSystem(root, rules: ScalingRule.builtIn)
      path = { "$.styles[\($0)].categories.\($1)" }
    } else if DesignTokenFile.hasTokens(root.value) {
      let tokens = try TypeSystem(designTokens: root, rules: ScalingRule.builtIn)
      system = tokens
      path = { "{\(tokens.styles[$0].name).\($1)}" }
    } else if members.contains(where: { SizeCategory($0.key) != nil }) || members.isEmpty {
      system = TypeSystem(curves: [try TypeStyle(name: "custom", curve: root)])
      path = { "$.\($1)" }
    } else {
      var styles: [TypeStyle] = []
      for (name, place) in members { styles.append(try TypeStyle(name: name, curve: place)) }
      let names = styles.map(\.name)
      system = TypeSystem(curves: styles)
      path = { JSONPlace.path("$", names[$0]) + ".\($1)" }
    }
    warnings = []
    for (index, style) in system.styles.enumerated() {
      warnings += try CustomSystem.check(style, in: system) { path(index, $0) }
    }
  }

  /// Checks the sizes of a style and returns what is to be warned of.
  private static func check(
    _ style: TypeStyle, in system: TypeSystem, path: (SizeCategory) -> String
  ) throws(StyleDocumentError) -> [StyleDocumentError] {
    guard system.rule.axis == .category else { return [] }
    var warnings: [StyleDocumentError] = []
    var smaller: (category: SizeCategory, size: Double)?
    for category in SizeCategory.allCases {
      if system.rule.name == ScalingRule.category.name, style.categories[category] == nil {
        throw StyleDocumentError(
          place: path(category), problem: "there is no size for \(category)", expectation: "one for every category")
      }
      let size = system.resolve(style, for: TextSizeSetting(category: category)).pointSize
      if let smaller, size < smaller.size {
        throw StyleDocumentError(
          place: path(category),
          problem: "\(size.shortText) is smaller than the \(smaller.size.shortText) of \(smaller.category)",
          expectation: "sizes that never decrease from XS to AX5")
      }
      if size < readableSize, size != smaller?.size {
        warnings.append(
          StyleDocumentError(
            place: path(category), problem: "\(size.shortText) pt is hard to read",
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
  fileprivate init(name: String, curve: JSONPlace) throws(StyleDocumentError) {
    var categories: [SizeCategory: ResolvedTextStyle] = [:]
    for (key, place) in try curve.members() {
      categories[try SizeCategory(key: key, at: place)] = ResolvedTextStyle(pointSize: try place.size())
    }
    guard let base = categories[.default] else {
      throw curve.error("there is no size for L, the default", "one for every category")
    }
    self.init(name, base: base, categories: categories)
  }
}
