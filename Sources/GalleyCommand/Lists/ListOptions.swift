import ArgumentParser
import Galley

/// The options that replace a document's own settings.
struct ListOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width of the list, in points (if not given: the document's).", valueName: "points"))
  var width: Double?

  @Option(
    help: ArgumentHelp(
      "The size category: XS to AX5, a name of DynamicTypeSize, a raw value of UIContentSizeCategory, or unspecified (if not given: the document's).",
      valueName: "category"),
    completion: .list(SizeCategory.allCases.map(\.shortName) + ["unspecified"]))
  var category: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The font scale of an Android device, or a Flutter app's text scale factor (if not given: the document's).",
      valueName: "scale"))
  var fontScale: Double?

  @Option(help: "The direction of the layout: ltr or rtl (if not given: the document's).")
  var direction: TextDirection?

  @Flag(help: "Set the texts as for a person who asked for bold text.")
  var boldText = false

  @Flag(help: "Take the list as it is while it is being edited.")
  var edit = false

  @Flag(help: "Expand all rows with others below them, and all sections.")
  var expand = false

  func overrides() throws -> ListOverrides {
    var overrides = ListOverrides(
      width: width, sizeCategory: try category.map { try SizeCategory.named($0, option: "--category") },
      direction: direction, isEditing: edit, expandsAll: expand)
    overrides.boldText = boldText
    overrides.fontScale = fontScale
    return overrides
  }
}
