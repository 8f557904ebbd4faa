public import JSONText
public import Typography

extension TypeSystem {
  /// Reads a system from a document in the format of the Design Tokens Community Group.
  ///
  /// Every `typography` token is a style, named by its path without what all paths begin with. A group whose tokens are
  /// named as size categories, AX1 to AX5 among them, is one style by category, and the `$root` of a group the style
  /// that goes by the group's own name. References and groups that extend others are followed. Tokens of other types
  /// are not looked at unless referred to. The older writing of dimensions (`"17px"`) and what design tools add are
  /// understood, too.
  ///
  /// - Parameters:
  ///   - designTokens: The document, UTF-8.
  ///   - rules: The rules the document may name.
  /// - Throws: `InputError` with the path of whatever is wrong.
  public init(
    designTokens: some Sequence<UInt8>, rules: [ScalingRule] = ScalingRule.builtIn
  ) throws(InputError) {
    self = try Self.reading(designTokens: JSONPlace(document: designTokens), rules: rules).system
  }

  /// The system, and the path of each of its styles in the document.
  static func reading(
    designTokens document: JSONPlace, rules: [ScalingRule]
  ) throws(InputError) -> (system: TypeSystem, paths: [JSONPath]) {
    let file = try DesignTokenFile(document)
    let group = file.groups.first { $0.vendor.places["rule"] != nil }
    let about = group?.vendor
    let face = try about?["face"].map { (place) throws(InputError) in try SystemFace(place) }

    let categoryGroups = file.categoryGroups(ofSystem: group?.path)
    var drafts: [StyleDraft] = []
    var indices: [[String]: Int] = [:]
    for token in file.tokens where try file.isTypography(token) {
      let parent = Array(token.path.dropLast())
      let isEntry = categoryGroups.contains(parent)
      let isRoot = token.path.last == DesignTokens.rootName && !parent.isEmpty
      let path = isEntry || isRoot ? parent : token.path
      let category = isEntry ? token.path.last.flatMap(SizeCategory.init(key:)) : nil
      let index = indices[path] ?? drafts.count
      if index == drafts.count {
        indices[path] = index
        drafts.append(StyleDraft(path: path))
      }
      let style = try file.style(of: token, face: face)
      drafts[index].add(style, for: category, vendor: token.vendor)
    }
    for group in file.groups {
      if let index = indices[group.path] { drafts[index].vendor = group.vendor }
    }
    guard !drafts.isEmpty else { throw document.error("there is no typographic token", "at least one") }

    let prefix = StyleDraft.commonPrefix(drafts.map(\.path))
    var styles: [TypeStyle] = []
    for draft in drafts { styles.append(try draft.style(droppingFirst: prefix.count)) }
    let paths = drafts.map { JSONPath($0.path.map(JSONPath.Step.key)) }
    try TypeSystem.checkNames(of: styles) { paths[$0] }

    let name = try about?["name"]?.string() ?? prefix.last ?? "tokens"
    let system = TypeSystem(
      name: name, title: try about?["title"]?.string() ?? name, source: try about?["source"]?.string() ?? "",
      face: face ?? .sanFrancisco, styles: styles,
      rule: try about?["rule"].map { (place) throws(InputError) in try ScalingRule(place, among: rules) }
        ?? (styles.contains { !$0.categories.isEmpty } ? .category : .fixed))
    return (system, paths)
  }
}

/// A style while its tokens come in.
private struct StyleDraft {
  let path: [String]
  var base: ResolvedTextStyle?
  var categories: [SizeCategory: ResolvedTextStyle] = [:]
  var vendor: Members?

  init(path: [String]) { self.path = path }

  mutating func add(_ style: ResolvedTextStyle, for category: SizeCategory?, vendor: Members?) {
    if let category {
      categories[category] = style
    } else {
      base = style
      self.vendor = self.vendor ?? vendor
    }
  }

  func style(droppingFirst count: Int) throws(InputError) -> TypeStyle {
    var aliases: [String] = []
    for alias in try vendor?["aliases"]?.elements() ?? [] { aliases.append(try alias.string()) }
    let smallest = categories.min { $0.key < $1.key }?.value
    guard let base = base ?? categories[.default] ?? smallest else {
      preconditionFailure("a draft is made for a token")
    }
    return TypeStyle(
      try vendor?["name"]?.string() ?? path.dropFirst(count).joined(separator: "-"), aliases: aliases, base: base,
      categories: categories,
      emphasizedWeight: try vendor?["emphasizedWeight"].map { (place) throws(InputError) in
        try FontWeight(place)
      })
  }

  /// What all paths begin with, short of the last part of each.
  static func commonPrefix(_ paths: [[String]]) -> [String] {
    guard var prefix = paths.first?.dropLast() else { return [] }
    for path in paths.dropFirst() {
      let length = zip(prefix, path.dropLast()).prefix { $0 == $1 }.count
      prefix = prefix.prefix(length)
    }
    return Array(prefix)
  }
}

extension DesignTokenFile {
  /// The groups whose tokens are one style by category: all of them named as categories, or `default`.
  ///
  /// XS to XXXL alone are also how design teams name sizes of clothes and of anything else, so a file that Galley did
  /// not write has to have an accessibility category in the group.
  ///
  /// - Parameter system: The path of the group that Galley wrote about, if it did: its tokens are styles.
  fileprivate func categoryGroups(ofSystem system: [String]?) -> Set<[String]> {
    var names: [[String]: [String]] = [:]
    for token in tokens where !token.path.isEmpty {
      names[Array(token.path.dropLast()), default: []].append(token.path[token.path.count - 1])
    }
    let groups = names.filter { group, names in
      let categories = names.compactMap(SizeCategory.init(key:))
      let others = names.filter { SizeCategory(key: $0) == nil }
      return !group.isEmpty && group != system && !categories.isEmpty
        && others.allSatisfy { $0 == DesignTokens.defaultName || $0 == DesignTokens.rootName }
        && (system != nil || categories.contains(where: \.isAccessibilityCategory))
    }
    return Set(groups.keys)
  }
}
