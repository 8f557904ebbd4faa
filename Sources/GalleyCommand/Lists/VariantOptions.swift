import ArgumentParser
import Galley

/// In which categories and directions a list is drawn.
struct VariantOptions: ParsableArguments {
  @OptionGroup var list: ListOptions

  @Option(
    help: ArgumentHelp(
      "Draw a sheet with the list in several size categories: their names, or all.", valueName: "category,…"))
  var categories: String?

  @Option(help: ArgumentHelp("Draw a sheet with the list in both directions: ltr,rtl.", valueName: "direction,…"))
  var directions: String?

  /// The overrides of the document's own settings.
  func overrides() throws -> ListOverrides {
    let overrides = try list.overrides()
    try refuse(
      ["--categories": list.category != nil && categories != nil], "--category is given, too",
      expected: "one or the other")
    try refuse(
      ["--directions": list.direction != nil && directions != nil], "--direction is given, too",
      expected: "one or the other")
    return overrides
  }

  /// The groups of traits that are drawn on sheets, in the place of the list's own; nil if neither several categories nor directions are
  /// given.
  func groups(besides traits: Traits) throws -> [[Traits]]? {
    guard self.categories != nil || self.directions != nil else { return nil }
    let categories = try categories.map { try SizeCategory.list($0, option: "--categories") } ?? [traits.sizeCategory]
    let directions = try directions.map { try TextDirection.list($0, option: "--directions") } ?? [traits.direction]
    return categories.map { category in
      directions.map { direction in
        var traits = traits
        traits.sizeCategory = category
        traits.direction = direction
        return traits
      }
    }
  }
}
