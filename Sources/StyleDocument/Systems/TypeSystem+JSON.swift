public import JSONText
public import Typography

extension TypeSystem {
  /// The system as a JSON document, from which ``init(json:rules:)`` makes the same system again.
  ///
  /// Numbers are in points and in the shortest form that reads back the same. A line height that is null is the face's
  /// own.
  public var json: String {
    JSONValue.object([
      "name": .string(name), "title": .string(title), "source": .string(source),
      "face": .object(["family": .string(face.family), "lineHeight": .number(face.lineHeight)]),
      "rule": .string(rule.name),
      "styles": .array(styles.map(\.json)),
    ]).indentedText + "\n"
  }

  /// Reads a system from a JSON document.
  ///
  /// - Parameters:
  ///   - json: The document, UTF-8.
  ///   - rules: The rules the document may name.
  /// - Throws: `InputError` with the path of whatever is wrong.
  public init(json: some Sequence<UInt8>, rules: [ScalingRule] = ScalingRule.builtIn) throws(InputError) {
    try self.init(try JSONPlace(document: json), rules: rules)
  }

  init(_ document: JSONPlace, rules: [ScalingRule]) throws(InputError) {
    let members = try document.members(["name", "title", "source", "face", "rule", "styles"])
    let name = try members.required("name").string()
    let rule = try ScalingRule(try members.required("rule"), among: rules)
    let stylesPlace = try members.required("styles")
    var styles: [TypeStyle] = []
    for place in try stylesPlace.elements() { styles.append(try TypeStyle(place)) }
    if styles.isEmpty { throw stylesPlace.error("there are no styles", "at least one") }
    try TypeSystem.checkNames(of: styles) { stylesPlace.path.appending(.index($0)) }
    self.init(
      name: name, title: try members["title"]?.string() ?? name, source: try members["source"]?.string() ?? "",
      face: try members["face"].map { (place) throws(InputError) in try SystemFace(place) } ?? .sanFrancisco,
      styles: styles, rule: rule)
  }

  /// Makes sure that no two styles go by one name.
  ///
  /// - Parameter path: The path of a style, by its index.
  static func checkNames(of styles: [TypeStyle], path: (Int) -> JSONPath) throws(InputError) {
    var names: Set<String> = []
    for (index, style) in styles.enumerated() {
      for name in [style.name] + style.aliases where !names.insert(name).inserted {
        throw InputError(
          path: path(index), problem: "another style goes by \(JSONQuote(name)), too",
          expectation: "a name for each style alone")
      }
    }
  }
}

extension ScalingRule {
  /// The rule a place names.
  init(_ place: JSONPlace, among rules: [ScalingRule]) throws(InputError) {
    let name = try place.string()
    guard let rule = rules.first(where: { $0.name == name }) else {
      throw place.error("there is no rule \(JSONQuote(name))", "one of \(rules.map(\.name).joined(separator: " "))")
    }
    self = rule
  }
}

extension SystemFace {
  init(_ place: JSONPlace) throws(InputError) {
    let members = try place.members(["family", "lineHeight"])
    self.init(
      family: try members.required("family").string(),
      lineHeight: try members.required("lineHeight").number(in: 0.1...10))
  }
}

// MARK: Styles

extension TypeStyle {
  fileprivate var json: JSONValue {
    let entries = SizeCategory.allCases.compactMap { category in
      categories[category].map { (category.shortName, $0.json) }
    }
    return .object([
      "name": .string(name),
      "aliases": aliases.isEmpty ? nil : .array(aliases.map(JSONValue.string)),
      "emphasizedWeight": emphasizedWeight.map { .number(Double($0.rawValue)) },
      "default": base.json,
      "categories": entries.isEmpty ? nil : .object(JSONObject(members: entries)),
    ])
  }

  fileprivate init(_ place: JSONPlace) throws(InputError) {
    let members = try place.members(["name", "aliases", "emphasizedWeight", "default", "categories"])
    var aliases: [String] = []
    for alias in try members["aliases"]?.elements() ?? [] { aliases.append(try alias.string()) }
    var categories: [SizeCategory: ResolvedTextStyle] = [:]
    for (key, entry) in try members["categories"]?.members() ?? [] {
      categories[try SizeCategory(key: key, at: entry)] = try ResolvedTextStyle(entry)
    }
    self.init(
      try members.required("name").string(), aliases: aliases,
      base: try ResolvedTextStyle(try members.required("default")), categories: categories,
      emphasizedWeight: try members["emphasizedWeight"].map { (place) throws(InputError) in
        try FontWeight(place)
      })
  }
}

extension ResolvedTextStyle {
  fileprivate var json: JSONValue {
    .object([
      "pointSize": .number(pointSize), "lineHeight": .number(lineHeight), "tracking": .number(tracking),
      "weight": .number(Double(weight.rawValue)), "typeface": typeface.family.map(JSONValue.string),
    ])
  }

  fileprivate init(_ place: JSONPlace) throws(InputError) {
    let members = try place.members(["pointSize", "lineHeight", "tracking", "weight", "typeface"])
    self.init(
      pointSize: try members.required("pointSize").size(),
      lineHeight: try members["lineHeight"]?.size(),
      tracking: try members["tracking"]?.number() ?? 0,
      weight: try members["weight"].map { (place) throws(InputError) in try FontWeight(place) } ?? .regular,
      typeface: try members["typeface"].map { (place) throws(InputError) in .family(try place.string()) }
        ?? .system)
  }
}

extension Typeface {
  /// The family, if one is named.
  var family: String? {
    switch self {
    case .system: nil
    case .family(let name): name
    }
  }
}

extension FontWeight {
  init(_ place: JSONPlace) throws(InputError) {
    let number = try place.number()
    guard let weight = Int(exactly: number).flatMap(FontWeight.init(rawValue:)) else {
      throw place.error("\(number.shortText) is no weight", "a whole number from 100 to 900")
    }
    self = weight
  }
}

extension SizeCategory {
  init(key: String, at place: JSONPlace) throws(InputError) {
    guard let category = SizeCategory(key: key) else {
      throw place.error(
        "there is no such category", "one of \(SizeCategory.allCases.map(\.shortName).joined(separator: " "))")
    }
    self = category
  }
}
