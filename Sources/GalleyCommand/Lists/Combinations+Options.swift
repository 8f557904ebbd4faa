import Galley

extension SizeCategory {
  /// The categories that an option lists, each once: names with commas between, of which `all` stands for all that have one.
  ///
  /// - Throws: An error that names the option.
  static func list(_ names: String, option: String) throws(InputError) -> [SizeCategory?] {
    try list(names.split(separator: ",", omittingEmptySubsequences: false).map(String.init), option: option)
  }

  /// The same of an option that may be given more than once.
  static func list(_ names: [String], option: String) throws(InputError) -> [SizeCategory?] {
    var categories: [SizeCategory?] = []
    for name in names {
      let named: [SizeCategory?] = name == "all" ? allCases : [try named(name, option: option, besides: ["all"])]
      for category in named where !categories.contains(category) { categories.append(category) }
    }
    return categories
  }
}

extension TextDirection {
  /// The directions that an option lists, each once: `ltr`, `rtl`, or both with a comma between.
  ///
  /// - Throws: An error that names the option.
  static func list(_ names: String, option: String) throws(InputError) -> [TextDirection] {
    var directions: [TextDirection] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let direction = TextDirection(rawValue: String(name)) else {
        throw InputError(option, "there is no direction \"\(name)\"", expected: "ltr, rtl or ltr,rtl")
      }
      if !directions.contains(direction) { directions.append(direction) }
    }
    return directions
  }
}
