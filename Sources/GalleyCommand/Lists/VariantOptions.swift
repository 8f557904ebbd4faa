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

  /// The pages of a list, or the sheets if there are several categories or directions.
  func pages(of list: LoadedList, pageHeight: Double) throws -> [Page] {
    let traits = list.settings.traits
    let categories = try categories.map { try SizeCategory.list($0, option: "--categories") } ?? [traits.sizeCategory]
    let directions = try directions.map { try TextDirection.list($0, option: "--directions") } ?? [traits.direction]
    guard self.categories != nil || self.directions != nil else {
      return try list.pages(traits: traits, pageHeight: pageHeight)
    }
    let groups = categories.map { category in
      directions.map { direction in
        var traits = traits
        traits.sizeCategory = category
        traits.direction = direction
        return traits
      }
    }
    return try list.contactSheets(groups, pageHeight: pageHeight)
  }
}
