import Galley

extension SizeCategory {
  /// The categories that an option lists: names with commas between, or `all`.
  ///
  /// - Throws: An error that names the option.
  static func list(_ names: String, option: String) throws(InputError) -> [SizeCategory?] {
    if names == "all" { return allCases }
    var categories: [SizeCategory?] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      categories.append(try named(String(name), option: option, besides: ["all"]))
    }
    return categories
  }
}

extension TextDirection {
  /// The directions that an option lists: `ltr`, `rtl`, or both with a comma between.
  ///
  /// - Throws: An error that names the option.
  static func list(_ names: String, option: String) throws(InputError) -> [TextDirection] {
    var directions: [TextDirection] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let direction = TextDirection(rawValue: String(name)) else {
        throw InputError(option, "there is no direction \"\(name)\"", expected: "ltr, rtl or both: ltr,rtl")
      }
      directions.append(direction)
    }
    return directions
  }
}
