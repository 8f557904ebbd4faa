import ArgumentParser
import Galley

/// In which categories and directions a list is drawn.
struct VariantOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("The width of the list, in points.", valueName: "points"))
  var width: Double?

  @Option(
    help: ArgumentHelp("The size category, XS to AX5, a raw string of UIKit, or unspecified.", valueName: "category"),
    completion: .list(SizeCategory.allCases.map(\.shortName) + ["unspecified"]))
  var category: String?

  @Option(help: "The direction of the layout: ltr or rtl.")
  var direction: TextDirection?

  @Option(
    help: ArgumentHelp(
      "Draw a sheet with the list in several size categories: their names, or all.", valueName: "category,…"))
  var categories: String?

  @Option(help: ArgumentHelp("Draw a sheet with the list in both directions: ltr,rtl.", valueName: "direction,…"))
  var directions: String?

  /// What takes the place of the document's own settings.
  func overrides() throws -> ListOverrides {
    let category = try category.map { try SizeCategory.named($0, option: "--category") }
    if category != nil, categories != nil {
      throw InputError("--categories", "--category is given, too", expected: "one or the other")
    }
    if direction != nil, directions != nil {
      throw InputError("--directions", "--direction is given, too", expected: "one or the other")
    }
    return ListOverrides(width: width, sizeCategory: category, direction: direction)
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
