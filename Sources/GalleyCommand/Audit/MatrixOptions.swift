import ArgumentParser
import Galley

/// In which size categories, widths, directions and font scales lists are audited.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size categories: their names, or all (if not given: the document's).", valueName: "category,…"))
  var categories: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The widths of the list, in points (if not given: the document's).", valueName: "points,…"))
  var widths: String?

  @Option(
    help: ArgumentHelp("The directions: ltr, rtl or ltr,rtl (if not given: the document's).", valueName: "direction,…"))
  var directions: String?

  @Option(
    name: .customLong("font-scale"), parsing: .unconditional,
    help: ArgumentHelp(
      "The font scales of Android devices, or text scale factors of a Flutter app (if not given: the document's).",
      valueName: "scale,…"))
  var fontScales: String?

  /// The combinations that the options give.
  func matrix() throws(InputError) -> AuditMatrix {
    var matrix = AuditMatrix()
    if let categories { matrix.sizeCategories = try SizeCategory.list(categories, option: "--categories") }
    if let directions { matrix.directions = try TextDirection.list(directions, option: "--directions") }
    for scale in fontScales?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard let value = Double(scale), TextSizeSetting.fontScales.contains(value) else {
        throw InputError(
          "--font-scale", "\"\(scale)\"", expected: "numbers with commas between, from 0.01 to 100")
      }
      matrix.fontScales.append(value)
      guard matrix.fontScales.count <= InputLimits.fontScales else {
        throw InputError("--font-scale", "there are too many", expected: "at most \(InputLimits.fontScales)")
      }
    }
    for width in widths?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard let points = Double(width), (0...InputLimits.length).contains(points) else {
        throw InputError(
          "--widths", "\"\(width)\"", expected: "numbers of points with commas between, from 0 to 1000000000")
      }
      matrix.widths.append(points)
      guard matrix.widths.count <= InputLimits.widths else {
        throw InputError("--widths", "there are too many", expected: "at most \(InputLimits.widths)")
      }
    }
    return matrix
  }
}
